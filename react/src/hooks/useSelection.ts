import type { KitState } from "@latchkey/core"
import { useEffect, useMemo, useRef } from "react"
import { useKitContext } from "../context/KitContext.ts"
import { useKitState } from "../context/useKitState.ts"
import { isSameValue } from "@latchkey/core/select"

/** What `useKitSnapshot` does, for a hook called `usedBy`. */
export const useSelection = <A>(usedBy: string, select: (state: KitState) => A): A => {
  const { kit } = useKitContext(usedBy)
  const committed = useRef<{ readonly value: A } | undefined>(undefined)
  const steady = useMemo(() => {
    let seen: KitState | undefined
    let last: { readonly value: A } | undefined
    return (state: KitState): A => {
      if (last === undefined || state !== seen) {
        const value = select(state)
        const before = last ?? committed.current
        last = before !== undefined && isSameValue(before.value, value) ? before : { value }
        seen = state
      }
      return last.value
    }
  }, [select])
  const value = useKitState(kit, steady)
  useEffect(() => {
    committed.current = { value }
  }, [value])
  return value
}
