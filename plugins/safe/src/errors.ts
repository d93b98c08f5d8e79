import { defineError } from "@latchkey/core"

/** What was given is no hash of a proposal. */
export class SafeTxHashInvalidError
  extends /* @__PURE__ */ defineError("SafeTxHashInvalidError", {
    text: "This is not the hash of a Safe's proposal.",
    advice: "Pass what eth_sendTransaction answered inside the Safe: 0x and 64 hexadecimal digits."
  }) {}

/** The Safe refused, did not answer in time, or answered what cannot be read. */
export class SafeFailedError
  extends /* @__PURE__ */ defineError("SafeFailedError", {
    text: ({ method }: { readonly method: string }) => `The Safe did not answer ${method}.`,
    advice: "Reload the page inside the Safe, and try again."
  }) {}
