import { KitError } from "@latchkey/core"

type OfNetwork = { readonly networkId: string }

/** The network object does not say what its coin is called on the chain. */
export class DenomMissingError extends KitError<"COSMOS_DENOM_MISSING", OfNetwork> {
  readonly _tag = "DenomMissingError"
  constructor(networkId: string) {
    super(
      "COSMOS_DENOM_MISSING",
      { networkId },
      `The network ${networkId} does not name the base unit of its coin.`,
      "Give the network object a field `cosmos` with `denom`, as those of @latchkey/cosmos have."
    )
  }
}
