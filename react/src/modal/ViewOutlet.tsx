import type { NavigationState, ViewEntry } from "@latchkey/core"
import { useLayoutEffect, useMemo, useRef } from "react"
import type { ViewDeclaration } from "../slots/views.ts"
import { ViewKeyContext } from "./ModalContext.ts"
import { useLeaving } from "./useLeaving.ts"
import { useStageHeight } from "./useStageHeight.ts"
import { ViewContent } from "./ViewContent.tsx"

const TRANSITION = 150

interface Shown {
  readonly entry: ViewEntry
  readonly view: ViewDeclaration | undefined
}

/** The view, and for 150 ms the one that it takes the place of. */
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
  const left = useLeaving(entry.key, current, TRANSITION)
  const leaving = direction === "none" ? undefined : left
  const stage = useRef<HTMLDivElement>(null)
  useStageHeight(stage, entry.key)
  return (
    <div ref={stage} className="stage">
      {leaving !== undefined && (
        <ViewLayer key={leaving.entry.key} {...leaving} motion={`out-${direction}`} />
      )}
      <ViewLayer key={entry.key} {...current} motion={`in-${direction}`} />
    </div>
  )
}

const ViewLayer = ({ entry, view, motion }: Shown & { readonly motion: string }) => {
  const layer = useRef<HTMLDivElement>(null)
  const isLeaving = motion.startsWith("out-")
  // As a property: React 18 knows no `inert`.
  useLayoutEffect(() => {
    if (layer.current !== null) layer.current.inert = isLeaving
  }, [isLeaving])
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
