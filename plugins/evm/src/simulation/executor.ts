import { toQuantity } from "../Quantity.ts"
import type { PlainCall } from "../transfer/TransactionRequest.ts"

/**
 * Code that a node is told to see at the account for one `eth_call`. It makes calls one behind the other, as the account, and answers for
 * each with eight words: whether it was done, what the account has of the coin then, and the first six words of what it gave back.
 */
const EXECUTOR = [
  "60006000", // place in the answer, place in the input
  "5b80361115605357", // while there is input
  "80604001358082606001618000", // the length, and where the data is
  "37", // the data, into memory
  "60006000826180008560200135", // no answer wanted there; data, value
  "86355af1", // the contract; all gas; the call
  "8352", // whether it was done
  "478360200152", // the coin that is left
  "60c03d1060c03d180260c018", // what was given back, 192 bytes at most
  "600084604001", // behind these two
  "3e",
  "01606001", // the next call
  "906101000190", // the next eight words
  "600456",
  "5b506000f3"
].join("")

const WORD = 64
const WORDS = 8

const word = (hex: string) => hex.slice(2).toLowerCase().padStart(WORD, "0")

/** The parameters of an `eth_call` that makes calls of one account one behind the other. */
export const encodeExecution = (from: string, calls: ReadonlyArray<PlainCall>): ReadonlyArray<unknown> => {
  const data = calls.map(({ to, value, data: input }) =>
    [to, value, toQuantity(BigInt((input.length - 2) / 2))].map(word).join("").concat(input.slice(2))
  )
  return [{ from, to: from, data: `0x${data.join("")}` }, "latest", { [from]: { code: `0x${EXECUTOR}` } }]
}

/** What one of the calls did. */
export interface Executed {
  readonly isDone: boolean
  /** What the account has of the coin then. */
  readonly coin: bigint
  /** What it gave back, as far as it is told; at least six words of it, zeros behind its end. */
  readonly data: string
}

/** What came of `count` calls; undefined for anything else. */
export const decodeExecution = (answer: unknown, count: number): ReadonlyArray<Executed> | undefined => {
  const length = WORDS * WORD
  if (typeof answer !== "string" || answer.length !== 2 + count * length || !/^0x[0-9a-f]*$/i.test(answer))
    return undefined
  return Array.from({ length: count }, (_, index) => {
    const record = answer.slice(2 + index * length, 2 + (index + 1) * length)
    return {
      isDone: BigInt(`0x${record.slice(0, WORD)}`) === 1n,
      coin: BigInt(`0x${record.slice(WORD, 2 * WORD)}`),
      data: `0x${record.slice(2 * WORD)}`
    }
  })
}
