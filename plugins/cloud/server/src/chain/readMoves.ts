import type { Approval, Move } from "./IndexedBlock.ts"
import { readWords, wordAddress, wordList, wordNumber } from "./readWords.ts"

/** A log of a contract, as a node tells it. */
export interface Log {
  readonly address: string
  readonly topics: ReadonlyArray<string>
  readonly data: string
}

const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const APPROVAL = "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925"
const APPROVAL_FOR_ALL = "0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31"
const TRANSFER_SINGLE = "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62"
const TRANSFER_BATCH = "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb"

const addressIn = (topic: string | undefined) =>
  topic === undefined ? undefined : wordAddress(topic.slice(2).toLowerCase())

/** Whose permission a log changes; undefined if it is about something else. */
export const readApproval = ({ topics }: Log): string | undefined =>
  topics[0] === APPROVAL || topics[0] === APPROVAL_FOR_ALL ? addressIn(topics[1]) : undefined

const MAX_APPROVALS = 20

/** What one log lets somebody take; `null` where it does not say how much, undefined where it is about something else. */
const readAllowance = (log: Log): Approval | null | undefined => {
  const [kind, , spenderTopic, ...more] = log.topics
  const spender = addressIn(spenderTopic)
  // Of a single thing the number is in a fourth place.
  if (spender === undefined || more.length > 0) return undefined
  const isToken = kind === APPROVAL
  const words = readWords(log.data) ?? []
  const amount = words.length === 1 ? wordNumber(words[0]!) : undefined
  if (amount === undefined || (!isToken && amount > 1n)) return null
  return {
    token: log.address.toLowerCase(),
    of: isToken ? "token" : "collection",
    spender,
    amount: String(amount)
  }
}

/** What an account lets others take by these logs; undefined if nothing, and where not all of it can be said. */
export const readAllowances = (
  logs: ReadonlyArray<Log>,
  owner: string
): ReadonlyArray<Approval> | undefined => {
  const found = logs.filter((log) => readApproval(log) === owner).map(readAllowance)
  const last = new Map<string, Approval>()
  for (const approval of found) {
    if (approval === null) return undefined
    if (approval !== undefined) last.set(`${approval.token} ${approval.of} ${approval.spender}`, approval)
  }
  return last.size > 0 && last.size <= MAX_APPROVALS ? [...last.values()] : undefined
}

/**
 * What a log says was moved: of tokens (ERC-20: the amount in the data), of things (ERC-721: the id in a topic) and of many
 * (ERC-1155). Anybody may write a log: a contract's word about its own tokens, no more.
 */
export const readMoves = ({ address, topics, data }: Log): ReadonlyArray<Move> => {
  const token = address.toLowerCase()
  const words = readWords(data)
  const [kind, first, second, third] = topics
  if (words === undefined) return []
  if (kind === TRANSFER) {
    const [from, to] = [addressIn(first), addressIn(second)]
    if (from === undefined || to === undefined) return []
    if (topics.length === 4 && third !== undefined)
      return [{ from, to, token, amount: "1", id: String(BigInt(third)) }]
    const amount = words[0]
    return topics.length === 3 && amount !== undefined && words.length === 1
      ? [{ from, to, token, amount: String(wordNumber(amount)) }]
      : []
  }
  const [from, to] = [addressIn(second), addressIn(third)]
  if (topics.length !== 4 || from === undefined || to === undefined) return []
  const things = (ids: ReadonlyArray<bigint>, amounts: ReadonlyArray<bigint>) =>
    ids.length === amounts.length
      ? ids.map((id, place) => ({ from, to, token, amount: String(amounts[place]), id: String(id) }))
      : []
  if (kind === TRANSFER_SINGLE && words.length === 2)
    return things([wordNumber(words[0]!)], [wordNumber(words[1]!)])
  if (kind === TRANSFER_BATCH) return things(wordList(words, 0) ?? [], wordList(words, 1) ?? [])
  return []
}
