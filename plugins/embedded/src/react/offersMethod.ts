import { readSlice, type KitState } from "@latchkey/core"
import type { SignInMethod } from "../EmbeddedOptions.ts"
import { embeddedSlice } from "../EmbeddedState.ts"
import { isServed } from "./isServed.ts"

/** Whether a way to sign in is offered: by the options. */
export const offersMethod = (state: KitState, method: SignInMethod): boolean =>
  isServed(state) && readSlice(state, embeddedSlice).methods.includes(method)
