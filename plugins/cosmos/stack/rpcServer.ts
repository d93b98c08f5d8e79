import type { CosmosChain } from "./CosmosChain.ts"
import { RpcError, rpcMethods, type RpcParams } from "./cometRpc.ts"
import type { Answer, Handler } from "./serve.ts"

/** CometBFT's two ways to ask: JSON-RPC by POST, alone or in a batch, and one address per method by GET. */
export const rpcHandler =
  (chain: CosmosChain): Handler =>
  async ({ method, path, query, body }) => {
    if (method === "GET") return answerAddress(chain, path.slice(1), query)
    const parsed = parse(body)
    if (parsed === undefined) {
      return { status: 500, body: failure(null, new RpcError(-32700, "Parse error", "invalid JSON")) }
    }
    return {
      status: 200,
      body: await (Array.isArray(parsed)
        ? Promise.all(parsed.map((call) => answerCall(chain, call)))
        : answerCall(chain, parsed))
    }
  }

async function answerAddress(chain: CosmosChain, name: string, query: URLSearchParams): Promise<Answer> {
  const params = Object.fromEntries([...query].map(([key, value]) => [key, value.replace(/^"(.*)"$/, "$1")]))
  if (name === "") return { status: 200, body: { available: Object.keys(rpcMethods) } }
  if (!Object.hasOwn(rpcMethods, name)) return { status: 404, body: "404 page not found" }
  const body = await answer(chain, -1, name, params)
  return { status: "error" in body ? 500 : 200, body }
}

async function answerCall(chain: CosmosChain, call: unknown) {
  const { id = null, method, params = {} } = isObject(call) ? call : {}
  if (typeof method !== "string" || !isObject(params)) {
    return failure(id, new RpcError(-32600, "Invalid request", "a method and named params are needed"))
  }
  return answer(chain, id, method, params)
}

async function answer(chain: CosmosChain, id: unknown, name: string, params: RpcParams) {
  const method = Object.hasOwn(rpcMethods, name) ? rpcMethods[name] : undefined
  if (method === undefined) return failure(id, new RpcError(-32601, "Method not found", ""))
  try {
    return { jsonrpc: "2.0", id, result: await method(chain, params) }
  } catch (error) {
    return failure(
      id,
      error instanceof RpcError ? error : new RpcError(-32603, "Internal error", String(error))
    )
  }
}

const failure = (id: unknown, { code, message, data }: RpcError) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, data }
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
