import { cosmosTestAccounts, createCosmosWallet } from "@latchkey/testing"
import { cosmosPlace } from "../cosmosPlace.ts"
import { pick } from "./pick.ts"
import type { MakeSide, WalletAccount } from "./WalletSide.ts"

const firstChain = "cosmoshub-4"

/** The Cosmos side of a test wallet: an object with Keplr's functions, at a place of its own on `window`. */
export const makeSide: MakeSide = ({ declaration, stack, ...options }) => {
  const keys = pick(cosmosTestAccounts, declaration.accounts)
  const wallet = createCosmosWallet({
    ...options,
    name: cosmosPlace.global,
    accountEvent: cosmosPlace.accountsEvent,
    accounts: keys,
    restUrls: Object.fromEntries(
      stack.networks.flatMap(({ id, restUrl }) =>
        restUrl === undefined ? [] : [[id.slice("cosmos:".length), restUrl]]
      )
    )
  })
  const accounts = keys.map(({ name }): WalletAccount => ({
    id: name,
    label: name,
    address: wallet.addressOn(firstChain, name),
    shares: [name]
  }))
  return {
    chain: "cosmos",
    wallet,
    accounts: () => accounts,
    selected: () => {
      const address = wallet.addressOn(firstChain)
      return accounts.filter((account) => account.address === address).map(({ id }) => id)
    },
    sharesMany: false,
    select: ({ shares }) => wallet.setAccounts(shares),
    networks: () => [],
    network: () => undefined,
    switchTo: () => {},
    setLocked: (locked) => (locked ? wallet.lock() : wallet.unlock()),
    leave: () => wallet.vanish()
  }
}
