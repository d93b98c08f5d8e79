import { defineError } from "../error/defineError.ts"

type OfRequest = { readonly host: string }

/** A server answered with an HTTP status outside 200–299. */
export class HttpStatusError
  extends /* @__PURE__ */ defineError("HttpStatusError", {
    text: ({ host, status }: OfRequest & { readonly status: number; readonly body: string }) =>
      `${host} answered with HTTP status ${status}.`,
    advice: "Check the URL and its access rules, or try again later."
  }) {}

/** A server did not answer in time. */
export class HttpTimeoutError
  extends /* @__PURE__ */ defineError("HttpTimeoutError", {
    text: ({ host, milliseconds }: OfRequest & { readonly milliseconds: number }) =>
      `${host} did not answer within ${milliseconds} ms.`,
    advice: "Try again, or configure another RPC URL."
  }) {}

/** A server's answer is not what it should be: no JSON, too large, or of another shape. */
export class HttpBodyInvalidError
  extends /* @__PURE__ */ defineError("HttpBodyInvalidError", {
    text: ({ host, problem }: OfRequest & { readonly problem: string }) =>
      `${host} gave an answer that cannot be used: ${problem}.`,
    advice: "Check that the URL is the right service."
  }) {}

/** A JSON-RPC method answered with an error. */
export class RpcResponseError
  extends /* @__PURE__ */ defineError("RpcResponseError", {
    code: "RPC_ERROR",
    text: ({ host, method, rpcCode }: OfRequest & { readonly method: string; readonly rpcCode: number }) =>
      `${method} failed on ${host} (code ${rpcCode}).`,
    advice: "See the cause for what the node said."
  }) {}
