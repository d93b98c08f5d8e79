import type { SwapFee } from "@latchkey/core/feature-kit"
import { SwapAmountError, SwapProviderError, type SwapPlace, type SwapSource } from "@latchkey/core/effect"
import { makeAggregator, readSwapFee, type AggregatorNetwork } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { COIN, decodeBuilt, decodePrice, type Asked } from "./decodeQuote.ts"

const provider = "0x"

const failed = (cause?: unknown) => new SwapProviderError({ provider }, cause)

/** Makes the source of the networks. `url` is the base of the proxy. */
export const makeSource = (
  networks: ReadonlyArray<AggregatorNetwork>,
  url: string,
  wished?: SwapFee
): SwapSource => {
  const fee = readSwapFee(wished, { most: 10, hasReceiver: true })
  /** What 0x answers, decoded; each request is counted, so that none is tried twice. */
  const ask = <A>(
    { http }: Pick<SwapPlace, "http">,
    route: "price" | "quote",
    { networkId, from, to, amount, address }: Asked,
    slippage: number | undefined,
    decode: (answer: unknown) => A | null | undefined
  ) =>
    Effect.gen(function* () {
      const query = new URLSearchParams({
        chainId: String(networkId.split(":")[1]),
        sellToken: from,
        buyToken: to,
        sellAmount: String(amount),
        taker: address,
        ...(fee === undefined
          ? {}
          : { swapFeeRecipient: fee.receiver, swapFeeBps: String(fee.basisPoints), swapFeeToken: to }),
        // Hundredths of a percent, and never more than the visitor allows.
        ...(slippage === undefined ? {} : { slippageBps: String(Math.floor(slippage * 100)) })
      })
      const answer = yield* Effect.mapError(
        http.json({ url: `${url}/swap/allowance-holder/${route}?${query}`, kind: "read", tries: 1 }),
        failed
      )
      const decoded = decode(answer)
      if (decoded === null) return yield* Effect.fail(new SwapAmountError())
      return decoded ?? (yield* Effect.fail(failed("It answers with something else than was asked for.")))
    })

  return makeAggregator({
    provider,
    networks,
    coin: COIN,
    offer: (wish, place, address) =>
      Effect.gen(function* () {
        // It quotes for an account.
        if (address === undefined) return yield* Effect.fail(failed("Nobody is known who would sell."))
        const asked: Asked = { ...wish, address }
        const offer = yield* ask(place, "price", asked, undefined, (answer) => decodePrice(answer, asked))
        return {
          ...offer,
          build: ({ address: who, slippage }) => {
            const wanted: Asked = { ...wish, address: who }
            return ask(place, "quote", wanted, slippage, (answer) => decodeBuilt(answer, wanted))
          }
        }
      })
  })
}
