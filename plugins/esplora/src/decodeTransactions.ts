import type { HistoryTransaction, HistoryTransfer } from "@latchkey/core"
import { readField, readPath } from "@latchkey/core/chain-kit"
import { amountOf, satoshiOf, type Subject } from "./Subject.ts"

/** What servers tell at once of what is in blocks. */
export const PAGE = 25
const MAX_TRANSFERS = 100
const MAX_PLACES = 10_000
const LAST_SECOND = 8_640_000_000_000

/** A place that coins came from, or went to: whose it is where that is told, and how much. */
interface Place {
  readonly owner: string | undefined
  readonly value: bigint
}

const placeIn = (told: unknown, { parseAddress }: Subject): Place | undefined => {
  const value = satoshiOf(readField(told, "value"))
  const address = readField(told, "scriptpubkey_address")
  const owner = typeof address === "string" && address.length <= 100 ? parseAddress(address) : undefined
  return value === undefined ? undefined : { owner, value }
}

/** The places of a list; undefined where one cannot be read, since a sum would be wrong without it. */
const placesIn = (
  list: unknown,
  subject: Subject,
  of = (entry: unknown): unknown => entry
): ReadonlyArray<Place> | undefined => {
  if (!Array.isArray(list) || list.length > MAX_PLACES) return undefined
  const places = list.map((entry) => placeIn(of(entry), subject))
  return places.includes(undefined) ? undefined : (places as ReadonlyArray<Place>)
}

const sumOf = (places: ReadonlyArray<Place>): bigint => places.reduce((sum, { value }) => sum + value, 0n)

/** The one owner of all places; undefined where there are several, or nobody says. */
const soleOwner = (places: ReadonlyArray<Place>): string | undefined => {
  const [first, ...others] = new Set(places.map(({ owner }) => owner))
  return others.length === 0 ? first : undefined
}

/** What a transaction did to the account: by what it spent, what it got and what others got. */
const effectOf = (
  inputs: ReadonlyArray<Place>,
  outputs: ReadonlyArray<Place>,
  isMade: boolean,
  subject: Subject
): Pick<HistoryTransaction, "kind" | "sender" | "transfers"> | undefined => {
  const isOwn = ({ owner }: Place) => owner === subject.address
  const [spent, got] = [inputs.filter(isOwn), outputs.filter(isOwn)]
  const move = (direction: HistoryTransfer["direction"], value: bigint, counterparty?: string) => ({
    direction,
    amount: amountOf(value, subject),
    ...(counterparty === undefined ? {} : { counterparty })
  })
  if (spent.length === 0) {
    if (got.length === 0) return undefined
    const from = isMade ? undefined : soleOwner(inputs)
    return {
      kind: isMade ? "mint" : "receive",
      ...(from === undefined ? {} : { sender: from }),
      transfers: [move("in", sumOf(got), from)]
    }
  }
  // Of what several made together, nobody can say who paid whom.
  if (spent.length < inputs.length) {
    const change = sumOf(got) - sumOf(spent)
    return {
      kind: change < 0n ? "send" : "receive",
      transfers: [change < 0n ? move("out", -change) : move("in", change)]
    }
  }
  const others = outputs.filter((output) => !isOwn(output) && output.value > 0n)
  return {
    kind: others.length === 0 ? "self" : "send",
    sender: subject.address,
    transfers:
      others.length === 0
        ? [move("self", sumOf(got))]
        : others.slice(0, MAX_TRANSFERS).map(({ owner, value }) => move("out", value, owner))
  }
}

const decodeTransaction = (told: unknown, subject: Subject): HistoryTransaction | undefined => {
  const hash = readField(told, "txid")
  const seconds = readPath(told, "status.block_time")
  if (typeof hash !== "string" || !/^[0-9a-f]{64}$/.test(hash)) return undefined
  if (readPath(told, "status.confirmed") !== true) return undefined
  if (!Number.isSafeInteger(seconds) || (seconds as number) < 0 || (seconds as number) > LAST_SECOND)
    return undefined
  const made: unknown = readField(told, "vin")
  // Coins that a block makes come from nowhere.
  const isMade = readPath(Array.isArray(made) ? made[0] : undefined, "is_coinbase") === true
  const inputs = isMade ? [] : placesIn(made, subject, (input) => readField(input, "prevout"))
  const outputs = placesIn(readField(told, "vout"), subject)
  const effect = inputs && outputs && effectOf(inputs, outputs, isMade, subject)
  if (effect === undefined) return undefined
  const fee = satoshiOf(readField(told, "fee"))
  return {
    hash,
    networkId: subject.network.caipNetworkId,
    minedAt: (seconds as number) * 1_000,
    status: "success",
    ...effect,
    ...(effect.sender === subject.address && fee !== undefined ? { fee: amountOf(fee, subject) } : {})
  }
}

/** A page of what blocks have of an account. */
export interface TransactionPage {
  readonly transactions: ReadonlyArray<HistoryTransaction>
  /** What the next page begins behind; absent on the last. */
  readonly last?: string
}

/**
 * What happened to an account, of `/address/:address/txs/chain`, newest first; what cannot be read with certainty, and what does not
 * concern the account, is left out. Undefined if the answer is no list.
 */
export const decodeTransactions = (answer: unknown, subject: Subject): TransactionPage | undefined => {
  if (!Array.isArray(answer)) return undefined
  const list = answer.slice(0, PAGE)
  const found = new Map<string, HistoryTransaction>()
  for (const told of list) {
    const transaction = decodeTransaction(told, subject)
    if (transaction !== undefined && !found.has(transaction.hash)) found.set(transaction.hash, transaction)
  }
  const last: unknown = list.length === PAGE ? readField(list.at(-1), "txid") : undefined
  return {
    transactions: [...found.values()].toSorted((one, other) => other.minedAt - one.minedAt),
    ...(typeof last === "string" && /^[0-9a-f]{64}$/.test(last) ? { last } : {})
  }
}
