import { readField } from "@latchkey/core/chain-kit"
import type { FeeRates } from "./EsploraApi.ts"

/** More than was ever paid: a server that says so would burn somebody's money. */
const MOST_RATE = 2_000

const rateIn = (answer: unknown, name: string): number | undefined => {
  const rate = readField(answer, name)
  return typeof rate === "number" && rate > 0 && rate <= MOST_RATE ? rate : undefined
}

/** Rates that are no less than what the server passes on, and the sooner the more. */
const inOrder = (hour: number, halfHour: number, fastest: number, minimum: number): FeeRates => {
  const slow = Math.max(hour, minimum)
  const middle = Math.max(halfHour, slow)
  return { fastest: Math.max(fastest, middle), halfHour: middle, hour: slow, minimum }
}

/** Decodes what a server says of fees; undefined if it says none. */
export const decodeFeeRates = {
  /** `/v1/fees/recommended`. */
  recommended: (answer: unknown): FeeRates | undefined => {
    const [hour, halfHour, fastest, minimum] = ["hourFee", "halfHourFee", "fastestFee", "minimumFee"].map(
      (name) => rateIn(answer, name)
    )
    return hour === undefined || halfHour === undefined || fastest === undefined || minimum === undefined
      ? undefined
      : inOrder(hour, halfHour, fastest, minimum)
  },
  /** `/fee-estimates`, by how many blocks may pass. Any may be missing. */
  estimated: (answer: unknown): FeeRates | undefined => {
    const first = (...targets: ReadonlyArray<string>) =>
      targets.map((target) => rateIn(answer, target)).find((rate) => rate !== undefined)
    const hour = first("6", "5", "4", "7", "8", "10")
    const halfHour = first("3", "2", "4")
    const fastest = first("1", "2")
    const minimum = first("1008", "504", "144") ?? 1
    return hour === undefined
      ? undefined
      : inOrder(hour, halfHour ?? hour, fastest ?? halfHour ?? hour, Math.min(minimum, hour))
  }
} as const
