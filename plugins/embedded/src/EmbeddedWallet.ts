import type { PluginPartMissingError } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Embedded } from "./makeEmbedded.ts"

/** What loads the working part of the plugin at its first use, and makes it once. */
export class EmbeddedWallet extends Context.Service<
  EmbeddedWallet,
  Effect.Effect<Embedded, PluginPartMissingError>
>()("@latchkey/embedded/EmbeddedWallet") {}
