import { rpcMethods } from "./methods/methods.ts"
import type { NodeContext } from "./methods/RpcMethod.ts"
import { invalidParams, RpcError, rpcErrorCode } from "./RpcError.ts"

/** A JSON-RPC request, as far as it is one. */
export interface RpcRequest {
  readonly id: unknown
  readonly method: string
  readonly params: readonly unknown[]
}

type Run = (request: RpcRequest) => unknown

/** Answers one request or a list of them, given as text. Never fails. */
export async function answerText(text: string, run: Run): Promise<unknown> {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return { jsonrpc: "2.0", error: { code: rpcErrorCode.parse, message: "Parse error" }, id: null }
  }
  return Array.isArray(body)
    ? Promise.all(body.map((request) => answerOne(request, run)))
    : answerOne(body, run)
}

async function answerOne(given: unknown, run: Run): Promise<unknown> {
  const request = (typeof given === "object" && given !== null ? given : {}) as Record<string, unknown>
  const { id = null, method, params = [] } = request
  try {
    if (typeof method !== "string") throw new RpcError(rpcErrorCode.invalidRequest, "Invalid request")
    if (!Array.isArray(params)) throw invalidParams("`params` should be an array")
    return { jsonrpc: "2.0", result: await run({ id, method, params }), id }
  } catch (cause) {
    const error =
      cause instanceof RpcError
        ? cause
        : new RpcError(rpcErrorCode.internal, `Internal error: ${String(cause)}`)
    const { code, message, data } = error
    return { jsonrpc: "2.0", error: { code, message, ...(data === undefined ? {} : { data }) }, id }
  }
}

/** Runs one of the methods. Fails with -32601, -32016 and what the method fails with. */
export function runMethod({ method, params }: RpcRequest, context: NodeContext): unknown {
  const run = rpcMethods.get(method)
  if (run === undefined) throw new RpcError(rpcErrorCode.methodNotFound, "Method not found")
  for (const config of params) {
    if (typeof config !== "object" || config === null || !("minContextSlot" in config)) continue
    const contextSlot = context.ledger.slot()
    if (Number(config.minContextSlot) > Number(contextSlot)) {
      const message = "Minimum context slot has not been reached"
      throw new RpcError(rpcErrorCode.minContextSlotNotReached, message, { contextSlot })
    }
  }
  return run(params, context)
}
