import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { lazyPart } from "../kernel/lazyPart.ts"
import { lazyService } from "../kernel/lazyService.ts"
import type { PluginModule } from "../kernel/Plugin.ts"
import type { TransactionsApi } from "./TransactionsApi.ts"
import { Transactions } from "./Transactions.ts"

/** The ledger as a plugin of the kit itself; what it does comes with a part. */
export const transactionsModule: PluginModule<TransactionsApi> = {
  start: Effect.map(
    lazyService(
      lazyPart("transactions", () => import("./makeLedger.ts")),
      ({ makeLedger }) => makeLedger
    ),
    (ledger) => Context.make(Transactions, { ledger })
  ),
  actions: (services: Context.Context<Transactions>) => {
    const { ledger } = Context.get(services, Transactions)
    return {
      list: () => Effect.flatMap(ledger, ({ list }) => list()),
      add: (added) => Effect.flatMap(ledger, ({ add }) => add(added)),
      follow: (id) => Effect.flatMap(ledger, ({ follow }) => follow(id)),
      forget: (id) => Effect.flatMap(ledger, ({ forget }) => forget(id))
    }
  }
}
