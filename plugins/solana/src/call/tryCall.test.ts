import type { SimulationOutcome } from "@latchkey/core/effect"
import { fromBase58, toBase64 } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeRpc, type NodeAnswers } from "../../support/fakeRpc.ts"
import { holderData } from "../../support/tokenData.ts"
import { solanaMainnet } from "../networks.ts"
import { makeSimulator } from "../transfer/makeSimulator.ts"
import { encodeMessage, type Instruction } from "../transfer/Message.ts"
import { programs } from "../transfer/programs.ts"
import { unsigned } from "../transfer/tryTransfer.ts"
import { makeContractCalls } from "./makeContractCalls.ts"

const payer = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"
const other = "AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD"
const sellAccount = "9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp"
const buyAccount = "CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k"
const third = "7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2"
const sellMint = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const buyMint = "Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB"
const program = "JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4"
const table = "4jFSekfcYHLSw9ZXGqFzZsU9rXCjqpJAsuX2aScwzDQM"
const network = fakeNetwork(solanaMainnet, { custom: ["https://own.test"] })
const idOf = (mint: string) => `${network.caipNetworkId}:${mint}` as const

const u64 = (value: bigint) => {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, value, true)
  return [...new Uint8Array(view.buffer)]
}
const call = (of: string, accounts: ReadonlyArray<string>, data: ReadonlyArray<number>): Instruction => ({
  program: of,
  accounts,
  writable: accounts.map((_, place) => place),
  data: Uint8Array.from(data)
})
const route = call(program, [payer, sellAccount, buyAccount], [1, 2, 3])
const transfer = (lamports: bigint, from = payer) =>
  call(programs.system, [from, buyAccount], [2, 0, 0, 0, ...u64(lamports)])
const opening = (owner = payer) =>
  call(programs.associatedToken, [payer, buyAccount, owner, buyMint, programs.system, programs.token], [1])
const budget = (units: number, price: bigint) => [
  call(programs.computeBudget, [], [2, units & 255, (units >> 8) & 255, (units >> 16) & 255, 0]),
  call(programs.computeBudget, [], [3, ...u64(price)])
]
const dataOf = (...instructions: ReadonlyArray<Instruction>) =>
  toBase64(unsigned(encodeMessage({ payer, blockhash: new Uint8Array(32), instructions })))

const coin = (lamports: number) => ({
  lamports,
  owner: programs.system,
  executable: false,
  data: ["", "base64"],
  space: 0
})
const holder = (mint: string, value: bigint, { owner = payer, delegate = false } = {}) => {
  const data = Uint8Array.from(holderData(mint, owner, value))
  if (delegate) data[72] = 1
  return { ...coin(2_039_280), owner: programs.token, data: [toBase64(data), "base64"], space: data.length }
}
const held = (account: string, mint: string, value: bigint) => ({
  pubkey: account,
  account: {
    owner: programs.token,
    data: {
      parsed: {
        type: "account",
        info: {
          mint,
          owner: payer,
          state: "initialized",
          tokenAmount: { amount: String(value), decimals: 0, uiAmountString: String(value) }
        }
      }
    }
  }
})

type Accounts = Readonly<Record<string, unknown>>
interface World {
  /** What the node has, and would have after the call, by address. */
  readonly before: Accounts
  readonly after: Accounts
  /** The payer's accounts of tokens. */
  readonly holdings?: ReadonlyArray<unknown>
  readonly failure?: unknown
}

const nodeOf = ({ before, after, holdings = [], failure = null }: World): NodeAnswers => ({
  getMinimumBalanceForRentExemption: ([size]) => (size === 165 ? 2_039_280 : 890_880),
  getBalance: () => ({ value: 1_000_000_000 }),
  getTokenAccountsByOwner: ([, filter]) => ({
    value: (filter as { readonly programId?: string }).programId === programs.token ? holdings : []
  }),
  getMultipleAccounts: ([list]) => ({
    value: (list as ReadonlyArray<string>).map((address) => before[address] ?? null)
  }),
  simulateTransaction: (params) => ({
    value: {
      err: failure,
      accounts: (
        params[1] as { readonly accounts: { readonly addresses: ReadonlyArray<string> } }
      ).accounts.addresses.map((address) => after[address] ?? null)
    }
  })
})
const watched = (sell: string | null) => [
  { token: idOf(buyMint), account: payer },
  { token: sell === null ? undefined : idOf(sell), account: payer }
]
const tried = (world: World, data: string, { value = 0n, sell = sellMint as string | null } = {}) => {
  const { request } = fakeRpc(nodeOf(world))
  return Effect.runPromise(
    makeSimulator({ request } as never, {}).calls!({
      network,
      address: payer,
      calls: [{ to: program, value, data }],
      watched: watched(sell)
    })
  )
}
const changesOf = (outcome: SimulationOutcome) =>
  outcome.status === "done" ? outcome.changes.map(({ change }) => change) : outcome.status

/** A swap of ten of one token for seven of another, for which there is no account yet. */
const swapped: World = {
  before: { [payer]: coin(1_000_000_000), [sellAccount]: holder(sellMint, 10n) },
  after: {
    [payer]: coin(1_000_000_000 - 5_000 - 2_039_280),
    [sellAccount]: holder(sellMint, 0n),
    [buyAccount]: holder(buyMint, 7n)
  },
  holdings: [held(sellAccount, sellMint, 10n)]
}

describe("what the call of a program would do", () => {
  it("T24 tells what leaves and what arrives of the tokens", async () => {
    expect(changesOf(await tried(swapped, dataOf(opening(), route)))).toEqual([7n, -10n])
  })

  it("T24 tells of the coin what leaves, without what the network takes and what a new account holds back", async () => {
    const [work, price] = budget(200_000, 1_000_000n)
    const world = {
      before: { [payer]: coin(1_000_000_000) },
      after: {
        [payer]: coin(1_000_000_000 - 5_000 - 200_000 - 2_039_280 - 300),
        [buyAccount]: holder(buyMint, 7n)
      }
    }
    const outcome = await tried(world, dataOf(work!, price!, transfer(300n), opening(), route), {
      value: 300n,
      sell: null
    })
    expect(changesOf(outcome)).toEqual([7n, -300n])
  })

  it("T24 a refusal of the chain is told in its words", async () => {
    const failure = { InstructionError: [1, { Custom: 6001 }] }
    expect(await tried({ ...swapped, failure }, dataOf(opening(), route))).toEqual({
      status: "refused",
      step: 0,
      reason: "Program error 6001"
    })
  })

  it.each([
    [
      "another token leaves",
      {
        before: { ...swapped.before, [third]: holder(third, 5n) },
        after: { ...swapped.after, [third]: holder(third, 4n) },
        holdings: [...swapped.holdings!, held(third, third, 5n)]
      }
    ],
    [
      "an account becomes somebody else's",
      { ...swapped, after: { ...swapped.after, [sellAccount]: holder(sellMint, 0n, { owner: other }) } }
    ],
    [
      "somebody may take from an account from then on",
      { ...swapped, after: { ...swapped.after, [sellAccount]: holder(sellMint, 0n, { delegate: true }) } }
    ],
    [
      "somebody may take from a new account",
      { ...swapped, after: { ...swapped.after, [buyAccount]: holder(buyMint, 7n, { delegate: true }) } }
    ],
    [
      "the account itself becomes a program's",
      { ...swapped, after: { ...swapped.after, [payer]: { ...coin(9), owner: program } } }
    ]
  ] as ReadonlyArray<[string, World]>)("T24 is untried where %s", async (_, world) => {
    const along = call(program, [payer, sellAccount, buyAccount, third], [1])
    expect(changesOf(await tried(world, dataOf(opening(), along)))).toBe("untried")
  })

  it("T24 several calls in a row nobody tries, and what cannot be read neither", async () => {
    expect(changesOf(await tried(swapped, "AQAAAA=="))).toBe("untried")
    const { request } = fakeRpc(nodeOf(swapped))
    const one = { to: program, value: 0n, data: dataOf(opening(), route) }
    const outcome = await Effect.runPromise(
      makeSimulator({ request } as never, {}).calls!({
        network,
        address: payer,
        calls: [one, one],
        watched: []
      })
    )
    expect(outcome.status).toBe("untried")
  })
})

describe("what a transaction for a program may hold", () => {
  const prepared = (data: string, value = 0n, more: NodeAnswers = {}) => {
    const { request } = fakeRpc({ ...nodeOf(swapped), ...more })
    const calls = makeContractCalls({ request } as never, {}, new Map())
    return Effect.runPromise(
      Effect.catch(
        Effect.map(
          calls.prepare({ network, address: payer, call: { to: program, value, data } }),
          ({ fee, request: asked }) => ({ fee: fee.value, asked }) as object
        ),
        ({ code, message }) => Effect.succeed(`${code} ${message}`)
      )
    )
  }

  it("T24 the call itself, an account that it opens, and its bid: told as the fee, with what the account holds back", async () => {
    const data = dataOf(...budget(200_000, 1_000_000n), opening(), route)
    expect(await prepared(data)).toEqual({
      fee: 5_000n + 200_000n + 2_039_280n,
      asked: { transaction: data, pubkey: payer }
    })
  })

  it.each([
    ["another program", call(other, [payer], [1])],
    ["an approval of a token", call(programs.token, [sellAccount, other, payer], [4, ...u64(9n)])],
    ["a transfer of a token", call(programs.token, [sellAccount, other, payer], [3, ...u64(9n)])],
    ["another owner of an account", call(programs.token, [sellAccount, payer], [6, 2, 1])],
    ["an account of somebody else's", opening(other)],
    ["the end of an account, for somebody else", call(programs.token, [sellAccount, other, payer], [9])],
    ["the coin, more of it than is sold", transfer(1n)],
    ["the account's own owner", call(programs.system, [payer], [1, 0, 0, 0])],
    ["a bid that nobody can read", call(programs.computeBudget, [], [9])],
    ["a bid without measure", call(programs.computeBudget, [], [3, ...u64(10n ** 12n)])]
  ])("T24 in part: %s is refused", async (_, instruction) => {
    expect(await prepared(dataOf(instruction, opening(), route))).toMatch(/^TRANSFER_REFUSED/)
  })

  it("T24 in part: a transaction that calls another program, or whose payer is another, is refused", async () => {
    expect(await prepared(dataOf(opening()))).toMatch(/^TRANSFER_REFUSED/)
    const of = { payer: other, blockhash: new Uint8Array(32), instructions: [route] }
    expect(await prepared(toBase64(unsigned(encodeMessage(of))))).toMatch(/^TRANSFER_REFUSED/)
  })

  it("T24 in part: accounts that it takes from a table are read there, and none is believed that is not", async () => {
    const bytes = (address: string) => [...fromBase58(address, 44)!]
    // The program for accounts opens one whose owner stands in a table.
    const message = [
      ...[0x80, 1, 0, 2, 4],
      ...[payer, buyAccount, program, programs.associatedToken].flatMap(bytes),
      ...new Uint8Array(32),
      2,
      ...[3, 3, 0, 1, 4, 1, 1],
      ...[2, 1, 0, 1, 5],
      ...[1, ...bytes(table), 0, 1, 1]
    ]
    const data = toBase64(unsigned(Uint8Array.from(message)))
    const withTable = (owner: string): NodeAnswers => ({
      getMultipleAccounts: ([list]) => ({
        value: (list as ReadonlyArray<string>).map((address) =>
          address === table
            ? {
                ...coin(1),
                data: [
                  toBase64(Uint8Array.from([...new Uint8Array(56), ...bytes(other), ...bytes(owner)])),
                  "base64"
                ]
              }
            : null
        )
      })
    })
    expect(await prepared(data, 0n, withTable(payer))).toMatchObject({ fee: 5_000n + 2_039_280n })
    expect(await prepared(data, 0n, withTable(other))).toMatch(/^TRANSFER_REFUSED/)
    expect(await prepared(data)).toMatch(/^NODE_ANSWER_INVALID/)
  })
})
