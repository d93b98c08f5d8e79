import * as v from "valibot"
import { exchangeSchema, type ExchangeRecord } from "../convert/ExchangeRecord.ts"
import { fields, text, webUrl, whole } from "../fields.ts"

/** A network's own coin. */
export interface CoinRecord {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A chain that a server reads, as the configuration has it: Ethereum and what works like it, and Solana. */
export interface ChainRecord {
  /** CAIP-2 id, `eip155:1`, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp`. What is said of blocks and contracts below is not for Solana. */
  readonly id: string
  /** JSON-RPC over HTTP. A node that keeps what it is asked for: blocks from `startBlock` on, with their receipts. */
  readonly rpcUrl: string
  readonly coin: CoinRecord
  /** The first block that is read; by default the one that is the latest when the chain is first read. */
  readonly startBlock?: number
  /** How often the node is asked for a new block, in seconds; 4 by default. */
  readonly pollSeconds?: number
  /** Contracts that are known to be unwanted, in lower case. */
  readonly spam?: ReadonlyArray<string>
  /** Where swaps of its tokens are made; none without it. */
  readonly exchange?: ExchangeRecord
}

/** Whether a text is the address of an account or a contract, in any case. */
export const isAddress = (text: unknown): text is string =>
  typeof text === "string" && /^0x[0-9a-f]{40}$/i.test(text)

const POLL = "is not between 0 and 3600"
const evmOnly = {
  startBlock: v.optional(whole(Number.MAX_SAFE_INTEGER)),
  pollSeconds: v.optional(v.pipe(v.number(POLL), v.gtValue(0, POLL), v.maxValue(3_600, POLL))),
  spam: v.optional(
    v.array(
      v.pipe(
        text,
        v.check((address) => isAddress(address), "is no address"),
        v.transform((address) => address.toLowerCase())
      ),
      "is not a list"
    )
  ),
  exchange: v.optional(exchangeSchema)
}

/** An entry of `chains`, its addresses in lower case. */
export const chainSchema: v.GenericSchema<unknown, ChainRecord> = v.pipe(
  fields({
    id: v.pipe(
      text,
      v.regex(
        /^(eip155:[1-9]\d{0,31}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/,
        `is neither "eip155:<chain id>" nor "solana:<start of the genesis hash>"`
      )
    ),
    rpcUrl: webUrl,
    coin: fields({ name: text, symbol: text, decimals: whole(36) }),
    ...evmOnly
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): ChainRecord => {
    const { id, rpcUrl, coin, startBlock, pollSeconds, spam, exchange } = dataset.value
    const extra = Object.entries({ startBlock, pollSeconds, spam, exchange }).filter(
      ([, value]) => value !== undefined
    )
    if (id.startsWith("solana:") && extra.length > 0) {
      addIssue({ message: `has "${extra[0]?.[0]}", which Solana has no use for` })
      return NEVER
    }
    return { id, rpcUrl, coin, ...Object.fromEntries(extra) }
  })
)
