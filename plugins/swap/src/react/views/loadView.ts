import type { ViewProps } from "@latchkey/react/view"
import type { ComponentType } from "react"
import { withWords } from "../messages/useWords.ts"
import { SwapForm } from "./SwapForm.tsx"

const loaded = (View: ComponentType<ViewProps>) => ({ default: withWords(View) })

/** Each view by its place in the journey: the first is here, the others load when they are shown. */
export const loadView = {
  form: async () => loaded(SwapForm),
  tokens: async () => loaded((await import("./SwapSelectToken.tsx")).SwapSelectToken),
  offers: async () => loaded((await import("./SwapOffers.tsx")).SwapOffers),
  preview: async () => loaded((await import("./SwapPreview.tsx")).SwapPreview),
  receiver: async () => loaded((await import("./SwapReceiver.tsx")).SwapReceiver),
  progress: async () => loaded((await import("./SwapProgress.tsx")).SwapProgress)
}
