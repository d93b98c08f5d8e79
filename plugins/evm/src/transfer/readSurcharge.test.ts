import * as Effect from "effect/Effect"
import { decodeFunctionData, parseAbi, parseTransaction, type Hex } from "viem"
import { describe, expect, it } from "vitest"
import { fakeChainReader } from "../../support/fakeChainReader.ts"
import type { NodeAnswers } from "../../support/fakeReader.ts"
import { encodeUnsigned } from "./encodeUnsigned.ts"
import { readSurcharge } from "./readSurcharge.ts"
import { encodeTransfer } from "./tokenCalls.ts"

const OPTIMISM = 10
const SCROLL = 534352
const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const call = { to: receiver, value: "0x1f", data: "0x" }
const abi = parseAbi([
  "function getL1FeeUpperBound(uint256 unsignedTxSize) view returns (uint256)",
  "function getL1Fee(bytes data) view returns (uint256)",
  "function getOperatorFee(uint256 gasUsed) view returns (uint256)"
])
type Name = (typeof abi)[number]["name"]

const word = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`
const reverted = { code: 3, message: "execution reverted", data: "0x" }

/** A node of a rollup whose oracle has these functions; asked for another, it reverts. */
const oracle = (functions: Partial<Record<Name, unknown>>) => {
  const asked: Array<readonly [to: string, name: string, argument: unknown]> = []
  const node: NodeAnswers = {
    eth_call: ([{ to, data }]: ReadonlyArray<any>) => {
      const { functionName, args } = decodeFunctionData({ abi, data: data as Hex })
      asked.push([to, functionName, args[0]])
      if (!(functionName in functions)) throw reverted
      const answer = functions[functionName]
      if (typeof answer === "object") throw answer
      return answer
    }
  }
  return { node, asked }
}
const surcharge = async (id: number, node: NodeAnswers, gas = 21_000n) => {
  const { reader, calls } = fakeChainReader(id, node)
  const told = await Effect.runPromise(
    Effect.flatMap(readSurcharge(reader, call), (of) => of(gas)).pipe(
      Effect.catch((error) => Effect.succeed(error.code))
    )
  )
  return { told, calls }
}

describe("the bytes of a transaction without its signature", () => {
  it.each([
    ["a transfer of the coin", call],
    ["a transfer of a token", { to: receiver, value: "0x0", data: encodeTransfer(receiver, 5n) }],
    ["a long call", { to: receiver, value: "0xde0b6b3a7640000", data: `0x${"ab".repeat(70_000)}` }],
    ["one byte of data", { to: receiver, value: "0x7f", data: "0x05" }],
    ["one byte of data that is no number of its own", { to: receiver, value: "0x80", data: "0x80" }],
    ["55 bytes of data", { to: receiver, value: "0xff", data: `0x${"ab".repeat(55)}` }],
    ["56 bytes of data", { to: receiver, value: "0x100", data: `0x${"ab".repeat(56)}` }]
  ])("are those that another library reads, of %s", (_, of) => {
    const read = parseTransaction(encodeUnsigned({ caipNetworkId: "eip155:534352" }, of) as Hex)
    expect(read).toMatchObject({
      type: "eip1559",
      chainId: SCROLL,
      to: receiver.toLowerCase(),
      nonce: 0xf1e2d3,
      gas: 0xfedcba98n
    })
    expect(read.value ?? 0n).toBe(BigInt(of.value))
    expect(read.data ?? "0x").toBe(of.data)
  })
})

describe("what a rollup takes beside the gas", () => {
  it("T21 of the OP Stack is the bound for the data with a quarter more, and the operator's fee for all the gas", async () => {
    const { node, asked } = oracle({
      getL1FeeUpperBound: word(4_000n),
      // As the oracle counts it, whatever the rule of the day is.
      getOperatorFee: word(123_456n)
    })
    expect((await surcharge(OPTIMISM, node, 26_250n)).told).toBe(5_000n + 123_456n)
    const size = BigInt(encodeUnsigned({ caipNetworkId: "eip155:10" }, call).length / 2 - 1)
    expect(asked).toEqual([
      ["0x420000000000000000000000000000000000000F", "getL1FeeUpperBound", size],
      ["0x420000000000000000000000000000000000000F", "getOperatorFee", 26_250n]
    ])
  })

  it("T21 of the OP Stack before Isthmus and before Fjord is without an operator, and by the bytes", async () => {
    expect((await surcharge(OPTIMISM, oracle({ getL1FeeUpperBound: word(4_000n) }).node)).told).toBe(5_000n)
    const { node, asked } = oracle({ getL1Fee: word(8_000n) })
    expect((await surcharge(OPTIMISM, node)).told).toBe(10_000n)
    expect(asked[1]).toEqual([
      "0x420000000000000000000000000000000000000F",
      "getL1Fee",
      encodeUnsigned({ caipNetworkId: "eip155:10" }, call)
    ])
  })

  it("T21 of Scroll is what its own oracle says of the unsigned bytes, with a quarter more", async () => {
    for (const id of [SCROLL, 534351]) {
      const { node, asked } = oracle({ getL1Fee: word(400_000n) })
      expect((await surcharge(id, node)).told).toBe(500_000n)
      expect(asked).toEqual([
        [
          "0x5300000000000000000000000000000000000002",
          "getL1Fee",
          encodeUnsigned({ caipNetworkId: `eip155:${id}` }, call)
        ]
      ])
    }
  })

  it.each([
    ["Arbitrum One", 42161],
    ["zkSync Era", 324],
    ["Linea", 59144],
    ["Mantle", 5000]
  ])("of %s is in the gas, and nobody is asked", async (_, id) => {
    const { told, calls } = await surcharge(id, {})
    expect(told).toBe(0n)
    expect(calls).toEqual([])
  })

  it("of a chain that has no such contract is nothing", async () => {
    expect((await surcharge(1, { eth_call: () => "0x" })).told).toBe(0n)
  })

  it.each([
    ["the node fails", OPTIMISM, {}],
    ["the answer is no number", OPTIMISM, { eth_call: () => "0x01" }],
    ["the answer is null", OPTIMISM, { eth_call: () => null }],
    ["the oracle knows neither function", OPTIMISM, oracle({}).node],
    [
      "the operator's fee cannot be read",
      OPTIMISM,
      oracle({ getL1FeeUpperBound: word(4_000n), getOperatorFee: { code: -32005, message: "rate limited" } })
        .node
    ],
    ["Scroll's oracle is not there", SCROLL, { eth_call: () => "0x" }],
    ["Scroll's oracle reverts", SCROLL, oracle({}).node]
  ])("T21 is unknown, and not nothing, where %s", async (_, id, node) => {
    expect((await surcharge(id, node)).told).toBe("TRANSFER_FEE_UNKNOWN")
  })
})
