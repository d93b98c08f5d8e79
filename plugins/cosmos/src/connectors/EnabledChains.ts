import type { Storage } from "@latchkey/core"
import { attempt } from "@latchkey/core/chain-kit"

const MAX_CHAINS = 50
const MAX_STORED = 10_000

/**
 * The chains that wallets let this site use, kept across reloads: no wallet of this form tells it without asking the
 * visitor, so a session is only restored on a chain that is written down here.
 */
export interface EnabledChains {
  /** Says which wallet an object is. */
  readonly bind: (provider: object, walletId: string) => void
  readonly list: (provider: unknown) => ReadonlyArray<string>
  readonly add: (provider: unknown, chainId: string) => void
  readonly forget: (provider: unknown) => void
}

const decode = (text: string | undefined): ReadonlyArray<string> => {
  const stored: unknown =
    text === undefined || text.length > MAX_STORED ? undefined : attempt(() => JSON.parse(text))
  return Array.isArray(stored)
    ? stored.slice(0, MAX_CHAINS).filter((entry): entry is string => typeof entry === "string")
    : []
}

/** Makes the memory of one kit. */
export const makeEnabledChains = (storage: Storage): EnabledChains => {
  const keys = new Map<unknown, string>()
  const list = (provider: unknown) => {
    const key = keys.get(provider)
    return key === undefined ? [] : decode(storage.get(key))
  }
  return {
    bind: (provider, walletId) => void keys.set(provider, `cosmos:enabled_chains:${walletId}`),
    list,
    add: (provider, chainId) => {
      const key = keys.get(provider)
      const others = list(provider).filter((other) => other !== chainId)
      if (key !== undefined) storage.set(key, JSON.stringify([chainId, ...others].slice(0, MAX_CHAINS)))
    },
    forget: (provider) => {
      const key = keys.get(provider)
      if (key !== undefined) storage.remove(key)
    }
  }
}
