import { defineError } from "../error/defineError.ts"
import type {
  HttpBodyInvalidError,
  HttpStatusError,
  HttpTimeoutError,
  RpcResponseError
} from "./answerErrors.ts"
import type { RpcUrlMissingError } from "./nodeErrors.ts"

/** A server could not be reached. */
export class HttpUnreachableError
  extends /* @__PURE__ */ defineError("HttpUnreachableError", {
    text: ({ host }: { readonly host: string }) => `${host} could not be reached.`,
    advice: "Check the connection, and the page's CSP."
  }) {}

/** Any failure of a call to a server. */
export type HttpError = HttpStatusError | HttpUnreachableError | HttpTimeoutError | HttpBodyInvalidError
/** Any failure of a JSON-RPC call. */
export type RpcError = HttpError | RpcResponseError | RpcUrlMissingError
