import { fillSlot, journeyRules, withFills } from "@latchkey/core"
import { views } from "@latchkey/react"
import { askedAccount, terms as headless } from "./terms.ts"

/** `terms` with its view: shown after connecting, until they are accepted or the wallet is disconnected. */
export const terms = ({ text }: { readonly text: string }) =>
  withFills(headless({ text }), [
    fillSlot(views, { id: "terms/Accept", title: { en: "Terms" }, load: () => import("./Accept.tsx") }),
    fillSlot(journeyRules, {
      id: "terms/accept",
      on: "connected",
      before: "added",
      when: (state) => askedAccount(state, text) !== undefined,
      show: "terms/Accept",
      params: { text },
      blocking: true
    })
  ])
