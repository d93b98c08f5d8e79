import { defineError } from "@latchkey/core"

/** What was to be sent is not a list of calls; nobody was asked. */
export class CallsInvalidError
  extends /* @__PURE__ */ defineError("CallsInvalidError", {
    code: "BATCHES_CALLS_INVALID",
    text: ({
      field,
      index
    }: {
      readonly field: "calls" | "to" | "data" | "value"
      readonly index?: number
    }) =>
      index === undefined
        ? "A list of 1 to 100 calls is needed."
        : `Call ${index}: \`${field}\` is no ${field === "to" ? "address that begins with 0x" : "text of hexadecimal digits that begins with 0x"}.`,
    advice: "Give each call `to`, and `data` and `value` where it has them, all as text that begins with 0x."
  }) {}

/** This page sent no such calls for the connected account. */
export class BatchMissingError
  extends /* @__PURE__ */ defineError("BatchMissingError", {
    code: "BATCHES_MISSING",
    text: "There are no such calls of the connected account.",
    advice: "Pass the id that send answered with, and connect the account and network that it was sent from."
  }) {}
