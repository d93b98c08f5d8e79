import { isRecord } from "../../../../tests/testing/src/decode/Decode.ts"
import { methods, refusedMethods } from "./methods.ts"
import type { MethodContext } from "./Method.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"

/** What a request is answered from, whatever its method. */
export type AnswerContext = Omit<MethodContext, "method" | "params">

/** The genuine answer of a wallet to `request(args)`: decoded, decided, done. */
export async function answer(args: unknown, context: AnswerContext): Promise<unknown> {
  const { method, params } = decodeArguments(args)
  return dispatch({ ...context, method, params })
}

function decodeArguments(args: unknown): { readonly method: string; readonly params: unknown } {
  const method = isRecord(args) ? args["method"] : undefined
  const params = isRecord(args) ? args["params"] : undefined
  const shaped = params === undefined || (typeof params === "object" && params !== null)
  if (typeof method !== "string" || method === "" || !shaped) {
    throw new ProviderRpcError(
      providerErrorCode.invalidRequest,
      "request() takes { method, params? } with a name and a list or an object"
    )
  }
  try {
    return { method, params: structuredClone(params) ?? [] }
  } catch {
    throw new ProviderRpcError(providerErrorCode.invalidRequest, `The params of ${method} are not plain data`)
  }
}

async function dispatch(context: MethodContext): Promise<unknown> {
  const { method, params, state, desk } = context
  if (!state.facts().connected) throw disconnectedError()
  if (refusedMethods.has(method)) {
    throw new ProviderRpcError(providerErrorCode.unsupportedMethod, `The wallet does not support ${method}`)
  }
  const run = methods.get(method)
  if (run === undefined) {
    throw new ProviderRpcError(providerErrorCode.methodNotFound, `The method ${method} does not exist`)
  }
  const asksItself = consentMethods.has(method)
  if (!asksItself && desk.ownPolicy(method) !== undefined) await desk.decide(method, params, { kind: "held" })
  return run(context)
}

const consentMethods: ReadonlySet<string> = new Set([
  "eth_requestAccounts",
  "wallet_requestPermissions",
  "personal_sign",
  "eth_signTypedData_v4",
  "eth_sendTransaction",
  "wallet_sendCalls",
  "wallet_switchEthereumChain",
  "wallet_addEthereumChain"
])

/** What every request fails with after `disconnect()`. */
export const disconnectedError = () =>
  new ProviderRpcError(providerErrorCode.disconnected, "The wallet is disconnected from all chains")
