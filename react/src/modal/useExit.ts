import { type RefObject, useEffect } from "react"

/** Calls `onEnd` when what animates an element out has ended; at once if nothing does. */
export const useExit = (element: RefObject<Element | null>, exiting: boolean, onEnd: () => void): void => {
  useEffect(() => {
    if (!exiting) return
    let current = true
    const movements = element.current?.getAnimations?.() ?? []
    // A movement that is cancelled, since its element is hidden for example, has ended too.
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
      if (current) onEnd()
    })
    return () => {
      current = false
    }
  }, [element, exiting, onEnd])
}
