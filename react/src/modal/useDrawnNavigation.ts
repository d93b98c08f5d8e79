import type { KitCore, NavigationState } from "@latchkey/core"
import { useMemo, useRef, useSyncExternalStore } from "react"
import { builtInViews, firstView } from "../views/index.ts"
import { findView } from "./findView.ts"
import { useModalContext } from "../context/ModalContext.ts"
import { useViewModules, type ViewParts } from "../context/ViewModulesContext.ts"

/** How long the view before stays for one that loads, in ms: the card moves once, and to what it is going to show. */
const PATIENCE = 200

/** Loads what the view on top is drawn with; undefined where all of it is there. */
const loadTop = (
  { getSnapshot }: Pick<KitCore, "getSnapshot">,
  { modules, whole, complete }: ViewParts
): Promise<unknown> | undefined => {
  const { navigation, plugin } = getSnapshot()
  const view = findView(plugin.fillings, builtInViews, navigation.stack.at(-1)?.view ?? "")
  const isReady = !view || view === firstView || (whole && modules.get(view) !== undefined)
  return isReady ? undefined : Promise.allSettled([modules.load(view), complete()])
}

const makeDrawn = (
  kit: Pick<KitCore, "getSnapshot" | "subscribe">,
  parts: { readonly current: ViewParts }
) => {
  const now = () => kit.getSnapshot().navigation
  const key = ({ stack }: NavigationState) => stack.at(-1)?.key
  let drawn = now()
  return {
    get: () => drawn,
    subscribe: (listener: () => void) => {
      let task: ReturnType<typeof setTimeout> | undefined
      let awaited: number | undefined
      const draw = () => {
        clearTimeout(task)
        task = awaited = undefined
        drawn = now()
        listener()
      }
      const follow = () => {
        const next = now()
        const top = key(next)
        if (!drawn.open || !next.open || key(drawn) === top) return draw()
        if (awaited === top) return undefined
        const loading = loadTop(kit, parts.current)
        const isPush = next.direction === "forward" && next.stack.length > drawn.stack.length
        if (loading === undefined && !isPush) return draw()
        clearTimeout(task)
        awaited = top
        task = setTimeout(draw, loading && PATIENCE)
        // The texts that have come with it are there once they were drawn.
        const look = () => {
          if (awaited !== top) return
          if (parts.current.whole) draw()
          else requestAnimationFrame(look)
        }
        return loading?.then(look)
      }
      drawn = now()
      const unsubscribe = kit.subscribe(() => void follow())
      return () => {
        clearTimeout(task)
        awaited = undefined
        unsubscribe()
      }
    }
  }
}

/**
 * The navigation as it is drawn: as it is, but for two kinds of views. One over another is drawn in the next task, if it is still there: a
 * wallet that knows the site answers in the task of the click, and then nothing waits for it. One whose module still loads is drawn when
 * that has come, or after 200 ms: until then, the view before it stays as it is.
 */
export const useDrawnNavigation = (): NavigationState => {
  const { kit } = useModalContext()
  const modules = useViewModules()
  const parts = useRef(modules)
  parts.current = modules
  const drawn = useMemo(() => makeDrawn(kit, parts), [kit])
  return useSyncExternalStore(drawn.subscribe, drawn.get, drawn.get)
}
