import type * as Effect from "effect/Effect"
import type { CallPlace, ContractCall } from "../capability/ContractCall.ts"
import type { ContractCalls } from "../capability/ContractCalls.ts"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { KitError } from "../error/KitError.ts"
import type { Http } from "../http/Http.ts"
import { defineSlot, readSlot, type SlotFilling } from "../kernel/Slot.ts"
import type { SwapChoice, SwapToken } from "./SwapActions.ts"

/** Where a swap takes place, and what a source reads with. */
export interface SwapPlace extends CallPlace {
  /** The network's contracts. */
  readonly calls: ContractCalls
  /** For a source that is a server; its plugin declares the host. */
  readonly http: Http["Service"]
}

/** The contracts that a source swaps with on one network: what its plugin says before anybody is asked. */
export interface SwapContracts {
  /** The one that every swap calls. */
  readonly target: string
  /** The one that takes what is sold, which the account has to allow. */
  readonly spender: string
  /** The contract that swaps a token for a token with an approval by signature, and takes what is sold; absent where there is none. */
  readonly permitTarget?: string
}

/** What a source has built: nothing of it is believed. */
export interface BuiltSwap {
  readonly networkId: CaipNetworkId
  /** The account that calls, and pays. */
  readonly sender: string
  readonly call: ContractCall
  /**
   * What the call buys by its own price, in base units, where the source has quoted anew to build it; absent where what it offered holds.
   * Visitors are then shown this, and the least that the call itself says, where that is less than was offered.
   */
  readonly bought?: bigint
  /**
   * The call cannot be read whole, and is taken only where the chain, trying it with all that comes before it, shows that the account gets
   * the least that was shown and gives no more than is sold. Where nobody can try it, it is refused.
   */
  readonly isTried?: boolean
}

/** What a source gives for what is sold. */
export interface SwapOffer {
  /** Base units; what the source keeps is taken off already. */
  readonly bought: bigint
  /** How much worse the rate is than the market's because of the swap's own size, in percent; absent where nobody knows. */
  readonly priceImpact?: number
  /** What the source keeps, in base units of what is bought, without `siteFee`. */
  readonly providerFee?: bigint
  /** What the site keeps, which its options ask for, in base units of what is bought. */
  readonly siteFee?: bigint
  /** About what the network takes for the call, in base units of its coin; absent where the source does not say. */
  readonly networkFee?: bigint
  /**
   * Builds the call. Asked before the approval too, so that nobody pays for one in vain: what is built must not need it to be there.
   * `minimum` is the least to be bought, in base units, and `slippage` the percentage that it was made of;
   * `deadline` is in epoch seconds of the chain. With `permit`, the call is of `SwapContracts.permitTarget`, and has that signed
   * approval of what is sold before the swap.
   *
   * Fails: `SwapProviderError`, and as reading does.
   */
  readonly build: (request: {
    readonly address: string
    readonly minimum: bigint
    readonly slippage: number
    readonly deadline: bigint
    readonly permit?: {
      /** In the namespace's own form. */
      readonly signature: string
      /** In epoch seconds of the chain. */
      readonly deadline: bigint
    }
  }) => Effect.Effect<BuiltSwap, KitError>
}

/** Somebody who swaps tokens: an exchange on the chain, or a server that knows several. */
export interface SwapSource {
  /** Undefined where it does not swap on that network. */
  readonly contracts: (networkId: CaipNetworkId) => SwapContracts | undefined
  /**
   * What it swaps on a network, in its own order; with what the account holds where the source reads that anyway.
   *
   * Fails: `SwapProviderError`, and as reading does.
   */
  readonly tokens: (
    place: SwapPlace & { readonly address: string }
  ) => Effect.Effect<ReadonlyArray<SwapChoice>, KitError>
  /** CAIP-10 ids of what it trades on a network, where it knows that without asking anybody; absent where it has to ask. */
  readonly known?: (networkId: CaipNetworkId) => ReadonlyArray<CaipAddress>
  /** Fails: `SwapAmountError` where there is no offer, `SwapProviderError`, and as reading does. */
  readonly offer: (
    request: SwapPlace & {
      readonly sell: SwapToken
      readonly buy: SwapToken
      /** Base units of what is sold. */
      readonly amount: bigint
      /** Who gets what is bought, in canonical form; the account when absent. Given to sources with `paysOthers` alone. */
      readonly receiver?: string
      /** Who would sell, for a source that quotes for an account; absent where nobody is known yet. */
      readonly address?: string
    }
  ) => Effect.Effect<SwapOffer, KitError>
  /**
   * Its calls cannot be read: that least is bought, and for whom, is then the source's word alone, and visitors are told so. Its offer
   * is taken where no source before it has one, never because it promises more.
   * Without it, a call that cannot be read is refused.
   */
  readonly isOpaque?: boolean
  /** It can have what is bought paid to another address than the account's: without it, it is not asked where a request names one. */
  readonly paysOthers?: boolean
}

/** Says that a plugin has a source of swaps. */
export interface SwapSourceDeclaration {
  /** The plugin's id. */
  readonly id: string
  /** Who swaps, as visitors know it: "Uniswap V2". */
  readonly title: string
  /** Where it swaps. */
  readonly networks: ReadonlyArray<CaipNetworkId>
  /** Loads it when something is to be swapped. */
  readonly load: () => Promise<SwapSource>
}

/** The slot of sources of swaps: all that name the network are asked, and the best offer is the one that is shown. */
export const swapSources = defineSlot<SwapSourceDeclaration>("swapSources")

/** The sources that swap on a network, in the order in which they are asked. */
export const swapSourcesOn = (
  fillings: ReadonlyArray<SlotFilling>,
  networkId: CaipNetworkId
): ReadonlyArray<SwapSourceDeclaration> =>
  readSlot(fillings, swapSources).filter(({ networks }) => networks.includes(networkId))
