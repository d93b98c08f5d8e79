import type { RpcTransport } from "@solana/kit"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { solanaMainnet } from "../networks.ts"
import { makeRpc, oneOf } from "./makeRpc.ts"

afterEach(() => void vi.unstubAllGlobals())

const [own, second] = ["https://own.test", "https://second.test"]
const payload = (method: string) => ({ payload: { jsonrpc: "2.0", id: 1, method, params: [] } })

describe("getRpc", () => {
  it("T32 reads over the app's own URL first, and the next one when it fails", async () => {
    const asked: Array<string> = []
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(new URL(url).origin)
      if (new URL(url).origin === own) throw new TypeError("fetch failed")
      return Response.json({ jsonrpc: "2.0", id: "0", result: 12 })
    })
    const network = fakeNetwork(solanaMainnet, {
      custom: [own, second],
      chainDefault: ["https://public.test"]
    })
    const rpc = await Effect.runPromise(makeRpc(network, {}))
    expect(await rpc.getSlot().send()).toBe(12n)
    expect(asked).toEqual([own, second])
  })

  it("T32 says what to configure where nobody may be asked", async () => {
    const network = fakeNetwork(solanaMainnet, { chainDefault: ["https://public.test"] })
    const error = await Effect.runPromise(Effect.flip(makeRpc(network, {})))
    expect(error.code).toBe("RPC_URL_MISSING")
  })
})

describe("several transports", () => {
  const failing: RpcTransport = () => Promise.reject(new Error("down"))
  const answering: RpcTransport = () => Promise.resolve({ result: 1 } as any)

  it("T31 T28 are tried in turn for reads, never for what changes something", async () => {
    expect(await oneOf([failing, failing, answering])(payload("getSlot"))).toEqual({ result: 1 })
    for (const method of ["sendTransaction", "requestAirdrop"]) {
      await expect(oneOf([failing, answering])(payload(method))).rejects.toThrow("down")
    }
  })

  it("fail as the last one did, and stop where the caller gave up", async () => {
    await expect(oneOf([failing])(payload("getSlot"))).rejects.toThrow("down")
    const aborted = { ...payload("getSlot"), signal: AbortSignal.abort() }
    await expect(oneOf([failing, answering])(aborted)).rejects.toThrow("down")
  })
})
