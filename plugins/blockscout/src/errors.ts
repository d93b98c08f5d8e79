import { defineError } from "@latchkey/core"

/** The app names no explorer of that network. */
export class BlockscoutNetworkMissingError
  extends /* @__PURE__ */ defineError("BlockscoutNetworkMissingError", {
    code: "BLOCKSCOUT_NETWORK_MISSING",
    text: ({ networkId }: { readonly networkId: string }) => `There is no explorer of ${networkId} to ask.`,
    advice: "Name one in blockscout({ instances }), or leave the network to other sources."
  }) {}
