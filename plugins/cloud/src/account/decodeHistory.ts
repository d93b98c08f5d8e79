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

/** What was moved; what cannot be read of it is left out alone. */
const decodeTransfers = (value: unknown, subject: Subject): ReadonlyArray<HistoryTransfer> =>
  Array.isArray(value)
    ? value.slice(0, MAX_TRANSFERS).flatMap((entry) => decodeTransfer(entry, subject) ?? [])
    : []

/** Transactions that were mined: others the service may know of, but nobody else. */
const statuses: ReadonlyMap<unknown, HistoryTransaction["status"]> = new Map([
  ["confirmed", "success"],
  ["failed", "failed"]
])

/**
 * A transaction of the network, as the service tells it: of what cannot be read of it the rest. Undefined where that leaves none: without
 * its hash, its time or what became of it, of another network, or not mined.
 */
export const decodeTransaction = (value: unknown, subject: Subject): HistoryTransaction | undefined => {
  if (!isJson(value) || !isJson(value["metadata"])) return undefined
  const { hash, chain, operationType, minedAt, sentFrom, status: word, fee } = value["metadata"]
  const { caipNetworkId: networkId, nativeCurrency } = subject.network
  const time = decodeTime(minedAt)
  const status = statuses.get(word)
  if (
    typeof hash !== "string" ||
    !/^[0-9a-zA-Z]{32,128}$/.test(hash) ||
    // Asked for one network, the service has none to say where it has no name for it.
    (chain !== networkId && chain !== null) ||
    time === undefined ||
    status === undefined
  )
    return undefined
  const sender = decodeSide(sentFrom, subject)
  const paid = isJson(fee) ? decodeQuantity(fee) : undefined
  const isFailed = status === "failed"
  const transfers = isFailed ? [] : decodeTransfers(value["transfers"], subject)
  const approvals =
    isFailed || sender !== subject.address ? undefined : decodeApprovals(value["approvals"], subject)
  return {
    hash,
    networkId,
    minedAt: time,
    status,
    kind: isFailed || typeof operationType !== "string" ? "contract" : kindOf(operationType, transfers),
    ...(sender === undefined ? {} : { sender }),
    transfers,
    ...(approvals === undefined ? {} : { approvals }),
    ...(paid?.decimals === nativeCurrency.decimals ? { fee: { ...paid, symbol: nativeCurrency.symbol } } : {})
  }
}

/** Two entries of one transaction, which the service tells movement by movement on some chains. */
const joined = (one: HistoryTransaction, other: HistoryTransaction, own: string): HistoryTransaction => {
  const transfers = [...one.transfers, ...other.transfers].slice(0, MAX_TRANSFERS)
  const directions = new Set(transfers.map(({ direction }) => direction))
  const { sender, ...told } = one
  // Of several who sent something it is not said who signed; the account is told by what it gave.
  const signer = sender === other.sender || sender === own ? sender : other.sender === own ? own : undefined
  return {
    ...told,
    kind: directions.has("in") && directions.has("out") ? "trade" : one.kind,
    ...(signer === undefined ? {} : { sender: signer }),
    transfers
  }
}

/**
 * A page of history, of what the service answered to `cursor`. Entries of one hash are one transaction; one that is there twice, word for
 * word, counts once. Undefined if the answer is no page, or one of more than 100.
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
  const seen = new Set<string>()
  for (const entry of data) {
    const transaction = decodeTransaction(entry, subject)
    const text = transaction && JSON.stringify(entry)
    if (transaction === undefined || seen.has(text!)) continue
    seen.add(text!)
    const before = byHash.get(transaction.hash)
    byHash.set(
      transaction.hash,
      before === undefined ? transaction : joined(before, transaction, subject.address)
    )
  }
  // One that leads back to the page itself leads nowhere.
  const isNext = typeof next === "string" && next !== "" && next.length <= MAX_CURSOR && next !== cursor
  return {
    transactions: [...byHash.values()],
    ...(isNext ? { next } : {}),
    // A service that tells of nothing may not have looked: whoever else knows the network is asked. Else it began to look some day, and does
    // not see what contracts move of the coin among themselves.
    coverage: cursor === undefined && !isNext && byHash.size === 0 ? "none" : "partial"
  }
}
