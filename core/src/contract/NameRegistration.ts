import * as Context from "effect/Context"
import type { EffectApi } from "../kernel/Plugin.ts"
import type { NameRegistrationActions } from "./NameRegistrationActions.ts"

/** Getting a name for an account. */
export class NameRegistration extends Context.Service<NameRegistration, EffectApi<NameRegistrationActions>>()(
  "@latchkey/core/NameRegistration"
) {}
