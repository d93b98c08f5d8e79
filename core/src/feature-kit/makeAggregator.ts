import * as Effect from "effect/Effect"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import { SwapProviderError, SwapUnsupportedError } from "../contract/errors.ts"
import type { SwapToken } from "../contract/SwapActions.ts"
import type { SwapOffer, SwapPlace, SwapSource } from "../contract/SwapSource.ts"
import type { KitError } from "../error/KitError.ts"
import { readSwapChoices } from "./readSwapChoices.ts"

const MAX_TOKENS = 200

/** A network on which an aggregator swaps. */
export interface AggregatorNetwork {
  readonly networkId: CaipNetworkId
  /** The contract that each swap calls, and that may take what is sold. */
  readonly contract: string
  /** Contracts of the tokens that are offered beside the coin, at most 200; without them those that the aggregator lists. */
  readonly tokens?: ReadonlyArray<string>
}

/** What is to be swapped, in the aggregator's own words. */
export interface AggregatorWish {
  readonly networkId: CaipNetworkId
  readonly contract: string
  /** Addresses of contracts, or what stands for the coin. */
  readonly from: string
  readonly to: string
  /** Base units of what is sold. */
  readonly amount: bigint
  /** Who gets what is bought, where that is not who sells; given where `paysOthers` is. */
  readonly receiver?: string
}

/** What an aggregator of exchanges is made of. */
export interface AggregatorOptions {
  /** Who swaps, as errors name it. */
  readonly provider: string
  readonly networks: ReadonlyArray<AggregatorNetwork>
  /** The address that stands for a network's coin. */
  readonly coin: string
  /** Whether it can pay somebody else than who sells. */
  readonly paysOthers?: boolean
  /** Contracts of the tokens that it lists for a network of which the app names none: asked once. Absent where there is no list. */
  readonly list?: (
    place: Pick<SwapPlace, "http">,
    networkId: CaipNetworkId
  ) => Effect.Effect<ReadonlyArray<string>, KitError>
  /** As `offer` of a source; `address` is who would sell, where anybody is known. */
  readonly offer: (
    wish: AggregatorWish,
    place: Pick<SwapPlace, "http">,
    address: string | undefined
  ) => Effect.Effect<SwapOffer, KitError>
}

/** Makes a source of swaps of a service that calls one contract of its own on each network; what the account holds, the chain says. */
export const makeAggregator = ({
  provider,
  networks,
  coin,
  list,
  offer,
  paysOthers = false
}: AggregatorOptions): SwapSource => {
  const listed = new Map<CaipNetworkId, ReadonlyArray<string>>()
  const networkOf = (networkId: CaipNetworkId) => networks.find((network) => network.networkId === networkId)
  const servedOn = (networkId: CaipNetworkId) =>
    Effect.suspend(() => {
      const network = networkOf(networkId)
      return network === undefined
        ? Effect.fail(new SwapUnsupportedError({ networkId }))
        : Effect.succeed(network)
    })
  const contractIn = ({ id }: SwapToken) => (id === "native" ? coin : id.slice(id.lastIndexOf(":") + 1))
  /** What is known without asking. */
  const knownOn = (networkId: CaipNetworkId) =>
    networkOf(networkId)?.tokens?.slice(0, MAX_TOKENS) ?? listed.get(networkId)

  const tokensOn = (place: Pick<SwapPlace, "http">, networkId: CaipNetworkId) =>
    Effect.gen(function* () {
      const known = knownOn(networkId)
      if (known !== undefined) return known
      if (list === undefined) return yield* Effect.fail(new SwapProviderError({ provider }))
      const told = (yield* list(place, networkId)).slice(0, MAX_TOKENS)
      listed.set(networkId, told)
      return told
    })

  return {
    paysOthers,
    contracts: (networkId) => {
      const contract = networkOf(networkId)?.contract
      return contract === undefined ? undefined : { target: contract, spender: contract }
    },
    known: (networkId) =>
      (knownOn(networkId) ?? []).map((contract): CaipAddress => `${networkId}:${contract}`),
    tokens: (place) =>
      Effect.gen(function* () {
        const { networkId } = yield* servedOn(place.network.caipNetworkId)
        return yield* readSwapChoices(place, yield* tokensOn(place, networkId))
      }),
    offer: ({ sell, buy, amount, network, http, address, receiver }) =>
      Effect.flatMap(servedOn(network.caipNetworkId), ({ networkId, contract }) =>
        offer(
          {
            networkId,
            contract,
            from: contractIn(sell),
            to: contractIn(buy),
            amount,
            ...(receiver === undefined ? {} : { receiver })
          },
          { http },
          address
        )
      )
  }
}
