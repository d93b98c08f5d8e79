import { describe, expect, it, vi } from "vitest"
import { FrameRefusedError, FrameRequestAbortedError, FrameRequestTimeoutError } from "../errors.ts"
import { makeAskFrame } from "./askFrame.ts"
import { frameChainId } from "./frameChainId.ts"

const open = (call = vi.fn(async (..._: ReadonlyArray<unknown>) => "answer" as unknown)) => {
  const told: Array<string> = []
  const ask = makeAskFrame({ call } as never, {
    onNotAllowed: ({ code }) => void told.push(code),
    onAsked: () => void told.push("asked"),
    onAnswered: () => void told.push("answered")
  })
  return { ask, call, told }
}
const failing = (cause: unknown) => open(vi.fn(() => Promise.reject(cause)))

describe("asking the frame for a wallet's method", () => {
  it("T19 in part: asks the visitor for what signs, and follows that; what only reads is asked in silence", async () => {
    const { ask, call, told } = open()
    expect(await ask({ method: "personal_sign", params: ["0x1"] }, "eip155:137")).toBe("answer")
    expect(call.mock.calls).toEqual([
      [
        "RPC_REQUEST",
        { method: "personal_sign", params: ["0x1"], chainId: 137, chainNamespace: "eip155" },
        { asks: true }
      ]
    ])
    expect(told.splice(0)).toEqual(["asked", "answered"])
    await ask({ method: "eth_getBalance", params: [] }, "eip155:1")
    expect(call.mock.calls.at(-1)?.[2]).toEqual({ asks: false })
    expect(told).toEqual([])
  })

  it("T19 in part: what is in neither list is told, and never asked", async () => {
    const { ask, call, told } = open()
    await expect(ask({ method: "eth_sign" }, "eip155:1")).rejects.toMatchObject({ code: 4200 })
    expect([call.mock.calls, told]).toEqual([[], ["EMBEDDED_METHOD_NOT_ALLOWED"]])
  })

  it("T19 in part: bigints become hex text at any depth, and nothing else is changed", async () => {
    const { ask, call } = open()
    class Own {
      readonly value = 1
    }
    const own = new Own()
    await ask(
      { method: "eth_sendTransaction", params: [{ a: 255n, b: [0n, { c: 1n }], d: null, e: "x" }] },
      "eip155:1"
    )
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      params: [{ a: "0xff", b: ["0x0", { c: "0x1" }], d: null, e: "x" }]
    })
    await expect(ask({ method: "eth_sendTransaction", params: [own] }, "eip155:1")).rejects.toMatchObject({
      code: -32602
    })
    await expect(ask({ method: "eth_sendTransaction", params: [-1n] }, "eip155:1")).rejects.toMatchObject({
      code: -32602
    })
  })

  it.each([
    ["parameters of another shape", "solana_signMessage", { message: 7 }],
    [
      "what throws when it is read",
      "eth_sendTransaction",
      [
        Object.defineProperty({}, "to", {
          enumerable: true,
          get: () => {
            throw new Error("no")
          }
        })
      ]
    ]
  ])("T16 in part: is refused with %s, and nobody is asked", async (_case, method, params) => {
    const { ask, call, told } = open()
    await expect(ask({ method, params }, "eip155:1")).rejects.toMatchObject({
      code: -32602,
      message: `Parameters of ${method} are expected.`
    })
    expect([call.mock.calls, told]).toEqual([[], []])
  })

  it.each<readonly [string, unknown, number, string]>([
    [
      "the frame's own words",
      new FrameRefusedError({ call: "RPC_REQUEST", reason: "Too poor" }),
      -32603,
      "Too poor"
    ],
    [
      "a visitor's no in the frame",
      new FrameRefusedError({ call: "RPC_REQUEST", reason: "User rejected the request" }),
      4001,
      "User rejected the request"
    ],
    ["what was ended", new FrameRequestAbortedError({ call: "RPC_REQUEST" }), 4001, ""],
    ["what came too late", new FrameRequestTimeoutError({ call: "RPC_REQUEST" }), -32603, ""],
    ["something foreign", new TypeError("a secret"), -32603, "An error occurred"]
  ])("T26 in part: %s is an error as EIP-1193 numbers it", async (_case, cause, code, message) => {
    const { ask, told } = failing(cause)
    const error = await ask({ method: "personal_sign", params: [] }, "eip155:1").catch(
      (thrown: unknown) => thrown
    )
    expect(error).toMatchObject({ name: "ProviderRequestError", code })
    if (message !== "") expect((error as Error).message).toBe(message)
    // Whatever came of it, the visitor is asked no more.
    expect(told).toEqual(["asked", "answered"])
    const read = failing(cause)
    await expect(read.ask({ method: "eth_getBalance", params: [] }, "eip155:1")).rejects.toMatchObject({
      code
    })
    expect(read.told).toEqual([])
  })
})

describe("a network as the frame is told it", () => {
  it("is a number of those of Ethereum that are one, and the id of all others", () => {
    expect(frameChainId("eip155:137")).toBe(137)
    expect(frameChainId("eip155:99999999999999999999")).toBe("eip155:99999999999999999999")
    expect(frameChainId("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp")).toBe(
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
    )
    expect(frameChainId("cosmos:1")).toBe("cosmos:1")
  })
})
