import type { KitState } from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import { useMemo } from "react"

/** What `select` makes of the state: the same value as long as it says the same. */
export const useSteady = <A>(select: (state: KitState) => A): A => {
  const { kit } = useModalContext()
  const text = useModalState((state) => JSON.stringify(select(state)))
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it says is what it is made from
  return useMemo(() => select(kit.getSnapshot()), [kit, text])
}
