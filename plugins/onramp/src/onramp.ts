import type { Plugin } from "@latchkey/core"
import type { OnrampApi } from "./OnrampApi.ts"
import type { OnrampSettings } from "./OnrampSettings.ts"
import { onrampSlice, type OnrampState } from "./OnrampState.ts"

/** What the type checker knows of buying: its errors are those of the contract. */
export interface OnrampTypes {
  readonly errorCode: never
}

/** What is declared with and without views. */
export const declaration: Omit<Plugin<"onramp", OnrampApi, OnrampState, OnrampTypes>, "load"> = {
  id: "onramp",
  when: "demand",
  hosts: [],
  slice: onrampSlice,
  actions: ["options", "quote", "buy", "follow", "look", "purchases", "edit"]
}

/**
 * Buy coins with a card or from a bank account, on the page of a provider: its link is checked before a window opens, and what
 * becomes of the purchase is followed where somebody says so, and seen in the account everywhere. Headless; `onramp` of
 * `@latchkey/onramp/react` adds the views.
 *
 * Sells nothing by itself: other plugins bring the sources. Calls no host of its own.
 */
export const onramp = (
  settings: OnrampSettings = {}
): Plugin<"onramp", OnrampApi, OnrampState, OnrampTypes> => ({
  ...declaration,
  given: settings,
  load: () => import("./module.ts").then((part) => part.onrampModule(settings))
})
