import { solanaTestAccounts } from "@latchkey/testing"
import { base58 } from "@scure/base"
import nacl from "tweetnacl"
import { askNode } from "./askNode.ts"
import type { Chain } from "./Chain.ts"

const { address } = solanaTestAccounts[0]!

/** Solana and its Devnet, by a wallet of the Wallet Standard. */
export const solana = {
  namespace: "solana",
  title: "Solana",
  wallet: {
    kind: "solana",
    key: "Virtual Solana Wallet",
    shownName: "Virtual Solana Wallet",
    signing: "solana:signMessage",
    setup: { kind: "solana", name: "Virtual Solana Wallet" }
  },
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
  accountTypes: ["eoa"],
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
} as const satisfies Chain
