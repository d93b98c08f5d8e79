import type { CaipAddress, CaipNetworkId, SwapToken } from "@latchkey/core"
import {
  SwapAmountError,
  SwapMismatchError,
  SwapPriceMovedError,
  SwapProviderError,
  SwapUnsupportedError,
  type HttpError,
  type SwapPlace,
  type SwapSource
} from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import { readSwapChoices } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { decodeSwapQuote, type Asked, type Quoted } from "./decodeSwapQuote.ts"
import { COIN, MAINNET } from "./mainnet.ts"
import { PROGRAM, readRoute } from "./readRoute.ts"

const provider = "Jupiter"
/** For how long a quote holds, in milliseconds: a visitor has thirty requests a minute. */
const KEPT_MILLIS = 20_000
const MAX_KEPT = 50
const MAX_TOKENS = 200
/** What is asked for where the visitor's own is not known yet, in hundredths of a percent. */
const SLIPPAGE = 50
const WHOLE = 10_000n

const failed = (cause?: unknown) => new SwapProviderError({ provider }, cause)
const refuse = (what: SwapMismatchError["details"]["what"]) =>
  Effect.fail(new SwapMismatchError({ provider, what }))

/** Nobody sells it; anything else is the service's failure. */
const refusal = (error: HttpError) =>
  error._tag === "HttpStatusError" && error.details.status === 400 ? new SwapAmountError() : failed(error)

/** Makes the source of Solana's main network. `url` is the base of the API, `mints` are the tokens that are offered beside the coin. */
export const makeSource = (url: string, mints: ReadonlyArray<string>): SwapSource => {
  const offered = [...new Set(mints)].filter((mint) => mint !== COIN).slice(0, MAX_TOKENS)
  const kept = new Map<string, { readonly at: number; readonly quoted: Quoted }>()
  const mintOf = ({ id }: SwapToken) => (id === "native" ? COIN : id.slice(id.lastIndexOf(":") + 1))
  const isServed = (networkId: CaipNetworkId) => networkId === MAINNET

  const quote = ({ http }: Pick<SwapPlace, "http">, asked: Asked) =>
    Effect.gen(function* () {
      const { from, to, amount } = asked
      const query = new URLSearchParams({
        inputMint: from,
        outputMint: to,
        amount: String(amount),
        slippageBps: String(SLIPPAGE)
      }).toString()
      const now = yield* currentMillis
      const before = kept.get(query)
      if (before !== undefined && Math.abs(now - before.at) < KEPT_MILLIS) return before.quoted
      const answer = yield* Effect.mapError(
        http.json({
          url: `${url}/swap/v1/quote?${query}`,
          kind: "read",
          tries: 1,
          restsAs: `${url}/swap`,
          answers: [400]
        }),
        refusal
      )
      const quoted = decodeSwapQuote(answer, asked)
      if (quoted === undefined)
        return yield* Effect.fail(failed("It answers with something else than was asked for."))
      if (kept.size >= MAX_KEPT) kept.clear()
      kept.set(query, { at: now, quoted })
      return quoted
    })

  /** The transaction of a quote that buys `minimum` at least, whatever the visitor's slippage was of an earlier price. */
  const transactionOf = (
    { http }: Pick<SwapPlace, "http">,
    { bought, answer }: Quoted,
    address: string,
    minimum: bigint
  ) =>
    Effect.gen(function* () {
      if (bought < minimum) return yield* Effect.fail(new SwapPriceMovedError())
      const slippageBps = Number(((bought - minimum) * WHOLE) / bought)
      const told = yield* Effect.mapError(
        http.json({
          url: `${url}/swap/v1/swap`,
          method: "POST",
          body: {
            userPublicKey: address,
            quoteResponse: { ...answer, slippageBps, otherAmountThreshold: String(minimum) },
            dynamicComputeUnitLimit: true
          },
          kind: "read",
          tries: 1,
          restsAs: `${url}/swap`
        }),
        failed
      )
      const problem = readField(told, "simulationError")
      if (problem !== undefined && problem !== null)
        return yield* Effect.fail(failed(readField(problem, "error")))
      const transaction = readField(told, "swapTransaction")
      return typeof transaction === "string" ? transaction : yield* refuse("data")
    })

  return {
    contracts: (networkId) => (isServed(networkId) ? { target: PROGRAM, spender: PROGRAM } : undefined),
    known: (networkId) =>
      isServed(networkId) ? offered.map((mint): CaipAddress => `${MAINNET}:${mint}`) : [],
    tokens: (place) => readSwapChoices(place, offered),
    offer: ({ sell, buy, amount, network, http }) =>
      Effect.gen(function* () {
        const networkId = network.caipNetworkId
        if (!isServed(networkId)) return yield* Effect.fail(new SwapUnsupportedError({ networkId }))
        const asked: Asked = { from: mintOf(sell), to: mintOf(buy), amount }
        // What stands for the coin is the coin to Jupiter, and is neither sold nor bought as a token.
        const isCoin = [sell, buy].some(({ id }) => id !== "native" && id.endsWith(`:${COIN}`))
        if (isCoin) return yield* Effect.fail(new SwapAmountError())
        const quoted = yield* quote({ http }, asked)
        const { bought, priceImpact } = quoted
        return {
          bought,
          ...(priceImpact === undefined ? {} : { priceImpact }),
          build: ({ address, minimum }) =>
            Effect.gen(function* () {
              const data = yield* transactionOf({ http }, yield* quote({ http }, asked), address, minimum)
              const route = readRoute(data)
              if (route === undefined) return yield* refuse("data")
              if (route.sold !== amount) return yield* refuse("amount")
              if (route.least < minimum) return yield* refuse("minimum")
              return {
                networkId,
                sender: address,
                call: { to: PROGRAM, value: sell.id === "native" ? amount : 0n, data },
                isTried: true
              }
            })
        }
      })
  }
}
