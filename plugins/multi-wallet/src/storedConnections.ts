import { plainText } from "@latchkey/core"
import { attempt, readField } from "@latchkey/core/chain-kit"
import type { KeyValue } from "@latchkey/core/effect"
import type { RememberedConnection } from "./MultiWalletState.ts"

/** Where they are stored. */
export const STORAGE_KEY = "multiWallet/remembered"

const VERSION = 1
const MAX_ENTRIES = 20
const MAX_ID = 256
const MAX_NAME = 64
const MAX_CHARACTERS = 20_000

const isId = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= MAX_ID

/** What is said of two connections is said of one. */
export const isSameConnection = (
  one: Pick<RememberedConnection, "namespace" | "connectorId">,
  other: Pick<RememberedConnection, "namespace" | "connectorId">
): boolean => one.namespace === other.namespace && one.connectorId === other.connectorId

/** Those in front before those that were remembered: each once, and no more than there is room for. */
export const withConnections = (
  remembered: ReadonlyArray<RememberedConnection>,
  front: ReadonlyArray<RememberedConnection>
): ReadonlyArray<RememberedConnection> =>
  [...front, ...remembered.filter((entry) => !front.some((other) => isSameConnection(entry, other)))].slice(
    0,
    MAX_ENTRIES
  )

/** The connections that this device remembers; a bad entry is left out alone. */
export const readConnections = (storage: KeyValue["Service"]): ReadonlyArray<RememberedConnection> => {
  const text = storage.get(STORAGE_KEY) ?? ""
  const stored = text.length > MAX_CHARACTERS ? undefined : attempt((): unknown => JSON.parse(text))
  const list = readField(stored, "value")
  if (readField(stored, "version") !== VERSION || !Array.isArray(list)) return []
  const found = list.slice(0, MAX_ENTRIES).flatMap((entry: unknown): ReadonlyArray<RememberedConnection> => {
    const [namespace, connectorId] = [readField(entry, "namespace"), readField(entry, "connectorId")]
    const given = readField(entry, "name")
    const name = typeof given === "string" ? plainText(given, MAX_NAME) : ""
    return isId(namespace) && isId(connectorId)
      ? [{ namespace, connectorId, ...(name === "" ? {} : { name }) }]
      : []
  })
  return found.filter((entry, index) => found.findIndex((other) => isSameConnection(entry, other)) === index)
}

/** Stores the connections; removes what is stored where there are none. */
export const writeConnections = (
  storage: KeyValue["Service"],
  list: ReadonlyArray<RememberedConnection>
): void => {
  if (list.length === 0) storage.remove(STORAGE_KEY)
  else storage.set(STORAGE_KEY, JSON.stringify({ version: VERSION, value: list }))
}
