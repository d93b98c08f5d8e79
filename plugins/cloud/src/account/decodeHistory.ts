import type { HistoryKind, HistoryPage, HistoryTransaction, HistoryTransfer } from "@latchkey/core/effect"
import { isJson } from "../decodeWallet.ts"
import { decodeApprovals } from "./decodeApprovals.ts"
import { decodeQuantity } from "./decodeNumeric.ts"
import { decodeTransfer } from "./decodeTransfer.ts"
import { decodeSide, type Subject } from "./Subject.ts"

const MAX_TRANSACTIONS = 100
const MAX_TRANSFERS = 100
const MAX_CURSOR = 1_000

/** The service's words for what a transaction was; whatever it says else is a contract. */
const kinds: ReadonlyMap<string, HistoryKind> = new Map([
  ["approve", "approve"],
  ["bought", "trade"],
  ["borrow", "borrow"],
  ["burn", "burn"],
  ["cancel", "cancel"],
  ["claim", "claim"],
  ["deploy", "deploy"],
  ["deposit", "deposit"],
  ["mint", "mint"],
  ["receive", "receive"],
  ["repay", "repay"],
  ["sell", "trade"],
  ["send", "send"],
  ["stake", "stake"],
  ["trade", "trade"],
  ["unstake", "unstake"],
  ["withdraw", "withdraw"]
])

const kindOf = (operation: string, transfers: ReadonlyArray<HistoryTransfer>): HistoryKind => {
  const isSelf = transfers.length > 0 && transfers.every(({ direction }) => direction === "self")
  return operation === "send" && isSelf ? "self" : (kinds.get(operation) ?? "contract")
}

/** A moment as the service writes it, ISO 8601 with its zone, in epoch milliseconds; undefined if it is malformed. */
const decodeTime = (value: unknown): number | undefined => {
  const isTime =
    typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(value)
  const time = isTime ? Date.parse(value) : NaN
  return Number.isNaN(time) ? undefined : time
}

const decodeTransfers = (value: unknown, subject: Subject): ReadonlyArray<HistoryTransfer> | undefined => {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) return undefined
  const list = value.slice(0, MAX_TRANSFERS)
  const read = list.flatMap((entry) => decodeTransfer(entry, subject) ?? [])
  return read.length === list.length ? read : undefined
}

/** Transactions that were mined: others the service may know of, but nobody else. */
const statuses: ReadonlyMap<unknown, HistoryTransaction["status"]> = new Map([
  ["confirmed", "success"],
  ["failed", "failed"]
])

/**
 * A transaction of the network, as the service tells it. Undefined if any part of it cannot be read with certainty, or if it is of
 * another network or not mined.
 */
export const decodeTransaction = (value: unknown, subject: Subject): HistoryTransaction | undefined => {
  if (!isJson(value) || !isJson(value["metadata"])) return undefined
  const { hash, chain, operationType, minedAt, sentFrom, status: word, fee } = value["metadata"]
  const { caipNetworkId: networkId, nativeCurrency } = subject.network
  const time = decodeTime(minedAt)
  const status = statuses.get(word)
  const sender = decodeSide(sentFrom, subject)
  const transfers = decodeTransfers(value["transfers"], subject)
  const paid = fee === undefined || fee === null ? null : isJson(fee) ? decodeQuantity(fee) : undefined
  if (
    typeof hash !== "string" ||
    !/^[0-9a-zA-Z]{32,128}$/.test(hash) ||
    chain !== networkId ||
    typeof operationType !== "string" ||
    time === undefined ||
    status === undefined ||
    sender === undefined ||
    transfers === undefined ||
    paid === undefined ||
    (paid !== null && paid.decimals !== nativeCurrency.decimals)
  )
    return undefined
  const isFailed = status === "failed"
  const approvals =
    isFailed || sender !== subject.address ? undefined : decodeApprovals(value["approvals"], subject)
  return {
    hash,
    networkId,
    minedAt: time,
    status,
    kind: isFailed ? "contract" : kindOf(operationType, transfers),
    ...(sender === null ? {} : { sender }),
    transfers: isFailed ? [] : transfers,
    ...(approvals === undefined ? {} : { approvals }),
    ...(paid === null ? {} : { fee: { ...paid, symbol: nativeCurrency.symbol } })
  }
}

/**
 * A page of history, of what the service answered to `cursor`. An entry that cannot be read with certainty is left out alone, as is
 * a second one of a hash. Undefined if the answer is no page, or one of more than 100.
 */
export const decodeHistory = (
  value: unknown,
  subject: Subject,
  cursor: string | undefined
): HistoryPage | undefined => {
  if (!isJson(value)) return undefined
  const { data, next } = value
  if (!Array.isArray(data) || data.length > MAX_TRANSACTIONS) return undefined
  const byHash = new Map<string, HistoryTransaction>()
  for (const entry of data) {
    const transaction = decodeTransaction(entry, subject)
    if (transaction !== undefined && !byHash.has(transaction.hash)) byHash.set(transaction.hash, transaction)
  }
  // One that leads back to the page itself leads nowhere.
  const isNext = typeof next === "string" && next !== "" && next.length <= MAX_CURSOR && next !== cursor
  return {
    transactions: [...byHash.values()],
    ...(isNext ? { next } : {}),
    // The service began to look some day, and does not see what contracts move of the coin among themselves.
    coverage: "partial"
  }
}
