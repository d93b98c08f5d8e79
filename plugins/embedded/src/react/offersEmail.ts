import type { KitState } from "@latchkey/core"
import { offersMethod } from "./offersMethod.ts"

/** Whether signing in by e-mail is offered: by the options, and not left out by the project's configuration. */
export const offersEmail = (state: KitState): boolean =>
  state.feature.values.email && offersMethod(state, "email")
