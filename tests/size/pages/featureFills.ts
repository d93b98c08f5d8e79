import { fillSlot } from "@latchkey/core"
import { views } from "@latchkey/react"

/** The view of `feature.tsx`. */
export const fills = [
  fillSlot(views, {
    id: "feature/Feature",
    title: { en: "Feature" },
    load: () => import("./FeatureView.tsx").then(({ FeatureView }) => ({ default: FeatureView }))
  })
]
