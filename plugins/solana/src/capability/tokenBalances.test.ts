import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeRpc } from "../../support/fakeRpc.ts"
import { solanaMainnet } from "../networks.ts"
import type { SolanaOptions } from "../SolanaApi.ts"
import { programs } from "../transfer/programs.ts"
import { makeTokenBalances } from "./tokenBalances.ts"

const owner = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"
const other = "AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD"
const [first, second] = [
  "CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k",
  "9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp"
]
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const network = fakeNetwork(solanaMainnet, { custom: ["https://own.test"] })

interface Told {
  readonly pubkey?: unknown
  readonly program?: unknown
  readonly type?: unknown
  readonly info?: object
  readonly amount?: object
}
const account = ({
  pubkey = first,
  program = programs.token,
  type = "account",
  info,
  amount
}: Told = {}) => ({
  pubkey,
  account: {
    owner: program,
    data: {
      parsed: {
        type,
        info: {
          mint: usdc,
          owner,
          state: "initialized",
          tokenAmount: { amount: "2500000", decimals: 6, uiAmountString: "2.5", ...amount },
          ...info
        }
      }
    }
  }
})

const listOf = (accounts: unknown, options: SolanaOptions = {}, balance: unknown = { value: 7 }) =>
  makeTokenBalances(
    fakeRpc({
      getBalance: () => balance,
      getTokenAccountsByOwner: ([, filter]) =>
        (filter as { readonly programId: string }).programId === programs.token
          ? { value: accounts }
          : { value: [] }
    }),
    options
  ).list({ address: owner, network })
const tokensOf = (accounts: ReadonlyArray<unknown>, options?: SolanaOptions) =>
  Effect.map(listOf(accounts, options), ([, ...tokens]) => tokens)

describe("the tokens of an account", () => {
  it.effect("S1.08 in part: are the coin, then each token once, whatever accounts it lies in", () =>
    Effect.gen(function* () {
      const amount = { amount: "1", uiAmountString: "0.000001" }
      const frozen = account({ pubkey: second, info: { state: "frozen" }, amount })
      assert.deepStrictEqual(yield* listOf([account(), frozen, account()]), [
        { name: "Solana", amount: { value: 7n, decimals: 9, symbol: "SOL" } },
        {
          token: `${solanaMainnet.caipNetworkId}:${usdc}` as const,
          name: "EPjF…Dt1v",
          amount: { value: 2_500_001n, decimals: 6, symbol: "EPjF…Dt1v" }
        }
      ])
    })
  )

  it.effect("T26 are called as the app says, for that mint on that network alone", () =>
    Effect.gen(function* () {
      const tokens = [
        { token: `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:${usdc}`, name: "Other", symbol: "OTH" },
        { token: `${solanaMainnet.caipNetworkId}:${other}`, name: "Second", symbol: "2ND" },
        { token: `${solanaMainnet.caipNetworkId}:${usdc}`, name: "USD\u202e Coin", symbol: "U".repeat(30) }
      ] as const
      const fake = account({ pubkey: second, info: { mint: other, symbol: "USDC", name: "USD Coin" } })
      const [one, two] = yield* tokensOf([account(), fake], { tokens })
      assert.deepStrictEqual([one?.name, two?.name], ["Second", "USD  Coin"])
      assert.strictEqual(two?.amount.symbol, `${"U".repeat(19)}…`)
    })
  )

  it.effect.each([
    undefined,
    null,
    7,
    "token",
    [],
    {},
    account({ pubkey: "x" }),
    account({ pubkey: 7 }),
    account({ program: programs.token2022 }),
    account({ program: programs.system }),
    account({ type: "mint" }),
    account({ info: { owner: other } }),
    account({ info: { mint: `${usdc}1` } }),
    account({ info: { mint: "<img src=x>" } }),
    account({ info: { state: "uninitialized" } }),
    account({ info: { tokenAmount: null } }),
    account({ amount: { amount: 2_500_000 } }),
    account({ amount: { amount: "-2500000" } }),
    account({ amount: { amount: "2.5e6" } }),
    account({ amount: { amount: "0x2625a0" } }),
    account({ amount: { amount: String(2n ** 64n), uiAmountString: "18446744073709.551616" } }),
    account({ amount: { amount: "9".repeat(21) } }),
    account({ amount: { decimals: "6" } }),
    account({ amount: { decimals: 6.5 } }),
    account({ amount: { decimals: -1 } }),
    account({ amount: { decimals: 256 } }),
    account({ amount: { decimals: 7 } }),
    // A token that bears interest is shown by others as more than is there.
    account({ amount: { uiAmountString: "2.6" } }),
    account({ amount: { uiAmountString: 2.5 } })
  ])("T26 leave out what cannot be believed: %#", (lie) =>
    Effect.gen(function* () {
      const genuine = account({ pubkey: second, info: { mint: other } })
      const tokens = yield* tokensOf([lie, genuine])
      assert.deepStrictEqual(
        tokens.map(({ token }) => token),
        [`${solanaMainnet.caipNetworkId}:${other}`]
      )
    })
  )

  it.effect("T26 leave out a token that is told twice in two ways, and one without decimals", () =>
    Effect.gen(function* () {
      const twice = account({
        pubkey: second,
        amount: { amount: "25", decimals: 1, uiAmountString: "2.5" }
      })
      const whole = account({
        pubkey: other,
        info: { mint: other },
        amount: { amount: "1", decimals: 0, uiAmountString: "1" }
      })
      assert.deepStrictEqual(yield* tokensOf([account(), twice, whole]), [])
    })
  )

  it.effect.each([undefined, null, "", 7, {}, { length: 1 }])(
    "T26 are unread, not none, where the answer is no list: %#",
    (answer) =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(listOf(answer))
        assert.strictEqual(error.code, "NODE_ANSWER_INVALID")
      })
  )

  it.effect("T31 in part: at most 200 are listed, those of the app before any other", () =>
    Effect.gen(function* () {
      const { toBase58 } = yield* Effect.promise(() => import("@latchkey/core/chain-kit"))
      const spam = Array.from({ length: 300 }, (_, index) => {
        const mint = toBase58(Uint8Array.of(...new Uint8Array(30).fill(9), index >> 8, index & 255))
        return account({ pubkey: mint, info: { mint } })
      })
      const tokens = [
        { token: `${solanaMainnet.caipNetworkId}:${usdc}`, name: "USD Coin", symbol: "USDC" }
      ] as const
      const listed = yield* tokensOf([...spam, account()], { tokens })
      assert.deepStrictEqual([listed.length, listed[0]?.name], [200, "USD Coin"])
    })
  )
})
