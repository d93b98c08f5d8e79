import { createContext } from "react"

/** Whether the visitor has accepted the app's terms, as long as the page is there. */
export interface LegalConsent {
  readonly accepted: boolean
  readonly accept: (accepted: boolean) => void
}

/** Set by the modal around its views. */
export const LegalContext = /* @__PURE__ */ createContext<LegalConsent>({ accepted: false, accept: () => {} })
