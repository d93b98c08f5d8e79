import { describe, expect, it } from "vitest"
import { failureReason } from "./failureReason.ts"

describe("why a transaction is not carried out", () => {
  it.each([
    ["InsufficientFundsForFee", undefined, "Insufficient funds for fee"],
    [{ InsufficientFundsForRent: { account_index: 1 } }, [], "Insufficient funds for rent"],
    [{ InstructionError: [2, "InvalidAccountData"] }, undefined, "Invalid account data"],
    [{ InstructionError: [0, { Custom: 1 }] }, undefined, "Program error 1"],
    [
      { InstructionError: [2, { Custom: 1 }] },
      [
        "Program log: Instruction: TransferChecked",
        "Program log: Error: insufficient funds",
        "Program X failed"
      ],
      "insufficient funds"
    ],
    [
      { InstructionError: [0, { Custom: 6000 }] },
      [
        "Program log: AnchorError occurred. Error Code: Closed. Error Number: 6000. Error Message: The pool is closed."
      ],
      "The pool is closed"
    ]
  ])("%o is told in words", (failure, logs, words) => {
    expect(failureReason(failure, logs)).toBe(words)
  })

  it("T02, T08 is plain and short, whatever the node says", () => {
    for (const failure of [
      null,
      7,
      {},
      [],
      { InstructionError: null },
      { "<b>": 1 },
      { a: { b: "x".repeat(9_000) } }
    ])
      expect([...failureReason(failure)].length).toBeLessThanOrEqual(300)
    expect(failureReason("Odd", [`Program log: Error: \u202eevil\u0000 ${"x".repeat(900)}`])).toMatch(
      /^evil +x+…$/
    )
    expect(failureReason("AccountInUse", { length: 3 })).toBe("Account in use")
  })
})
