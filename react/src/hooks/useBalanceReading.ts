import type { AccountState, KitCore } from "@latchkey/core"
import { followBalance } from "@latchkey/core/select"
import { useEffect } from "react"

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
  useEffect(
    () => followBalance(kit, namespace, { caipAddress, lastRetry }),
    [kit, namespace, caipAddress, lastRetry]
  )
