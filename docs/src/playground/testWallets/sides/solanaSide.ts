import { createSolanaWallet, solanaTestAccounts } from "@latchkey/testing"
import { pick } from "./pick.ts"
import type { MakeSide, WalletAccount } from "./WalletSide.ts"

/** What the wallets of the Wallet Standard call the networks. */
const standardNames: ReadonlyArray<readonly [string, string]> = [
  ["solana:mainnet", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"],
  ["solana:devnet", "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1"]
]

/** The Solana side of a test wallet, registered by the Wallet Standard. */
export const makeSide: MakeSide = ({ declaration, stack, ...options }) => {
  const wallet = createSolanaWallet({
    ...options,
    name: declaration.name,
    icon: declaration.icon,
    accounts: pick(solanaTestAccounts, declaration.accounts),
    rpcUrls: Object.fromEntries(
      standardNames.flatMap(([name, id]) =>
        stack.networks.filter((network) => network.id === id).map(({ rpcUrl }) => [name, rpcUrl])
      )
    )
  })
  const accounts = wallet.addresses.map((address, index): WalletAccount => ({
    id: address,
    label: `Account ${index + 1}`,
    address,
    shares: [address]
  }))
  let chosen = accounts[0]!
  return {
    chain: "solana",
    wallet,
    standard: wallet.standard,
    accounts: () => accounts,
    selected: () => [wallet.accounts()[0] ?? chosen.id],
    sharesMany: false,
    select: (account) => {
      chosen = account
      wallet.setAccounts(account.shares)
    },
    networks: () => [],
    network: () => undefined,
    switchTo: () => {},
    leave: () => wallet.vanish()
  }
}
