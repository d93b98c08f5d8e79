import type { Connection, KitState } from "@latchkey/core"
import { KeyValue, State } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { isEnabled } from "./listConnections.ts"
import { multiWalletSlice, type RememberedConnection } from "./MultiWalletState.ts"
import {
  isSameConnection,
  readConnections,
  STORAGE_KEY,
  withConnections,
  writeConnections
} from "./storedConnections.ts"

/** Remembers each wallet that connects, and how to forget one. Follows other tabs of the page. */
export const rememberConnections = /* @__PURE__ */ Effect.gen(function* () {
  const state = yield* State
  const storage = yield* KeyValue
  const snapshot = () => state.snapshot() as unknown as KitState
  const remembered = () => state.read(multiWalletSlice).remembered
  const show = (list: ReadonlyArray<RememberedConnection>) =>
    state.write(multiWalletSlice, (before) =>
      JSON.stringify(before.remembered) === JSON.stringify(list) ? before : { remembered: list }
    )
  const remember = (list: ReadonlyArray<RememberedConnection>) => {
    writeConnections(storage, list)
    show(list)
  }

  // A connector that went with its wallet no longer says whether the name is its own: what is known of it stays.
  const toRemembered = (connection: Connection): RememberedConnection => {
    const { namespace, connectorId, name } = connection
    const connector = snapshot().connection.connectors.find(({ id }) => id === connectorId)
    const known = remembered().find((entry) => isSameConnection(entry, connection))
    if (connector === undefined && known !== undefined) return known
    return { namespace, connectorId, ...(connector?.name === name ? {} : { name }) }
  }

  let seen: ReadonlyArray<Connection> = []
  let last: KitState["connection"]["connections"] | undefined
  const follow = () => {
    const { connections } = snapshot().connection
    if (connections === last || !isEnabled(snapshot())) return
    last = connections
    const live = Object.values(connections).flat()
    const isIn = (list: ReadonlyArray<Connection>) => (connection: Connection) =>
      list.some((other) => isSameConnection(connection, other))
    // What connected now, and what was left just now, is what is looked for next.
    const front = [...live.filter((one) => !isIn(seen)(one)), ...seen.filter((one) => !isIn(live)(one))]
    seen = live
    if (front.length > 0) remember(withConnections(remembered(), front.map(toRemembered)))
  }

  show(readConnections(storage))
  const stops = [
    state.subscribe(follow),
    storage.subscribe((key = STORAGE_KEY) => {
      if (key === STORAGE_KEY) show(readConnections(storage))
    })
  ]
  yield* Effect.addFinalizer(() => Effect.sync(() => stops.forEach((stop) => stop())))
  follow()

  return {
    forget: (gone: Pick<RememberedConnection, "namespace" | "connectorId">) =>
      remember(remembered().filter((entry) => !isSameConnection(entry, gone)))
  }
})
