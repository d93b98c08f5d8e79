import { isKitError, isRejection, type CaipNetworkId } from "@latchkey/core"
import { MethodNotAllowedError } from "../errors.ts"
import type { FrameHost } from "../frame/FrameHost.ts"
import { methodKind } from "../wire/rpcMethods.ts"
import { rpcRequest } from "../wire/rpcRequest.ts"
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
    const request = rpcRequest({ method, params, chainId: frameChainId(networkId), chainNamespace })
    if (request === undefined) throw new ProviderRequestError(-32602, `Parameters of ${method} are expected.`)
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
