import type { NavigationState, ViewEntry } from "@latchkey/core"
import { useLayoutEffect, useMemo, useRef } from "react"
import type { ViewDeclaration } from "../slots/views.ts"
import { ViewKeyContext } from "../context/ModalContext.ts"
import { useExit } from "./useExit.ts"
import { useLeaving } from "./useLeaving.ts"
import { useStageHeight } from "./useStageHeight.ts"
import { ViewContent } from "./ViewContent.tsx"

interface Shown {
  readonly entry: ViewEntry
  readonly view: ViewDeclaration | undefined
}

/** The view, and the one that it replaces until that has moved out. */
export const ViewOutlet = ({
  entry,
  view,
  direction
}: {
  readonly entry: ViewEntry
  readonly view: ViewDeclaration | undefined
  readonly direction: NavigationState["direction"]
}) => {
  const current = useMemo((): Shown => ({ entry, view }), [entry, view])
  const { value: left, end } = useLeaving(entry.key, current)
  const leaving = direction === "none" ? undefined : left
  const stage = useRef<HTMLDivElement>(null)
  useStageHeight(stage, entry.key, direction === "none")
  return (
    <div ref={stage} className="stage">
      {leaving !== undefined && (
        <ViewLayer key={leaving.entry.key} {...leaving} motion={`out-${direction}`} onGone={end} />
      )}
      <ViewLayer key={entry.key} {...current} motion={`in-${direction}`} onGone={end} />
    </div>
  )
}

const ViewLayer = ({
  entry,
  view,
  motion,
  onGone
}: Shown & { readonly motion: string; readonly onGone: () => void }) => {
  const layer = useRef<HTMLDivElement>(null)
  const isLeaving = motion.startsWith("out-")
  // Set as a property: React 18 does not know `inert`.
  useLayoutEffect(() => {
    if (layer.current !== null) layer.current.inert = isLeaving
  }, [isLeaving])
  useExit(layer, isLeaving, onGone)
  return (
    <div ref={layer} className="view" data-motion={motion} aria-hidden={isLeaving || undefined}>
      <div className="view-content" data-view={entry.view}>
        <ViewKeyContext.Provider value={entry.key}>
          <ViewContent view={view} params={entry.params} />
        </ViewKeyContext.Provider>
      </div>
    </div>
  )
}
