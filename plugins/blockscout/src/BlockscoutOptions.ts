import type { CaipNetworkId } from "@latchkey/core"

/** An explorer of one network. */
export interface BlockscoutInstance {
  /** CAIP-2: `eip155:1`. */
  readonly networkId: CaipNetworkId
  /**
   * Where its API is, without a slash at the end: `https://eth.blockscout.com/api/v2`, your own, or the address of a proxy of yours that
   * adds a key which visitors may not see.
   */
  readonly url: string
  /** Sent as `apikey` with each request; every visitor can read it. */
  readonly apiKey?: string
}

/** What `blockscout` is made with. */
export interface BlockscoutOptions {
  /** One of each network; of several of a network the first is asked. Networks without one are told nothing of. */
  readonly instances: ReadonlyArray<BlockscoutInstance>
}
