import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { lazyService } from "../kernel/lazyService.ts"
import type { PluginModule } from "../kernel/Plugin.ts"
import type { PluginPartMissingError } from "../kernel/pluginErrors.ts"
import { State } from "../kernel/State.ts"
import { networkSlice } from "../session/slices.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import type { BalanceActions } from "./BalanceActions.ts"

/** What is loaded with the first balance. */
export interface BalanceParts {
  readonly makeBalances: Effect.Effect<Balances["Service"], never, any>
}

/** The native balances of the connected accounts. */
export class Balances extends Context.Service<
  Balances,
  {
    /**
     * Reads the native balance into the account's state. A read younger than 30 s is taken from the cache, and after
     * a failure nothing is read for 30 s, unless `force`. A failed read shows its fallback, marked as failed. An open modal
     * says it in a toast; a network that the app does not use, where nothing is read, is said there once.
     */
    readonly refresh: (namespace: string, force?: boolean) => Effect.Effect<void>
  }
>()("@latchkey/core/Balances") {}

/** Balances as a plugin of the kit itself; what reads them comes with a part. */
export const balanceModule = (
  part: Effect.Effect<BalanceParts, PluginPartMissingError>
): PluginModule<BalanceActions> => ({
  start: Effect.gen(function* () {
    const telemetry = yield* Telemetry
    const balances = yield* lazyService(part, ({ makeBalances }) => makeBalances)
    return Context.make(Balances, {
      refresh: (namespace, force) =>
        Effect.catch(
          Effect.flatMap(balances, ({ refresh }) => refresh(namespace, force)),
          (error) => telemetry.report(error)
        )
    })
  }),
  actions: {
    refreshBalance: ({ namespace, force } = {}) =>
      Effect.gen(function* () {
        const { activeNamespace } = (yield* State).read(networkSlice)
        yield* (yield* Balances).refresh(namespace ?? activeNamespace ?? "", force)
      })
  }
})
