import { exchangeProblem, toExchange, type ExchangeRecord } from "../convert/ExchangeRecord.ts"

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

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== ""
const isWhole = (value: unknown, most: number) =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most

/** Whether a text is the address of an account or a contract, in any case. */
export const isAddress = (text: unknown): text is string =>
  typeof text === "string" && /^0x[0-9a-f]{40}$/i.test(text)

/** What is wrong with an entry of `chains`; undefined if it is a chain. */
export const chainProblem = (value: unknown): string | undefined => {
  if (!isFields(value)) return "is not an object"
  const { id, rpcUrl, coin, startBlock, pollSeconds, spam, exchange } = value
  if (typeof id !== "string" || !/^(eip155:[1-9]\d{0,31}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/.test(id))
    return `needs "id": "eip155:<chain id>" or "solana:<start of the genesis hash>"`
  const extra = ["startBlock", "pollSeconds", "spam", "exchange"].find((name) => value[name] !== undefined)
  if (id.startsWith("solana:") && extra !== undefined) return `has "${extra}", which Solana has no use for`
  if (typeof rpcUrl !== "string" || !/^https?:\/\//.test(rpcUrl) || !URL.canParse(rpcUrl))
    return `needs "rpcUrl": the URL of a node`
  if (!isFields(coin) || !isText(coin["name"]) || !isText(coin["symbol"]) || !isWhole(coin["decimals"], 36))
    return `needs "coin" with "name", "symbol" and "decimals"`
  if (startBlock !== undefined && !isWhole(startBlock, Number.MAX_SAFE_INTEGER))
    return `has a "startBlock" that is no block's number`
  if (
    pollSeconds !== undefined &&
    !(typeof pollSeconds === "number" && pollSeconds > 0 && pollSeconds <= 3_600)
  )
    return `has a "pollSeconds" that is not between 0 and 3600`
  if (spam !== undefined && !(Array.isArray(spam) && spam.every(isAddress)))
    return `has a "spam" that is no list of addresses`
  return exchange === undefined ? undefined : exchangeProblem(exchange)
}

/** A chain of an entry that has no problem, its addresses in lower case. */
export const toChain = (entry: ChainRecord): ChainRecord => ({
  ...entry,
  ...(entry.spam === undefined ? {} : { spam: entry.spam.map((address) => address.toLowerCase()) }),
  ...(entry.exchange === undefined ? {} : { exchange: toExchange(entry.exchange) })
})
