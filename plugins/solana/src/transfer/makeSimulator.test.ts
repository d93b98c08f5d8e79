import type { PreparedTransfer } from "@latchkey/core/effect"
import { toBase64 } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeRpc, type NodeAnswers } from "../../support/fakeRpc.ts"
import { holderData } from "../../support/tokenData.ts"
import { solanaMainnet } from "../networks.ts"
import { makeSimulator } from "./makeSimulator.ts"
import { programs } from "./programs.ts"
import { encodeTransfer, type TransferFacts } from "./TransferMessage.ts"
import { unsigned } from "./tryTransfer.ts"

const sender = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"
const receiver = "AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD"
const account = "CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k"
const source = "9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp"
const mint = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const network = fakeNetwork(solanaMainnet, { custom: ["https://own.test"] })
const token = `${network.caipNetworkId}:${mint}` as const

const coin = (lamports: number) => ({
  lamports,
  owner: programs.system,
  executable: false,
  data: ["", "base64"],
  space: 0
})
const holder = (owner: string, value: bigint, of = mint) => {
  const data = holderData(of, owner, value)
  return { ...coin(2_039_280), owner: programs.token, data: [toBase64(data), "base64"], space: data.length }
}
const coins: TransferFacts = { sender, receiver, value: 5n }
const tokens: TransferFacts = {
  ...coins,
  token: { mint, program: programs.token, decimals: 6, account, sources: [{ account: source, value: 5n }] }
}

const trial = (
  facts: TransferFacts,
  before: ReadonlyArray<unknown>,
  value: unknown,
  more: NodeAnswers = { getMinimumBalanceForRentExemption: () => 890_880 }
) => {
  const { request, calls } = fakeRpc({
    getMultipleAccounts: () => ({ value: before }),
    simulateTransaction: () => ({ value }),
    ...more
  })
  const transaction = toBase64(unsigned(encodeTransfer(facts, { units: 1_000, price: 1_000_000n })))
  const transfer = {
    request: { transaction, pubkey: sender },
    ...(facts.token === undefined ? {} : { token })
  } as unknown as PreparedTransfer
  const outcome = Effect.runPromise(makeSimulator({ request } as never, {}).transfer({ network, transfer }))
  return Object.assign(outcome, { calls })
}
const done = (...accounts: ReadonlyArray<unknown>) => ({ err: null, unitsConsumed: 450, accounts })

describe("what a transfer would do", () => {
  it("T21 of the coin leaves and comes, without the fee", async () => {
    // 5,000 for the signature and 1,000 for the work.
    const looked = trial(coins, [coin(10_000), null], done(coin(3_995), coin(5)))
    expect(await looked).toEqual({
      status: "done",
      changes: [
        { account: sender, change: -5n },
        { account: receiver, change: 5n }
      ]
    })
    expect(looked.calls.find(({ method }) => method === "simulateTransaction")?.params).toMatchObject([
      expect.any(String),
      { sigVerify: false, accounts: { addresses: [sender, receiver] } }
    ])
  })

  it("T21 of a token is what the accounts hold then: of one that keeps a part, less arrives", async () => {
    const before = [holder(sender, 7n), null]
    expect(await trial(tokens, before, done(holder(sender, 2n), holder(receiver, 4n)))).toEqual({
      status: "done",
      changes: [
        { token, account: sender, change: -5n },
        { token, account: receiver, change: 4n }
      ]
    })
  })

  it("T21 is refused with the chain's reason, and with how much an account has to hold", async () => {
    const failure = (err: unknown) => trial(coins, [coin(10_000), null], { err, logs: [] })
    expect(await failure({ InsufficientFundsForRent: { account_index: 1 } })).toEqual({
      status: "refused",
      step: 0,
      reason: "Insufficient funds for rent: 0.00089088 SOL"
    })
    expect(await failure({ InstructionError: [2, { Custom: 1 }] })).toMatchObject({
      reason: "Program error 1"
    })
  })

  it("T06 is untried where a node does not answer, or with something else", async () => {
    const before = [holder(sender, 7n), null]
    for (const value of [null, "odd", {}, done(), done(null), done(coin(1), coin(1), coin(1)), done(7, 7)])
      expect(await trial(tokens, before, value)).toEqual({ status: "untried" })
    // An account of another token.
    const other = done(holder(sender, 2n), holder(receiver, 5n, source))
    expect(await trial(tokens, before, other)).toEqual({ status: "untried" })
    expect(await trial(tokens, before, done(holder(sender, 2n), holder(receiver, 5n)), {})).toEqual({
      status: "untried"
    })
  })
})
