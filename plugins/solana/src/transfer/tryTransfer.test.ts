import { assert, describe, it } from "@effect/vitest"
import { toBase64 } from "@latchkey/core/chain-kit"
import { rpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeRpc, type NodeAnswers } from "../../support/fakeRpc.ts"
import { holderData } from "../../support/tokenData.ts"
import { solanaMainnet } from "../networks.ts"
import { programs } from "./programs.ts"
import { tryTransfer } from "./tryTransfer.ts"

const sender = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"
const receiver = "AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD"
const account = "CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k"
const mint = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const source = "9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp"
const network = fakeNetwork(solanaMainnet, { custom: ["https://own.test"] })
const bid = { units: 9, price: 0n }

const coin = (lamports: number) => ({
  lamports,
  owner: programs.system,
  executable: false,
  data: ["", "base64"],
  space: 0
})
const holder = (value: bigint, lamports = 2_039_280) => {
  const data = holderData(mint, receiver, value)
  return { ...coin(lamports), owner: programs.token, data: [toBase64(data), "base64"], space: data.length }
}
const token = {
  mint,
  program: programs.token,
  decimals: 6,
  account,
  sources: [{ account: source, value: 5n }]
}
const trial = (before: unknown, value: unknown, facts: object, more: NodeAnswers = {}) =>
  tryTransfer(
    rpcReader(
      fakeRpc({
        getMultipleAccounts: () => ({ value: [before] }),
        simulateTransaction: () => ({ value }),
        ...more
      }),
      {},
      network
    ),
    { sender, receiver, value: 5n, ...facts },
    bid
  )
const done = (after: unknown, change: object = {}) => ({
  err: null,
  unitsConsumed: 450,
  accounts: [after],
  ...change
})

describe("a transfer on trial", () => {
  it.effect("tells its work, and what a new account of the token holds back", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* trial(null, done(coin(5)), {}), { units: 450, deposit: 0n })
      assert.deepStrictEqual(yield* trial(null, done(holder(5n)), { token }), {
        units: 450,
        deposit: 2_039_280n
      })
      assert.deepStrictEqual(yield* trial(holder(1n), done(holder(6n)), { token }), {
        units: 450,
        deposit: 0n
      })
    })
  )

  it.effect("T21 is refused where the chain says no, or less would arrive", () =>
    Effect.gen(function* () {
      const failure = { InstructionError: [3, { Custom: 17 }] }
      const error = yield* Effect.flip(trial(null, done(null, { err: failure }), {}))
      assert.deepStrictEqual([error.code, error.message], ["TRANSFER_REFUSED", "Program error 17"])
      for (const [before, after, facts] of [
        [coin(1), coin(5), {}],
        [null, null, {}],
        [null, holder(4n), { token }],
        [holder(3n), holder(7n), { token }],
        [null, coin(2_039_280), { token }]
      ] as const)
        assert.strictEqual((yield* Effect.flip(trial(before, done(after), facts))).code, "TRANSFER_REFUSED")
    })
  )

  it.effect(
    "T21 is refused for a missing rent with what an account has to hold, as far as the node says it",
    () =>
      Effect.gen(function* () {
        const refused = done(null, { err: { InsufficientFundsForRent: { account_index: 1 } }, logs: [] })
        const reasonBy = (more: NodeAnswers) =>
          Effect.map(Effect.flip(trial(null, refused, {}, more)), ({ code, message }) => [code, message])
        assert.deepStrictEqual(yield* reasonBy({ getMinimumBalanceForRentExemption: () => 890_880 }), [
          "TRANSFER_REFUSED",
          "Insufficient funds for rent: 0.00089088 SOL"
        ])
        for (const answer of ["890880", -1, null])
          assert.deepStrictEqual(yield* reasonBy({ getMinimumBalanceForRentExemption: () => answer }), [
            "TRANSFER_REFUSED",
            "Insufficient funds for rent"
          ])
      })
  )

  it.effect("T26 is unread, not refused, where the node answers with something else", () =>
    Effect.gen(function* () {
      const after = coin(5)
      for (const value of [
        null,
        7,
        {},
        done(after, { unitsConsumed: "450" }),
        done(after, { unitsConsumed: 2_000_000 }),
        done(after, { accounts: null }),
        done(after, { accounts: [] }),
        done(after, { accounts: [after, after] }),
        done({ ...after, lamports: "5" })
      ])
        assert.strictEqual((yield* Effect.flip(trial(null, value, {}))).code, "NODE_ANSWER_INVALID")
    })
  )
})
