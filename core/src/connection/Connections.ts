import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import type { Account } from "../chain/Account.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import { Namespaces } from "../chain/Namespaces.ts"
import { CancelledError, type KitError } from "../error/KitError.ts"
import { Features } from "../feature/Features.ts"
import { Shell } from "../kit/Shell.ts"
import { makeUnsupportedPolicy, isNamespaceConnected } from "../network/networkChanges.ts"
import { storageKeys } from "../storage/keys.ts"
import { readSession } from "../storage/session.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { withAttempt, withoutAttempt } from "./connectionChanges.ts"
import type { Connection, ConnectionAttempt } from "./ConnectionState.ts"
import type { Connector, ConnectorSession, ConnectRequest, NamespaceGrant } from "./Connector.ts"
import { Connectors } from "./Connectors.ts"
import {
  ConnectionFailedError,
  ConnectionSupersededError,
  ConnectorAlreadyConnectedError,
  ConnectorNotFoundError,
  ConnectorUnsupportedError,
  DisconnectFailedError,
  NotConnectedError
} from "./errors.ts"
import { makeLiveSessions, type LiveSession } from "./liveSessions.ts"
import { makeRestore } from "./restore.ts"
import { makeSessionChanges } from "./sessionChanges.ts"

const WALLET_DISCONNECT_DEADLINE = "3 seconds"

interface Attempt {
  readonly info: ConnectionAttempt
  readonly result: Deferred.Deferred<ReadonlyArray<Connection>, KitError>
  fiber?: Fiber.Fiber<unknown, unknown>
  ended: boolean
}

/** What is asked of the connections; see `KitCore.connect`. */
export interface ConnectInput {
  readonly connectorId: string
  readonly namespace?: string | undefined
}

/** What is to be disconnected; see `KitCore.disconnect`. */
export interface DisconnectInput {
  readonly namespace?: string | undefined
  readonly connectorId?: string | undefined
  readonly closeModal?: boolean | undefined
  /** Leave the active namespace as it is, though it has no connection any more. */
  readonly keepActive?: boolean | undefined
}

/**
 * The connections of each namespace: one state machine a namespace, `disconnected -> connecting -> connected`,
 * `reconnecting` at start. A failure returns to the state before; a late answer is dropped.
 */
export class Connections extends Context.Service<
  Connections,
  {
    readonly connect: (input: ConnectInput) => Effect.Effect<ReadonlyArray<Connection>, KitError>
    readonly cancel: (namespace?: string) => Effect.Effect<void>
    readonly disconnect: (input: DisconnectInput) => Effect.Effect<void, DisconnectFailedError>
    readonly makeCurrent: (namespace: string, connectorId: string) => Effect.Effect<void, NotConnectedError>
    /** The current grant of a namespace: accounts and live provider. Fails: `NotConnectedError`. */
    readonly current: (namespace: string) => Effect.Effect<NamespaceGrant, NotConnectedError>
    readonly peek: (namespace: string) => NamespaceGrant | undefined
    /**
     * Takes note that the current wallet of a namespace moved to a network when it was asked to, `accounts` with it.
     * False, and nothing changed, when none of its accounts is one of that network.
     */
    readonly moved: (
      namespace: string,
      networkId: CaipNetworkId,
      accounts?: ReadonlyArray<Account>
    ) => boolean
    /** Restores or drops the stored session; settles once. */
    readonly start: Effect.Effect<void>
  }
>()("@latchkey/core/Connections") {
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const shell = yield* Shell
      const namespaces = yield* Namespaces
      const connectors = yield* Connectors
      const features = yield* Features
      const telemetry = yield* Telemetry
      const scope = yield* Effect.scope
      const { store, storage, navigation, options } = shell
      const attempts = new Map<string, Attempt>()
      const leaving = new Map<string, Deferred.Deferred<void>>()

      const restore = makeRestore(readSession(storage), options.enableReconnect !== false)
      const changes = yield* makeSessionChanges((live, change) => settleChange(live, change))
      const sessions = makeLiveSessions({
        shell,
        namespaces,
        keepOthers: () => features.get().values.multiWallet,
        onChange: changes.push,
        restoring: restore.pending
      })

      const applyPolicy = Effect.sync(makeUnsupportedPolicy(shell))

      const settleChange = (
        live: LiveSession,
        change: Parameters<typeof sessions.apply>[1]
      ): Effect.Effect<void> =>
        Effect.suspend(() => {
          const ended = sessions.apply(live, change)
          if (ended.length === 0) return applyPolicy
          const active = store.get().network.activeNamespace
          sessions.drop((entry, namespace) => entry.live === live && ended.includes(namespace))
          leaveModal(active)
          return Effect.forEach(ended, (namespace) => telemetry.track("DISCONNECT_SUCCESS", { namespace }), {
            discard: true
          })
        })

      const leaveModal = (active: string | undefined) => {
        const state = store.get()
        const view = state.navigation.stack.at(-1)?.view
        const connecting = view === "Connect" || view === "Connecting"
        // The list of wallets stays as long as it has one.
        const listing = view === "Profile" && isNamespaceConnected(state, state.network.activeNamespace)
        if (!connecting && !listing && !isNamespaceConnected(state, active)) navigation.close()
      }

      const request = (wanted: ReadonlyArray<string>): ConnectRequest => {
        const { byNamespace } = store.get().network
        const network = byNamespace[wanted[0]!]?.caipNetwork
        return {
          namespaces: wanted,
          networks: wanted.flatMap((namespace) => byNamespace[namespace]?.requestedCaipNetworks ?? []),
          ...(network === undefined || network.unknown ? {} : { network })
        }
      }

      const end = (attempt: Attempt, exit: Exit.Exit<ReadonlyArray<Connection>, KitError>) => {
        if (attempt.ended) return
        attempt.ended = true
        for (const namespace of attempt.info.namespaces) {
          if (attempts.get(namespace) === attempt) attempts.delete(namespace)
        }
        store.update((state) => withoutAttempt(state, attempt.info))
        Deferred.doneUnsafe(attempt.result, exit)
      }

      const stop = (attempt: Attempt, reason: KitError) => {
        end(attempt, Exit.fail(reason))
        attempt.fiber?.interruptUnsafe()
      }

      const isLastOfWallet = ({ connector }: LiveSession): boolean => {
        if (connector.sharesSession !== true) return true
        const { connectors: known } = store.get().connection
        const walletOf = (id: string) => known.find((each) => each.id === id)?.walletId
        const wallet = walletOf(connector.id)
        return sessions
          .namespaces()
          .flatMap((namespace) => sessions.of(namespace))
          .every(
            ({ live }) =>
              live.connector.sharesSession !== true ||
              live.connector.id === connector.id ||
              walletOf(live.connector.id) !== wallet
          )
      }

      const release = (unused: ReadonlyArray<LiveSession>) =>
        Effect.forEach(
          unused.filter(isLastOfWallet),
          ({ connector, session }) => {
            const gone = Deferred.makeUnsafe<void>()
            leaving.set(connector.id, gone)
            return session.disconnect.pipe(
              Effect.timeoutOrElse({ duration: WALLET_DISCONNECT_DEADLINE, orElse: () => Effect.void }),
              Effect.as(undefined),
              Effect.catch((error: KitError) =>
                Effect.succeed(/no matching key/i.test(error.cause?.message ?? "") ? undefined : error)
              ),
              Effect.catchCause(() => Effect.succeed(undefined)),
              Effect.onExit(() =>
                Effect.sync(() => {
                  if (leaving.get(connector.id) === gone) leaving.delete(connector.id)
                  Deferred.doneUnsafe(gone, Exit.void)
                })
              )
            )
          },
          { concurrency: "unbounded" }
        )

      const adopt = (attempt: Attempt, connector: Connector, session: ConnectorSession) =>
        Effect.suspend(() => {
          if (attempt.ended) return Effect.interrupt
          const { connections, unused } = sessions.adopt(
            connector,
            session,
            attempt.info.namespaces,
            (state) => withoutAttempt(state, attempt.info)
          )
          if (connections.length === 0) return Effect.fail(new ConnectionFailedError(connector.id))
          attempt.info.namespaces.forEach(restore.forget)
          end(attempt, Exit.succeed(connections))
          return Effect.forkIn(release(unused), scope).pipe(
            Effect.andThen(applyPolicy),
            Effect.andThen(telemetry.track("CONNECT_SUCCESS", { method: "browser", name: connector.name })),
            Effect.as(connections)
          )
        })

      const begin = (connector: Connector, wanted: ReadonlyArray<string>) =>
        Effect.suspend(() => {
          const attempt: Attempt = {
            info: { connectorId: connector.id, namespaces: wanted },
            result: Deferred.makeUnsafe<ReadonlyArray<Connection>, KitError>(),
            ended: false
          }
          for (const namespace of wanted) {
            const running = attempts.get(namespace)
            if (running !== undefined) stop(running, new ConnectionSupersededError(running.info.connectorId))
            restore.forget(namespace)
            attempts.set(namespace, attempt)
          }
          store.update((state) => withAttempt(state, attempt.info))
          const wait = leaving.get(connector.id)
          const ask = Effect.suspend(() => connector.connect(request(wanted)))
          const work = (wait === undefined ? ask : Effect.andThen(Deferred.await(wait), ask)).pipe(
            Effect.flatMap((session) => adopt(attempt, connector, session)),
            Effect.tapError((error) =>
              error.code.endsWith("REJECTED")
                ? Effect.void
                : telemetry.track("CONNECT_ERROR", { message: error.message })
            ),
            Effect.onExit((exit) => Effect.sync(() => end(attempt, failureOf(exit, connector.id))))
          )
          return Effect.forkIn(Effect.exit(work), scope, { startImmediately: true }).pipe(
            Effect.tap((fiber) => Effect.sync(() => void (attempt.fiber = fiber))),
            Effect.andThen(Deferred.await(attempt.result)),
            Effect.onInterrupt(() => Effect.sync(() => stop(attempt, new CancelledError())))
          )
        })

      const connect = ({ connectorId, namespace }: ConnectInput) =>
        Effect.suspend((): Effect.Effect<ReadonlyArray<Connection>, KitError> => {
          const connector = connectors.get(connectorId)
          if (connector === undefined) return Effect.fail(new ConnectorNotFoundError(connectorId))
          const { byNamespace } = store.get().network
          const wanted = connector.namespaces.filter(
            (id) =>
              (namespace === undefined || id === namespace) &&
              namespaces.get(id) !== undefined &&
              (byNamespace[id]?.requestedCaipNetworks.length ?? 0) > 0
          )
          if (wanted.length === 0) return Effect.fail(new ConnectorUnsupportedError(connectorId))
          const running = attempts.get(wanted[0]!)
          if (
            running?.info.connectorId === connectorId &&
            wanted.every((id) => attempts.get(id) === running)
          ) {
            return Deferred.await(running.result)
          }
          const isCurrent = (id: string) => sessions.current(id)?.live.connector.id === connectorId
          if (wanted.every(isCurrent)) return Effect.fail(new ConnectorAlreadyConnectedError(connectorId))
          return begin(
            connector,
            wanted.filter((id) => !isCurrent(id))
          )
        })

      const cancel = (namespace?: string) =>
        Effect.sync(() => {
          for (const [id, attempt] of [...attempts]) {
            if (namespace === undefined || id === namespace) stop(attempt, new CancelledError())
          }
        })

      const disconnect = ({
        namespace,
        connectorId,
        closeModal = true,
        keepActive = false
      }: DisconnectInput) =>
        Effect.gen(function* () {
          const matches = (id: string, connector: string) =>
            (namespace === undefined || id === namespace) &&
            (connectorId === undefined || connector === connectorId)
          for (const [id, attempt] of [...attempts]) {
            if (matches(id, attempt.info.connectorId)) stop(attempt, new CancelledError())
          }
          const waiting = Object.entries(restore.pending())
            .filter(([id, list]) => matches(id, list[0]?.connectorId ?? ""))
            .map(([id]) => id)
          waiting.forEach(restore.forget)
          const ended = sessions
            .namespaces()
            .filter((id) => sessions.of(id).some((entry) => matches(id, entry.live.connector.id)))
          const active = store.get().network.activeNamespace
          const unused = sessions.drop((entry, id) => matches(id, entry.live.connector.id), { keepActive })
          sessions.reset(waiting)
          if (closeModal && (ended.length > 0 || waiting.length > 0)) leaveModal(active)
          const failures = (yield* release(unused)).filter((error) => error !== undefined)
          if (failures.length > 0) {
            const error = new DisconnectFailedError(ended, failures[0])
            yield* telemetry.track("DISCONNECT_ERROR", { message: error.message })
            return yield* Effect.fail(error)
          }
          yield* Effect.forEach(ended, (id) => telemetry.track("DISCONNECT_SUCCESS", { namespace: id }), {
            discard: true
          })
        })

      const peek = (namespace: string) => sessions.current(namespace)?.grant

      const start = Effect.suspend(() =>
        restore.run({
          connectors,
          request,
          adopt: (connector, session, wanted) =>
            Effect.suspend(() => {
              const { connections, unused } = sessions.adopt(connector, session, wanted)
              return Effect.forkIn(release(unused), scope).pipe(
                Effect.andThen(applyPolicy),
                Effect.as(connections.length > 0)
              )
            }),
          reset: sessions.reset
        })
      ).pipe(
        Effect.andThen(
          Effect.sync(() =>
            store.update((state) => ({ ...state, connection: { ...state.connection, settled: true } }))
          )
        )
      )

      const unsubscribe = storage.subscribe((key) => {
        if (key !== storageKeys.connectedNamespaces) return
        const elsewhere = readSession(storage).connections
        const active = store.get().network.activeNamespace
        sessions.drop((_, namespace) => elsewhere[namespace] === undefined)
        leaveModal(active)
      })
      yield* Effect.addFinalizer(() =>
        Effect.sync(() => {
          unsubscribe()
          for (const attempt of new Set(attempts.values())) stop(attempt, new CancelledError())
          for (const namespace of sessions.namespaces())
            for (const { live } of sessions.of(namespace)) live.stop()
        })
      )

      return Connections.of({
        connect,
        cancel,
        disconnect,
        makeCurrent: (namespace, connectorId) =>
          Effect.suspend(() =>
            sessions.promote(namespace, connectorId)
              ? applyPolicy
              : Effect.fail(new NotConnectedError(namespace))
          ),
        current: (namespace) =>
          Effect.suspend(() => {
            const grant = peek(namespace)
            return grant === undefined ? Effect.fail(new NotConnectedError(namespace)) : Effect.succeed(grant)
          }),
        peek,
        moved: (namespace, networkId, accounts) => {
          const entry = sessions.current(namespace)
          if (entry === undefined) return true
          const change = { type: "network", namespace, networkId } as const
          return (
            sessions.apply(entry.live, accounts === undefined ? change : { ...change, accounts }).length === 0
          )
        },
        start
      })
    })
  )
}

const failureOf = (
  exit: Exit.Exit<ReadonlyArray<Connection>, KitError>,
  connectorId: string
): Exit.Exit<ReadonlyArray<Connection>, KitError> => {
  if (Exit.isSuccess(exit)) return exit
  const failure = exit.cause.reasons.find((reason) => reason._tag === "Fail")
  if (failure !== undefined) return Exit.fail(failure.error)
  const defect = exit.cause.reasons.find((reason) => reason._tag === "Die")
  return Exit.fail(
    defect === undefined ? new CancelledError() : new ConnectionFailedError(connectorId, defect.defect)
  )
}
