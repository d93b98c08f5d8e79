import type { Prices } from "./makePrices.ts"
import { numericOf } from "./numeric.ts"
import type { ServedChain, TokenHeld } from "./ServedChain.ts"

/** Whose balances are wanted, and in which currency. */
export interface BalancesRequest {
  /** As the chain keeps it. */
  readonly address: string
  readonly currency: string
  /** Tokens that are asked about beside those that ever moved, as the chain writes them. */
  readonly also: ReadonlyArray<string>
}

// What a number can say exactly enough to be shown; nobody counts with it.
const worthOf = (numeric: string, price: number) => Number((Number(numeric) * price).toFixed(6))

/**
 * What an account holds on a chain, as its node says it now: the coin first, then the tokens that it has some of. Without a known
 * price `price` is 0 and `value` absent. Fails: `NodeError`, `NodeRefusal`.
 */
export const balancesOf = async (
  { record, holdingsOf }: ServedChain,
  prices: Prices,
  { address, currency, also }: BalancesRequest
) => {
  const { id: chainId, coin } = record
  const held = await holdingsOf({ address, also })
  const entry = (id: string, { name, symbol, value, decimals, isGuess }: Omit<TokenHeld, "token">) => {
    const known = prices.of(id, currency)
    const numeric = numericOf(value, decimals)
    const called = isGuess === true && known !== undefined ? known : { name, symbol }
    return {
      name: called.name,
      symbol: called.symbol,
      chainId,
      ...(id === chainId ? {} : { address: id }),
      ...(known === undefined ? {} : { value: worthOf(numeric, known.price) }),
      price: known?.price ?? 0,
      quantity: { decimals: String(decimals), numeric },
      iconUrl: known?.iconUrl ?? ""
    }
  }
  return [
    entry(chainId, { ...coin, value: held.coin }),
    ...held.tokens.map((token) => entry(`${chainId}:${token.token}`, token))
  ]
}
