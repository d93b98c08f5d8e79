import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { KitError } from "../../error/KitError.ts"

/** What has to hold right before a wallet is asked to send something: provided by who asks; all is well by default. */
export const Wanted = /* @__PURE__ */ Context.Reference<Effect.Effect<void, KitError>>(
  "@latchkey/core/Wanted",
  { defaultValue: () => Effect.void }
)

/**
 * The last step before the request to a wallet, after all that takes time: ends what nobody waits for any more. From there on the
 * wallet may send it, whoever waits. Fails: with what who asks says, nothing being sent.
 */
export const stillWanted: Effect.Effect<void, KitError> = /* @__PURE__ */ Effect.flatMap(
  Wanted,
  (wanted) => wanted
)
