import { bitcoinTestAccounts, createBitcoinWallet } from "@latchkey/testing"
import { networkLabel } from "../../chains/chains.ts"
import { pick } from "./pick.ts"
import type { MakeSide, WalletAccount } from "./WalletSide.ts"

/** The Bitcoin side of a test wallet, registered by the Wallet Standard: accounts of a payment and an ordinals address. */
export const makeSide: MakeSide = ({ declaration, stack, ...options }) => {
  const wallet = createBitcoinWallet({
    ...options,
    provider: "standard",
    name: declaration.name,
    icon: declaration.icon,
    accounts: pick(bitcoinTestAccounts, declaration.accounts),
    esploraUrl: Object.fromEntries(stack.networks.map(({ id, rpcUrl }) => [id, rpcUrl]))
  })
  const accounts = () => {
    const addresses = wallet.addresses()
    return addresses.flatMap((address, index): ReadonlyArray<WalletAccount> => {
      if (index % 2 === 1) return []
      const number = index / 2 + 1
      return [
        {
          id: String(number),
          label: `Account ${number}`,
          address,
          shares: addresses.slice(index, index + 2)
        }
      ]
    })
  }
  let chosen = "1"
  const seen = () => accounts().find(({ shares }) => shares.includes(wallet.accounts()[0] ?? ""))
  return {
    chain: "bitcoin",
    wallet,
    standard: wallet.provider,
    accounts,
    selected: () => [seen()?.id ?? chosen],
    sharesMany: false,
    select: ({ id, shares }) => {
      chosen = id
      wallet.setAccounts(shares)
    },
    networks: () => wallet.networks.map((id) => ({ id, label: networkLabel(id) })),
    network: () => wallet.network(),
    switchTo: (network) => wallet.switchNetwork(network)
  }
}
