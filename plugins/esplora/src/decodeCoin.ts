import type { TokenHolding } from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { amountOf, satoshiOf, type Subject } from "./Subject.ts"

/** What came to an address less what left it, in blocks or not. */
const restIn = (stats: unknown): bigint | undefined => {
  const [came, left] = ["funded_txo_sum", "spent_txo_sum"].map((name) => satoshiOf(readField(stats, name)))
  return came === undefined || left === undefined ? undefined : came - left
}

/** What an account holds of the coin, of `/address/:address`; undefined if the answer is of another, or says of more spent than there was. */
export const decodeCoin = (answer: unknown, subject: Subject): TokenHolding | undefined => {
  const address = readField(answer, "address")
  if (typeof address !== "string" || subject.parseAddress(address) !== subject.address) return undefined
  const [mined, waiting] = ["chain_stats", "mempool_stats"].map((name) => restIn(readField(answer, name)))
  if (mined === undefined || waiting === undefined || mined + waiting < 0n) return undefined
  return { name: subject.network.nativeCurrency.name, amount: amountOf(mined + waiting, subject) }
}
