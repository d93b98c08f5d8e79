import { solanaTestAccounts } from "@latchkey/testing"
import { base58 } from "@scure/base"
import nacl from "tweetnacl"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import type { Chain } from "../../../tests/e2e/chains/Chain.ts"

const { address } = solanaTestAccounts[0]!

/** Accounts that send, which no other test looks at; each has SOL and USD Coin on Solana. */
export const senders = solanaTestAccounts.slice(1, 4)

/** An account that pays, with as much. */
export const payer = solanaTestAccounts[4]!

const wallet: Chain["wallet"] = {
  kind: "other",
  key: "Virtual Solana Wallet",
  shownName: "Virtual Solana Wallet",
  signing: "solana:signMessage",
  setup: { kind: "solana", name: "Virtual Solana Wallet" }
}

/** Solana and its Devnet, by a wallet of the Wallet Standard. */
export const solana: Chain = {
  namespace: "solana",
  title: "Solana",
  wallet,
  networks: [
    { id: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", name: "Solana", symbol: "SOL", decimals: 9, address },
    {
      id: "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
      name: "Solana Devnet",
      symbol: "SOL",
      decimals: 9,
      address
    }
  ],
  running: ({ solana }) =>
    (solana?.networks ?? []).map(({ caipNetworkId: networkId, rpcUrl, slowUrl }) => ({
      networkId,
      urls: [rpcUrl],
      slowUrl
    })),
  fund: async ({ solana }) => {
    const [mainnet, devnet] = solana?.networks ?? []
    await solana?.fund(address, 2_500_000_000n, mainnet?.caipNetworkId)
    await solana?.fund(address, 1_250_000_001n, devnet?.caipNetworkId)
    for (const sender of [...senders, payer]) {
      await solana?.fund(sender.address, 2_000_000_000n, mainnet?.caipNetworkId)
      await solana?.fundUsdc(sender.address, 50_000_000n, mainnet?.caipNetworkId)
    }
  },
  accountTypes: ["eoa"],
  preferredAccountType: "eoa",
  honest: wallet,
  firstNeed: {
    sdk: "@solana/rpc",
    use: async ({ solana }) => {
      const rpc: { readonly getGenesisHash: () => { readonly send: () => Promise<string> } } =
        await solana!["getRpc"]!()
      return rpc.getGenesisHash().send()
    },
    answer: "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d"
  },
  // Connecting silently is the same method; the journey's wallet hangs when it is asked for more.
  asking: ["solana:signIn"],
  readBalance: async ({ urls: [url] }, address) =>
    BigInt((await askNode<{ readonly value: number }>(url!, "getBalance", [address])).value),
  isSigned: async (message, signature, account) =>
    nacl.sign.detached.verify(
      new TextEncoder().encode(message),
      base58.decode(signature),
      base58.decode(account.address)
    )
}
