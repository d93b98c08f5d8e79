import type { KitCore, NavigationState } from "@latchkey/core"
import { useMemo, useSyncExternalStore } from "react"
import { useModalContext } from "./ModalContext.ts"

/** Whether a view was put over the one that is drawn. */
const isPush = (drawn: NavigationState, next: NavigationState): boolean =>
  drawn.open && next.open && next.direction === "forward" && next.stack.length > drawn.stack.length

const makeDrawn = ({ getSnapshot, subscribe }: Pick<KitCore, "getSnapshot" | "subscribe">) => {
  let drawn = getSnapshot().navigation
  return {
    get: () => drawn,
    subscribe: (listener: () => void) => {
      let task: ReturnType<typeof setTimeout> | undefined
      const draw = () => {
        clearTimeout(task)
        task = undefined
        drawn = getSnapshot().navigation
        listener()
      }
      const follow = () => {
        if (isPush(drawn, getSnapshot().navigation)) task ??= setTimeout(draw)
        else draw()
      }
      drawn = getSnapshot().navigation
      const unsubscribe = subscribe(follow)
      return () => {
        clearTimeout(task)
        unsubscribe()
      }
    }
  }
}

/**
 * The navigation as it is drawn: as it is, but for a view over another, which is drawn in the next task, if it is still
 * there. A wallet that knows the site answers in the task of the click, and then nothing waits for it.
 */
export const useDrawnNavigation = (): NavigationState => {
  const { kit } = useModalContext()
  const drawn = useMemo(() => makeDrawn(kit), [kit])
  return useSyncExternalStore(drawn.subscribe, drawn.get, drawn.get)
}
