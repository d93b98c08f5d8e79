/** An exchange in the way of Uniswap V2 that swaps are made on, as the configuration has it. */
export interface ExchangeRecord {
  /** The contract that swaps. */
  readonly router: string
  /** The contract that knows the pairs. */
  readonly factory: string
  /** The wrapped coin, by which the exchange trades the coin. */
  readonly wrapped: string
  /** Contracts of the tokens that are traded beside the coin; at most 500. */
  readonly tokens: ReadonlyArray<string>
}

const MAX_TOKENS = 500

const isContract = (text: unknown): text is string =>
  typeof text === "string" && /^0x[0-9a-f]{40}$/i.test(text) && !/^0x0+$/.test(text)

/** What is wrong with an exchange; undefined if it is one. */
export const exchangeProblem = (value: unknown): string | undefined => {
  const { router, factory, wrapped, tokens } = (value ?? {}) as Partial<Record<keyof ExchangeRecord, unknown>>
  if (![router, factory, wrapped].every(isContract))
    return `has an "exchange" that needs "router", "factory" and "wrapped": contracts`
  return Array.isArray(tokens) && tokens.length <= MAX_TOKENS && tokens.every(isContract)
    ? undefined
    : `has an "exchange" whose "tokens" are no list of at most ${MAX_TOKENS} contracts`
}

/** An exchange of an entry that has no problem, its contracts in lower case and each token once. */
export const toExchange = ({ router, factory, wrapped, tokens }: ExchangeRecord): ExchangeRecord => ({
  router: router.toLowerCase(),
  factory: factory.toLowerCase(),
  wrapped: wrapped.toLowerCase(),
  tokens: [...new Set(tokens.map((token) => token.toLowerCase()))]
})
