import type { Connector, ConnectorSession } from "@latchkey/core/effect"
import { sleep } from "@latchkey/core/chain-kit/effect"
import { ConnectionRejectedError, Connectors, State, type PluginModule } from "@latchkey/core/effect"
import type { KitState } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { observeProvider } from "./observeProvider.ts"
import type { TrafficTools } from "./TrafficTools.ts"
import { SLOW_MILLIS } from "./WalletFault.ts"

type Mutable<A> = { -readonly [Key in keyof A]: A[Key] }

const canBeAsked = (provider: unknown): provider is object =>
  typeof provider === "object" &&
  provider !== null &&
  typeof (provider as { readonly request?: unknown }).request === "function"

/** Puts an observer between the kit and the provider of each session that a connector gives from now on. */
const observe = (connector: Mutable<Connector>, { log, fault }: TrafficTools): (() => void) => {
  const { id, connect, reconnect } = connector
  // One for each provider: the kit tells wallets apart by it.
  const known = new WeakMap<object, object>()
  const stand = (provider: object) => {
    const standIn = known.get(provider) ?? observeProvider(provider, id, log, fault)
    known.set(provider, standIn)
    return standIn
  }
  const observed = (session: ConnectorSession): ConnectorSession => ({
    ...session,
    grants: session.grants.map((grant) =>
      canBeAsked(grant.provider) ? { ...grant, provider: stand(grant.provider) } : grant
    )
  })
  const asked = (ask: ReturnType<Connector["connect"]>): typeof ask => {
    const { name } = fault()
    if (name === "silent") return Effect.never
    if (name === "declines") return Effect.fail(new ConnectionRejectedError({ connectorId: id }))
    return name === "slow" ? Effect.andThen(sleep(SLOW_MILLIS), ask) : ask
  }
  connector.connect = (request) =>
    Effect.map(
      Effect.suspend(() => asked(connect(request))),
      observed
    )
  connector.reconnect = (request) => Effect.map(reconnect(request), observed)
  return () => {
    connector.connect = connect
    connector.reconnect = reconnect
  }
}

/** The working part of `walletTraffic`. */
export const trafficModule = (tools: TrafficTools): PluginModule => ({
  start: Effect.gen(function* () {
    const connectors = yield* Connectors
    const state = yield* State
    const undo = new Map<Connector, () => void>()
    const ids = () => (state.snapshot() as unknown as KitState).connection.connectors.map(({ id }) => id)
    const look = () => {
      for (const id of ids()) {
        const connector = connectors.get(id)
        if (connector === undefined || undo.has(connector) || Object.isFrozen(connector)) continue
        undo.set(connector, observe(connector, tools))
      }
    }
    const stop = state.subscribe(look)
    look()
    yield* Effect.addFinalizer(() =>
      Effect.sync(() => {
        stop()
        for (const give of undo.values()) give()
      })
    )
  }) as NonNullable<PluginModule["start"]>
})
