import type { CaipNetworkId } from "@latchkey/core"

/** A server of one network. */
export interface EsploraInstance {
  /** CAIP-2: `bip122:000000000019d6689c085ae165831e93`. */
  readonly networkId: CaipNetworkId
  /** Where its API is, without a slash at the end: `https://mempool.space/api`, or your own. */
  readonly url: string
}

/** What `esplora` is made with. */
export interface EsploraOptions {
  /** One of each network; of several of a network the first is asked. Networks without one are told nothing of. */
  readonly instances: ReadonlyArray<EsploraInstance>
}
