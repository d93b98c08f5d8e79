import { isAddress } from "./ChainRecord.ts"
import type { BlockMark, IndexedBlock, IndexedTransaction, Move, Part } from "./IndexedBlock.ts"
import { NodeError } from "./NodeError.ts"
import { readAllowances, readApproval, readMoves, type Log } from "./readMoves.ts"

const NOBODY = `0x${"0".repeat(40)}`
const MAX_MOVES = 100
/** The last second that is written with a year of four digits. */
const MAX_SECONDS = 253_402_300_799

type Fields = Readonly<Record<string, unknown>>

const unusable = (what: string): never => {
  throw new NodeError(`The node gave no usable ${what}`)
}

const fieldsOf = (value: unknown, what: string): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : unusable(what)

const listOf = (value: unknown, what: string): ReadonlyArray<unknown> =>
  Array.isArray(value) ? value : unusable(what)

const hashOf = (value: unknown, what: string): string =>
  typeof value === "string" && /^0x[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : unusable(what)

const addressOf = (value: unknown, what: string): string =>
  isAddress(value) ? value.toLowerCase() : unusable(what)

/** A quantity as nodes write it, `0x1f`. Fails: throws `NodeError`. */
export const quantityOf = (value: unknown, what: string): bigint =>
  typeof value === "string" && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : unusable(what)

const countOf = (value: unknown, what: string): number => {
  const count = Number(quantityOf(value, what))
  return Number.isSafeInteger(count) ? count : unusable(what)
}

const secondsOf = (value: unknown): number => {
  const seconds = countOf(value, "time of a block")
  return seconds <= MAX_SECONDS ? seconds : unusable("time of a block")
}

/** Which block an answer is; undefined if the node has none there. Fails: throws `NodeError`. */
export const readMark = (answer: unknown): BlockMark | undefined => {
  if (answer === null) return undefined
  const { number, hash } = fieldsOf(answer, "block")
  return { number: countOf(number, "block number"), hash: hashOf(hash, "block hash") }
}

const logOf = (value: unknown): Log => {
  const { address, topics, data } = fieldsOf(value, "log")
  if (typeof data !== "string") return unusable("log")
  return {
    address: addressOf(address, "log"),
    topics: listOf(topics, "log").map((topic) => hashOf(topic, "topic of a log")),
    data
  }
}

/** What the accounts have to do with a transaction: who signed it, and whoever something moved from or to. */
const partsOf = (sender: string, moves: ReadonlyArray<Move>): ReadonlyArray<Part> => {
  const byAddress = new Map<string, Array<Move>>([[sender, []]])
  for (const move of moves) {
    for (const address of new Set([move.from, move.to])) {
      // Anybody can move nothing from anybody: only who signed it is told of that.
      if (address === NOBODY || (move.amount === "0" && address !== sender)) continue
      const own = byAddress.get(address) ?? []
      if (own.length < MAX_MOVES) own.push(move)
      byAddress.set(address, own)
    }
  }
  return [...byAddress].map(([address, own]) => ({ address, moves: own }))
}

const readTransaction = (
  value: unknown,
  receipts: ReadonlyMap<string, unknown>,
  block: BlockMark,
  place: number
) => {
  const told = fieldsOf(value, "transaction")
  const hash = hashOf(told["hash"], "transaction hash")
  const receipt = fieldsOf(receipts.get(hash), "receipt")
  // Between the two questions the chain may have become another one.
  if (hashOf(receipt["blockHash"], "receipt") !== block.hash)
    return unusable("receipt: it is of another block")
  const sender = addressOf(told["from"], "sender")
  const recipient =
    told["to"] === null || told["to"] === undefined ? undefined : addressOf(told["to"], "recipient")
  const created =
    recipient === undefined && isAddress(receipt["contractAddress"])
      ? receipt["contractAddress"].toLowerCase()
      : undefined
  const isSuccess = quantityOf(receipt["status"], "status of a receipt") === 1n
  const price = receipt["effectiveGasPrice"] ?? told["gasPrice"]
  // Rollups take their share for the chain below them beside.
  const fee =
    quantityOf(receipt["gasUsed"], "gas of a receipt") * quantityOf(price, "price of gas") +
    quantityOf(receipt["blobGasUsed"] ?? "0x0", "blob gas of a receipt") *
      quantityOf(receipt["blobGasPrice"] ?? "0x0", "price of blob gas") +
    quantityOf(receipt["l1Fee"] ?? "0x0", "fee of a receipt")
  const amount = quantityOf(told["value"], "value of a transaction")
  const to = recipient ?? created
  const logs = isSuccess ? listOf(receipt["logs"], "logs").map(logOf) : []
  const moves: ReadonlyArray<Move> = [
    ...(isSuccess && amount > 0n && to !== undefined ? [{ from: sender, to, amount: String(amount) }] : []),
    ...logs.flatMap(readMoves)
  ]
  const approvals = readAllowances(logs, sender)
  const transaction: IndexedTransaction = {
    hash,
    sender,
    ...(recipient === undefined ? {} : { recipient }),
    ...(created === undefined ? {} : { created }),
    nonce: countOf(told["nonce"], "nonce"),
    isSuccess,
    fee: String(fee),
    hasData: typeof told["input"] === "string" && told["input"] !== "0x",
    approves: logs.some((log) => readApproval(log) === sender),
    ...(approvals === undefined ? {} : { approvals })
  }
  return { place, transaction, parts: partsOf(sender, moves) }
}

/**
 * A block with what its transactions moved, of the answers to `eth_getBlockByNumber` (with transactions) and
 * `eth_getBlockReceipts`. Native coin that contracts move among themselves is not seen.
 *
 * Fails: throws `NodeError` if any part of them cannot be read, or if the receipts are of another block.
 */
export const readBlock = (answer: unknown, receiptsAnswer: unknown): IndexedBlock => {
  const told = fieldsOf(answer, "block")
  const mark = readMark(told)!
  const transactions = listOf(told["transactions"], "transactions of a block")
  const receipts = listOf(receiptsAnswer, "receipts of a block")
  // By their hashes: some chains have receipts of what is no transaction.
  const byHash = new Map(
    receipts.map((receipt) => [hashOf(fieldsOf(receipt, "receipt")["transactionHash"], "receipt"), receipt])
  )
  return {
    ...mark,
    parent: hashOf(told["parentHash"], "parent of a block"),
    minedAt: secondsOf(told["timestamp"]),
    transactions: transactions.map((transaction, place) => readTransaction(transaction, byHash, mark, place))
  }
}
