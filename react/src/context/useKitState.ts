import type { KitCore, KitState } from "@latchkey/core"
import { useCallback, useSyncExternalStore } from "react"

/**
 * The part of a kit's state that `select` returns, kept up to date.
 *
 * `select` must return a primitive or a reference that the state holds; a new object each time would render forever.
 */
export const useKitState = <A>(
  kit: Pick<KitCore, "subscribe" | "getSnapshot" | "getServerSnapshot">,
  select: (state: KitState) => A
): A => {
  const read = useCallback(() => select(kit.getSnapshot()), [kit, select])
  const readOnServer = useCallback(() => select(kit.getServerSnapshot()), [kit, select])
  return useSyncExternalStore(kit.subscribe, read, readOnServer)
}
