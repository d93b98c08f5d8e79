import { fillSlot, journeyRules, type KitCore } from "@latchkey/core"
import { views } from "@latchkey/react"
import { isRequired } from "../isRequired.ts"
import type { SiwxApi } from "../SiwxApi.ts"
import type { SiwxOptions } from "../SiwxOptions.ts"
import { asksOf } from "../asksOf.ts"
import { viewIds } from "../viewIds.ts"
import { titles } from "./messages/titles.ts"

/** The view in which a visitor signs in, and when it is shown. */
export const siwxFills = (options: SiwxOptions = {}) => {
  const blocking = isRequired(options)
  return [
    fillSlot(views, {
      id: viewIds.sign,
      title: titles.sign,
      skeleton: "waiting",
      onBack: ({ kit }) => void (kit as KitCore & { readonly siwx: SiwxApi }).siwx.cancel(),
      load: () => import("./views/Sign.tsx")
    }),
    fillSlot(journeyRules, {
      id: viewIds.sign,
      before: "added",
      show: viewIds.sign,
      blocking,
      // The view that is there stays: it was shown at a moment whose journey goes on after it. One that the page closed
      // comes back with the modal where an answer is required.
      on: (before, after) =>
        (after.attempt.connect?.status === "done" && after.attempt.connect !== before.attempt.connect) ||
        (!!asksOf(after) &&
          after.navigation.stack.every(({ view }) => view !== viewIds.sign) &&
          (!asksOf(before) || (blocking && after.navigation.open && !before.navigation.open))),
      when: (state) => asksOf(state) !== undefined
    })
  ]
}
