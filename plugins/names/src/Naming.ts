import type { NameRegistrationActions, NamesActions } from "@latchkey/core"
import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"

/** The names of one kit: looking them up, and registering one. */
export class Naming extends Context.Service<Naming, EffectApi<NamesActions & NameRegistrationActions>>()(
  "@latchkey/names/Naming"
) {}
