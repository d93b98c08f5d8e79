import type { PluginPartMissingError } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { StartedWallet } from "./startWallet.ts"

/** What loads the working part of the plugin at its first use, and starts it once. */
export class EmbeddedWallet extends Context.Service<
  EmbeddedWallet,
  Effect.Effect<StartedWallet, PluginPartMissingError>
>()("@latchkey/embedded/EmbeddedWallet") {}
