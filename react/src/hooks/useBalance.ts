import { selectWholeBalance, type WholeBalanceView } from "@latchkey/core/select"
import { useCallback } from "react"
import { useKitContext } from "../context/KitContext.ts"
import type { InNamespace } from "./InNamespace.ts"
import { useBalanceRefresh } from "./useBalanceRefresh.ts"
import { useSelection } from "./useSelection.ts"

/**
 * The native balance of the connected account, and `refresh` to read it again.
 *
 * Rendering it reads the balance from the chain, once connected and whenever account or network change; the kit caches it
 * for 30 s. `displayBalance` of `@latchkey/core` formats it.
 */
export const useBalance = ({ namespace }: InNamespace = {}): WholeBalanceView & {
  readonly refresh: () => void
} => {
  const { kit } = useKitContext("useBalance")
  useBalanceRefresh(namespace, true)
  const view = useSelection("useBalance", (state) => selectWholeBalance(state, namespace))
  const refresh = useCallback(() => {
    kit.refreshBalance({ ...(namespace === undefined ? {} : { namespace }), force: true }).catch(() => {})
  }, [kit, namespace])
  return { ...view, refresh }
}
