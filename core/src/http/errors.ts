import { defineError } from "../error/defineError.ts"
import type {
  HttpBodyInvalidError,
  HttpStatusError,
  HttpTimeoutError,
  RpcResponseError
} from "./answerErrors.ts"

/** A server could not be reached. */
export class HttpUnreachableError
  extends /* @__PURE__ */ defineError("HttpUnreachableError", {
    text: ({ host }: { readonly host: string }) => `${host} could not be reached.`,
    advice: "Check the connection and the page's content security policy."
  }) {}

/** There is no URL to send a call to. */
export class RpcUrlMissingError
  extends /* @__PURE__ */ defineError("RpcUrlMissingError", {
    text: ({ method }: { readonly method: string }) => `There is no RPC URL to ask for ${method}.`,
    advice: "Pass one in createKit({ customRpcUrls })."
  }) {}

/** A node answered with something else than it was asked for, or with a number that cannot be read exactly. */
export class NodeAnswerInvalidError
  extends /* @__PURE__ */ defineError("NodeAnswerInvalidError", {
    text: ({ networkId, what }: { readonly networkId: string; readonly what: string }) =>
      `No usable answer for ${what} on ${networkId}.`,
    advice: "Check that the RPC URL is a node of that network."
  }) {}

/** Any failure of a call to a server. */
export type HttpError = HttpStatusError | HttpUnreachableError | HttpTimeoutError | HttpBodyInvalidError
/** Any failure of a JSON-RPC call. */
export type RpcError = HttpError | RpcResponseError | RpcUrlMissingError
