import type { Account, CaipNetworkId } from "@latchkey/core"
import type { SessionChange } from "@latchkey/core/effect"

/** What the wallet has in one namespace. */
export interface EmbeddedPlace {
  readonly networkId: CaipNetworkId
  /** At least one; the first is the one that signs. */
  readonly accounts: ReadonlyArray<Account>
}

/** Who is signed in, and where: one session over all namespaces. */
export interface EmbeddedSession {
  readonly place: (namespace: string) => EmbeddedPlace | undefined
  /** Takes note of where the wallet is; tells it where that is a change. */
  readonly settle: (namespace: string, place: EmbeddedPlace) => void
  /** The session is over. */
  readonly end: () => void
  readonly listen: (onChange: (change: SessionChange) => void) => () => void
}

const sameAccounts = (a: ReadonlyArray<Account>, b: ReadonlyArray<Account>) =>
  a.length === b.length &&
  a.every(({ address, type }, index) => address === b[index]?.address && type === b[index].type)

/** Makes a session in which nothing is known yet. */
export const makeEmbeddedSession = (): EmbeddedSession => {
  const places = new Map<string, EmbeddedPlace>()
  const listeners = new Set<(change: SessionChange) => void>()
  const tell = (change: SessionChange) => {
    for (const listener of [...listeners]) listener(change)
  }
  return {
    place: (namespace) => places.get(namespace),
    settle: (namespace, place) => {
      const before = places.get(namespace)
      places.set(namespace, place)
      if (before === undefined) return
      if (before.networkId !== place.networkId)
        tell({ type: "network", namespace, networkId: place.networkId, accounts: place.accounts })
      // Said by itself too: the kit may have taken note of the network by then, with the accounts of before.
      if (!sameAccounts(before.accounts, place.accounts))
        tell({ type: "accounts", namespace, networkId: place.networkId, accounts: place.accounts })
    },
    end: () => {
      if (places.size === 0) return
      places.clear()
      tell({ type: "disconnect" })
    },
    listen: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    }
  }
}
