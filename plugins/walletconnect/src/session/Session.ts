import type { Account, CaipNetworkId } from "@latchkey/core"
import type { SessionChange } from "@latchkey/core/effect"
import type { SettledNamespace } from "./SettledNamespace.ts"

/** Asks the wallet, through the relay. Rejects with what the wallet rejects with. */
export type AskWallet = (
  request: { readonly method: string; readonly params?: unknown },
  networkId: CaipNetworkId
) => Promise<unknown>

/**
 * One session with a wallet over all namespaces that it serves: what it allows, and which network of each namespace the
 * page is on. Providers read from it, so that they live on where the wallet changes what it allows.
 */
export interface Session {
  readonly namespace: (id: string) => SettledNamespace | undefined
  /** The network of a namespace. */
  readonly current: (id: string) => CaipNetworkId | undefined
  readonly accounts: (id: string, networkId: CaipNetworkId) => ReadonlyArray<Account>
  /** Makes a network the one of a namespace; false, and nothing changed, where the wallet has no account there. */
  readonly select: (id: string, networkId: CaipNetworkId) => boolean
  /** Takes over what the wallet allows now, and tells what that changes. */
  readonly settle: (settled: ReadonlyMap<string, SettledNamespace>) => void
  /** The wallet says which accounts are in use in a namespace, the current one first. */
  readonly prefer: (id: string, addresses: ReadonlyArray<string>) => void
  /** The session is over. */
  readonly end: () => void
  readonly ended: () => boolean
  /** Calls `onChange` for each change until the returned function is called. */
  readonly listen: (onChange: (change: SessionChange) => void) => () => void
}

// Letters of hexadecimal addresses are upper case by a checksum that not everybody writes.
const isSame = (a: string, b: string) =>
  a === b || (a.startsWith("0x") && a.toLowerCase() === b.toLowerCase())

/**
 * Makes a session of what a wallet settled. `wanted` are the networks that the page would like to be on, by namespace;
 * `walletName` is what the wallet calls itself now.
 */
export const makeSession = (
  first: ReadonlyMap<string, SettledNamespace>,
  wanted: (id: string) => ReadonlyArray<CaipNetworkId>,
  walletName: () => string
): Session => {
  let settled = first
  let isOver = false
  const selected = new Map<string, CaipNetworkId>()
  const preferred = new Map<string, ReadonlyArray<string>>()
  const listeners = new Set<(change: SessionChange) => void>()
  const tell = (change: SessionChange) => {
    for (const listener of [...listeners]) listener(change)
  }

  const addressesOn = (id: string, networkId: CaipNetworkId): ReadonlyArray<string> => {
    const addresses = settled.get(id)?.addresses.get(networkId) ?? []
    const first = (preferred.get(id) ?? []).flatMap(
      (told) => addresses.find((address) => isSame(told, address)) ?? []
    )
    return [...new Set([...first, ...addresses])]
  }
  const current = (id: string): CaipNetworkId | undefined => {
    const known = [...(settled.get(id)?.addresses.keys() ?? [])]
    const chosen = selected.get(id)
    if (chosen !== undefined && known.includes(chosen)) return chosen
    return wanted(id).find((networkId) => known.includes(networkId)) ?? known[0]
  }
  const accounts = (id: string, networkId: CaipNetworkId): ReadonlyArray<Account> =>
    addressesOn(id, networkId).map((address) => ({ namespace: id, address, type: "eoa" }))

  const tellNamespace = (id: string, before: CaipNetworkId | undefined) => {
    const networkId = current(id)
    if (networkId === undefined) return tell({ type: "disconnect", namespace: id })
    const now = accounts(id, networkId)
    const told = { namespace: id, networkId, accounts: now, walletName: walletName() }
    tell({ type: networkId === before ? "accounts" : "network", ...told })
  }

  return {
    namespace: (id) => settled.get(id),
    current,
    accounts,
    select: (id, networkId) => {
      if (settled.get(id)?.addresses.has(networkId) !== true) return false
      const before = current(id)
      selected.set(id, networkId)
      if (before !== networkId) tellNamespace(id, before)
      return true
    },
    settle: (next) => {
      const before = new Map([...settled.keys()].map((id) => [id, current(id)]))
      settled = next
      for (const [id, networkId] of before) tellNamespace(id, networkId)
    },
    prefer: (id, addresses) => {
      preferred.set(id, addresses)
      tellNamespace(id, current(id))
    },
    end: () => {
      isOver = true
      tell({ type: "disconnect" })
    },
    ended: () => isOver,
    listen: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    }
  }
}
