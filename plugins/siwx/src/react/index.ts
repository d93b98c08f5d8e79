import { fillSlot, journeyRules, withFills, type KitCore, type Plugin } from "@latchkey/core"
import { views } from "@latchkey/react"
import { isRequired } from "../isRequired.ts"
import { siwx as headless, type SiwxTypes } from "../siwx.ts"
import type { SiwxApi } from "../SiwxApi.ts"
import type { SiwxOptions } from "../SiwxOptions.ts"
import { asksOf, type SiwxState } from "../SiwxState.ts"
import { viewIds } from "../viewIds.ts"
import { titles } from "./titles.ts"

export { signedIn, type SiwxState } from "../SiwxState.ts"
export type { MessageNamespace } from "../MessageNamespace.ts"
export type { SiwxApi } from "../SiwxApi.ts"
export type { SiwxBackend } from "../SiwxBackend.ts"
export type { SiwxOptions } from "../SiwxOptions.ts"
export type { SiweConfig, SiweMessageParams, SiweSession } from "../SiweConfig.ts"

/**
 * `siwx` with its view: after connecting, and when the account or the network changes, the visitor is asked to sign in,
 * once for each account and network. Where signing in is required, the modal cannot be closed meanwhile.
 *
 * Fails: throws `SiwxConfigDuplicateError` where both a `backend` and a `siweConfig` are given.
 */
export const siwx = (options: SiwxOptions = {}): Plugin<"siwx", SiwxApi, SiwxState, SiwxTypes> => {
  const blocking = isRequired(options)
  return withFills(headless(options), [
    fillSlot(views, {
      id: viewIds.sign,
      title: titles,
      skeleton: "waiting",
      onBack: ({ kit }) => void (kit as KitCore & { readonly siwx: SiwxApi }).siwx.cancel(),
      load: () => import("./views/Sign.tsx")
    }),
    fillSlot(journeyRules, {
      id: viewIds.sign,
      before: "added",
      show: viewIds.sign,
      blocking,
      on: (before, after) => {
        const { connect } = after.attempt
        if (connect?.status === "done" && connect !== before.attempt.connect) return true
        const { open, stack } = after.navigation
        // The view that is there stays: it was shown at a moment whose journey goes on after it. One that the page closed
        // comes back with the modal where an answer is required.
        return (
          asksOf(after) === true &&
          stack.every(({ view }) => view !== viewIds.sign) &&
          (asksOf(before) !== true || (blocking && open && !before.navigation.open))
        )
      },
      when: (state) => asksOf(state) !== undefined
    })
  ])
}
