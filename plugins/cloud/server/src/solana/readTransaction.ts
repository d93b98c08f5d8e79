import type { FoundTransaction } from "../activity/ActivityIndex.ts"
import type { Move } from "../chain/IndexedBlock.ts"
import { solanaAddress } from "./solanaAddress.ts"

const MAX_MOVES = 100
/** The last second that is written with a year of four digits. */
const MAX_SECONDS = 253_402_300_799
/** The mint of the coin where it is kept as a token. */
const WRAPPED = "So11111111111111111111111111111111111111112"

type Fields = Readonly<Record<string, unknown>>

/** Thrown inside for what cannot be read: then nothing of the transaction is told. */
class Unreadable extends Error {}

const refuse = (): never => {
  throw new Unreadable()
}
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : refuse()
const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : refuse())
const countOf = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : refuse()
const addressOf = (value: unknown): string => solanaAddress(value) ?? refuse()

/** More lamports than a JSON number holds exactly, which some exchanges have: how much is not known. */
const INEXACT = -1n
const lamportsOf = (value: unknown): bigint =>
  Number.isInteger(value) && (value as number) > Number.MAX_SAFE_INTEGER ? INEXACT : BigInt(countOf(value))

/** What one account of a token held. */
interface Held {
  readonly place: number
  readonly mint: string
  readonly owner: string
  readonly value: bigint
  readonly decimals: number
}

const heldOf = (value: unknown): Held => {
  const { accountIndex, mint, owner, uiTokenAmount } = fieldsOf(value)
  const { amount, decimals } = fieldsOf(uiTokenAmount)
  if (typeof amount !== "string" || !/^\d{1,20}$/.test(amount) || countOf(decimals) > 255) return refuse()
  return {
    place: countOf(accountIndex),
    mint: addressOf(mint),
    owner: addressOf(owner),
    value: BigInt(amount),
    decimals: decimals as number
  }
}

/** How much more of something each owner has than before. */
type Changes = Map<string, bigint>

const add = (changes: Changes, owner: string, by: bigint) =>
  changes.set(owner, (changes.get(owner) ?? 0n) + by)

/** What an account got or gave, with the one other whose change is the opposite; nobody where that is not one alone. */
const movesOf = (
  changes: Changes,
  address: string,
  more: Pick<Move, "token" | "id" | "decimals">
): ReadonlyArray<Move> => {
  const by = changes.get(address) ?? 0n
  if (by === 0n) return []
  const others = [...changes].filter(([owner, change]) => owner !== address && change === -by)
  const other = others.length === 1 ? others[0]![0] : ""
  return [
    by > 0n
      ? { from: other, to: address, amount: String(by), ...more }
      : { from: address, to: other, amount: String(-by), ...more }
  ]
}

const read = (answer: unknown, address: string): FoundTransaction => {
  const { slot, blockTime, transaction: wire, meta: told } = fieldsOf(answer)
  const { signatures, message } = fieldsOf(wire)
  const meta = fieldsOf(told)
  const [hash] = listOf(signatures)
  if (typeof hash !== "string" || !/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(hash)) return refuse()
  const keys = listOf(fieldsOf(message)["accountKeys"]).map((key) => addressOf(fieldsOf(key)["pubkey"]))
  const [payer = refuse()] = keys
  const [before, after] = [meta["preBalances"], meta["postBalances"]].map((list) =>
    listOf(list).map(lamportsOf)
  ) as [Array<bigint>, Array<bigint>]
  const [heldBefore, heldAfter] = [meta["preTokenBalances"], meta["postTokenBalances"]].map((list) =>
    listOf(list ?? []).map(heldOf)
  ) as [Array<Held>, Array<Held>]
  if (before.length !== keys.length || after.length !== keys.length) return refuse()
  const minedAt = countOf(blockTime)
  if (minedAt > MAX_SECONDS || meta["err"] === undefined) return refuse()
  const fee = BigInt(countOf(meta["fee"]))
  const found = {
    block: countOf(slot),
    minedAt,
    transaction: {
      hash,
      sender: payer,
      nonce: 0,
      isSuccess: meta["err"] === null,
      fee: String(fee),
      hasData: true,
      approves: false
    }
  }
  if (meta["err"] !== null) return { ...found, moves: [] }

  const tokens = new Map<string, { readonly decimals: number; readonly changes: Changes }>()
  /** Lamports of the accounts of tokens that are the coin itself, by their places. */
  const wrapped = new Map<number, bigint>()
  for (const [list, sign] of [
    [heldBefore, -1n],
    [heldAfter, 1n]
  ] as const)
    for (const { place, mint, owner, value, decimals } of list) {
      const token = tokens.get(mint) ?? { decimals, changes: new Map() }
      if (token.decimals !== decimals || place >= keys.length) return refuse()
      add(token.changes, owner, sign * value)
      tokens.set(mint, token)
      wrapped.set(place, (wrapped.get(place) ?? 0n) + (mint === WRAPPED ? sign * value : 0n))
    }
  const coins: Changes = new Map()
  for (const [place, owner] of keys.entries()) {
    if (before[place] === INEXACT || after[place] === INEXACT) {
      if (owner === address) return refuse()
      continue
    }
    const by = after[place]! - before[place]!
    const ofToken = wrapped.get(place)
    if (ofToken === undefined) add(coins, owner, by)
    // What an account of a token costs to keep went from or to the payer, and is no transfer.
    else if (before[place] === 0n || after[place] === 0n) add(coins, payer, by - ofToken)
  }
  add(coins, payer, fee)
  const moves = [
    ...movesOf(coins, address, {}),
    ...[...tokens].flatMap(([token, { decimals, changes }]) =>
      movesOf(changes, address, { token, decimals, ...(decimals === 0 ? { id: "" } : {}) })
    )
  ]
  return { ...found, moves: moves.slice(0, MAX_MOVES) }
}

/**
 * What a transaction was to an account, of an answer to `getTransaction` (`jsonParsed`): by what balances were before and after.
 * Undefined if any part of the answer that matters cannot be read.
 */
export const readTransaction = (answer: unknown, address: string): FoundTransaction | undefined => {
  try {
    return read(answer, address)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}
