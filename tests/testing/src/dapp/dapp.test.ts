import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, it, onTestFinished } from "vitest"
import { faults } from "../faults/faults.ts"
import type { ChainWallet } from "../wallet/ChainWallet.ts"
import type { NodeRecording } from "./NodeRecording.ts"
import { recordNode } from "./recordNode.ts"
import { replayNode } from "./replayNode.ts"
import { testKit } from "./testKit.ts"
import { urlOf, type TestNode } from "./TestNode.ts"

const ask = async (node: TestNode, body: unknown) => {
  const response = await node.fetch(node.url, { method: "POST", body: JSON.stringify(body) })
  return response.json()
}
const call = (id: number, method: string, params?: unknown) => ({ jsonrpc: "2.0", id, method, params })

/** A node over HTTP that counts its blocks, and knows no other method. */
const startNode = async () => {
  let block = 0
  const answer = ({ id, method }: { readonly id: number; readonly method: string }) =>
    method === "eth_blockNumber"
      ? { jsonrpc: "2.0", id, result: `0x${Math.floor(++block / 2).toString(16)}` }
      : { jsonrpc: "2.0", id, error: { code: -32601, message: "unknown" } }
  const server = createServer((request, response) => {
    let text = ""
    request.on("data", (chunk) => (text += chunk))
    request.on("end", () => {
      const body = JSON.parse(text)
      // Out of order, as nodes may.
      response.end(JSON.stringify(Array.isArray(body) ? body.map(answer).toReversed() : answer(body)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const recordingOf = (...answers: NodeRecording["answers"]): NodeRecording => ({
  version: 1,
  url: "https://node.test/",
  answers
})

describe("recording a node", () => {
  it("writes each answer down by its request, of a batch too, and what stays the same once", async () => {
    const real = await startNode()
    const node = recordNode(real, { url: "https://node.test/" })
    // Blocks 0, 1, 1.
    expect(await ask(node, call(1, "eth_blockNumber"))).toMatchObject({ id: 1, result: "0x0" })
    await ask(node, call(2, "eth_blockNumber", []))
    await ask(node, [call(3, "eth_odd", [{ b: 1, a: 2 }]), call(4, "eth_blockNumber")])
    expect(node.recording()).toEqual({
      version: 1,
      url: "https://node.test/",
      answers: [
        { method: "eth_blockNumber", params: [], result: "0x0" },
        { method: "eth_blockNumber", params: [], result: "0x1" },
        { method: "eth_odd", params: [{ b: 1, a: 2 }], error: { code: -32601, message: "unknown" } }
      ]
    })
  })

  it("gives what answers as the node did: in order, then the last of it", async () => {
    const real = await startNode()
    const node = recordNode(real)
    for (let id = 1; id <= 4; id++) await ask(node, call(id, "eth_blockNumber"))
    const replayed = replayNode(JSON.parse(JSON.stringify(node.recording())))
    expect(replayed.url).toBe(real)
    const blocks: Array<unknown> = []
    for (let id = 1; id <= 4; id++) blocks.push((await ask(replayed, call(id, "eth_blockNumber"))).result)
    expect(blocks).toEqual(["0x0", "0x1", "0x2", "0x2"])
    expect(replayed.unrecorded()).toEqual([])
  })
})

describe("a node that answers from a recording", () => {
  const recording = recordingOf(
    { method: "eth_getBalance", params: ["0x01", "latest"], result: "0x5" },
    { method: "eth_call", params: [{ to: "0x02", data: "0x" }], error: { code: 3, message: "reverted" } }
  )

  it("tells requests apart by their params, whatever the order of fields, and keeps the ids of a batch", async () => {
    const node = replayNode(recording)
    expect(
      await node.answer([
        call(7, "eth_call", [{ data: "0x", to: "0x02" }]),
        call(8, "eth_getBalance", ["0x01", "latest"])
      ])
    ).toEqual([
      { jsonrpc: "2.0", id: 7, error: { code: 3, message: "reverted" } },
      { jsonrpc: "2.0", id: 8, result: "0x5" }
    ])
    expect(node.requests().map(({ method, outcome }) => [method, outcome])).toEqual([
      ["eth_call", "rejected"],
      ["eth_getBalance", "resolved"]
    ])
  })

  it("says of what was never recorded that it was not", async () => {
    const node = replayNode(recording, { url: "https://app.test/" })
    expect(await ask(node, call(1, "eth_getBalance", ["0x03", "latest"]))).toMatchObject({
      error: { message: expect.stringContaining('eth_getBalance ["0x03","latest"]') }
    })
    expect(node.unrecorded()).toEqual(['eth_getBalance ["0x03","latest"]'])
  })

  it("fails as a test wants, and answers again afterwards", async () => {
    const node = replayNode(recording)
    node.setFault("eth_getBalance", faults.rejects(new Error("down")))
    await expect(ask(node, call(1, "eth_getBalance", ["0x01", "latest"]))).rejects.toThrow("down")
    node.setFault("eth_getBalance", undefined)
    expect(await ask(node, call(2, "eth_getBalance", ["0x01", "latest"]))).toMatchObject({ result: "0x5" })
  })

  it.each([[undefined], [{}], [{ version: 2, url: "", answers: [] }], [{ version: 1, url: "" }]])(
    "is not made of %j",
    (odd) => {
      expect(() => replayNode(odd as never)).toThrow(TypeError)
    }
  )
})

describe("the kit of a test", () => {
  const quiet = { announce: () => () => {} } as unknown as ChainWallet

  it("lets a node answer at its own address alone, until it is taken back", async () => {
    const before = globalThis.fetch
    const asked: Array<string> = []
    globalThis.fetch = async (input) => {
      asked.push(urlOf(input))
      return Response.json("elsewhere")
    }
    onTestFinished(() => void (globalThis.fetch = before))
    const node = replayNode(recordingOf({ method: "eth_chainId", params: [], result: "0x1" }))
    const body = JSON.stringify(call(1, "eth_chainId"))
    const kit = testKit({ wallets: [quiet], nodes: [node] })
    const byKit = globalThis.fetch
    expect(await (await fetch("https://node.test", { method: "POST", body })).json()).toMatchObject({
      result: "0x1"
    })
    expect(await (await fetch("https://node.test/other", { method: "POST", body })).json()).toBe("elsewhere")
    kit.dispose()
    expect(globalThis.fetch).not.toBe(byKit)
    expect(await (await byKit("https://node.test", { method: "POST", body })).json()).toBe("elsewhere")
    expect(asked).toEqual(["https://node.test/other", "https://node.test"])
  })

  it("leaves what has replaced fetch since then", () => {
    const before = globalThis.fetch
    onTestFinished(() => void (globalThis.fetch = before))
    const kit = testKit({ wallets: [] })
    const later: typeof fetch = async () => Response.json(1)
    globalThis.fetch = later
    kit.dispose()
    expect(globalThis.fetch).toBe(later)
  })

  it("takes every wallet off the page", () => {
    const gone: Array<string> = []
    const wallet = (name: string) => ({ announce: () => () => gone.push(name) }) as unknown as ChainWallet
    const before = globalThis.fetch
    testKit({ wallets: [wallet("one"), wallet("two")] }).dispose()
    expect(gone).toEqual(["one", "two"])
    expect(globalThis.fetch).toBe(before)
  })
})
