import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { PluginPartMissingError } from "../kernel/pluginErrors.ts"
import type { makeChoice } from "./makeChoice.ts"
import type { makeMessageSigning } from "./makeMessageSigning.ts"
import type { makeQuestions } from "./makeQuestions.ts"
import type { makeRestore } from "./makeRestore.ts"
import type { makeSwitching } from "./makeSwitching.ts"

/** What the session needs when a wallet is asked to connect or to come back. */
export class SessionParts extends Context.Service<
  SessionParts,
  Effect.Effect<
    {
      readonly makeChoice: typeof makeChoice
      readonly makeMessageSigning: typeof makeMessageSigning
      readonly makeQuestions: typeof makeQuestions
      readonly makeRestore: typeof makeRestore
      readonly makeSwitching: typeof makeSwitching
    },
    PluginPartMissingError
  >
>()("@latchkey/core/SessionParts") {}
