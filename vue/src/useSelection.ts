import type { KitState } from "@latchkey/core"
import { isSameValue } from "@latchkey/core/select"
import { computed, type ComputedRef } from "vue"
import { injectKit } from "./context.ts"

/** What `useKitSnapshot` does, for a composable called `usedBy`. */
export const useSelection = <A>(usedBy: string, select: (state: KitState) => A): ComputedRef<A> => {
  const { state } = injectKit(usedBy)
  return computed<A>((before) => {
    const value = select(state.value)
    return before !== undefined && isSameValue(before, value) ? before : value
  })
}

/** A ref for each entry of an object, so that `const { address } = useAccount()` stays up to date. */
export type Refs<View> = { readonly [Key in keyof View]: ComputedRef<View[Key]> }

/** A ref for each entry of what is selected, which has the same entries whatever the state is. */
export const useSelectedRefs = <View extends object>(
  usedBy: string,
  select: (state: KitState) => View
): Refs<View> => {
  const view = useSelection(usedBy, select)
  const keys = Object.keys(view.value) as Array<keyof View>
  return Object.fromEntries(keys.map((key) => [key, computed(() => view.value[key])])) as Refs<View>
}
