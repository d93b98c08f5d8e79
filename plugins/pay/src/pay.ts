import type { ErrorCodesOf, Plugin } from "@latchkey/core"
import type * as errors from "./errors.ts"
import type { PayApi } from "./PayApi.ts"
import type { PayOptions } from "./PayOptions.ts"
import { paySlice, type PayState } from "./PayState.ts"

/** What the type checker knows of paying. */
export interface PayTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

/** What is declared with and without views. */
export const declaration: Omit<Plugin<"pay", PayApi, PayState, PayTypes>, "load"> = {
  id: "pay",
  requires: ["transactions"],
  when: "demand",
  hosts: [],
  slice: paySlice,
  actions: [
    "pay",
    "cancel",
    "exchanges",
    "payUrl",
    "openPayUrl",
    "buyStatus",
    "prepare",
    "submit",
    "stopAsking",
    "follow",
    "loadExchanges",
    "openExchange"
  ]
}

/**
 * Pay an amount of a coin or token to a recipient: by the connected wallet, on every namespace that has the `transfers` capability,
 * or from an exchange, on its own page. Headless; `pay` of `@latchkey/pay/react` adds the views.
 *
 * Knows no exchange by itself: other plugins bring the sources. Calls no host of its own.
 */
export const pay = (options: PayOptions = {}): Plugin<"pay", PayApi, PayState, PayTypes> => ({
  ...declaration,
  given: options,
  load: () => import("./module.ts").then((part) => part.payModule(options))
})
