import type { CaipAddress, CaipNetworkId } from "@latchkey/core"

/** Where it is, and what it trades there. */
export interface HarbourOptions {
  /** Its server, without a slash at the end; its page is on the same origin. */
  readonly url: string
  readonly networkId: CaipNetworkId
  /** The contract that swaps, fixed here whatever the server answers. */
  readonly contract: string
  /** The token that it swaps for the network's own coin. */
  readonly token: CaipAddress
}
