import { defineError, plainText } from "@latchkey/core"
import { attempt } from "@latchkey/core/chain-kit"

/** No node of the network could be reached in time, or it failed. */
export class NodeUnreachableError
  extends /* @__PURE__ */ defineError("NodeUnreachableError", {
    code: "POLKADOT_NODE_UNREACHABLE",
    details: ({ urls }: { readonly urls: ReadonlyArray<string> }) => ({
      hosts: urls.map((url) => attempt(() => new URL(url).host) ?? "unknown host").join(", ")
    }),
    text: ({ hosts }) => `No usable answer from ${hosts}.`,
    advice: "Check the RPC URLs, the connection and the page's content security policy."
  }) {}

/** What was passed is no transaction that a wallet could sign; nobody was asked. */
export class PayloadInvalidError
  extends /* @__PURE__ */ defineError("PayloadInvalidError", {
    code: "POLKADOT_PAYLOAD_INVALID",
    details: ({ field }: { readonly field: string }) => ({ field: plainText(field, 80) }),
    text: ({ field }) => `The payload's ${field} is missing or not what it should be.`,
    advice: "Pass the SignerPayloadJSON that @polkadot/api makes, unchanged."
  }) {}

/** The connected wallet does not share the address; nobody was asked. */
export class AccountNotConnectedError
  extends /* @__PURE__ */ defineError("AccountNotConnectedError", {
    code: "POLKADOT_ACCOUNT_NOT_CONNECTED",
    details: ({ address }: { readonly address: string }) => ({ address: plainText(address, 80) }),
    text: ({ address }) => `The connected wallet does not share ${address}.`,
    advice: "Use an address of the connected accounts."
  }) {}
