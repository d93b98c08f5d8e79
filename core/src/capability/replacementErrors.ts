import { defineError } from "../error/defineError.ts"

/** The transaction is in the chain, or another one in its place: nothing can take it any more, and nothing was sent. */
export class TransactionSettledError
  extends /* @__PURE__ */ defineError("TransactionSettledError", {
    text: "It had already gone through.",
    advice: "Look what became of it: `kit.transactions.follow(id)`."
  }) {}

/** Nothing can take the place of this transaction: it is not one of the account's own that waits in the node's pool, or the wallet chooses places itself. */
export class TransactionFixedError
  extends /* @__PURE__ */ defineError("TransactionFixedError", {
    text: "Nothing can take the place of this transaction.",
    advice:
      "Ask `canReplace` first. What its sender's own key has not signed, or the node does not know, can only be waited for."
  }) {}
