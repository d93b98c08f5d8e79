import { plainText } from "@latchkey/core"
import type { HistoryKind, HistoryTransaction, HistoryTransfer } from "@latchkey/core/effect"
import { addressOf, contractOf, decimalsOf, fieldsOf, unitsOf, type Subject } from "./Subject.ts"

const MAX_ROWS = 100
const MAX_TRANSFERS = 100
const ZERO = /^0x0{40}$/

/** A row of a list, and the block that it is in. */
export interface Row<A> {
  readonly block: number
  readonly value: A
}

/** A page of a list, newest first, and whether there is more of it. */
export interface Rows<A> {
  readonly rows: ReadonlyArray<Row<A>>
  readonly more: boolean
}

const timeOf = (value: unknown): number | undefined => {
  const isTime = typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(value)
  const time = isTime ? Date.parse(value) : NaN
  return Number.isNaN(time) ? undefined : time
}
const hashOf = (value: unknown): string | undefined =>
  typeof value === "string" && /^0x[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : undefined
const blockOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined

const rowsOf = <A>(
  value: unknown,
  decode: (row: Readonly<Record<string, unknown>>) => A | undefined
): Rows<A> | undefined => {
  const { items, next_page_params: next } = fieldsOf(value)
  if (!Array.isArray(items) || items.length > MAX_ROWS) return undefined
  const rows = items.map(fieldsOf).flatMap((row): ReadonlyArray<Row<A>> => {
    const block = blockOf(row["block_number"])
    const read = block === undefined ? undefined : decode(row)
    return block === undefined || read === undefined ? [] : [{ block, value: read }]
  })
  return { rows, more: typeof next === "object" && next !== null }
}

/** Which way something went, and who was on the other side; undefined where the account was on neither. */
const wayOf = (from: string | undefined, to: string | undefined, own: string) => {
  const direction = from === own ? (to === own ? "self" : "out") : to === own ? "in" : undefined
  if (direction === undefined) return undefined
  const other = direction === "in" ? from : direction === "out" ? to : undefined
  return { direction, ...(other === undefined ? {} : { counterparty: other }) } as const
}

/** What is known of a transaction without what it moved of tokens. */
export type BareTransaction = Omit<HistoryTransaction, "kind"> & {
  readonly deploys: boolean
  readonly method: string
}

/** Transactions of a list; those that are in no block yet, or cannot be read, are left out. Undefined if it is no list. */
export const decodeTransactions = (value: unknown, subject: Subject): Rows<BareTransaction> | undefined => {
  const { address, network } = subject
  const { caipNetworkId: networkId, nativeCurrency } = network
  const { decimals, symbol } = nativeCurrency
  const coins = (units: bigint) => ({ value: units, decimals, symbol })
  return rowsOf(value, (row) => {
    const [hash, minedAt] = [hashOf(row["hash"]), timeOf(row["timestamp"])]
    const status = row["status"] === "ok" ? "success" : row["status"] === "error" ? "failed" : undefined
    if (hash === undefined || minedAt === undefined || status === undefined) return undefined
    const [sender, to] = [addressOf(row["from"], subject), addressOf(row["to"], subject)]
    const made = addressOf(row["created_contract"], subject)
    const [sent, paid] = [unitsOf(row["value"]), unitsOf(fieldsOf(row["fee"])["value"])]
    const way =
      sent === undefined || sent === 0n || status === "failed"
        ? undefined
        : wayOf(sender, to ?? made, address)
    return {
      hash,
      networkId,
      minedAt,
      status,
      ...(sender === undefined ? {} : { sender }),
      transfers: way === undefined ? [] : [{ ...way, amount: coins(sent!) }],
      ...(sender === address && paid !== undefined ? { fee: coins(paid) } : {}),
      deploys: made !== undefined,
      method: typeof row["method"] === "string" ? row["method"] : ""
    }
  })
}

/** What a transaction moved of a token or a thing. */
export interface TokenMove {
  readonly hash: string
  readonly minedAt: number
  readonly transfer: HistoryTransfer
}

/** Moves of tokens in a list; those that cannot be read are left out. Undefined if it is no list. */
export const decodeMoves = (value: unknown, subject: Subject): Rows<TokenMove> | undefined =>
  rowsOf(value, (row) => {
    const [hash, minedAt] = [hashOf(row["transaction_hash"] ?? row["tx_hash"]), timeOf(row["timestamp"])]
    const way = wayOf(addressOf(row["from"], subject), addressOf(row["to"], subject), subject.address)
    const [token, total] = [fieldsOf(row["token"]), fieldsOf(row["total"])]
    const contract = contractOf(token, subject)
    if (hash === undefined || minedAt === undefined || way === undefined || contract === undefined)
      return undefined
    const { type } = token
    if (type === "ERC-20") {
      const [units, decimals] = [unitsOf(total["value"]), decimalsOf(total["decimals"] ?? token["decimals"])]
      if (units === undefined || decimals === undefined) return undefined
      const symbol = typeof token["symbol"] === "string" ? plainText(token["symbol"], 20) : ""
      return {
        hash,
        minedAt,
        transfer: { ...way, amount: { value: units, decimals, symbol }, token: contract }
      }
    }
    const [id, count] = [unitsOf(total["token_id"]), type === "ERC-721" ? 1n : unitsOf(total["value"])]
    if ((type !== "ERC-721" && type !== "ERC-1155") || id === undefined || count === undefined)
      return undefined
    const name = typeof token["name"] === "string" ? plainText(token["name"], 64) : ""
    const nft = { collection: contract, id: String(id), name, isSpam: false }
    return { hash, minedAt, transfer: { ...way, amount: { value: count, decimals: 0, symbol: "" }, nft } }
  })

const kindOf = (
  {
    status,
    deploys,
    method,
    sender
  }: Pick<BareTransaction, "status" | "deploys" | "method"> & { readonly sender?: string },
  transfers: ReadonlyArray<HistoryTransfer>,
  own: string
): HistoryKind => {
  if (status === "failed") return "contract"
  if (deploys) return "deploy"
  const ways = new Set(transfers.map(({ direction }) => direction))
  if (ways.has("in") && ways.has("out")) return "trade"
  if (transfers.length === 0) return sender === own && method === "approve" ? "approve" : "contract"
  const isFromNobody = transfers.every(({ counterparty = "" }) => ZERO.test(counterparty))
  if (ways.has("out")) return isFromNobody ? "burn" : "send"
  return ways.has("in") ? (isFromNobody ? "mint" : "receive") : "self"
}

/** Transactions with all that they moved, newest first: those that somebody else sent are told by what they moved alone. */
export const joinTransactions = (
  transactions: ReadonlyArray<BareTransaction>,
  moves: ReadonlyArray<TokenMove>,
  { address, network: { caipNetworkId: networkId } }: Subject
): ReadonlyArray<HistoryTransaction> => {
  const byHash = new Map<string, BareTransaction>()
  for (const one of transactions) if (!byHash.has(one.hash)) byHash.set(one.hash, one)
  for (const { hash, minedAt, transfer } of moves) {
    const before = byHash.get(hash) ?? {
      hash,
      networkId,
      minedAt,
      status: "success" as const,
      transfers: [],
      deploys: false,
      method: ""
    }
    // What was undone moved nothing, whatever a list says.
    if (before.status === "failed" || before.transfers.length >= MAX_TRANSFERS) continue
    byHash.set(hash, { ...before, transfers: [...before.transfers, transfer] })
  }
  return [...byHash.values()]
    .map(({ deploys, method, ...told }) => ({
      ...told,
      kind: kindOf({ deploys, method, ...told }, told.transfers, address)
    }))
    .toSorted((one, other) => other.minedAt - one.minedAt)
    .slice(0, MAX_ROWS)
}
