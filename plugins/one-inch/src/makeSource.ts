import type { CaipNetworkId } from "@latchkey/core"
import {
  SwapAmountError,
  SwapProviderError,
  type HttpError,
  type SwapPlace,
  type SwapSource
} from "@latchkey/core/effect"
import { makeAggregator, type AggregatorNetwork } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { COIN, decodeBought, decodeBuilt, decodeTokens, isThin } from "./decodeSwap.ts"

const provider = "1inch"

const failed = (cause?: unknown) => new SwapProviderError({ provider }, cause)

/** Makes the source of the networks. `url` is the base of the proxy. */
export const makeSource = (networks: ReadonlyArray<AggregatorNetwork>, url: string): SwapSource => {
  const refusal = (error: HttpError) =>
    error._tag === "HttpStatusError" && error.details.status === 400 && isThin(error.details.body)
      ? new SwapAmountError()
      : failed(error)

  /** What 1inch answers, decoded; each request is counted, so that none is tried twice. */
  const ask = <A>(
    { http }: Pick<SwapPlace, "http">,
    networkId: CaipNetworkId,
    route: "quote" | "swap" | "tokens",
    query: Readonly<Record<string, string>>,
    decode: (answer: unknown) => A | undefined
  ) =>
    Effect.gen(function* () {
      const end = Object.keys(query).length === 0 ? "" : `?${new URLSearchParams(query)}`
      const answer = yield* Effect.mapError(
        http.json({
          url: `${url}/swap/v6.0/${networkId.split(":")[1]}/${route}${end}`,
          kind: "read",
          tries: 1,
          answers: [400]
        }),
        refusal
      )
      return (
        decode(answer) ?? (yield* Effect.fail(failed("It answers with something else than was asked for.")))
      )
    })

  return makeAggregator({
    provider,
    networks,
    coin: COIN,
    list: (place, networkId) => ask(place, networkId, "tokens", {}, decodeTokens),
    offer: (asked, place) =>
      Effect.gen(function* () {
        const { networkId } = asked
        const query = { src: asked.from, dst: asked.to, amount: String(asked.amount) }
        const bought = yield* ask(
          place,
          networkId,
          "quote",
          { ...query, includeTokensInfo: "true" },
          (answer) => decodeBought(answer, asked)
        )
        return {
          bought,
          build: ({ address, slippage }) =>
            ask(
              place,
              networkId,
              "swap",
              // Built before what is sold may be taken: the chain is asked what comes of it, not 1inch.
              {
                ...query,
                from: address,
                origin: address,
                slippage: String(slippage),
                disableEstimate: "true"
              },
              (answer) => decodeBuilt(answer, asked, address)
            )
        }
      })
  })
}
