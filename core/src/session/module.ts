import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { PluginModule } from "../kernel/Plugin.ts"
import { Accounts, makeAccounts } from "./Accounts.ts"
import { Connections } from "./Connections.ts"
import { makeConnections } from "./makeConnections.ts"
import { Connectors } from "./Connectors.ts"
import { makeConnectors } from "./makeConnectors.ts"
import { makeNetworks } from "./makeNetworks.ts"
import { Networks } from "./Networks.ts"
import type { SessionActions } from "./SessionActions.ts"
import { makeSessionFacts, SessionFacts } from "./SessionFacts.ts"
import { SessionParts } from "./SessionParts.ts"

type Provided = SessionFacts | Connectors | Connections | Networks | Accounts

const start = (part: SessionParts["Service"]) =>
  Effect.gen(function* () {
    // Only what is made here: the context of the start itself holds more than services, its scheduler too.
    let made = Context.make(SessionParts, part) as Context.Context<never>
    const provide = <Id, Service, R>(key: Context.Key<Id, Service>, make: Effect.Effect<Service, never, R>) =>
      Effect.map(Effect.provideContext(make, made), (service) => {
        made = Context.add(made, key, service) as typeof made
      })
    yield* provide(SessionFacts, makeSessionFacts)
    yield* provide(Connectors, makeConnectors)
    yield* provide(Connections, makeConnections)
    yield* provide(Networks, makeNetworks)
    yield* provide(Accounts, makeAccounts)
    return made as unknown as Context.Context<Provided>
  })

/** The session: facts, and the services that are its faces. */
export const sessionModule = (part: SessionParts["Service"]): PluginModule<SessionActions> => ({
  start: start(part),
  actions: (services: Context.Context<Provided>) => ({
    ...Context.get(services, Connections),
    ...Context.get(services, Networks),
    ...Context.get(services, Accounts)
  }),
  ready: Effect.flatMap(Connections, (connections) => connections.start)
})
