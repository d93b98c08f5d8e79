import * as v from "valibot"
import { fields, text } from "../fields.ts"

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

const contract = v.pipe(
  text,
  v.regex(/^0x(?!0+$)[0-9a-f]{40}$/i, "is no contract"),
  v.transform((address) => address.toLowerCase())
)

/** An exchange, its contracts in lower case and each token once. */
export const exchangeSchema: v.GenericSchema<unknown, ExchangeRecord> = fields({
  router: contract,
  factory: contract,
  wrapped: contract,
  tokens: v.pipe(
    v.array(contract, "is not a list"),
    v.maxLength(MAX_TOKENS, `has more than ${MAX_TOKENS} contracts`),
    v.transform((tokens) => [...new Set(tokens)])
  )
})
