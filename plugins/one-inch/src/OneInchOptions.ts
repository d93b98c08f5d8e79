import type { CaipNetworkId } from "@latchkey/core"
import type { SwapFee } from "@latchkey/core/feature-kit"

/** A network on which is swapped. */
export interface OneInchNetwork {
  /** CAIP-2: `eip155:1`. */
  readonly networkId: CaipNetworkId
  /** Contracts of the tokens that are offered beside the network's own coin, at most 200; without them those that 1inch lists. */
  readonly tokens?: ReadonlyArray<string>
  /**
   * The router of 1inch (v6), which is called and may take what is sold. Without it the one that is on most networks, where the plugin
   * knows that it is there; needed on any other.
   */
  readonly contract?: string
}

/** What `oneInch` is made with. */
export interface OneInchOptions {
  /**
   * Base of a proxy of yours, without a slash at the end: it passes `/swap/v6.0/…` on to `https://api.1inch.dev` with your key in the header
   * `authorization: Bearer …`. A page cannot ask 1inch itself.
   */
  readonly url: string
  /** By default those whose router the plugin knows. */
  readonly networks?: ReadonlyArray<OneInchNetwork>
  /**
   * What your site keeps of each swap, taken off it by 1inch's router: at most 3 percent, in whole hundredths; nothing when absent.
   * Visitors see it in the review.
   */
  readonly fee?: SwapFee
}
