import { createServer, type IncomingMessage } from "node:http"
import { createPublicClient, http } from "viem"
import type { PartOptions } from "../../../tests/stack/PartOptions.ts"
import { listen } from "../../../tests/stack/process/listen.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"
import { keysPage } from "./keysPage.ts"
import { makeAccounts } from "./makeAccounts.ts"

/** A running wallet in the place of Coinbase's. */
export interface CoinbasePart {
  /** `/connect` is the page for a window of the wallet; `?kind=walletlink` where its visitor chooses to pair a phone. */
  readonly url: string
  state(): readonly { readonly name: "keys"; readonly url: string }[]
  health(): Promise<readonly ServerHealth[]>
  stop(): Promise<void>
}

interface Chain {
  readonly id: number
  readonly rpcUrl: string
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ""
  for await (const chunk of request) text += String(chunk)
  return text
}

const toError = (error: unknown) => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  return { code: typeof code === "number" ? code : -32603, message: String(message) }
}

/** Starts the wallet's page over accounts on the local chains. Without them it is left out. */
export async function startCoinbase({ port, part }: PartOptions = {}): Promise<
  CoinbasePart | { readonly missing: "coinbase"; readonly package: string }
> {
  const evm = (await part?.("evm")) as { readonly chains: ReadonlyArray<Chain> } | undefined
  if (evm === undefined) return { missing: "coinbase", package: "@foundry-rs/anvil" }
  const accounts = makeAccounts(evm.chains)

  const act = async (path: string, body: any): Promise<unknown> => {
    if (path === "/account") return accounts.create()
    if (path === "/act") return accounts.act(body)
    const chain = evm.chains.find(({ id }) => path === `/rpc/${id}`)
    if (chain === undefined) throw new Error("There is no such action.")
    if (body.method === "wallet_getCallsStatus") return accounts.statusOf(chain.id, body.params[0])
    return createPublicClient({ transport: http(chain.rpcUrl) }).request({
      method: body.method,
      params: body.params ?? []
    })
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1")
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "content-type, x-cbw-sdk-version, x-cbw-sdk-platform"
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const answer = async () => {
      if (request.method === "OPTIONS") return response.end()
      if (request.method !== "POST") {
        const kind = searchParams.get("kind") === "walletlink" ? "walletlink" : "scw"
        const nodes = evm.chains.map(({ id }) => [String(id), `${url}/rpc/${id}`])
        response.setHeader("content-type", "text/html; charset=utf-8")
        return response.end(keysPage({ chains: Object.fromEntries(nodes), kind }))
      }
      const result = await act(pathname, JSON.parse(await textOf(request)))
      response.setHeader("content-type", "application/json")
      return response.end(JSON.stringify({ jsonrpc: "2.0", id: 1, result: result ?? null }))
    }
    answer().catch((error: unknown) => {
      response.setHeader("content-type", "application/json")
      response.end(JSON.stringify({ jsonrpc: "2.0", id: 1, error: toError(error) }))
    })
  })
  const { url, stop } = await listen(server, port)
  return {
    url,
    state: () => [{ name: "keys", url }],
    health: async () => [
      { name: "coinbase keys", url, healthy: server.listening, detail: "the wallet's page" }
    ],
    stop
  }
}
