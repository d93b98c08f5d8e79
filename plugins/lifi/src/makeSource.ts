import type { CaipNetworkId } from "@latchkey/core"
import {
  SwapAmountError,
  SwapProviderError,
  type HttpError,
  type SwapPlace,
  type SwapSource
} from "@latchkey/core/effect"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import { makeAggregator, readSwapFee, type AggregatorNetwork } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { COIN, decodeQuote, type Asked, type Quoted } from "./decodeQuote.ts"
import { decodeTokens } from "./decodeTokens.ts"
import type { LifiFee } from "./LifiOptions.ts"

const provider = "LI.FI"
/** For how long a quote holds, in milliseconds: it lasts about that long, and only so many are given to a visitor in two hours. */
const KEPT_MILLIS = 30_000
const MAX_KEPT = 50
/** What is asked for where the visitor's own is not known yet, in percent. */
const SLIPPAGE = 0.5

const failed = (cause?: unknown) => new SwapProviderError({ provider }, cause)

/** Makes the source of the networks. `url` is the base of the API. */
export const makeSource = (
  networks: ReadonlyArray<AggregatorNetwork>,
  url: string,
  integrator: string,
  wished?: LifiFee
): SwapSource => {
  const fee = readSwapFee(wished, { most: 10, hasReceiver: false })
  const kept = new Map<string, { readonly at: number; readonly quoted: Quoted }>()

  const chainIdOf = (networkId: CaipNetworkId) => Number(networkId.split(":")[1])

  const ask = ({ http }: Pick<SwapPlace, "http">, path: string, query: Readonly<Record<string, string>>) =>
    http.json({
      url: `${url}${path}?${new URLSearchParams(query)}`,
      kind: "read",
      // Each is counted.
      tries: 1,
      // Quotes that are too many say nothing of lists.
      restsAs: `${url}${path}`,
      answers: [404, 409]
    })

  /** That nobody sells it; anything else is the service's failure. */
  const refusal = (error: HttpError) =>
    error._tag === "HttpStatusError" && error.details.status === 404 ? new SwapAmountError() : failed(error)

  const quote = (place: Pick<SwapPlace, "http">, asked: Asked, slippage: number) =>
    Effect.gen(function* () {
      const { chainId, from, to, amount, address, receiver = address } = asked
      const query = {
        fromChain: String(chainId),
        toChain: String(chainId),
        fromToken: from,
        toToken: to,
        fromAmount: String(amount),
        fromAddress: address,
        toAddress: receiver,
        slippage: String(slippage / 100),
        integrator,
        ...(fee === undefined ? {} : { fee: String(fee.basisPoints / 10_000) })
      }
      const key = JSON.stringify(query)
      const now = yield* currentMillis
      const before = kept.get(key)
      if (before !== undefined && now - before.at < KEPT_MILLIS) return before.quoted
      const answer = yield* Effect.mapError(ask(place, "/quote", query), refusal)
      const quoted = decodeQuote(answer, asked, fee?.basisPoints)
      if (quoted === undefined)
        return yield* Effect.fail(failed("It answers with something else than was asked for."))
      if (kept.size >= MAX_KEPT) kept.clear()
      kept.set(key, { at: now, quoted })
      return quoted
    })

  return makeAggregator({
    provider,
    networks,
    coin: COIN,
    paysOthers: true,
    list: (place, networkId) =>
      Effect.gen(function* () {
        const chainId = chainIdOf(networkId)
        const answer = yield* Effect.mapError(ask(place, "/tokens", { chains: String(chainId) }), failed)
        return (
          decodeTokens(answer, chainId) ?? (yield* Effect.fail(failed("It lists no tokens of that network.")))
        )
      }),
    offer: (wish, place, address) =>
      Effect.gen(function* () {
        // It quotes for an account.
        if (address === undefined) return yield* Effect.fail(failed("Nobody is known who would sell."))
        // Of the coin, the chain that tries it tells what comes to the account alone.
        if (wish.receiver !== undefined && wish.to === COIN) return yield* Effect.fail(new SwapAmountError())
        const askedBy = (who: string): Asked => ({
          ...wish,
          chainId: chainIdOf(wish.networkId),
          address: who
        })
        const { built: _, ...offer } = yield* quote(place, askedBy(address), SLIPPAGE)
        return {
          ...offer,
          build: ({ address: who, slippage }) =>
            Effect.map(quote(place, askedBy(who), slippage), ({ built }) => built)
        }
      })
  })
}
