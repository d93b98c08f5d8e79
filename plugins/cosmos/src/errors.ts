import { defineError } from "@latchkey/core"

type OfNetwork = { readonly networkId: string }

/** The network object does not say what its coin is called on the chain. */
export class DenomMissingError
  extends /* @__PURE__ */ defineError("DenomMissingError", {
    code: "COSMOS_DENOM_MISSING",
    text: ({ networkId }: OfNetwork) => `The network ${networkId} does not name the base unit of its coin.`,
    advice: "Give the network object a field `cosmos` with `denom`, as those of @latchkey/cosmos have."
  }) {}
