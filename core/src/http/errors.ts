import { KitError } from "../error/KitError.ts"

type OfRequest = { readonly host: string }

/** A server answered with an HTTP status outside 200–299. */
export class HttpStatusError extends KitError<
  "HTTP_STATUS",
  OfRequest & { readonly status: number; readonly body: string }
> {
  readonly _tag = "HttpStatusError"
  constructor(host: string, status: number, body: string) {
    super(
      "HTTP_STATUS",
      { host, status, body },
      `${host} answered with HTTP status ${status}.`,
      "Check the URL and its access rules, or try again later."
    )
  }
}

/** A server could not be reached. */
export class HttpUnreachableError extends KitError<"HTTP_UNREACHABLE", OfRequest> {
  readonly _tag = "HttpUnreachableError"
  constructor(host: string, cause?: unknown) {
    super(
      "HTTP_UNREACHABLE",
      { host },
      `${host} could not be reached.`,
      "Check the connection and the page's content security policy.",
      cause
    )
  }
}

/** A server did not answer in time. */
export class HttpTimeoutError extends KitError<
  "HTTP_TIMEOUT",
  OfRequest & { readonly milliseconds: number }
> {
  readonly _tag = "HttpTimeoutError"
  constructor(host: string, milliseconds: number) {
    super(
      "HTTP_TIMEOUT",
      { host, milliseconds },
      `${host} did not answer within ${milliseconds} ms.`,
      "Try again, or configure another RPC URL."
    )
  }
}

/** A server's answer is not what it should be: no JSON, too large, or of another shape. */
export class HttpBodyInvalidError extends KitError<
  "HTTP_BODY_INVALID",
  OfRequest & { readonly problem: string }
> {
  readonly _tag = "HttpBodyInvalidError"
  constructor(host: string, problem: string, cause?: unknown) {
    super(
      "HTTP_BODY_INVALID",
      { host, problem },
      `${host} gave an answer that cannot be used: ${problem}.`,
      "Check that the URL is the right service.",
      cause
    )
  }
}

/** A JSON-RPC method answered with an error. */
export class RpcResponseError extends KitError<
  "RPC_ERROR",
  OfRequest & { readonly method: string; readonly rpcCode: number }
> {
  readonly _tag = "RpcResponseError"
  constructor(host: string, method: string, rpcCode: number, cause?: unknown) {
    super(
      "RPC_ERROR",
      { host, method, rpcCode },
      `${method} failed on ${host} (code ${rpcCode}).`,
      "See the cause for what the node said.",
      cause
    )
  }
}

/** There is no URL to send a call to. */
export class RpcUrlMissingError extends KitError<"RPC_URL_MISSING", { readonly method: string }> {
  readonly _tag = "RpcUrlMissingError"
  constructor(method: string) {
    super(
      "RPC_URL_MISSING",
      { method },
      `There is no RPC URL to ask for ${method}.`,
      "Pass one in createKit({ customRpcUrls })."
    )
  }
}

/** A node answered with something else than it was asked for, or with a number that cannot be read exactly. */
export class NodeAnswerInvalidError extends KitError<
  "NODE_ANSWER_INVALID",
  { readonly networkId: string; readonly what: string }
> {
  readonly _tag = "NodeAnswerInvalidError"
  constructor(networkId: string, what: string, cause?: unknown) {
    super(
      "NODE_ANSWER_INVALID",
      { networkId, what },
      `No usable answer for ${what} on ${networkId}.`,
      "Check that the RPC URL is a node of that network.",
      cause
    )
  }
}

/** Any failure of a call to a server. */
export type HttpError = HttpStatusError | HttpUnreachableError | HttpTimeoutError | HttpBodyInvalidError
/** Any failure of a JSON-RPC call. */
export type RpcError = HttpError | RpcResponseError | RpcUrlMissingError
