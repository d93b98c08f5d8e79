import { readSlice, type KitState } from "@latchkey/core"
import { embeddedSlice } from "../EmbeddedState.ts"
import { isServed } from "./isServed.ts"

/** Whether signing in by a passkey alone is offered: by the options. */
export const offersPasskey = (state: KitState): boolean =>
  isServed(state) && readSlice(state, embeddedSlice).methods.includes("passkey")
