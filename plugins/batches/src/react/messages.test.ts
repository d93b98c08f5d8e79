import { describe, expect, it } from "vitest"
import { words as en } from "./messages/en/words.ts"
import { receiptWords } from "./receiptWords.ts"

describe("a transaction of calls", () => {
  const call = { to: "0xb2" } as const
  const [one, two] = [
    { hash: "h1", status: "success" },
    { hash: "h2", status: "failed" }
  ] as const
  it.each([
    [{ calls: [call, call], receipts: [one], isAtomic: true }, ["All calls: Succeeded"]],
    [{ calls: [call], receipts: [one] }, ["All calls: Succeeded"]],
    [{ calls: [call, call], receipts: [one, two], isAtomic: false }, ["Call 1: Succeeded", "Call 2: Failed"]],
    [{ calls: [call, call], receipts: [one] }, ["Transaction 1: Succeeded"]],
    [{ calls: [call, call], receipts: [one], isAtomic: false }, ["Transaction 1: Succeeded"]],
    [
      { calls: [call, call], receipts: [one, two], isAtomic: true },
      ["Transaction 1: Succeeded", "Transaction 2: Failed"]
    ]
  ])("is said to be a call's only where the wallet gave one for each: %j", (batch, said) => {
    expect(receiptWords(batch, en).map(({ name, ended }) => `${name}: ${ended}`)).toEqual(said)
  })
})
