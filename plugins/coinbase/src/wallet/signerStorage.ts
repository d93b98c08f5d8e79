import { attempt, readField } from "@latchkey/core/chain-kit"

// Where the SDK keeps its session.
const SCOPE = "-CBWSDK:"
const STATE = `${SCOPE}SCWStateManager:`
const PEER = `${SCOPE}SCWKeyManager:peerPublicKey`

const read = (key: string): string | null | undefined => attempt(() => globalThis.localStorage.getItem(key))
const parse = (key: string): unknown => attempt(() => JSON.parse(read(key) ?? "null"))

/** Whether the SDK has a session in this browser: an account, and the key that the wallet answered with. */
export const hasStoredSession = (): boolean => {
  const accounts = parse(`${STATE}accounts`)
  return Array.isArray(accounts) && accounts.length > 0 && typeof read(PEER) === "string"
}

/** Whether a `storage` event says that the session was ended in another tab. */
export const isEnd = (event: Event): boolean => {
  const { key, newValue } = event as StorageEvent
  return key === null || (newValue === null && (key === `${STATE}accounts` || key === PEER))
}

/** Ids of the chains that the wallet has said it knows; undefined where it has not. */
export const storedChainIds = (): ReadonlyArray<number> | undefined => {
  const chains = parse(`${STATE}availableChains`)
  return Array.isArray(chains)
    ? chains.map((chain) => readField(chain, "id")).filter((id) => typeof id === "number")
    : undefined
}

/** The node that the wallet has named for its current chain. */
export const storedNode = (): URL | undefined => {
  const url = readField(parse(`${STATE}activeChain`), "rpcUrl")
  return typeof url === "string" ? attempt(() => new URL(url)) : undefined
}

/** Removes all that the SDK keeps in this browser. */
export const clearStored = (): void => {
  attempt(() => {
    const { localStorage } = globalThis
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
    for (const key of keys) if (key?.startsWith(SCOPE) === true) localStorage.removeItem(key)
  })
}
