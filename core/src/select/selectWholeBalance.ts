import { parseAmount } from "../chain/Amount.ts"
import { attempt } from "../error/attempt.ts"
import type { KitState } from "../state/KitState.ts"
import { networksIn } from "./inNamespace.ts"
import { selectBalance, type BalanceView } from "./selectBalance.ts"

/** The native balance of a connected account, as a number too. */
export interface WholeBalanceView extends BalanceView {
  /** `balance` in base units (wei, lamports, satoshi). */
  readonly value: bigint | undefined
  /** Of the network's coin: `value` is this many digits longer than whole coins. */
  readonly decimals: number | undefined
}

/** The native balance of a namespace in a state, as a number too. */
export const selectWholeBalance = (state: KitState, namespace?: string): WholeBalanceView => {
  const shown = selectBalance(state, namespace)
  const network = networksIn(state, namespace)?.caipNetwork
  const decimals = network?.unknown === true ? undefined : network?.nativeCurrency.decimals
  const value = attempt(() => parseAmount(shown.balance!, decimals!))
  return { ...shown, value, decimals }
}
