import * as Effect from "effect/Effect"
import { each } from "../flow/each.ts"
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
import { Connectors } from "./Connectors.ts"
import { DisconnectFailedError, NotConnectedError } from "./errors.ts"
import { changeNamespaces } from "./Facts.ts"
import { leaveNamespaces, makeLiveSessions } from "./liveSessions.ts"
import { withEnded, withoutRestoring, withProgress } from "./attemptSteps.ts"
import { makeConnecting } from "./makeConnecting.ts"
import { makeEndings } from "./makeEndings.ts"
import { makeSessionChanges } from "./sessionChanges.ts"
import { SessionFacts } from "./SessionFacts.ts"
import { SessionSettings } from "./SessionOptions.ts"
import { SessionParts } from "./SessionParts.ts"
import { readSession } from "./storedSession.ts"
import { Connections } from "./Connections.ts"

/** Makes the connections of one kit. */
export const makeConnections = /* @__PURE__ */ Effect.gen(function* () {
  const facts = yield* SessionFacts
  const state = yield* State
  const namespaces = yield* Namespaces
  const connectors = yield* Connectors
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
      const code = change.type === "disconnect" ? change.code : undefined
      sessions.drop((entry, namespace) => entry.live === live && ended.includes(namespace), {
        keepActive: false,
        // A modal that closes would take the reason with it.
        change: withEnded({ namespaces: ended, keepModal: code !== undefined })
      })
      if (code === undefined) return trackEnded(ended)
      return Effect.andThen(notices.toast({ variant: "error", code }), trackEnded(ended, { code }))
    })
  )
  const sessions = makeLiveSessions(facts, namespaces, changes.push, () => readSession(storage).recent)

  const { connect, request, keepOthers, stop } = yield* makeConnecting(sessions, endings)

  const questions = yield* lazyService(part, ({ makeQuestions }) => makeQuestions)
  const choice = yield* lazyService(part, ({ makeChoice }) => makeChoice)

  const end = (
    matches: (namespace: string, connectorId: string) => boolean,
    {
      keepModal = false,
      keepActive = false
    }: { readonly keepModal?: boolean; readonly keepActive?: boolean } = {}
  ) => {
    stop(matches)
    const all = facts.get().namespaces
    const awaited = Object.keys(all).filter((id) =>
      [...all[id]!.restoring, ...all[id]!.late]
        .slice(0, 1)
        .some(({ connectorId }) => matches(id, connectorId))
    )
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
        return namespaces[0] ? withEnded({ namespaces, keepModal })(gone) : gone
      }
    })
    return { ended, unused }
  }

  const disconnect: Connections["Service"]["disconnect"] = ({ namespace, connectorId, closeModal } = {}) =>
    Effect.gen(function* () {
      const { ended, unused } = end(
        (id, connector) => id === (namespace ?? id) && connector === (connectorId ?? connector),
        { keepModal: closeModal === false }
      )
      const failures = yield* endings.end(unused)
      yield* trackEnded(ended.filter((id) => !failures.has(id)))
      for (const first of failures.values()) {
        const namespaces = ended.filter((id) => failures.has(id))
        const error = new DisconnectFailedError({ namespaces }, first.cause ?? first)
        yield* telemetry.track("DISCONNECT_ERROR", { message: error.message })
        return yield* Effect.fail(error)
      }
    })

  const peek = (namespace: string) => sessions.current(namespace)?.grant

  const restore = yield* lazyService(part, ({ makeRestore }) =>
    Effect.sync(() =>
      makeRestore({
        facts,
        connectors,
        scope,
        request,
        keepOthers,
        sessions,
        endings,
        follows: enableReconnect !== false
      })
    )
  )
  const restoreStored = Effect.suspend(() => {
    const all = facts.get().namespaces
    const stored = Object.keys(all).filter((id) => all[id]!.restoring.length > 0)
    if (stored.length === 0) return Effect.void
    return Effect.catch(
      Effect.flatMap(restore, ({ run }) => run),
      // Nobody restores it in this page; what is stored stands.
      () =>
        Effect.sync(() =>
          facts.commit((before) =>
            changeNamespaces(before, stored, (namespace) => ({
              ...withoutRestoring(namespace),
              late: namespace.restoring
            }))
          )
        )
    )
  })

  const unsubscribe = storage.subscribe((key = storageKeys.connectedNamespaces) => {
    if (key !== storageKeys.connectedNamespaces) return
    const { connections } = readSession(storage)
    run(
      Effect.catch(
        Effect.flatMap(restore, ({ followStored }) => followStored(connections)),
        // Without the part that follows, what another tab left is left all the same.
        () => Effect.sync(() => void end((id) => !(connections[id] ?? facts.get().namespaces[id]!.attempt)))
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
        { keepActive: gone.length > 0 }
      )
      return Effect.asVoid(endings.end(unused))
    })
  )
  yield* Effect.addFinalizer(() =>
    Effect.sync(() => {
      unsubscribe()
      stop(() => true)
      for (const { connections } of Object.values(facts.get().namespaces)) {
        for (const { live } of connections) live.stop()
      }
    })
  )

  return Connections.of({
    connect,
    cancelConnect: ({ namespace } = {}) => Effect.sync(() => stop((id) => id === (namespace ?? id))),
    disconnect,
    switchConnection: (request) =>
      Effect.flatMap(choice, ({ switchConnection }) => switchConnection(request)),
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
      return (
        sessions.apply(entry.live, { type: "network", namespace, networkId, accounts }, also).length === 0
      )
    },
    forgetAttempt: Effect.sync(() => facts.commit(withProgress(() => undefined))),
    start: Effect.andThen(
      restoreStored,
      Effect.sync(() => facts.commit((before) => (before.settled ? before : { ...before, settled: true })))
    )
  })
})
