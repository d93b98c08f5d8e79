import { createServer, type IncomingMessage } from "node:http"
import { isAddress } from "viem"
import type { PartOptions } from "../../../tests/stack/PartOptions.ts"
import { listen } from "../../../tests/stack/process/listen.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"
import { deploySafes } from "./deploySafes.ts"
import { hostPage } from "./hostPage.ts"
import { makeSafeService } from "./makeSafeService.ts"

const CHAIN = 1

/** A running host of Safes. */
export interface SafePart {
  /** `/?app=<url>` shows an app inside a new Safe of two owners; `&threshold=1` where one of them is enough. */
  readonly url: string
  state(): readonly { readonly name: "host"; readonly url: string }[]
  health(): Promise<readonly ServerHealth[]>
  stop(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<Readonly<Record<string, any>>> => {
  let text = ""
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text)
}

/** Starts the host page of Safes over the contracts of Safe on the local chain 1. Without that chain it is left out. */
export async function startSafe({ port, part }: PartOptions = {}): Promise<
  SafePart | { readonly missing: "safe"; readonly package: string }
> {
  const evm = (await part?.("evm")) as { chain(id: number): { readonly rpcUrl: string } } | undefined
  if (evm === undefined) return { missing: "safe", package: "@foundry-rs/anvil" }
  const service = makeSafeService(await deploySafes(evm.chain(CHAIN).rpcUrl), CHAIN)

  const actions: Readonly<Record<string, (body: Readonly<Record<string, any>>) => unknown>> = {
    "/call": ({ safe, method, params }) => {
      if (!isAddress(safe)) throw new Error("There is no such Safe.")
      return service.answer(safe, String(method), params)
    },
    "/sign": ({ hash, owner }) => service.sign(hash, owner === 1 ? 1 : 0),
    "/execute": ({ hash }) => service.execute(hash),
    "/cancel": ({ hash }) => service.cancel(hash)
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1")
    const show = async () => {
      if (request.method !== "POST") {
        const app = URL.parse(searchParams.get("app") ?? "about:blank")
        if (app === null) throw new Error("app is no URL.")
        const safe = await service.create(searchParams.get("threshold") === "1" ? 1 : 2)
        response.setHeader("content-type", "text/html; charset=utf-8")
        return response.end(hostPage(safe, app))
      }
      const act = Object.hasOwn(actions, pathname) ? actions[pathname]! : undefined
      if (act === undefined) throw new Error("There is no such action.")
      const data = (await act(await bodyOf(request))) ?? null
      response.setHeader("content-type", "application/json")
      return response.end(JSON.stringify({ success: true, data }))
    }
    show().catch((error: unknown) => {
      response.setHeader("content-type", "application/json")
      response.end(JSON.stringify({ success: false, error: error instanceof Error ? error.message : "" }))
    })
  })
  const { url, stop } = await listen(server, port)
  return {
    url,
    state: () => [{ name: "host", url }],
    health: async () => [{ name: "safe host", url, healthy: server.listening, detail: `chain ${CHAIN}` }],
    stop
  }
}
