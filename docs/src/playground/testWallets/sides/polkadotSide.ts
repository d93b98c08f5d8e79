import { createPolkadotWallet, polkadotAccounts } from "@latchkey/testing"
import { pick } from "./pick.ts"
import type { MakeSide, WalletAccount } from "./WalletSide.ts"

/** The Polkadot side of a test wallet, in `window.injectedWeb3`. */
export const makeSide: MakeSide = ({ declaration, stack: _, fetch: _fetch, ...options }) => {
  const keys = pick(polkadotAccounts, declaration.accounts)
  const wallet = createPolkadotWallet({ ...options, name: declaration.name, accounts: keys })
  const accounts = keys.map(({ address, name = address }): WalletAccount => ({
    id: address,
    label: name,
    address,
    shares: [address]
  }))
  let chosen = accounts[0]!
  return {
    chain: "polkadot",
    wallet,
    accounts: () => accounts,
    selected: () => {
      const seen = wallet.accounts()
      return seen.length > 0 ? seen : [chosen.id]
    },
    sharesMany: true,
    select: (account) => {
      chosen = account
      wallet.setAccounts(account.shares)
    },
    networks: () => [],
    network: () => undefined,
    switchTo: () => {}
  }
}
