import type { KitCore, KitState } from "@latchkey/core"
import { getCurrentInstance, onMounted, onScopeDispose, provide, shallowRef } from "vue"
import { kitKey } from "./context.ts"
import { KitProviderMissingError } from "./KitProviderMissingError.ts"

/**
 * Gives a kit to the composables of this component's descendants, in its `setup`; `KitProvider` does it as a component. The kit is not
 * disposed of with it: the app does that.
 *
 * On a server, and until what it rendered has been hydrated, the state is the server's.
 *
 * Fails: throws `KitProviderMissingError` where `kit` is none.
 */
export const provideKit = (kit: KitCore): void => {
  if (typeof kit?.getSnapshot !== "function") throw new KitProviderMissingError({ usedBy: "KitProvider" })
  // A component is created over the element that a server made only where it is hydrated.
  const isHydrating = getCurrentInstance()?.vnode.el != null
  const isServer = typeof document === "undefined"
  const state = shallowRef<KitState>(isServer || isHydrating ? kit.getServerSnapshot() : kit.getSnapshot())
  provide(kitKey, { kit, state })
  if (isServer) return
  let isWaiting = isHydrating
  const follow = () => {
    if (!isWaiting) state.value = kit.getSnapshot()
  }
  onScopeDispose(kit.subscribe(follow))
  onMounted(() => {
    isWaiting = false
    follow()
  })
}
