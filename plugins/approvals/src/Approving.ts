import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { ApprovalsApi } from "./ApprovalsApi.ts"

/** Who may take what of the accounts of one kit, and taking that back. */
export class Approving extends Context.Service<Approving, EffectApi<ApprovalsApi>>()(
  "@latchkey/approvals/Approving"
) {}
