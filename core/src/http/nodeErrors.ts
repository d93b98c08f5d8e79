import { defineError } from "../error/defineError.ts"

/** A node answered with something else than it was asked for, or with a number that cannot be read exactly. */
export class NodeAnswerInvalidError
  extends /* @__PURE__ */ defineError("NodeAnswerInvalidError", {
    text: ({ networkId, what }: { readonly networkId: string; readonly what: string }) =>
      `No usable answer for ${what} on ${networkId}.`,
    advice: "Check that the RPC URL is a node of that network."
  }) {}

/** There is no URL to send a call to. */
export class RpcUrlMissingError
  extends /* @__PURE__ */ defineError("RpcUrlMissingError", {
    text: ({ method }: { readonly method: string }) => `There is no RPC URL to ask for ${method}.`,
    advice: "Pass one in createKit({ customRpcUrls })."
  }) {}
