import { followBalance, accountIn, selectWholeBalance, type WholeBalanceView } from "@latchkey/core/select"
import { watch } from "vue"
import { injectKit } from "./context.ts"
import { namespaceOf, type InNamespace } from "./InNamespace.ts"
import { useSelectedRefs, useSelection, type Refs } from "./useSelection.ts"

/**
 * The native balance of the connected account, each field a ref, and `refresh` to read it again.
 *
 * A component with it reads the balance from the chain, once connected and whenever account or network change; the kit caches it for
 * 30 s. `displayBalance` of `@latchkey/core` formats it.
 */
export const useBalance = (
  within: InNamespace = {}
): Refs<WholeBalanceView> & { readonly refresh: () => void } => {
  const { kit } = injectKit("useBalance")
  const shown = useSelection("useBalance", (state) => {
    const { caipAddress, lastRetry } = accountIn(state, namespaceOf(within)) ?? {}
    return { namespace: namespaceOf(within), caipAddress, lastRetry }
  })
  // Watched on a server, it would read a balance that nobody waits for.
  if (typeof document !== "undefined") {
    watch(
      shown,
      ({ namespace, ...account }, _, onCleanup) => {
        const stop = followBalance(kit, namespace, account)
        if (stop !== undefined) onCleanup(stop)
      },
      { immediate: true }
    )
  }
  const refs = useSelectedRefs("useBalance", (state) => selectWholeBalance(state, namespaceOf(within)))
  const refresh = () => {
    const namespace = namespaceOf(within)
    // That it failed is in `status`.
    kit.refreshBalance({ ...(namespace === undefined ? {} : { namespace }), force: true }).catch(() => {})
  }
  return { ...refs, refresh }
}
