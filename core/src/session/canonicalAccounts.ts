import type { Account } from "../chain/Account.ts"
import { isCaipNetworkId, type CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { Namespace } from "../namespace/Namespace.ts"

const MAX_ACCOUNTS = 1_000

/** What a wallet listed, each address in its canonical form; what is not an account of the network, or repeats one, is left out. */
export const canonicalAccounts = (
  namespace: Namespace,
  network: Network,
  accounts: ReadonlyArray<Account>
): ReadonlyArray<Account> => {
  const seen = new Set<string>()
  return accounts.slice(0, MAX_ACCOUNTS).flatMap((account) => {
    const address = namespace.parseAddress(account.address, network)
    const key = `${account.type} ${address}`
    if (address === undefined || seen.has(key)) return []
    seen.add(key)
    return [{ ...account, namespace: namespace.id, address }]
  })
}

/** Whether a foreign value is the id of a network of a namespace. */
export const isNetworkIdOf = (namespace: string, networkId: unknown): networkId is CaipNetworkId =>
  isCaipNetworkId(networkId) && networkId.startsWith(`${namespace}:`)

/** Whether two lists name the same accounts in the same order. */
export const isSameAccounts = (a: ReadonlyArray<Account>, b: ReadonlyArray<Account>): boolean =>
  a.length === b.length &&
  a.every((account, index) => account.address === b[index]!.address && account.type === b[index]!.type)
