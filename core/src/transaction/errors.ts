import { defineError } from "../error/defineError.ts"

/** There is no transaction of that id: none was sent or added, or it was forgotten, or fell out after many others. */
export class TransactionMissingError
  extends /* @__PURE__ */ defineError("TransactionMissingError", {
    text: "There is no such transaction.",
    advice: "Use an id of `kit.transactions.list()`."
  }) {}

/** What was to be followed is no transaction of one of the kit's networks. */
export class TransactionInvalidError
  extends /* @__PURE__ */ defineError("TransactionInvalidError", {
    text: ({ what }: { readonly what: "network" | "hash" }) =>
      what === "network" ? "It is on none of the kit's networks." : "That is no hash of a transaction.",
    advice: "Pass the `networkId` of a network of `createKit`, and the hash as the wallet gave it."
  }) {}
