import type { CaipNetworkId } from "@latchkey/core"
import type { SwapFee } from "@latchkey/core/feature-kit"

/** A network on which is swapped. */
export interface ZeroExNetwork {
  /** CAIP-2: `eip155:1`. */
  readonly networkId: CaipNetworkId
  /** Contracts of the tokens that are offered beside the network's own coin; at most 200. Their names come from the chain. */
  readonly tokens: ReadonlyArray<string>
  /**
   * 0x's AllowanceHolder, which is called and may take what is sold. Without it the one that is on most networks, where the plugin knows
   * that it is there; needed on any other.
   */
  readonly contract?: string
}

/** What `zeroEx` is made with. */
export interface ZeroExOptions {
  /**
   * Base of a proxy of yours, without a slash at the end: it passes `/swap/allowance-holder/…` on to `https://api.0x.org` with your key in
   * the header `0x-api-key`, and `0x-version: v2`. A page cannot ask 0x itself.
   */
  readonly url: string
  /** Those that are swapped on: 0x is asked about no other. */
  readonly networks: ReadonlyArray<ZeroExNetwork>
  /**
   * What your site keeps of each swap, taken off what is bought: at most 10 percent, in whole hundredths; nothing when absent. Visitors
   * see it in the review.
   */
  readonly fee?: SwapFee
}
