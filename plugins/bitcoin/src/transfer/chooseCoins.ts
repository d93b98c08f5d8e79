import type { Coin } from "./readChain.ts"

/** Virtual bytes of a transaction besides its inputs and outputs. */
const OVERHEAD = 11
/** Virtual bytes of an input that spends from P2WPKH, and of the largest kind that wallets have. */
export const inputSizes = { segwit: 68, any: 148 } as const
/** More would be refused by nodes. */
export const MOST_INPUTS = 500

/** Which coins are spent, and what is left of them. */
export interface Choice {
  readonly coins: ReadonlyArray<Coin>
  readonly value: bigint
  /** What goes back to the sender; none where it would be dust, which then is part of the fee. */
  readonly change: bigint
  readonly fee: bigint
}

/** Satoshi of several coins. */
export const sumOf = (coins: ReadonlyArray<Coin>) => coins.reduce((sum, { value }) => sum + value, 0n)

/** What a transaction costs, by the sizes of its outputs' scripts. */
export const costOf = (
  rate: number,
  inputs: number,
  scripts: ReadonlyArray<number>,
  inputSize: number = inputSizes.segwit
): bigint => {
  // The counts of more than 252 are written in two bytes more.
  const counts = inputs > 252 ? 2 : 0
  const outputs = scripts.reduce((sum, script) => sum + 9 + script, 0)
  return BigInt(Math.ceil((OVERHEAD + counts + inputs * inputSize + outputs) * rate))
}

/** The coins that bring more than spending them costs. */
export const worthSpending = (
  coins: ReadonlyArray<Coin>,
  rate: number,
  inputSize: number
): ReadonlyArray<Coin> => coins.filter(({ value }) => value > BigInt(Math.ceil(inputSize * rate)))

const byValue = (one: Coin, other: Coin) => (one.value > other.value ? -1 : 1)

/** The largest coins, as many of them as leave the most after the fee. */
const chooseMost = (all: ReadonlyArray<Coin>, feeOf: (count: number) => bigint): Choice | undefined => {
  const sorted = all.toSorted(byValue).slice(0, MOST_INPUTS)
  let most: { readonly count: number; readonly value: bigint } = { count: 0, value: 0n }
  let sum = 0n
  sorted.forEach((coin, index) => {
    sum += coin.value
    const value = sum - feeOf(index + 1)
    if (value > most.value) most = { count: index + 1, value }
  })
  return most.count === 0
    ? undefined
    : { coins: sorted.slice(0, most.count), value: most.value, change: 0n, fee: feeOf(most.count) }
}

/**
 * Chooses coins for an amount, or for as much as there can be: confirmed ones first, the largest first, and none that costs
 * more than it brings. Undefined where they do not suffice. `least` is what change must be for nodes to carry it.
 */
export const chooseCoins = (
  all: ReadonlyArray<Coin>,
  {
    amount,
    rate,
    receiver,
    sender,
    least,
    inputSize
  }: {
    readonly amount: bigint | "max"
    readonly rate: number
    /** Bytes of the receiver's script, and of the sender's. */
    readonly receiver: number
    readonly sender: number
    readonly least: bigint
    readonly inputSize: number
  }
): Choice | undefined => {
  const worthy = worthSpending(all, rate, inputSize)
  if (amount === "max") return chooseMost(worthy, (count) => costOf(rate, count, [receiver], inputSize))
  const sorted = worthy
    .toSorted((one, other) => Number(other.isConfirmed) - Number(one.isConfirmed) || byValue(one, other))
    .slice(0, MOST_INPUTS)
  for (let count = 1; count <= sorted.length; count++) {
    const coins = sorted.slice(0, count)
    const rest = sumOf(coins) - amount
    const fee = costOf(rate, count, [receiver], inputSize)
    if (rest < fee) continue
    const change = rest - costOf(rate, count, [receiver, sender], inputSize)
    return change >= least
      ? { coins, value: amount, change, fee: rest - change }
      : { coins, value: amount, change: 0n, fee: rest }
  }
  return undefined
}
