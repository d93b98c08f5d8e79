import { KitError } from "@latchkey/core"

type OfNetwork = { readonly networkId: string }

/** A balance was not answered, or with something that is no amount of the coin that was asked for. */
export class BalanceUnreadableError extends KitError<"COSMOS_BALANCE_UNREADABLE", OfNetwork> {
  readonly _tag = "BalanceUnreadableError"
  constructor(networkId: string, cause?: unknown) {
    super(
      "COSMOS_BALANCE_UNREADABLE",
      { networkId },
      `No usable answer for a balance on ${networkId}.`,
      "Check that the RPC URL is a CometBFT node of that network.",
      cause
    )
  }
}

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

/** A part of the plugin that is loaded when it is needed could not be loaded. */
export class CosmosChunkMissingError extends KitError<"COSMOS_CHUNK_MISSING"> {
  readonly _tag = "CosmosChunkMissingError"
  constructor(cause?: unknown) {
    super(
      "COSMOS_CHUNK_MISSING",
      {},
      "A part of @latchkey/cosmos could not be loaded.",
      "Serve the plugin's files with the page.",
      cause
    )
  }
}
