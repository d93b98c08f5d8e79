import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { runNow } from "../../flow/runNow.ts"
import type { Connector } from "../../session/Connector.ts"
import { Connectors } from "../../session/Connectors.ts"

/** Registers a connector; answers with the way to take it away, or undefined where its id is taken. */
export type Offer = (connector: Connector) => (() => void) | undefined

/** An `Offer` for discovery, which finds wallets in events: what it registers goes at the latest with the scope. */
export const makeOffer: Effect.Effect<Offer, never, Connectors | Scope.Scope> = /* @__PURE__ */ Effect.gen(
  function* () {
    const connectors = yield* Connectors
    const scope = yield* Effect.scope
    // A connector is ended with the plugin that it is of: who offers later is still that one.
    const run = runNow(yield* Effect.context<never>())
    return (connector) => {
      const own = Scope.forkUnsafe(scope)
      const registered = run(Effect.exit(Scope.provide(connectors.register(connector), own)))
      return Exit.isSuccess(registered) ? () => run(Scope.close(own, Exit.void)) : undefined
    }
  }
)
