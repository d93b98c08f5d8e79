import type { Network } from "@latchkey/core"
import type { PreparedBatch } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../../support/fakeNetwork.ts"
import type { ChainReader } from "../../transfer/ChainReader.ts"
import { decodeBatch, encodeBatch } from "./BatchRequest.ts"
import { sendBatch } from "./sendBatch.ts"
import { tryBatch } from "./tryBatch.ts"

const sender = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const [token, router] = [
  "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
]
const approval = `0x095ea7b3${router!.slice(2).toLowerCase().padStart(64, "0")}${"5".padStart(64, "0")}`
const calls = [
  { to: token!, value: 0n, data: approval },
  { to: router!, value: 7n, data: "0xabcd" }
]
const network: Network = fakeNetwork(10)
const request = encodeBatch(network, sender, calls)

describe("the request for several calls", () => {
  it("T20 asks for all of them or none, and is read back as it was made", () => {
    expect(request).toEqual({
      version: "2.0.0",
      chainId: "0xa",
      from: sender,
      atomicRequired: true,
      calls: [
        { to: token, value: "0x0", data: approval },
        { to: router, value: "0x7", data: "0xabcd" }
      ]
    })
    expect(decodeBatch(request)).toEqual({ sender, chainId: "0xa", calls })
    expect([request, request.calls, ...request.calls].every(Object.isFrozen)).toBe(true)
  })

  it.each<readonly [string, object]>([
    ["no version", { version: undefined }],
    ["another version", { version: "1.0" }],
    ["some of them", { atomicRequired: false }],
    ["nobody", { from: "0x12" }],
    ["who is a number", { from: 7 }],
    ["no chain", { chainId: 10 }],
    ["no calls", { calls: [] }],
    ["no list", { calls: {} }],
    ["a field more", { capabilities: {} }],
    ["one call and all or none", { calls: request.calls.slice(0, 1) }],
    ["nothing asked of the wallet", { capabilities: null }],
    // Beside a call that is one: all of them have to be.
    ...(
      [
        ["no contract", { to: undefined }],
        ["a contract that is none", { to: "0x12" }],
        ["a number for a value", { value: 7 }],
        ["no data", { data: undefined }],
        ["half a byte", { data: "0x1" }],
        ["a text before the data", { data: "x0x12" }],
        ["a text behind the data", { data: "0x12x" }],
        ["a field more of a call", { capabilities: {} }]
      ] as const
    ).map(
      ([name, change]) => [name, { calls: [request.calls[0], { ...request.calls[1], ...change }] }] as const
    ),
    ["nothing as a call", { calls: [request.calls[0], null] }]
  ])("T20 for %s is none", (_, change) => {
    expect(decodeBatch({ ...request, ...change })).toBeUndefined()
  })

  it("T20 in part: with a paymaster is read back with it, and with what it is told", () => {
    for (const paymaster of [
      { url: "https://pay.test" },
      { url: "https://pay.test", context: { policy: "p" } }
    ]) {
      const asked = encodeBatch(network, sender, calls, paymaster)
      expect(asked.capabilities).toEqual({ paymasterService: paymaster })
      expect(
        Object.isFrozen(asked.capabilities) && Object.isFrozen(asked.capabilities?.paymasterService)
      ).toBe(true)
      expect(decodeBatch(asked)).toEqual({ sender, chainId: "0xa", calls, paymaster })
    }
    expect(request).not.toHaveProperty("capabilities")
    expect(decodeBatch(request)).not.toHaveProperty("paymaster")
  })

  it.each<readonly [string, unknown]>([
    ["that is none", { paymasterService: null }],
    ["that is a text", { paymasterService: "https://pay.test" }],
    ["without a URL", { paymasterService: { context: {} } }],
    ["whose context is a text", { paymasterService: { url: "https://pay.test", context: "p" } }],
    ["whose context is null", { paymasterService: { url: "https://pay.test", context: null } }],
    ["with a field more", { paymasterService: { url: "https://pay.test", optional: true } }],
    ["with something beside it", { paymasterService: { url: "https://pay.test" }, atomic: {} }],
    ["in a text", "paymasterService"]
  ])("T20 in part: of a paymaster %s nothing is read", (_, capabilities) => {
    expect(decodeBatch({ ...request, capabilities })).toBeUndefined()
  })
})

/** A reader whose node answers what is written down. */
const readerOf = (answers: Readonly<Record<string, unknown>>): ChainReader => ({
  network,
  raw: undefined as never,
  read: (method, _params, what, decode) => {
    const decoded = decode(answers[method])
    return decoded === undefined ? (Effect.fail({ _tag: what }) as never) : Effect.succeed(decoded)
  }
})
const done = { status: "0x1", gasUsed: "0x64", returnData: "0x" }
const tried = (...list: ReadonlyArray<unknown>) => [{ calls: list }]
const outcomeOf = (answer: unknown) =>
  Effect.runPromise(
    Effect.match(tryBatch(readerOf({ eth_simulateV1: answer }), sender, calls), {
      onSuccess: String,
      onFailure: ({ _tag }) => _tag as string
    })
  )

describe("a trial of several calls", () => {
  it.each<readonly [string, unknown, string]>([
    ["all done", tried(done, done), "200"],
    ["an approval that says true", tried({ ...done, returnData: `0x${"1".padStart(64, "0")}` }, done), "200"],
    [
      "an approval that says false",
      tried({ ...done, returnData: `0x${"0".repeat(64)}` }, done),
      "TransferRefusedError"
    ],
    ["another call that says false", tried(done, { ...done, returnData: `0x${"0".repeat(64)}` }), "200"],
    ["the second undone", tried(done, { ...done, status: "0x0" }), "TransferRefusedError"],
    ["the first undone", tried({ ...done, status: "0x0" }, done), "TransferRefusedError"],
    ["one missing", tried(done), "a trial of calls"],
    ["one more", tried(done, done, done), "a trial of calls"],
    ["no status", tried(done, { ...done, status: undefined }), "a trial of calls"],
    ["another status", tried(done, { ...done, status: "0x2" }), "a trial of calls"],
    ["no gas", tried(done, { ...done, gasUsed: "much" }), "a trial of calls"],
    ["null", tried(done, null), "a trial of calls"],
    ["no blocks", [], "a trial of calls"],
    ["nothing", null, "a trial of calls"]
  ])("T31 in part: %s", async (_, answer, outcome) => {
    expect(await outcomeOf(answer)).toBe(outcome)
  })
})

describe("sending", () => {
  const prepared: PreparedBatch = {
    networkId: "eip155:10",
    sender,
    calls: calls.map((call) => ({ call })),
    fee: { value: 100n, decimals: 18, symbol: "ETH" },
    request
  }
  const asked: Array<string> = []
  const wallet = {
    request: ({ method }: { readonly method: string }) => {
      asked.push(method)
      return method === "eth_chainId" ? "0xa" : method === "eth_accounts" ? [sender] : { id: "0x1" }
    }
  }
  const send = (change: Partial<PreparedBatch>, coin = "0x6b") =>
    Effect.runPromise(
      Effect.match(
        sendBatch(
          readerOf({
            eth_simulateV1: tried(done, done),
            eth_getBalance: coin,
            eth_getTransactionCount: "0x1"
          }),
          wallet,
          { ...prepared, ...change }
        ),
        { onSuccess: ({ id }) => id, onFailure: ({ _tag }) => _tag as string }
      )
    )

  it.each<readonly [string, Partial<PreparedBatch>]>([
    ["another account", { sender: token! }],
    ["another network", { networkId: "eip155:1" }],
    ["another request", { request: encodeBatch(network, sender, calls.toReversed()) }],
    ["a request of another chain", { request: { ...request, chainId: "0x1" } }],
    ["a request that is none", { request: {} }],
    ["a sponsor", { feePayer: { kind: "sponsor" } }],
    ["a call less shown", { calls: prepared.calls.slice(0, 1) }],
    ["another value shown", { calls: [prepared.calls[0]!, { call: { ...calls[1]!, value: 8n } }] }],
    ["other data shown", { calls: [prepared.calls[0]!, { call: { ...calls[1]!, data: "0xabce" } }] }],
    ["another contract shown", { calls: [prepared.calls[0]!, { call: { ...calls[1]!, to: token! } }] }]
  ])("T20, T22 of %s is refused before the wallet is asked", async (_, change) => {
    asked.length = 0
    expect(await send(change)).toBe("TransferChangedError")
    expect(asked).toEqual([])
  })

  it("T21 is refused where the coin pays neither what goes along nor the fee, to the last unit", async () => {
    asked.length = 0
    expect(await send({}, "0x6a")).toBe("TransferBalanceError")
    expect(asked).toEqual([])
    expect(await send({})).toBe("0x1")
    expect(asked.at(-1)).toBe("wallet_sendCalls")
  })
})
