import type { CallPlace, CallFacts, ContractCall } from "../capability/ContractCall.ts"
import type { TokenHolding } from "../capability/TokenBalances.ts"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { SwapChoice, SwapToken } from "../contract/SwapActions.ts"
import type { BuiltSwap, SwapContracts, SwapOffer, SwapPlace, SwapSource } from "../contract/SwapSource.ts"
import { SwapProviderError } from "../contract/errors.ts"
import { callTools } from "./callTools.ts"
import type { PromiseJson } from "./PromiseJson.ts"

/** What a source of swaps may read of the network's contracts. Rejects with a `KitError`. */
export interface PromiseContractReads {
  /** What a contract answers to a call that changes nothing, in the namespace's own encoding; latest state. */
  readonly read: (request: { readonly to: string; readonly data: string }) => Promise<string>
  /** The chain's own clock, in epoch seconds. */
  readonly time: () => Promise<bigint>
  /** What an account holds of a token, in base units, by the token's own contract; of the network's own coin where `token` is absent. */
  readonly holding: (request: {
    readonly token?: CaipAddress | undefined
    readonly address: string
  }) => Promise<TokenHolding>
  /** How much of a token, in base units, `spender` may take from `owner`. */
  readonly allowance: (request: {
    readonly token: CaipAddress
    readonly owner: string
    readonly spender: string
  }) => Promise<bigint>
  /** What a call does, read out of it alone; undefined for anything that is not exactly of a known form. */
  readonly describe: (call: ContractCall) => CallFacts | undefined
}

/** Where a swap takes place, and what a source reads with: it ends with the call that it was given to. */
export interface PromiseSwapPlace extends CallPlace, PromiseJson {
  readonly calls: PromiseContractReads
}

/** What a source gives for what is sold, written with Promises; see `SwapOffer`. */
export interface PromiseSwapOffer extends Omit<SwapOffer, "build"> {
  /** Builds the call: as `SwapOffer.build`. */
  readonly build: (
    request: Parameters<SwapOffer["build"]>[0],
    signal: AbortSignal
  ) => Promise<BuiltSwap> | BuiltSwap
}

/**
 * Somebody who swaps tokens, written with Promises; see `SwapSource` of `@latchkey/core/effect`. What is thrown becomes
 * `SwapProviderError`, unless it is a `KitError`.
 */
export interface PromiseSwapSource {
  /** Undefined where it does not swap on that network. */
  readonly contracts: (networkId: CaipNetworkId) => SwapContracts | undefined
  /** What it swaps on a network, in its own order; with what the account holds, in base units, where the source reads that anyway. */
  readonly tokens: (
    place: PromiseSwapPlace & { readonly address: string },
    signal: AbortSignal
  ) => Promise<ReadonlyArray<SwapChoice>>
  /** What it gives for `amount` base units. Throw `SwapAmountError` where there is no offer. */
  readonly offer: (
    request: PromiseSwapPlace & {
      readonly sell: SwapToken
      readonly buy: SwapToken
      readonly amount: bigint
      readonly address?: string
    },
    signal: AbortSignal
  ) => Promise<PromiseSwapOffer>
  /** As `SwapSource.isOpaque`. */
  readonly isOpaque?: boolean
}

const { call, run } = callTools

const toPlace = ({ network, provider, calls, http }: SwapPlace, signal: AbortSignal): PromiseSwapPlace => {
  const here = { network, provider }
  return {
    ...here,
    calls: {
      read: (request) => run(calls.read({ ...here, ...request }), signal),
      time: () => run(calls.time(here), signal),
      holding: (request) => run(calls.holding({ ...here, ...request }), signal),
      allowance: (request) => run(calls.allowance({ ...here, ...request }), signal),
      describe: (built) => calls.describe(network, built)
    },
    json: (request) => run(http.json(request), signal)
  }
}

/** A source that is written with Promises, as `swap` asks it. */
export const toSwapSource = (source: PromiseSwapSource, provider: string): SwapSource => {
  const failed = (cause: unknown) => new SwapProviderError({ provider }, cause)
  return {
    contracts: (networkId) => source.contracts(networkId),
    ...(source.isOpaque === undefined ? {} : { isOpaque: source.isOpaque }),
    tokens: ({ address, ...place }) =>
      call((signal) => source.tokens({ ...toPlace(place, signal), address }, signal), failed),
    offer: ({ sell, buy, amount, address, ...place }) =>
      call(async (signal) => {
        const request = {
          ...toPlace(place, signal),
          sell,
          buy,
          amount,
          ...(address === undefined ? {} : { address })
        }
        const { build, ...offer } = await source.offer(request, signal)
        return {
          ...offer,
          build: (wanted) => call((during) => build(wanted, during), failed)
        }
      }, failed)
  }
}
