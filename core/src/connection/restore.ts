import * as Effect from "effect/Effect"
import type { StoredConnection, StoredSession } from "../storage/session.ts"
import type { Connector, ConnectorSession, ConnectRequest } from "./Connector.ts"
import type { Connectors } from "./Connectors.ts"

const PROVIDER_WAIT = "1 second"
const ANSWER_WAIT = "10 seconds"

type Context = {
  readonly connectors: Connectors["Service"]
  readonly request: (namespaces: ReadonlyArray<string>) => ConnectRequest
  /** Takes a session over; false when it granted nothing usable. */
  readonly adopt: (
    connector: Connector,
    session: ConnectorSession,
    namespaces: ReadonlyArray<string>
  ) => Effect.Effect<boolean>
  readonly reset: (namespaces: ReadonlyArray<string>) => void
}

/**
 * Restores the stored session, each wallet by itself: waits for its provider, asks without opening anything, and
 * gives up within bounds. A namespace that the visitor acted on meanwhile is left alone.
 */
export const makeRestore = (session: StoredSession, enabled: boolean) => {
  const waiting = new Map<string, ReadonlyArray<StoredConnection>>(Object.entries(session.connections))

  const restoreConnector = (context: Context, connectorId: string) =>
    Effect.gen(function* () {
      const wanted = () =>
        [...waiting]
          .filter(([, list]) => list[0]?.connectorId === connectorId)
          .map(([namespace]) => namespace)
      const connector = yield* awaitConnector(context.connectors, connectorId)
      const namespaces =
        connector === undefined ? [] : wanted().filter((id) => connector.namespaces.includes(id))
      if (connector !== undefined && namespaces.length > 0) {
        const restored = yield* Effect.suspend(() => connector.reconnect(context.request(namespaces))).pipe(
          Effect.timeoutOption(ANSWER_WAIT),
          Effect.catchCause(() => Effect.succeed(undefined))
        )
        const still = wanted().filter((id) => namespaces.includes(id))
        if (restored?._tag === "Some" && still.length > 0) {
          still.forEach((namespace) => waiting.delete(namespace))
          yield* context.adopt(connector, restored.value, still)
          context.reset(still)
        }
      }
      const failed = wanted()
      failed.forEach((namespace) => waiting.delete(namespace))
      context.reset(failed)
    })

  return {
    pending: (): Readonly<Record<string, ReadonlyArray<StoredConnection>>> => Object.fromEntries(waiting),
    forget: (namespace: string) => void waiting.delete(namespace),
    run: (context: Context): Effect.Effect<void> =>
      Effect.suspend(() => {
        if (!enabled) {
          const dropped = [...waiting.keys()]
          waiting.clear()
          context.reset(dropped)
          return Effect.void
        }
        const ids = new Set([...waiting.values()].map((list) => list[0]!.connectorId))
        return Effect.forEach(ids, (id) => restoreConnector(context, id), {
          concurrency: "unbounded",
          discard: true
        })
      })
  }
}

const awaitConnector = (connectors: Connectors["Service"], id: string) =>
  Effect.callback<Connector | undefined>((resume) => {
    const found = connectors.get(id)
    if (found !== undefined) return resume(Effect.succeed(found))
    const stop = connectors.subscribe(() => {
      const registered = connectors.get(id)
      if (registered === undefined) return
      stop()
      resume(Effect.succeed(registered))
    })
    return Effect.sync(stop)
  }).pipe(Effect.timeoutOrElse({ duration: PROVIDER_WAIT, orElse: () => Effect.succeed(undefined) }))
