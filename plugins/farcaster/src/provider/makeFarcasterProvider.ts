import { attempt, readField } from "@latchkey/core/chain-kit"
import { ClientError, type ClientLine } from "../line/ClientLine.ts"
import { toClientError } from "../line/makeClientLine.ts"
import type { FarcasterProvider, FarcasterRequest } from "./FarcasterProvider.ts"

type Listener = (payload: any) => void

/** Asks the wallet of a client: its answer is one of JSON-RPC. `deadline` is in milliseconds. */
export const askWallet = async (
  line: ClientLine,
  { method, params }: FarcasterRequest,
  deadline?: number
): Promise<unknown> => {
  const request = { jsonrpc: "2.0", id: 1, method, ...(params === undefined ? {} : { params }) }
  const answer = await line.call("ethProviderRequestV2", [request], deadline)
  const error = readField(answer, "error")
  if (typeof error === "object" && error !== null) throw toClientError(error)
  return readField(answer, "result")
}

/** The provider of a connection, and how it is told and ended. */
export interface ConnectedProvider {
  readonly provider: FarcasterProvider
  /** From now on it rejects, and tells nothing. */
  readonly leave: () => void
}

/** Makes the provider of one connection. */
export const makeFarcasterProvider = (line: ClientLine): ConnectedProvider => {
  const listeners = new Map<string, Set<Listener>>()
  let isLeft = false
  const stop = line.listen((event, params) => {
    const payload = Array.isArray(params) ? (params[0] as unknown) : undefined
    if (typeof event !== "string") return
    // What one listener throws is its own: the others hear, and the page's error handler does not.
    for (const listener of [...(listeners.get(event) ?? [])]) attempt(() => listener(payload))
  })
  return {
    provider: {
      request: async (request) => {
        if (isLeft) throw new ClientError(4900, "The wallet is not connected.")
        return askWallet(line, request)
      },
      on: (event, listener) => {
        const known = listeners.get(event) ?? new Set()
        listeners.set(event, known.add(listener))
      },
      removeListener: (event, listener) => void listeners.get(event)?.delete(listener)
    },
    leave: () => {
      isLeft = true
      stop()
      listeners.clear()
    }
  }
}
