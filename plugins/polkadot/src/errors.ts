import { KitError, plainText } from "@latchkey/core"

/** No node of the network could be reached in time, or it failed. */
export class NodeUnreachableError extends KitError<"POLKADOT_NODE_UNREACHABLE", { readonly hosts: string }> {
  readonly _tag = "NodeUnreachableError"
  constructor(urls: ReadonlyArray<string>, cause?: unknown) {
    const hosts = urls.map((url) => (URL.canParse(url) ? new URL(url).host : "unknown host")).join(", ")
    super(
      "POLKADOT_NODE_UNREACHABLE",
      { hosts },
      `No usable answer from ${hosts}.`,
      "Check the RPC URLs, the connection and the page's content security policy.",
      cause
    )
  }
}

/** What was passed is no transaction that a wallet could sign; nobody was asked. */
export class PayloadInvalidError extends KitError<"POLKADOT_PAYLOAD_INVALID", { readonly field: string }> {
  readonly _tag = "PayloadInvalidError"
  constructor(field: string) {
    const shown = plainText(field, 80)
    super(
      "POLKADOT_PAYLOAD_INVALID",
      { field: shown },
      `The payload's ${shown} is missing or not what it should be.`,
      "Pass the SignerPayloadJSON that @polkadot/api makes, unchanged."
    )
  }
}

/** The address is none of those that the connected wallet shares; nobody was asked. */
export class AccountNotConnectedError extends KitError<
  "POLKADOT_ACCOUNT_NOT_CONNECTED",
  { readonly address: string }
> {
  readonly _tag = "AccountNotConnectedError"
  constructor(address: string) {
    const shown = plainText(address, 80)
    super(
      "POLKADOT_ACCOUNT_NOT_CONNECTED",
      { address: shown },
      `The connected wallet does not share ${shown}.`,
      "Use an address of the connected accounts."
    )
  }
}
