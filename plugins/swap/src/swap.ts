import type { Plugin } from "@latchkey/core"
import type { SwapApi } from "./SwapApi.ts"
import type { SwapOptions } from "./SwapOptions.ts"
import { swapSlice, type SwapState } from "./SwapState.ts"

/** What the type checker knows of swapping: its errors are those of the contract. */
export interface SwapTypes {
  readonly errorCode: never
}

/** What is declared with and without views. */
export const declaration: Omit<Plugin<"swap", SwapApi, SwapState, SwapTypes>, "load"> = {
  id: "swap",
  requires: ["transactions"],
  when: "demand",
  hosts: [],
  slice: swapSlice,
  actions: ["tokens", "quote", "offers", "max", "prepare", "submit", "stopAsking", "follow", "edit"]
}

/**
 * Swap tokens by the connected wallet: quoted by the sources that other plugins bring, checked against what was shown, asked again
 * right before, followed until the chain has it. Headless; `swap` of `@latchkey/swap/react` adds the views.
 *
 * Works on every namespace that has the `contractCalls` capability. Calls no host of its own.
 */
export const swap = (options: SwapOptions = {}): Plugin<"swap", SwapApi, SwapState, SwapTypes> => ({
  ...declaration,
  given: options,
  load: () => import("./module.ts").then((part) => part.swapModule(options))
})
