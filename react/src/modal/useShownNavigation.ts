import type { NavigationState } from "@latchkey/core"
import { type RefObject, useCallback, useState } from "react"
import { useExit } from "./useExit.ts"

/** What to draw: the navigation while open, and after closing the last one until the card has faded out. */
export const useShownNavigation = (
  card: RefObject<Element | null>,
  navigation: NavigationState
): NavigationState | undefined => {
  const [last, setLast] = useState<NavigationState>()
  if (navigation.open && navigation !== last) setLast(navigation)
  const end = useCallback(() => setLast(undefined), [])
  useExit(card, !navigation.open, end)
  return navigation.open ? navigation : last
}
