import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { installedNamespaces } from "../namespace/NamespaceDeclaration.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { pluginSlice } from "../kernel/PluginState.ts"
import { State } from "../kernel/State.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { initialFacts, toStored, type Facts } from "./Facts.ts"
import { makeProjection } from "./project.ts"
import { Providers } from "./Providers.ts"
import { SessionSettings } from "./SessionOptions.ts"
import { reachableNetworks, sessionStart } from "./sessionStart.ts"
import type { SessionState } from "./slices.ts"
import { emptySession, readSession } from "./storedSession.ts"
import { writeSession } from "./writeSession.ts"

/** The one mutable truth of the session. */
export class SessionFacts extends Context.Service<
  SessionFacts,
  {
    readonly get: () => Facts
    /** One change of facts: one projection, one update of the state, one save. */
    readonly commit: (change: (facts: Facts) => Facts) => void
  }
>()("@latchkey/core/SessionFacts") {}

/** Makes the facts of one kit, from its options and the stored session. */
export const makeSessionFacts = /* @__PURE__ */ Effect.gen(function* () {
  const state = yield* State
  const storage = yield* KeyValue
  const options = yield* SessionSettings
  const namespaces = yield* Namespaces
  const providers = yield* Providers
  const declared = () => installedNamespaces(state.read(pluginSlice))
  const start = (session = emptySession) =>
    sessionStart(
      { ...options, networks: reachableNetworks(declared(), options.networks) },
      declared(),
      session
    )
  const session = readSession(storage)
  let facts = initialFacts(start(session), options.enableReconnect !== false)
  let stored = toStored(initialFacts(start(session), true))
  const shown = () => state.snapshot() as unknown as SessionState
  const project = makeProjection(namespaces.get, facts, shown())

  const commit = (change: (facts: Facts) => Facts) => {
    const next = change(facts)
    if (next === facts) return
    facts = next
    for (const [id, { connections }] of Object.entries(facts.namespaces)) {
      const grant = connections[0]?.grant
      if (grant === undefined) providers.delete(id)
      else providers.set(id, grant.provider)
    }
    state.commit({ ...project(facts, shown()) })
    // A listener may have committed in between: what is saved is the latest.
    const after = toStored(facts)
    writeSession(storage, stored, after)
    stored = after
  }

  let known = declared()
  const unsubscribe = state.subscribe(() => {
    const now = declared()
    const isSame =
      now.length === known.length && now.every((declaration, index) => declaration === known[index])
    if (isSame) return
    known = now
    commit((before) => withDeclared(before, initialFacts(start(), false)))
  })
  yield* Effect.addFinalizer(() => Effect.sync(unsubscribe))
  return SessionFacts.of({ get: () => facts, commit })
})

/** The facts after plugins came or went: namespaces that came as `fresh` has them, those that went left out. */
const withDeclared = (facts: Facts, fresh: Facts): Facts => {
  const namespaces = Object.fromEntries(
    Object.entries(fresh.namespaces).map(([id, namespace]) => [id, facts.namespaces[id] ?? namespace])
  )
  const { active, ...others } = facts
  const isHere = active !== undefined && Object.hasOwn(namespaces, active)
  const next = isHere ? active : Object.keys(namespaces).find((id) => namespaces[id]!.requested.length > 0)
  return { ...others, namespaces, ...(next && { active: next }) }
}
