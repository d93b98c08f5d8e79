import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { readTransaction } from "./readTransaction.ts"

const [alice, bob, account, other] = [
  "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96",
  "AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD",
  "CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k",
  "9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp"
] as const
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const wrapped = "So11111111111111111111111111111111111111112"
const hash = "1".repeat(64)
const network = fakeNetwork()

const held = (accountIndex: number, owner: string, amount: string, mint = usdc, decimals = 6) => ({
  accountIndex,
  mint,
  owner,
  uiTokenAmount: { amount, decimals }
})
const answer = (meta: object = {}, keys: ReadonlyArray<string> = [alice, bob]) => ({
  blockTime: 1_700_000_000,
  transaction: { signatures: [hash], message: { accountKeys: keys.map((pubkey) => ({ pubkey })) } },
  meta: {
    err: null,
    fee: 5,
    preBalances: [100, 1],
    postBalances: [75, 21],
    preTokenBalances: [],
    postTokenBalances: [],
    ...meta
  }
})
const read = (given: unknown, address: string = alice) =>
  readTransaction(given, { address, network, nameOf: () => ({ name: "USD Coin", symbol: "USDC" }) })
const shown = (given: unknown, address?: string) => {
  const { kind, transfers = [] } = read(given, address) ?? {}
  const texts = transfers.map(
    ({ direction, amount, counterparty, nft }) =>
      `${direction} ${amount.value} ${amount.symbol} ${counterparty ?? "-"}${nft === undefined ? "" : " thing"}`
  )
  return [kind, ...texts]
}

describe("a transaction of the chain", () => {
  it("S3.10 in part: is told with hash, time, network, fee and transfers, to sender and receiver", () => {
    expect(read(answer())).toEqual({
      hash,
      networkId: network.caipNetworkId,
      minedAt: 1_700_000_000_000,
      status: "success",
      kind: "send",
      sender: alice,
      fee: { value: 5n, decimals: 9, symbol: "SOL" },
      transfers: [{ direction: "out", counterparty: bob, amount: { value: 20n, decimals: 9, symbol: "SOL" } }]
    })
    expect(read(answer(), bob)).not.toHaveProperty("fee")
    expect(shown(answer(), bob)).toEqual(["receive", `in 20 SOL ${alice}`])
  })

  it("a token is counted by its owners, and the deposit of an account that was opened is no transfer", () => {
    const sent = answer(
      {
        preBalances: [100, 1, 30, 0],
        postBalances: [65, 1, 30, 30],
        preTokenBalances: [held(2, alice, "9")],
        postTokenBalances: [held(2, alice, "2"), held(3, bob, "7")]
      },
      [alice, bob, account, other]
    )
    expect(shown(sent)).toEqual(["send", `out 7 USDC ${bob}`])
    expect(shown(sent, bob)).toEqual(["receive", `in 7 USDC ${alice}`])
  })

  it("something out and something in is a trade, and nobody is named who cannot be told", () => {
    const traded = answer(
      {
        preBalances: [100, 1, 30],
        postBalances: [45, 51, 30],
        postTokenBalances: [held(2, alice, "7")],
        preTokenBalances: [held(2, alice, "0")]
      },
      [alice, bob, account]
    )
    expect(shown(traded)).toEqual(["trade", `out 50 SOL ${bob}`, "in 7 USDC -"])
  })

  it("the coin that is kept as a token goes out and comes in, and its account's deposit does neither", () => {
    const wraps = answer(
      {
        preBalances: [100, 0],
        postBalances: [15, 80],
        postTokenBalances: [held(1, alice, "50", wrapped, 9)]
      },
      [alice, account]
    )
    expect(shown(wraps)).toEqual(["trade", "out 50 SOL -", "in 50 USDC -"])
  })

  it("what cannot be divided is a thing", () => {
    const got = answer(
      { preBalances: [100, 1], postBalances: [95, 1], postTokenBalances: [held(1, alice, "1", usdc, 0)] },
      [bob, account]
    )
    expect(shown(got)).toEqual(["receive", "in 1  - thing"])
  })

  it("nobody is named whose balance is beyond exactness", () => {
    const rich = answer({ preBalances: [100, 2 ** 60], postBalances: [75, 19] })
    expect(shown(rich)).toEqual(["send", "out 20 SOL -"])
  })

  it("one that failed moved nothing, and costs its fee", () => {
    expect(read(answer({ err: { InstructionError: [0, "Custom"] } }))).toMatchObject({
      status: "failed",
      transfers: [],
      fee: { value: 5n }
    })
  })

  it.each<readonly [name: string, given: unknown]>([
    ["nothing", null],
    ["no time", { ...answer(), blockTime: null }],
    ["a time before time", { ...answer(), blockTime: -1 }],
    ["no signature", { ...answer(), transaction: { ...answer().transaction, signatures: ["x"] } }],
    ["no accounts", answer({}, [])],
    ["an account that is none", answer({}, [alice, "x"])],
    ["no outcome", answer({ err: undefined })],
    ["no fee", answer({ fee: "5" })],
    ["too few balances", answer({ preBalances: [100] })],
    ["a balance that is not whole", answer({ postBalances: [75.5, 21] })],
    ["a balance of its own beyond exactness", answer({ postBalances: [2 ** 53, 21] })],
    ["no tokens", answer({ preTokenBalances: null })],
    ["a token of no account", answer({ postTokenBalances: [held(2, alice, "1")] })],
    ["a token of nobody", answer({ postTokenBalances: [held(1, "x", "1")] })],
    ["no token", answer({ postTokenBalances: [held(1, alice, "1", "x")] })],
    ["a negative amount", answer({ postTokenBalances: [held(1, alice, "-1")] })],
    ["too large an amount", answer({ postTokenBalances: [held(1, alice, String(2n ** 64n))] })],
    ["impossible decimals", answer({ postTokenBalances: [held(1, alice, "1", usdc, 256)] })]
  ])("T26 with %s it is not told at all", (_, given) => {
    expect(read(answer())).toBeDefined()
    expect(read(given)).toBeUndefined()
  })
})
