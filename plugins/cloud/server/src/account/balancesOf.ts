import type { ActivityIndex } from "../activity/ActivityIndex.ts"
import { quantityOf } from "../chain/readBlock.ts"
import { readWords, wordNumber } from "../chain/readWords.ts"
import type { Prices } from "./makePrices.ts"
import { numericOf } from "./numeric.ts"
import type { ServedChain } from "./ServedChain.ts"

const MAX_TOKENS = 200
const BALANCE_OF = "0x70a08231"

/** Whose balances are wanted, and in which currency. */
export interface BalancesRequest {
  /** In lower case. */
  readonly address: string
  readonly currency: string
  /** Tokens that are asked about beside those that ever moved, in lower case. */
  readonly also: ReadonlyArray<string>
}

// What a number can say exactly enough to be shown; nobody counts with it.
const worthOf = (numeric: string, price: number) => Number((Number(numeric) * price).toFixed(6))

/**
 * What an account holds on a chain, as its node says it now: the coin first, then of the 200 tokens that moved last those that it
 * has some of. Without a known price `price` is 0 and `value` absent. Fails: `NodeError`, `NodeRefusal`.
 */
export const balancesOf = async (
  { record, node, factsOf }: ServedChain,
  index: ActivityIndex,
  prices: Prices,
  { address, currency, also }: BalancesRequest
) => {
  const { id: chainId, coin, spam = [] } = record
  const seen = await index.tokens(chainId, address, MAX_TOKENS)
  const tokens = [...new Set([...also, ...seen])].slice(0, MAX_TOKENS)
  const data = `${BALANCE_OF}${address.slice(2).padStart(64, "0")}`
  const [native, [answers, facts]] = await Promise.all([
    node.ask("eth_getBalance", address, "latest"),
    Promise.all([
      node.askAll(tokens.map((to) => ["eth_call", { to, data }, "latest"] as const)),
      factsOf(tokens)
    ])
  ])
  const entry = (id: string, name: string, symbol: string, value: bigint, decimals: number) => {
    const known = prices.of(id, currency)
    const numeric = numericOf(value, decimals)
    return {
      name,
      symbol,
      chainId,
      ...(id === chainId ? {} : { address: id }),
      ...(known === undefined ? {} : { value: worthOf(numeric, known.price) }),
      price: known?.price ?? 0,
      quantity: { decimals: String(decimals), numeric },
      iconUrl: known?.iconUrl ?? ""
    }
  }
  return [
    entry(chainId, coin.name, coin.symbol, quantityOf(native, "balance"), coin.decimals),
    ...tokens.flatMap((token, place) => {
      const words = readWords(answers[place]) ?? []
      const { name, symbol, decimals } = facts.get(token)!
      const value = words.length === 1 ? wordNumber(words[0]!) : 0n
      return value === 0n || decimals === undefined || spam.includes(token)
        ? []
        : [entry(`${chainId}:${token}`, name, symbol, value, decimals)]
    })
  ]
}
