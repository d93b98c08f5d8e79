import type { SolanaTransaction } from "./parseSolanaTransaction.ts"

export const BUDGET = "ComputeBudget111111111111111111111111111111"

const SIGNATURE = 5_000n
const [UNITS_EACH, MOST_UNITS] = [200_000n, 1_400_000n]
const MICRO = 1_000_000n
/** A hundredth of a SOL: what a network that is crowded takes is a thousandth at most. */
const LARGE = 10_000_000n

const LENGTHS: Readonly<Record<number, number>> = { 1: 5, 2: 5, 3: 9, 4: 5 }

/** Whether some data is one of what the budget program takes: heap, units, price of a unit, size of accounts. */
export const isBudget = (data: Uint8Array): boolean => LENGTHS[data[0] ?? 0] === data.length

const valueOf = (data: Uint8Array): bigint => {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  return data[0] === 3 ? view.getBigUint64(1, true) : BigInt(view.getUint32(1, true))
}

/** What a transaction costs its payer at most, in lamports: for its signatures, and for its place before others. */
export const solanaFee = ({
  signers,
  instructions
}: SolanaTransaction): {
  readonly fee: bigint
  readonly units: bigint
  readonly price: bigint
  readonly isLarge: boolean
} => {
  const budget = instructions.filter(({ program, data }) => program === BUDGET && isBudget(data))
  const told = (tag: number) => budget.filter(({ data }) => data[0] === tag).map(({ data }) => valueOf(data))
  const others = BigInt(instructions.filter(({ program }) => program !== BUDGET).length)
  const [limit = others * UNITS_EACH] = told(2)
  const [price = 0n] = told(3)
  const units = limit < MOST_UNITS ? limit : MOST_UNITS
  const priority = (units * price + MICRO - 1n) / MICRO
  return {
    fee: SIGNATURE * BigInt(signers.length) + priority,
    units: limit,
    price,
    isLarge: priority >= LARGE
  }
}
