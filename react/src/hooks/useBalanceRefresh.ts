import { useEffect } from "react"
import { useKitContext } from "../KitContext.ts"
import { accountIn } from "./InNamespace.ts"
import { useSelection } from "./useSelection.ts"

/** Has the balance of a connected account read when it is first `wanted`, and when account or network change. */
export const useBalanceRefresh = (namespace: string | undefined, wanted: boolean): void => {
  const { kit } = useKitContext("useBalance")
  // The CAIP-10 address names account and network at once.
  const caipAddress = useSelection("useBalance", (state) => accountIn(state, namespace)?.caipAddress)
  useEffect(() => {
    if (!wanted || caipAddress === undefined) return
    kit.refreshBalance(namespace === undefined ? undefined : { namespace }).catch(() => {})
  }, [kit, namespace, wanted, caipAddress])
}
