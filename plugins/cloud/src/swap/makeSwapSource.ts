import type { SwapChoice, SwapToken } from "@latchkey/core"
import {
  Namespaces,
  SwapAmountError,
  SwapProviderError,
  SwapUnsupportedError,
  type HttpError,
  type SwapPlace,
  type SwapSource
} from "@latchkey/core/effect"
import { currentMillis, together, withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { IsSupported } from "../account/makeSupported.ts"
import { nativeTokens } from "../account/nativeTokens.ts"
import type { CloudRouter } from "../CloudOptions.ts"
import { makeAsk } from "../makeAsk.ts"
import { reasonOf } from "../reasonOf.ts"
import type { ResolvedOptions } from "../ResolvedOptions.ts"
import { decodeBuilt, decodeQuote, decodeSwapTokens, type Market } from "./decodeSwap.ts"
import { makeGasPrices } from "./makeGasPrices.ts"

const path = "/v1/convert"
/** For how long a price of gas is taken for the current one, and how long a quote waits for one, in milliseconds. */
const GAS_MILLIS = 15_000
const GAS_WAIT_MILLIS = 2_000

/** Whether nobody buys as much. */
const isThin = (error: HttpError) => /insufficient liquidity/i.test(reasonOf(error)?.description ?? "")

/** Makes the source of swaps that the service builds for one router. */
export const makeSwapSource = (
  options: ResolvedOptions,
  { networkId, title: provider, router }: CloudRouter,
  isSupported: IsSupported
) =>
  Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const ask = yield* makeAsk(options)
    const gasPrices = yield* makeGasPrices(options, isSupported)

    const marketOf = ({ network }: Pick<SwapPlace, "network">): Market => ({
      network,
      coin: `${networkId}:${nativeTokens[network.chainNamespace] ?? ""}`,
      parseAddress: (text) => namespaces.get(network.chainNamespace)?.parseAddress(text, network)
    })
    const failed = (cause?: unknown) => new SwapProviderError({ provider }, cause)
    /** What the service answers, decoded, where it serves the network. */
    const answered = <A>(
      asking: Effect.Effect<unknown, HttpError>,
      decode: (answer: unknown) => A | undefined
    ) =>
      Effect.gen(function* () {
        if (!(yield* Effect.mapError(isSupported(networkId), failed)))
          return yield* Effect.fail(new SwapUnsupportedError({ networkId }))
        return yield* Effect.mapError(
          Effect.flatMap(asking, (answer) => ask.usable(decode(answer), "swaps")),
          failed
        )
      })
    const idOf = ({ id }: SwapToken, { coin }: Market) => (id === "native" ? coin : id)

    let known: { readonly at: number; readonly price: string | undefined } | undefined
    /** What gas costs, for the service to weigh its ways by; undefined where it does not say. */
    const gasPrice = Effect.gen(function* () {
      const now = yield* currentMillis
      if (known !== undefined && now - known.at < GAS_MILLIS) return known.price
      const asked = Effect.map(gasPrices(networkId), ({ standard }) => String(standard))
      const none = () => Effect.succeed(undefined)
      const price = yield* withDeadline(Effect.catch(asked, none), GAS_WAIT_MILLIS, none)
      known = { at: now, price }
      return price
    })

    const source: SwapSource = {
      contracts: (asked) => (asked === networkId ? { target: router, spender: router } : undefined),

      tokens: ({ calls, network, provider: wallet, address }) =>
        Effect.gen(function* () {
          const listed = yield* answered(ask.json(`${path}/tokens`, { chainId: networkId }, 2), (answer) =>
            decodeSwapTokens(answer, marketOf({ network }))
          )
          const choices = yield* together(
            listed.map(({ id, decimals }) => {
              const token = id === "native" ? undefined : id
              return Effect.catch(
                Effect.map(
                  calls.holding({ network, provider: wallet, token, address }),
                  ({ name, amount }): SwapChoice | undefined =>
                    // Whoever counts a token otherwise than its contract means another.
                    amount.decimals === decimals
                      ? { id, name, symbol: amount.symbol, decimals, balance: amount.value }
                      : undefined
                ),
                // One that gives no usable answer is left out; without the coin there is no network to read.
                (error) => (token === undefined ? Effect.fail(error) : Effect.succeed(undefined))
              )
            })
          )
          return choices.filter((choice) => choice !== undefined)
        }),

      offer: ({ sell, buy, amount, network }) =>
        Effect.gen(function* () {
          const market = marketOf({ network })
          const wish = { from: idOf(sell, market), to: idOf(buy, market), amount }
          const found = yield* answered(
            Effect.flatMap(gasPrice, (price) =>
              Effect.catch(
                ask.json(`${path}/quotes`, { ...wish, amount: String(amount), gasPrice: price }, 1, [400]),
                (error): Effect.Effect<unknown, HttpError> =>
                  isThin(error) ? Effect.succeed({ quotes: [] }) : Effect.fail(error)
              )
            ),
            (answer) => decodeQuote(answer, wish)
          )
          if (found === null) return yield* Effect.fail(new SwapAmountError())
          return {
            ...found,
            build: ({ address, slippage }) =>
              answered(
                ask.post(
                  `${path}/build-transaction`,
                  {
                    ...wish,
                    amount: String(amount),
                    projectId: options.projectId,
                    userAddress: `${networkId}:${address}`,
                    // A whole number of percent, and never more than the visitor allows.
                    eip155: { slippage: Math.floor(slippage) },
                    disableEstimate: true
                  },
                  1
                ),
                (answer) => decodeBuilt(answer, market, wish)
              )
          }
        })
    }
    return source
  })
