import { readSlice, type KitState } from "@latchkey/core"
import { embeddedSlice } from "../EmbeddedState.ts"
import { isServed } from "./isServed.ts"

/** Whether signing in by e-mail is offered: by the options, and not left out by the project's configuration. */
export const offersEmail = (state: KitState): boolean =>
  isServed(state) && state.feature.values.email && readSlice(state, embeddedSlice).methods.includes("email")
