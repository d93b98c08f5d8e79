import type { AccountState } from "../session/AccountState.ts"
import type { KitState } from "../state/KitState.ts"
import { accountIn } from "./inNamespace.ts"

/** The native balance of a connected account. */
export interface BalanceView {
  /** `idle` while nothing is connected; `error` if the last read failed and `balance` is a fallback. */
  readonly status: "idle" | "pending" | "success" | "error"
  /** Exact decimal text in units of `symbol`; undefined until it was read. */
  readonly balance: string | undefined
  readonly symbol: string | undefined
}

const statusOf = ({
  status,
  balance,
  balanceLoading,
  balanceFailed
}: AccountState): BalanceView["status"] => {
  if (status !== "connected") return "idle"
  if (balanceLoading) return "pending"
  if (balanceFailed) return "error"
  return balance === undefined ? "idle" : "success"
}

/** The native balance of a namespace in a state. */
export const selectBalance = (state: KitState, namespace?: string): BalanceView => {
  const account = accountIn(state, namespace)
  return {
    status: account === undefined ? "idle" : statusOf(account),
    balance: account?.balance,
    symbol: account?.balanceSymbol
  }
}
