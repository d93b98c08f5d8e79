import type { AccountState, KitCore } from "@latchkey/core"
import { useEffect } from "react"

// A second more than the 30 s for which the kit reads nothing after a failure.
const RETRY_MILLIS = 31_000

/**
 * Reads the balance of an account as long as something shows it: when account or network change, and again after a read
 * that failed, once the page is visible. Nothing is read of an account that is not connected.
 */
export const useBalanceReading = (
  kit: Pick<KitCore, "refreshBalance">,
  namespace: string | undefined,
  { caipAddress, lastRetry }: Partial<Pick<AccountState, "caipAddress" | "lastRetry">> = {}
): void =>
  // The CAIP-10 address identifies both account and network.
  useEffect(() => {
    if (caipAddress === undefined) return undefined
    const read = () => {
      if (document.hidden && lastRetry !== undefined) return
      kit.refreshBalance(namespace === undefined ? undefined : { namespace }).catch(() => {})
    }
    if (lastRetry === undefined) return read()
    // By a clock that was put back, the failure is yet to come.
    const timer = setTimeout(read, Math.min(lastRetry + RETRY_MILLIS - Date.now(), RETRY_MILLIS))
    document.addEventListener("visibilitychange", read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", read)
    }
  }, [kit, namespace, caipAddress, lastRetry])
