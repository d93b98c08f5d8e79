import { KitError } from "@latchkey/core"

/** A balance was not answered, or with something that is no quantity of at most 32 bytes. */
export class BalanceUnreadableError extends KitError<
  "EVM_BALANCE_UNREADABLE",
  { readonly networkId: string }
> {
  readonly _tag = "BalanceUnreadableError"
  constructor(networkId: string, cause?: unknown) {
    super(
      "EVM_BALANCE_UNREADABLE",
      { networkId },
      `No usable answer for a balance on ${networkId}.`,
      "Check that the RPC URL is an Ethereum node of that network.",
      cause
    )
  }
}

/** The part of the plugin behind `kit.evm` could not be loaded. */
export class EvmApiMissingError extends KitError<"EVM_API_MISSING"> {
  readonly _tag = "EvmApiMissingError"
  constructor(cause?: unknown) {
    super(
      "EVM_API_MISSING",
      {},
      "kit.evm could not be loaded.",
      "Serve the plugin's files with the page.",
      cause
    )
  }
}
