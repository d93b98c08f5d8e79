import type { CaipNetworkId } from "@latchkey/core"
import type { SwapFee } from "@latchkey/core/feature-kit"
import {
  SwapAmountError,
  SwapProviderError,
  type HttpError,
  type SwapPlace,
  type SwapSource
} from "@latchkey/core/effect"
import { makeAggregator, readSwapFee, type AggregatorNetwork } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { COIN, decodeBought, decodeBuilt, decodeTokens, isThin } from "./decodeSwap.ts"

const provider = "1inch"

const failed = (cause?: unknown) => new SwapProviderError({ provider }, cause)

/** What was kept of all, in hundredths of a percent, counted from what is left of it. */
const feeBeside = (left: bigint, basisPoints: bigint) => (left * basisPoints) / (10_000n - basisPoints)

/** Makes the source of the networks. `url` is the base of the proxy. */
export const makeSource = (
  networks: ReadonlyArray<AggregatorNetwork>,
  url: string,
  wished?: SwapFee
): SwapSource => {
  const fee = readSwapFee(wished, { most: 3, hasReceiver: true })
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
        const query = {
          src: asked.from,
          dst: asked.to,
          amount: String(asked.amount),
          ...(fee === undefined ? {} : { fee: String(fee.basisPoints / 100) })
        }
        const bought = yield* ask(
          place,
          networkId,
          "quote",
          { ...query, includeTokensInfo: "true" },
          (answer) => decodeBought(answer, asked)
        )
        return {
          bought,
          ...(fee === undefined ? {} : { siteFee: feeBeside(bought, BigInt(fee.basisPoints)) }),
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
                ...(fee === undefined ? {} : { referrer: fee.receiver }),
                slippage: String(slippage),
                disableEstimate: "true"
              },
              (answer) => decodeBuilt(answer, asked, address)
            )
        }
      })
  })
}
