import { formatAmount, type TokenBalance } from "@latchkey/core"
import type { HeldToken } from "./TokensState.ts"

/**
 * A token that is held, as the account's state says it. What it is worth is in the currency of the options; without a known price,
 * `price` is 0 and `value` is absent. Its mark is drawn by who shows it: `iconUrl` is empty.
 */
export const toTokenBalance = ({ token, name, amount, worth }: HeldToken, chainId: string): TokenBalance => {
  const numeric = formatAmount(amount)
  const value = worth && Number(formatAmount(worth))
  return {
    name,
    symbol: amount.symbol,
    ...(token === undefined ? {} : { address: token }),
    chainId,
    quantity: { numeric, decimals: String(amount.decimals) },
    price: value === undefined || amount.value === 0n ? 0 : value / Number(numeric),
    ...(value === undefined ? {} : { value }),
    iconUrl: ""
  }
}
