import type { CaipAddress, CaipNetworkId, SwapChoice, SwapToken } from "@latchkey/core"
import {
  SwapAmountError,
  SwapProviderError,
  SwapUnsupportedError,
  type HttpError,
  type SwapPlace,
  type SwapSource
} from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { COIN, decodeBought, decodeBuilt, decodeTokens, isThin, type Asked } from "./decodeSwap.ts"
import type { OneInchNetwork } from "./OneInchOptions.ts"

const provider = "1inch"
const MAX_TOKENS = 200

/** A network that is served. */
export type ServedNetwork = OneInchNetwork & { readonly contract: string }

const failed = (cause?: unknown) => new SwapProviderError({ provider }, cause)

/** Makes the source of the networks. `url` is the base of the proxy. */
export const makeSource = (networks: ReadonlyArray<ServedNetwork>, url: string): SwapSource => {
  const networkOf = (networkId: CaipNetworkId) => networks.find((network) => network.networkId === networkId)
  const contractIn = ({ id }: SwapToken) => (id === "native" ? COIN : id.slice(id.lastIndexOf(":") + 1))

  const listed = new Map<CaipNetworkId, ReadonlyArray<string>>()

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

  const tokensOf = (place: Pick<SwapPlace, "http">, { networkId, tokens }: ServedNetwork) =>
    Effect.gen(function* () {
      const known = tokens?.slice(0, MAX_TOKENS) ?? listed.get(networkId)
      if (known !== undefined) return known
      const list = yield* ask(place, networkId, "tokens", {}, decodeTokens)
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

    offer: ({ sell, buy, amount, network, http }) =>
      Effect.gen(function* () {
        const networkId = network.caipNetworkId
        const served = networkOf(networkId)
        if (served === undefined) return yield* Effect.fail(new SwapUnsupportedError({ networkId }))
        const { contract } = served
        const asked: Asked = { networkId, contract, from: contractIn(sell), to: contractIn(buy), amount }
        const query = { src: asked.from, dst: asked.to, amount: String(amount) }
        const bought = yield* ask(
          { http },
          networkId,
          "quote",
          { ...query, includeTokensInfo: "true" },
          (answer) => decodeBought(answer, asked)
        )
        return {
          bought,
          build: ({ address, slippage }) =>
            ask(
              { http },
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
  }
}
