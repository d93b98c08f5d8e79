import { connectionLiveness, parseConnectionLiveness, type KitError, type KitState } from "@latchkey/core"
import { Connections, Notices, State, type Networks } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { MultiWalletNotEnabledError, MultiWalletUnknownError } from "./errors.ts"
import { isEnabled, listConnections, listRecentConnections, listWallets } from "./listConnections.ts"
import type { SwitchOutcome, WalletList } from "./MultiWalletApi.ts"
import { rememberConnections } from "./rememberConnections.ts"
import { isSameConnection } from "./storedConnections.ts"
import { Wallets } from "./Wallets.ts"

const NOTHING_SWITCHED: SwitchOutcome = { hasSwitchedAccount: false, hasSwitchedWallet: false }

/** Fails: `ConnectionStatusInvalidError` for what is no status. */
const checkStatus = (status: string | undefined): Effect.Effect<void, KitError> =>
  Effect.suspend(() => {
    try {
      if (status !== undefined) parseConnectionLiveness(status)
      return Effect.void
    } catch (error) {
      return Effect.fail(error as KitError)
    }
  })

/** Makes the wallets of one kit. */
export const makeWallets = /* @__PURE__ */ Effect.gen(function* () {
  const state = yield* State
  const notices = yield* Notices
  const sessions = yield* Connections
  const services = yield* Effect.context<Networks>()
  const { forget } = yield* rememberConnections
  const snapshot = () => state.snapshot() as unknown as KitState

  const whenEnabled = <A, E>(off: A, work: () => Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      if (isEnabled(snapshot())) return work()
      const told = Object.assign(new MultiWalletNotEnabledError(), { variant: "info" } as const)
      return Effect.as(notices.tell(told), off)
    })

  const stops = new Set<() => void>()
  yield* Effect.addFinalizer(() => Effect.sync(() => stops.forEach((stop) => stop())))
  const follow = (listener: (list: WalletList) => void, namespace: string | undefined) => {
    let before = JSON.stringify(listWallets(snapshot(), namespace))
    const unsubscribe = state.subscribe(() => {
      const list = listWallets(snapshot(), namespace)
      const after = JSON.stringify(list)
      if (after === before) return
      before = after
      listener(list)
    })
    const stop = () => {
      stops.delete(stop)
      unsubscribe()
    }
    stops.add(stop)
    return stop
  }

  return Wallets.of({
    connections: ({ namespace } = {}) =>
      whenEnabled([], () => Effect.sync(() => listConnections(snapshot(), namespace))),
    recentConnections: ({ namespace } = {}) =>
      whenEnabled([], () => Effect.sync(() => listRecentConnections(snapshot(), namespace))),
    switchConnection: ({ namespace, connectorId, address, status }) =>
      whenEnabled(NOTHING_SWITCHED, () =>
        Effect.gen(function* () {
          yield* checkStatus(status)
          const wanted = { namespace, connectorId }
          const before = snapshot().account[namespace]?.address
          const liveness = connectionLiveness(snapshot(), wanted)
          if (liveness === "disconnected") {
            const recent = listRecentConnections(snapshot(), namespace)
            if (!recent.some((entry) => isSameConnection(entry, wanted)))
              return yield* Effect.fail(new MultiWalletUnknownError(wanted))
            yield* Effect.provideContext(sessions.connect(wanted), services)
          }
          if (liveness !== "disconnected" || address !== undefined)
            yield* sessions.switchConnection({ ...wanted, address })
          return {
            hasSwitchedAccount: before !== undefined && snapshot().account[namespace]?.address !== before,
            hasSwitchedWallet: before !== undefined && liveness !== "connected"
          }
        })
      ),
    deleteConnection: (gone) =>
      whenEnabled(undefined, () =>
        Effect.sync(() => {
          if (connectionLiveness(snapshot(), gone) === "disconnected") forget(gone)
        })
      ),
    subscribe: (listener, { namespace } = {}) =>
      whenEnabled<() => void, never>(
        () => {},
        () => Effect.sync(() => follow(listener, namespace))
      )
  })
})
