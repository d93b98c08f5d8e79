import { defineError } from "@latchkey/core"

/**
 * What was entered as receiver is a name, and gives no address: it stands for none on that network (`none`), is no name or can be
 * mistaken for another one (`invalid`), or could not be looked up (`failed`). Nothing was sent.
 */
export class ReceiverNameError
  extends /* @__PURE__ */ defineError("ReceiverNameError", {
    code: "SEND_RECEIVER_NAME",
    text: ({ reason }: { readonly reason: "none" | "invalid" | "failed" }) =>
      reason === "none"
        ? "The name stands for no address on this network."
        : reason === "invalid"
          ? "This is no name, or can be mistaken for another one."
          : "The name could not be looked up.",
    advice: "Pass the receiver's address, or try again."
  }) {}

/** The name of the receiver stands for another address than the one that was shown, or for none any more. Nothing was sent. */
export class ReceiverMovedError
  extends /* @__PURE__ */ defineError("ReceiverMovedError", {
    code: "SEND_RECEIVER_MOVED",
    text: ({ name }: { readonly name: string }) => `${name} stands for another address than before.`,
    advice: "Ask the receiver for the address, or show the new one and prepare the transfer again."
  }) {}
