import { defineError } from "@latchkey/core"

/** The app names no server of that network. */
export class EsploraNetworkMissingError
  extends /* @__PURE__ */ defineError("EsploraNetworkMissingError", {
    code: "ESPLORA_NETWORK_MISSING",
    text: ({ networkId }: { readonly networkId: string }) => `There is no server of ${networkId} to ask.`,
    advice: "Name one in esplora({ instances })."
  }) {}

/** What was to be handed to the network is no signed transaction. */
export class EsploraTransactionInvalidError
  extends /* @__PURE__ */ defineError("EsploraTransactionInvalidError", {
    code: "ESPLORA_TRANSACTION_INVALID",
    text: "That is no signed transaction of Bitcoin.",
    advice: "Give it as hex, as `extractTransaction` of a signed PSBT makes it."
  }) {}

/** The network does not take a transaction. */
export class EsploraRefusedError
  extends /* @__PURE__ */ defineError("EsploraRefusedError", {
    code: "ESPLORA_REFUSED",
    text: ({ reason }: { readonly reason: string }) => `The network did not take the transaction: ${reason}`,
    advice: "Its reason is the server's own. A fee that is too low is raised by making the transaction anew."
  }) {}

/** The server did not say what became of a transaction. */
export class EsploraUnreachableError
  extends /* @__PURE__ */ defineError("EsploraUnreachableError", {
    code: "ESPLORA_UNREACHABLE",
    text: ({ host }: { readonly host: string }) => `${host} did not say whether it took the transaction.`,
    advice: "It may have: look for its hash before making another. The same one may be handed over again."
  }) {}
