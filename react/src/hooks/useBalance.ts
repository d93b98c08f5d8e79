import { attempt, parseAmount, type AccountState, type KitState } from "@latchkey/core"
import { useCallback } from "react"
import { useKitContext } from "../context/KitContext.ts"
import { accountIn, networksIn, type InNamespace } from "./InNamespace.ts"
import { useBalanceRefresh } from "./useBalanceRefresh.ts"
import { useSelection } from "./useSelection.ts"

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

/**
 * The native balance of the connected account, and `refresh` to read it again.
 *
 * Rendering it reads the balance from the chain, once connected and whenever account or network change; the kit caches it
 * for 30 s. `displayBalance` of `@latchkey/core` formats it.
 */
export const useBalance = ({ namespace }: InNamespace = {}): BalanceView & {
  /** `balance` in base units (wei, lamports, satoshi). */
  readonly value: bigint | undefined
  /** Of the network's coin: `value` is this many digits longer than whole coins. */
  readonly decimals: number | undefined
  readonly refresh: () => void
} => {
  const { kit } = useKitContext("useBalance")
  useBalanceRefresh(namespace, true)
  const view = useSelection("useBalance", (state) => {
    const shown = selectBalance(state, namespace)
    const network = networksIn(state, namespace)?.caipNetwork
    const decimals = network?.unknown === true ? undefined : network?.nativeCurrency.decimals
    const value = attempt(() => parseAmount(shown.balance!, decimals!))
    return { ...shown, value, decimals }
  })
  const refresh = useCallback(() => {
    kit.refreshBalance({ ...(namespace === undefined ? {} : { namespace }), force: true }).catch(() => {})
  }, [kit, namespace])
  return { ...view, refresh }
}
