import { attempt, isKitError, isRejection, type CaipNetworkId } from "@latchkey/core"
import { MethodNotAllowedError } from "../errors.ts"
import type { FrameHost } from "../frame/FrameHost.ts"
import { callMessage } from "../wire/envelope.ts"
import { isBounded } from "../wire/isBounded.ts"
import { methodKind } from "../wire/rpcMethods.ts"
import { rpcRequest, type FrameRpcRequest } from "../wire/rpcRequest.ts"
import { frameChainId } from "./frameChainId.ts"
import type { EmbeddedRequest } from "./EmbeddedRequest.ts"
import { ProviderRequestError } from "./ProviderRequestError.ts"

/** Asks the frame for a method on a network. Rejects with `ProviderRequestError`. */
export type AskFrame = (request: EmbeddedRequest, networkId: CaipNetworkId) => Promise<unknown>

/** What becomes of a request, so that the modal can follow it. */
export interface RequestWatch {
  /** A method that is in neither list was asked for. */
  readonly onNotAllowed: (error: MethodNotAllowedError) => void
  /** The visitor is asked in the frame. */
  readonly onAsked: () => void
  /** The frame has answered, or never will. */
  readonly onAnswered: () => void
}

const toProviderError = (cause: unknown): ProviderRequestError => {
  const message = isKitError(cause) ? cause.message : "An error occurred"
  const isDeclined = isRejection(cause) || (isKitError(cause) && cause.rejected)
  return new ProviderRequestError(isDeclined ? 4001 : -32603, message)
}

/** What a page gives in place of the hex text that Ethereum's methods expect: a `bigint`, at any depth. Other values as they are. */
const withQuantities = (value: unknown): unknown => {
  if (typeof value === "bigint") return value < 0n ? value : `0x${value.toString(16)}`
  if (Array.isArray(value)) return value.map(withQuantities)
  const isPlain =
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isPlain
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withQuantities(part)]))
    : value
}

/** Whether the frame will read a request: it answers nothing else. */
const isReadable = (request: FrameRpcRequest) =>
  isBounded(callMessage("RPC_REQUEST", "0".repeat(128), request))

/** Asks the frame for what the wallet's method lists allow, and for nothing else. */
export const makeAskFrame =
  (host: FrameHost, { onNotAllowed, onAsked, onAnswered }: RequestWatch): AskFrame =>
  async ({ method, params }, networkId) => {
    const kind = methodKind(method)
    if (kind === "notAllowed") {
      const error = new MethodNotAllowedError({ method })
      onNotAllowed(error)
      throw new ProviderRequestError(4200, error.message)
    }
    const [chainNamespace] = networkId.split(":")
    // What has itself in it, or throws when it is read, is none.
    const given = attempt(() => ({ params: withQuantities(params) }))
    const request =
      given && rpcRequest({ method, ...given, chainId: frameChainId(networkId), chainNamespace })
    if (request === undefined) throw new ProviderRequestError(-32602, `Parameters of ${method} are expected.`)
    if (!isReadable(request))
      throw new ProviderRequestError(
        -32602,
        `Parameters of ${method} are expected as JSON has them, in 64 KiB: no functions, no Map, no negative bigint.`
      )
    const asks = kind === "unsafe"
    const asked = host.call("RPC_REQUEST", request, { asks })
    if (asks) onAsked()
    try {
      const answer = await asked
      if (asks) onAnswered()
      return answer
    } catch (cause) {
      if (asks) onAnswered()
      throw toProviderError(cause)
    }
  }
