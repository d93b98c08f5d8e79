import { readField } from "@latchkey/core/chain-kit"
import { parseAddress } from "../Address.ts"
import { decodeQuantity } from "../Quantity.ts"
import { decodeWord } from "../transfer/tokenCalls.ts"

/** Events that name accounts, by the hash that logs name them by. */
export const events = {
  transfer: "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
  approval: "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925",
  approvalForAll: "0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31",
  transferSingle: "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62",
  transferBatch: "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb"
} as const

/** What a log says that was moved: a token, or things of a collection. */
export interface LogTransfer {
  readonly from: string
  readonly to: string
  readonly value: bigint
  /** The thing's number; absent for a token. */
  readonly id?: bigint
  /** By which rules its contract keeps the thing; absent for a token. */
  readonly standard?: "ERC-721" | "ERC-1155"
}

/** What a log says that somebody may take of an account from then on: of a token, or everything of a collection. */
export interface LogApproval {
  readonly of: "token" | "collection"
  readonly spender: string
  /** How much in all, in base units; of a collection 1 for everything and 0 for nothing. Absent where the log does not say it. */
  readonly value?: bigint
}

/** A log that names an account. */
export interface AccountLog {
  /** Canonical. */
  readonly contract: string
  readonly hash: string
  readonly block: number
  readonly transactionIndex: number
  readonly logIndex: number
  /** When its block was made, in seconds; absent where the node does not say it with the log. */
  readonly seconds?: number
  /** What was moved; nothing for a log that says that somebody may take. */
  readonly transfers: ReadonlyArray<LogTransfer>
  /** Who may take from then on; absent for a log of a move, and for one thing of a collection. */
  readonly approval?: LogApproval
}

const WORD = 64
const MAX_THINGS = 50
const NOBODY = "0x0000000000000000000000000000000000000000"

/** Whether an address is the one that tokens come from when they are made, and go to when they are destroyed. */
export const isNobody = (address: string): boolean => address === NOBODY

/** The address in a topic. */
export const addressOf = (topic: unknown): string | undefined => {
  const digits = typeof topic === "string" ? /^0x0{24}([0-9a-f]{40})$/i.exec(topic)?.[1] : undefined
  return digits === undefined ? undefined : parseAddress(digits.toLowerCase())
}

/** The words of a log's data; undefined if it is not made of whole ones. */
const wordsOf = (data: unknown): ReadonlyArray<bigint> | undefined => {
  const length = 2 * WORD * (MAX_THINGS + 2)
  if (typeof data !== "string" || data.length > length + 2 || !/^0x(?:[0-9a-f]{64})*$/i.test(data))
    return undefined
  const digits = data.slice(2)
  return Array.from({ length: digits.length / WORD }, (_, index) =>
    BigInt(`0x${digits.slice(index * WORD, (index + 1) * WORD)}`)
  )
}

/** The list that begins where the word at `place` says. */
const listAt = (words: ReadonlyArray<bigint>, place: number): ReadonlyArray<bigint> | undefined => {
  const offset = words[place]
  if (offset === undefined || offset % 32n !== 0n || offset / 32n >= BigInt(words.length)) return undefined
  const start = Number(offset / 32n)
  const count = words[start] ?? 0n
  return count > MAX_THINGS || start + 1 + Number(count) > words.length
    ? undefined
    : words.slice(start + 1, start + 1 + Number(count))
}

/** What a log says that was moved, by its topics and data; nothing for one of who may take; undefined for any other. */
export const readTransfers = (
  [event, one, two, three]: ReadonlyArray<unknown>,
  data: unknown
): ReadonlyArray<LogTransfer> | undefined => {
  if (event === events.approval || event === events.approvalForAll) return []
  const isTransfer = event === events.transfer
  const from = addressOf(isTransfer ? one : two)
  const to = addressOf(isTransfer ? two : three)
  if (from === undefined || to === undefined) return undefined
  if (isTransfer) {
    const number = three === undefined ? undefined : decodeWord(three)
    const value = three === undefined ? decodeWord(data) : 1n
    if (value === undefined || (three !== undefined && number === undefined)) return undefined
    return [{ from, to, value, ...(number === undefined ? {} : { id: number, standard: "ERC-721" }) }]
  }
  const words = wordsOf(data)
  if (words === undefined) return undefined
  if (event === events.transferSingle)
    return words.length === 2
      ? [{ from, to, id: words[0]!, value: words[1]!, standard: "ERC-1155" }]
      : undefined
  const ids = event === events.transferBatch ? listAt(words, 0) : undefined
  const values = ids && listAt(words, 1)
  return ids !== undefined && ids.length === values?.length
    ? ids.map((id, index) => ({ from, to, id, value: values[index]!, standard: "ERC-1155" }))
    : undefined
}

/** Who may take, by a log that says it. Tokens say how much in the data, things of a collection which one in a fourth place. */
const readApproval = (
  [event, , spender, ...more]: ReadonlyArray<unknown>,
  data: unknown
): LogApproval | undefined => {
  const found = addressOf(spender)
  if (found === undefined || more.length > 0) return undefined
  const isToken = event === events.approval
  if (!isToken && event !== events.approvalForAll) return undefined
  const value = decodeWord(data)
  const isSaid = value !== undefined && (isToken || value <= 1n)
  return { of: isToken ? "token" : "collection", spender: found, ...(isSaid ? { value } : {}) }
}

const decodeIndex = (value: unknown): number | undefined => {
  const index = decodeQuantity(value)
  return index !== undefined && index <= Number.MAX_SAFE_INTEGER ? Number(index) : undefined
}

/** A log in a node's answer that says something about `account`; undefined for any other, and for one that was taken back. */
const decodeLog = (entry: unknown, account: string): AccountLog | undefined => {
  const contractText = readField(entry, "address")
  const contract = typeof contractText === "string" ? parseAddress(contractText.toLowerCase()) : undefined
  const hash = readField(entry, "transactionHash")
  const block = decodeIndex(readField(entry, "blockNumber"))
  const transactionIndex = decodeIndex(readField(entry, "transactionIndex"))
  const logIndex = decodeIndex(readField(entry, "logIndex"))
  const seconds = decodeIndex(readField(entry, "blockTimestamp"))
  const topics = readField(entry, "topics")
  if (
    contract === undefined ||
    typeof hash !== "string" ||
    !/^0x[0-9a-f]{64}$/i.test(hash) ||
    block === undefined ||
    transactionIndex === undefined ||
    logIndex === undefined ||
    readField(entry, "removed") === true ||
    !Array.isArray(topics)
  )
    return undefined
  const told = readTransfers(topics, readField(entry, "data"))
  const transfers = told?.filter(({ from, to }) => from === account || to === account)
  const approval = readApproval(topics, readField(entry, "data"))
  // Of who may take, the first is whose it is.
  const isOwn = told?.length === 0 ? addressOf(topics[1]) === account : transfers?.length !== 0
  return transfers === undefined || !isOwn
    ? undefined
    : {
        contract,
        hash: hash.toLowerCase(),
        block,
        transactionIndex,
        logIndex,
        ...(seconds === undefined ? {} : { seconds }),
        transfers,
        ...(approval === undefined ? {} : { approval })
      }
}

const MAX_LOGS = 10_000

/** The logs in a node's answer that say something about `account`; undefined for what is no list, and for more than 10,000. */
export const decodeLogs = (answer: unknown, account: string): ReadonlyArray<AccountLog> | undefined =>
  Array.isArray(answer) && answer.length <= MAX_LOGS
    ? answer.flatMap((entry: unknown) => decodeLog(entry, account) ?? [])
    : undefined
