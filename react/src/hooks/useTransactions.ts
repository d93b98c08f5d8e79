import { useEffect } from "react"
import type { TrackedTransaction } from "@latchkey/core"
import { useKit } from "./useKit.ts"
import { useSelection } from "./useSelection.ts"

/**
 * What wallets were asked for and what became of it, the latest first, at most 60, of all accounts and networks: over reloads, and the
 * same in every tab. It is read out of storage once a component is there that uses this.
 */
export const useTransactions = (): ReadonlyArray<TrackedTransaction> => {
  const list = useSelection("useTransactions", ({ transactions }) => transactions.list)
  const { transactions } = useKit()
  useEffect(() => {
    // That it could not be loaded leaves what is known; the next use tries again.
    transactions.list().catch(() => {})
  }, [transactions])
  return list
}
