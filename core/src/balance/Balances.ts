import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Namespaces } from "../chain/Namespaces.ts"
import { Connections } from "../connection/Connections.ts"
import { lazyClient } from "../http/lazyClient.ts"
import { Shell } from "../kit/Shell.ts"
import { Notices } from "../notice/Notices.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"

/** The native balances of the connected accounts. */
export class Balances extends Context.Service<
  Balances,
  {
    /**
     * Reads the native balance into the account's state. A read younger than 30 s is taken from the cache, and after
     * a failure nothing is read for 30 s, unless `force`. A failed read shows its fallback, marked as failed.
     */
    readonly refresh: (namespace: string, force?: boolean) => Effect.Effect<void>
  }
>()("@latchkey/core/Balances") {
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const { store } = yield* Shell
      const namespaces = yield* Namespaces
      const connections = yield* Connections
      const notices = yield* Notices
      const telemetry = yield* Telemetry
      const reader = lazyClient(() =>
        import("./balanceReader.ts").then(({ makeBalanceReader }) =>
          makeBalanceReader({ store, namespaces, connections, notices, telemetry })
        )
      )
      return Balances.of({
        refresh: (namespace, force) =>
          Effect.flatMap(reader, (refresh) => refresh(namespace, force)).pipe(Effect.catch(telemetry.report))
      })
    })
  )
}
