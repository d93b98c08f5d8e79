import type { CaipAddress, CaipNetworkId, SwapChoice, SwapToken } from "@latchkey/core"
import {
  SwapAmountError,
  SwapProviderError,
  SwapUnsupportedError,
  type SwapPlace,
  type SwapSource
} from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { COIN, decodeBuilt, decodePrice, type Asked } from "./decodeQuote.ts"
import type { ZeroExNetwork } from "./ZeroExOptions.ts"

const provider = "0x"
const MAX_TOKENS = 200

/** A network that is served. */
export type ServedNetwork = ZeroExNetwork & { readonly contract: string }

const failed = (cause?: unknown) => new SwapProviderError({ provider }, cause)

/** Makes the source of the networks. `url` is the base of the proxy. */
export const makeSource = (networks: ReadonlyArray<ServedNetwork>, url: string): SwapSource => {
  const networkOf = (networkId: CaipNetworkId) => networks.find((network) => network.networkId === networkId)
  const contractIn = ({ id }: SwapToken) => (id === "native" ? COIN : id.slice(id.lastIndexOf(":") + 1))

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

  return {
    contracts: (networkId) => {
      const contract = networkOf(networkId)?.contract
      return contract === undefined ? undefined : { target: contract, spender: contract }
    },

    known: (networkId) =>
      (networkOf(networkId)?.tokens ?? [])
        .slice(0, MAX_TOKENS)
        .map((contract): CaipAddress => `${networkId}:${contract}`),

    tokens: ({ calls, network, provider: wallet, address }) =>
      Effect.gen(function* () {
        const networkId = network.caipNetworkId
        const served = networkOf(networkId)
        if (served === undefined) return yield* Effect.fail(new SwapUnsupportedError({ networkId }))
        const choices = yield* together(
          [undefined, ...served.tokens.slice(0, MAX_TOKENS)].map((contract) => {
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
          contract: served.contract,
          from: contractIn(sell),
          to: contractIn(buy),
          amount,
          address: who
        })
        const asked = askedBy(address)
        const offer = yield* ask({ http }, "price", asked, undefined, (answer) => decodePrice(answer, asked))
        return {
          ...offer,
          build: ({ address: who, slippage }) => {
            const wanted = askedBy(who)
            return ask({ http }, "quote", wanted, slippage, (answer) => decodeBuilt(answer, wanted))
          }
        }
      })
  }
}
