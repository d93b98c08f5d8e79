import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { PluginPartMissingError } from "../kernel/pluginErrors.ts"
import type { Ledger } from "./Ledger.ts"

/**
 * What wallets were asked for. A plugin whose feature asks wallets names `transactions` in its `requires`; `makeTransactions` does the
 * rest.
 */
export class Transactions extends Context.Service<
  Transactions,
  {
    /** Loads it with the first use. */
    readonly ledger: Effect.Effect<Ledger, PluginPartMissingError>
  }
>()("@latchkey/core/Transactions") {}
