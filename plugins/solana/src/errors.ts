import { KitError } from "@latchkey/core"

/** A node answered with something else than the method gives, or with a number too large to be read exactly. */
export class NodeAnswerInvalidError extends KitError<
  "SOLANA_ANSWER_INVALID",
  { readonly networkId: string; readonly method: string }
> {
  readonly _tag = "NodeAnswerInvalidError"
  constructor(networkId: string, method: string) {
    super(
      "SOLANA_ANSWER_INVALID",
      { networkId, method },
      `No usable answer to ${method} on ${networkId}.`,
      "Check that the RPC URL is a Solana node of that network."
    )
  }
}

/** The part of the plugin behind `kit.solana` could not be loaded. */
export class SolanaApiMissingError extends KitError<"SOLANA_API_MISSING"> {
  readonly _tag = "SolanaApiMissingError"
  constructor(cause?: unknown) {
    super(
      "SOLANA_API_MISSING",
      {},
      "kit.solana could not be loaded.",
      "Serve the plugin's files with the page.",
      cause
    )
  }
}
