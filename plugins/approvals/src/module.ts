import type { Host, PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { ApprovalsApi } from "./ApprovalsApi.ts"
import { Approving } from "./Approving.ts"
import { makeApproving } from "./makeApproving.ts"

/** The working part of the plugin. */
export const approvalsModule: PluginModule<ApprovalsApi, Approving | Host> = {
  start: Effect.map(makeApproving, (approving) => Context.make(Approving, approving)),
  actions: Approving
}
