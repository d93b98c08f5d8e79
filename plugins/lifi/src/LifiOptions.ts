import type { CaipNetworkId } from "@latchkey/core"

/** A network on which is swapped. */
export interface LifiNetwork {
  /** CAIP-2: `eip155:1`. */
  readonly networkId: CaipNetworkId
  /**
   * The contract of LI.FI that is called, and that is allowed to take what is sold. Without it the one that it has on most networks, on the
   * networks where the plugin knows that it is there; needed on any other.
   */
  readonly contract?: string
  /** Contracts of the tokens that are offered beside the network's own coin, at most 200; without them those that LI.FI lists. */
  readonly tokens?: ReadonlyArray<string>
}

/** What `lifi` is made with. */
export interface LifiOptions {
  /** Networks of EVM chains that LI.FI serves; by default those whose contract the plugin knows. */
  readonly networks?: ReadonlyArray<LifiNetwork>
  /** Base of its API, without a slash at the end: `https://li.quest/v1` by default, or a proxy of yours that adds a key. */
  readonly url?: string
  /** What LI.FI knows the site by, which may have a fee agreed with it. `latchkey` by default. */
  readonly integrator?: string
  /**
   * What your site keeps of each swap, taken off what is sold; nothing when absent. LI.FI pays it to the account that it knows for
   * `integrator`, and keeps a share. Visitors see it in the review.
   */
  readonly fee?: LifiFee
}

/** What a site keeps. */
export interface LifiFee {
  /** Percent of the swap, in whole hundredths, at most 10: 0.5 is half of one hundredth. */
  readonly percent: number
}
