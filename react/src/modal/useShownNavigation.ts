import type { NavigationState } from "@latchkey/core"
import { useEffect, useState } from "react"

const FADE = 150

/** What to draw: the navigation while open, and for a moment longer what was open, so that it fades out as it was. */
export const useShownNavigation = (navigation: NavigationState): NavigationState | undefined => {
  const [last, setLast] = useState<NavigationState>()
  if (navigation.open && navigation !== last) setLast(navigation)
  useEffect(() => {
    if (navigation.open) return
    const timer = setTimeout(() => setLast(undefined), FADE)
    return () => clearTimeout(timer)
  }, [navigation.open])
  return navigation.open ? navigation : last
}
