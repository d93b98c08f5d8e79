import type { BalanceActions } from "../balance/BalanceActions.ts"
import type { AccountState } from "../session/AccountState.ts"

// A second more than the 30 s for which the kit reads nothing after a failure.
const RETRY_MILLIS = 31_000

interface ShownAccount {
  readonly caipAddress: AccountState["caipAddress"] | undefined
  readonly lastRetry: AccountState["lastRetry"] | undefined
}

/**
 * Reads the balance of an account that something shows: at once, or again after a read that failed, once the page is visible. Nothing is
 * read of an account that is not connected. Returns the way to stop, where there is anything to stop.
 */
export const followBalance = (
  kit: Pick<BalanceActions, "refreshBalance">,
  namespace: string | undefined,
  { caipAddress, lastRetry }: ShownAccount
): (() => void) | undefined => {
  if (caipAddress === undefined) return undefined
  const read = () => {
    if (document.hidden && lastRetry !== undefined) return
    // That it failed is in the state.
    kit.refreshBalance(namespace === undefined ? undefined : { namespace }).catch(() => {})
  }
  if (lastRetry === undefined) {
    read()
    return undefined
  }
  // By a clock that was put back, the failure is yet to come.
  const timer = setTimeout(read, Math.min(lastRetry + RETRY_MILLIS - Date.now(), RETRY_MILLIS))
  document.addEventListener("visibilitychange", read)
  return () => {
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", read)
  }
}
