import type { CaipAddress, CaipNetworkId, SwapChoice, SwapToken } from "@latchkey/core"
import {
  SwapAmountError,
  SwapProviderError,
  SwapUnsupportedError,
  type HttpError,
  type SwapPlace,
  type SwapSource
} from "@latchkey/core/effect"
import { currentMillis, together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { COIN, decodeQuote, type Asked, type Quoted } from "./decodeQuote.ts"
import { decodeTokens } from "./decodeTokens.ts"
import type { LifiNetwork } from "./LifiOptions.ts"

const provider = "LI.FI"
/** For how long a quote holds, in milliseconds: it lasts about that long, and only so many are given to a visitor in two hours. */
const KEPT_MILLIS = 30_000
const MAX_KEPT = 50
const MAX_TOKENS = 200
/** What is asked for where the visitor's own is not known yet, in percent. */
const SLIPPAGE = 0.5

/** A network that is served. */
export type ServedNetwork = LifiNetwork & { readonly contract: string }

const failed = (cause?: unknown) => new SwapProviderError({ provider }, cause)

/** Makes the source of the networks. `url` is the base of the API. */
export const makeSource = (
  networks: ReadonlyArray<ServedNetwork>,
  url: string,
  integrator: string
): SwapSource => {
  const kept = new Map<string, { readonly at: number; readonly quoted: Quoted }>()
  const listed = new Map<CaipNetworkId, ReadonlyArray<string>>()

  const networkOf = (networkId: CaipNetworkId) => networks.find((network) => network.networkId === networkId)
  const chainIdOf = (networkId: CaipNetworkId) => Number(networkId.split(":")[1])
  const contractIn = ({ id }: SwapToken) => (id === "native" ? COIN : id.slice(id.lastIndexOf(":") + 1))

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
      const { chainId, from, to, amount, address } = asked
      const query = {
        fromChain: String(chainId),
        toChain: String(chainId),
        fromToken: from,
        toToken: to,
        fromAmount: String(amount),
        fromAddress: address,
        toAddress: address,
        slippage: String(slippage / 100),
        integrator
      }
      const key = JSON.stringify(query)
      const now = yield* currentMillis
      const before = kept.get(key)
      if (before !== undefined && now - before.at < KEPT_MILLIS) return before.quoted
      const answer = yield* Effect.mapError(ask(place, "/quote", query), refusal)
      const quoted = decodeQuote(answer, asked)
      if (quoted === undefined)
        return yield* Effect.fail(failed("It answers with something else than was asked for."))
      if (kept.size >= MAX_KEPT) kept.clear()
      kept.set(key, { at: now, quoted })
      return quoted
    })

  const tokensOf = (place: Pick<SwapPlace, "http">, { networkId, tokens }: ServedNetwork) =>
    Effect.gen(function* () {
      const known = tokens?.slice(0, MAX_TOKENS) ?? listed.get(networkId)
      if (known !== undefined) return known
      const chainId = chainIdOf(networkId)
      const answer = yield* Effect.mapError(ask(place, "/tokens", { chains: String(chainId) }), failed)
      const list = decodeTokens(answer, chainId)
      if (list === undefined) return yield* Effect.fail(failed("It lists no tokens of that network."))
      listed.set(networkId, list)
      return list
    })

  return {
    contracts: (networkId) => {
      const contract = networkOf(networkId)?.contract
      return contract === undefined ? undefined : { target: contract, spender: contract }
    },

    known: (networkId) =>
      (networkOf(networkId)?.tokens ?? listed.get(networkId) ?? [])
        .slice(0, MAX_TOKENS)
        .map((contract): CaipAddress => `${networkId}:${contract}`),

    tokens: ({ calls, network, provider: wallet, address, http }) =>
      Effect.gen(function* () {
        const networkId = network.caipNetworkId
        const served = networkOf(networkId)
        if (served === undefined) return yield* Effect.fail(new SwapUnsupportedError({ networkId }))
        const contracts = yield* tokensOf({ http }, served)
        const choices = yield* together(
          [undefined, ...contracts].map((contract) => {
            const token = contract === undefined ? undefined : (`${networkId}:${contract}` as const)
            return Effect.catch(
              Effect.map(
                calls.holding({ network, provider: wallet, token, address }),
                (held): SwapChoice => ({
                  id: held.token ?? "native",
                  name: held.name,
                  symbol: held.amount.symbol,
                  decimals: held.amount.decimals,
                  balance: held.amount.value
                })
              ),
              // A token that gives no usable answer is left out; without the coin there is no network to read.
              (error) => (token === undefined ? Effect.fail(error) : Effect.succeed(undefined))
            )
          })
        )
        return choices.filter((choice) => choice !== undefined)
      }),

    offer: ({ sell, buy, amount, network, http, address }) =>
      Effect.gen(function* () {
        const networkId = network.caipNetworkId
        const served = networkOf(networkId)
        if (served === undefined) return yield* Effect.fail(new SwapUnsupportedError({ networkId }))
        // It quotes for an account.
        if (address === undefined) return yield* Effect.fail(failed("Nobody is known who would sell."))
        const askedBy = (who: string): Asked => ({
          networkId,
          chainId: chainIdOf(networkId),
          contract: served.contract,
          from: contractIn(sell),
          to: contractIn(buy),
          amount,
          address: who
        })
        const { built: _, ...offer } = yield* quote({ http }, askedBy(address), SLIPPAGE)
        return {
          ...offer,
          build: ({ address: who, slippage }) =>
            Effect.map(quote({ http }, askedBy(who), slippage), ({ built }) => built)
        }
      })
  }
}
