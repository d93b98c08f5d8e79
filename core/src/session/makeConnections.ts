import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { CancelledError } from "../error/errors.ts"
import type { KitError } from "../error/KitError.ts"
import { Features } from "../feature/Features.ts"
import { each } from "../flow/each.ts"
import { currentMillis } from "../flow/Time.ts"
import { lazyService } from "../kernel/lazyService.ts"
import { Plugins } from "../kernel/Plugins.ts"
import { State } from "../kernel/State.ts"
import { installedNamespaces } from "../namespace/NamespaceDeclaration.ts"
import { pluginSlice } from "../kernel/PluginState.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { Notices } from "../notice/Notices.ts"
import { storageKeys } from "../storage/keys.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import type { ConnectProgress } from "./AttemptState.ts"
import type { CatalogueWallet } from "./CatalogueWallet.ts"
import type { Connection, ConnectionAttempt } from "./ConnectionState.ts"
import type { Connector, ConnectorSession, ConnectRequest } from "./Connector.ts"
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
import {
  changeNamespace,
  changeNamespaces,
  networkOf,
  toStored,
  withConnections,
  type Facts
} from "./Facts.ts"
import { leaveNamespaces, makeLiveSessions } from "./liveSessions.ts"
import { withAttempt, withEnded, withoutAttempt, withoutRestoring, withProgress } from "./attemptSteps.ts"
import { makeEndings } from "./makeEndings.ts"
import { makeRuns, type Run } from "./Runs.ts"
import type { ConnectionRequest } from "./SessionActions.ts"
import { makeSessionChanges } from "./sessionChanges.ts"
import { SessionFacts } from "./SessionFacts.ts"
import { SessionSettings } from "./SessionOptions.ts"
import { SessionParts } from "./SessionParts.ts"
import { connectionSlice } from "./slices.ts"
import { readSession, type StoredSession } from "./storedSession.ts"
import { Connections } from "./Connections.ts"

type Made = ReadonlyArray<Connection>

/** Makes the connections of one kit. */
export const makeConnections = /* @__PURE__ */ Effect.gen(function* () {
  const facts = yield* SessionFacts
  const state = yield* State
  const namespaces = yield* Namespaces
  const connectors = yield* Connectors
  const features = yield* Features
  const telemetry = yield* Telemetry
  const plugins = yield* Plugins
  const storage = yield* KeyValue
  const notices = yield* Notices
  const { enableReconnect } = yield* SessionSettings
  const part = yield* SessionParts
  const scope = yield* Effect.scope
  const run = Effect.runForkWith(yield* Effect.context<never>())
  const endings = makeEndings(facts)

  const trackEnded = (ended: ReadonlyArray<string>, why: { readonly code?: string } = {}) =>
    each(ended, (namespace) => telemetry.track("DISCONNECT_SUCCESS", { namespace, ...why }))

  const changes = yield* makeSessionChanges((live, change) =>
    Effect.suspend(() => {
      const ended = sessions.apply(live, change)
      if (ended.length === 0) return Effect.void
      sessions.drop((entry, namespace) => entry.live === live && ended.includes(namespace), {
        keepActive: false,
        change: withEnded({ namespaces: ended, keepModal: false })
      })
      if (change.type !== "disconnect" || change.code === undefined) return trackEnded(ended)
      const { code } = change
      return Effect.andThen(notices.toast({ variant: "error", code }), trackEnded(ended, { code }))
    })
  )
  const sessions = makeLiveSessions(facts, namespaces, changes.push)

  const attempts = makeRuns<ConnectionAttempt, Made>(scope, {
    superseded: ({ connectorId }) => new ConnectionSupersededError({ connectorId }),
    onEnd: ({ info }) => facts.commit((before) => withoutAttempt(before, info)),
    toError: ({ connectorId }, defect) => new ConnectionFailedError({ connectorId }, defect)
  })

  const questions = yield* lazyService(part, ({ makeQuestions }) => makeQuestions)

  const request = (wanted: ReadonlyArray<string>, wallet?: CatalogueWallet): ConnectRequest => {
    const all = facts.get().namespaces
    const first = all[wanted[0]!]
    const network = first && networkOf(first)
    return {
      namespaces: wanted,
      networks: wanted.flatMap((namespace) => all[namespace]?.requested ?? []),
      ...(network === undefined || network.unknown ? {} : { network }),
      ...(wallet && { wallet })
    }
  }

  const keepOthers = () => features.get().values.multiWallet

  const connectionsOf = (made: ReadonlyArray<string>): Made => {
    const { connections } = state.read(connectionSlice)
    return made.flatMap((namespace) => connections[namespace]?.slice(0, 1) ?? [])
  }

  const adopt = (
    run: Run<ConnectionAttempt, Made>,
    connector: Connector,
    session: ConnectorSession,
    wallet: CatalogueWallet | undefined
  ) =>
    Effect.suspend((): Effect.Effect<Made, KitError> => {
      // The attempt was superseded or cancelled while the wallet was answering: its answer must not touch what came after.
      if (run.ended) return Effect.interrupt
      const { namespaces: connected, unused } = sessions.adopt(connector, session, run.info.namespaces, {
        keepOthers: keepOthers(),
        wallet,
        change: (before) => withoutAttempt(before, run.info)
      })
      if (connected.length === 0) return Effect.fail(new ConnectionFailedError({ connectorId: connector.id }))
      const made = connectionsOf(connected)
      attempts.end(run, Exit.succeed(made))
      return Effect.forkIn(endings.end(unused), scope).pipe(
        Effect.andThen(
          telemetry.track("CONNECT_SUCCESS", { method: "browser", name: wallet?.name ?? connector.name })
        ),
        Effect.as(made)
      )
    })

  const begin = (
    connector: Connector,
    wanted: ReadonlyArray<string>,
    wallet: CatalogueWallet | undefined,
    claim: (facts: Facts) => Facts
  ) => {
    const attempt: ConnectionAttempt = {
      connectorId: connector.id,
      namespaces: wanted,
      ...(wallet && { walletId: wallet.id })
    }
    return attempts.begin(attempt, wanted, (run) => {
      facts.commit((before) => withAttempt(claim(before), attempt))
      // A wallet that is still ending its last session would end the new one with it.
      const ending = endings.of(connector.id)
      const ask = Effect.suspend(() => connector.connect(request(wanted, wallet)))
      return (ending === undefined ? ask : Effect.andThen(ending, ask)).pipe(
        Effect.flatMap((session) => adopt(run, connector, session, wallet)),
        Effect.tapError((error) =>
          isRejected(error) ? Effect.void : telemetry.track("CONNECT_ERROR", { message: error.message })
        )
      )
    })
  }

  /** `claim` makes it the latest attempt, in the step in which it begins or is refused. */
  const connectOnce = (
    { connectorId, namespace, wallet }: ConnectionRequest,
    claim: (facts: Facts) => Facts
  ) =>
    Effect.suspend((): Effect.Effect<Made, KitError> => {
      const refuse = (error: KitError) => {
        facts.commit(claim)
        return Effect.fail(error)
      }
      const connector = connectors.get(connectorId)
      if (connector === undefined) return refuse(new ConnectorNotFoundError({ connectorId }))
      const wanted = connector.namespaces.filter(
        (id) =>
          (namespace === undefined || id === namespace) &&
          namespaces.get(id) !== undefined &&
          (facts.get().namespaces[id]?.requested.length ?? 0) > 0
      )
      if (wanted.length === 0) return refuse(new ConnectorUnsupportedError({ connectorId }))
      const running = attempts.of(wanted[0]!)
      const isSame =
        running?.info.connectorId === connectorId &&
        running.info.walletId === wallet?.id &&
        wanted.every((id) => attempts.of(id) === running)
      if (isSame) return Deferred.await(running.result)
      const isCurrent = (id: string) => sessions.current(id)?.live.connector.id === connectorId
      return wanted.every(isCurrent)
        ? refuse(new ConnectorAlreadyConnectedError({ connectorId }))
        : begin(
            connector,
            wanted.filter((id) => !isCurrent(id)),
            wallet,
            claim
          )
    })

  const connect: Connections["Service"]["connect"] = (input, then = () => Effect.void) =>
    Effect.gen(function* () {
      const { connectorId, namespace, networkId, wallet } = input
      const own: ConnectProgress = {
        connectorId,
        ...(namespace === undefined ? {} : { namespace }),
        ...(networkId === undefined ? {} : { networkId }),
        ...(wallet && { wallet }),
        startedAt: yield* currentMillis,
        status: "waiting"
      }
      const finish = (
        end: { readonly status: "done" } | { readonly status: "failed"; readonly code: string }
      ) => facts.commit(withProgress((before) => (before === own ? { ...own, ...end } : before)))
      const once = connectOnce(
        input,
        withProgress(() => own)
      )
      // A plugin that has not started yet may bring the wallet.
      const isHere = connectors.get(connectorId) !== undefined
      return yield* (isHere ? once : Effect.andThen(plugins.started, once)).pipe(
        Effect.tap(then),
        Effect.onExit((exit) =>
          Effect.sync(() => {
            if (Exit.isSuccess(exit)) return finish({ status: "done" })
            const failed = exit.cause.reasons.find((reason) => reason._tag === "Fail")
            finish({ status: "failed", code: failed?.error.code ?? "CANCELLED" })
          })
        )
      )
    })

  const stopAttempts = (which: (namespace: string, connectorId: string) => boolean) => {
    for (const run of attempts.all()) {
      if (run.keys.some((id) => which(id, run.info.connectorId))) attempts.stop(run, new CancelledError())
    }
  }

  const end = (
    matches: (namespace: string, connectorId: string) => boolean,
    { keepModal, keepActive }: { readonly keepModal: boolean; readonly keepActive: boolean }
  ) => {
    stopAttempts(matches)
    const all = facts.get().namespaces
    const awaited = Object.keys(all).filter((id) => {
      const [stored] = [...all[id]!.restoring, ...all[id]!.late]
      return stored !== undefined && matches(id, stored.connectorId)
    })
    const ended = Object.keys(all).filter((id) =>
      all[id]!.connections.some(({ live }) => matches(id, live.connector.id))
    )
    const unused = sessions.drop(({ live }, id) => matches(id, live.connector.id), {
      keepActive,
      change: (before) => {
        const gone = leaveNamespaces(
          changeNamespaces(before, awaited, withoutRestoring),
          keepActive ? [] : awaited
        )
        const namespaces = [...new Set([...ended, ...awaited])]
        return namespaces.length === 0 ? gone : withEnded({ namespaces, keepModal })(gone)
      }
    })
    return { ended, unused }
  }

  const disconnect: Connections["Service"]["disconnect"] = ({ namespace, connectorId, closeModal } = {}) =>
    Effect.gen(function* () {
      const { ended, unused } = end(
        (id, connector) =>
          (namespace === undefined || id === namespace) &&
          (connectorId === undefined || connector === connectorId),
        { keepModal: closeModal === false, keepActive: false }
      )
      const failures = (yield* endings.end(unused)).filter((error) => error !== undefined)
      if (failures.length > 0) {
        const error = new DisconnectFailedError({ namespaces: ended }, failures[0]!.cause ?? failures[0])
        yield* telemetry.track("DISCONNECT_ERROR", { message: error.message })
        return yield* Effect.fail(error)
      }
      yield* trackEnded(ended)
    })

  const peek = (namespace: string) => sessions.current(namespace)?.grant

  const drop = (ids: ReadonlyArray<string>, late: StoredSession["connections"] = {}) =>
    facts.commit((before) => {
      const left = leaveNamespaces(changeNamespaces(before, ids, withoutRestoring), ids)
      return changeNamespaces(left, Object.keys(late), (namespace, id) => ({ ...namespace, late: late[id]! }))
    })

  const restore = yield* lazyService(part, ({ makeRestore }) =>
    Effect.sync(() =>
      makeRestore({
        facts,
        connectors,
        scope,
        request,
        adopt: (connector, session, wanted) =>
          Effect.suspend(() => {
            const { unused } = sessions.adopt(connector, session, wanted, { keepOthers: keepOthers() })
            return Effect.asVoid(Effect.forkIn(endings.end(unused), scope))
          }),
        drop
      })
    )
  )
  const restoreStored = Effect.suspend(() => {
    const all = Object.entries(facts.get().namespaces)
    const stored = all.flatMap(([id, { restoring }]) =>
      restoring.length > 0 ? [[id, restoring] as const] : []
    )
    if (enableReconnect === false || stored.length === 0)
      return Effect.sync(() => drop(all.map(([id]) => id)))
    return Effect.catch(
      Effect.flatMap(restore, ({ run }) => run),
      // Nobody restores it in this page; what is stored stands.
      () =>
        Effect.sync(() =>
          drop(
            stored.map(([id]) => id),
            Object.fromEntries(stored)
          )
        )
    )
  })

  const unsubscribe = storage.subscribe((key = storageKeys.connectedNamespaces) => {
    if (key !== storageKeys.connectedNamespaces) return
    const elsewhere = readSession(storage).connections
    const gone = Object.keys(toStored(facts.get()).connections).filter((id) => elsewhere[id] === undefined)
    const ended = gone.filter((id) => peek(id) !== undefined)
    if (gone.length > 0) {
      sessions.drop((_, namespace) => gone.includes(namespace), {
        keepActive: false,
        change: (before) => {
          const left = changeNamespaces(before, gone, withoutRestoring)
          return ended.length === 0 ? left : withEnded({ namespaces: ended, keepModal: false })(left)
        }
      })
    }
    if (enableReconnect === false) return
    run(
      Effect.catch(
        Effect.flatMap(restore, ({ followStored }) => followStored(elsewhere)),
        () => Effect.void
      )
    )
  })
  plugins.beforeStop((plugin) =>
    Effect.suspend(() => {
      const gone = installedNamespaces(state.read(pluginSlice)).filter(
        (namespace) => namespace.plugin === plugin
      )
      // What a plugin brought ends with it: its namespaces, and what was connected by its connectors in others'.
      const { unused } = end(
        (id, connectorId) =>
          gone.some((namespace) => namespace.id === id) || connectors.pluginOf(connectorId) === plugin,
        { keepModal: false, keepActive: gone.length > 0 }
      )
      return Effect.asVoid(endings.end(unused))
    })
  )
  yield* Effect.addFinalizer(() =>
    Effect.sync(() => {
      unsubscribe()
      stopAttempts(() => true)
      for (const { connections } of Object.values(facts.get().namespaces)) {
        for (const { live } of connections) live.stop()
      }
    })
  )

  return Connections.of({
    connect,
    cancelConnect: ({ namespace } = {}) =>
      Effect.sync(() => stopAttempts((id) => namespace === undefined || id === namespace)),
    disconnect,
    switchConnection: ({ namespace, connectorId }) =>
      Effect.suspend(() => {
        const list = facts.get().namespaces[namespace]?.connections ?? []
        const chosen = list.find((entry) => entry.live.connector.id === connectorId)
        if (chosen === undefined) return Effect.fail(new NotConnectedError({ namespace }))
        facts.commit((before) =>
          changeNamespace(before, namespace, (known) =>
            withConnections(known, [chosen, ...list.filter((entry) => entry !== chosen)])
          )
        )
        return Effect.void
      }),
    current: (namespace) =>
      Effect.suspend(() => {
        const grant = peek(namespace)
        return grant === undefined ? Effect.fail(new NotConnectedError({ namespace })) : Effect.succeed(grant)
      }),
    peek,
    ask: (namespace, use) => Effect.flatMap(questions, ({ ask }) => ask(namespace, use)),
    moved: (namespace, networkId, accounts, also) => {
      const entry = sessions.current(namespace)
      if (entry === undefined) {
        facts.commit(also)
        return true
      }
      const change = { type: "network", namespace, networkId } as const
      return (
        sessions.apply(entry.live, accounts === undefined ? change : { ...change, accounts }, also).length ===
        0
      )
    },
    forgetAttempt: Effect.sync(() => facts.commit(withProgress(() => undefined))),
    start: Effect.andThen(
      restoreStored,
      Effect.sync(() => facts.commit((before) => (before.settled ? before : { ...before, settled: true })))
    )
  })
})

const isRejected = (error: KitError): boolean => error._tag === "ConnectionRejectedError"
