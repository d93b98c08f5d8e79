import { useEffect, useRef } from "react"
import { isTransactionOpen, type TrackedTransaction } from "@latchkey/core"
import { useKit } from "./useKit.ts"
import { useSelection } from "./useSelection.ts"

/** What `useTransactions` is told. */
export interface UseTransactionsOptions {
  /**
   * Called with each transaction that comes to its end while the component is there, once: `confirmed`, `failed`, `replaced` (what by and
   * how that ended stands in it) or `dropped`. In every tab that has such a component; not for what had ended before.
   */
  readonly onSettled?: (transaction: TrackedTransaction) => void
}

/**
 * What wallets were asked for and what became of it, the latest first, at most 60, of all accounts and networks: over reloads, and the
 * same in every tab. It is read out of storage once a component is there that uses this.
 */
export const useTransactions = ({
  onSettled
}: UseTransactionsOptions = {}): ReadonlyArray<TrackedTransaction> => {
  const list = useSelection("useTransactions", ({ transactions }) => transactions.list)
  const { transactions } = useKit()
  useEffect(() => {
    // That it could not be loaded leaves what is known; the next use tries again.
    transactions.list().catch(() => {})
  }, [transactions])
  const open = useRef<ReadonlySet<string>>(new Set())
  const tell = useRef(onSettled)
  useEffect(() => {
    tell.current = onSettled
  })
  useEffect(() => {
    const before = open.current
    open.current = new Set(list.filter(isTransactionOpen).map(({ id }) => id))
    for (const one of list) if (before.has(one.id) && !open.current.has(one.id)) tell.current?.(one)
  }, [list])
  return list
}
