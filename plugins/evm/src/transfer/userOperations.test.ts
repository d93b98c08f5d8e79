import {
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  parseAbi,
  toHex,
  zeroHash,
  type Hex
} from "viem"
import { entryPoint06Abi, entryPoint07Abi } from "viem/account-abstraction"
import { describe, expect, it } from "vitest"
import type { PlainCall } from "./TransactionRequest.ts"
import { encodeExecute, isEntryPoint, operationOutcome } from "./userOperations.ts"

const account = "0x52908400098527886E0F7030069857D2E4169EE7"
const other = "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
const entryPoint06 = "0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789"
const entryPoint07 = "0x0000000071727De22E5E9d8BAf0edAc6f37da032"
const call: PlainCall = { from: account, to: other, value: toHex(10n ** 17n), data: "0xA9059cbb01" }

interface Operation {
  readonly sender: Hex
  readonly nonce: bigint
  readonly callData: Hex
}
const operation: Operation = { sender: account, nonce: 7n, callData: encodeExecute(call) as Hex }
// What surrounds the wanted operation in a bundle.
const neighbour: Operation = { sender: other, nonce: 1n, callData: "0x" }

const bundle06 = (...operations: ReadonlyArray<Operation>) =>
  encodeFunctionData({
    abi: entryPoint06Abi,
    functionName: "handleOps",
    args: [
      operations.map((one) => ({
        ...one,
        initCode: "0x1234" as const,
        callGasLimit: 1n,
        verificationGasLimit: 2n,
        preVerificationGas: 3n,
        maxFeePerGas: 4n,
        maxPriorityFeePerGas: 5n,
        paymasterAndData: "0x" as const,
        signature: toHex("a signature") as Hex
      })),
      other
    ]
  })

const bundle = (...operations: ReadonlyArray<Operation>) =>
  encodeFunctionData({
    abi: entryPoint07Abi,
    functionName: "handleOps",
    args: [
      operations.map((one) => ({
        ...one,
        initCode: "0x" as const,
        accountGasLimits: zeroHash,
        preVerificationGas: 3n,
        gasFees: zeroHash,
        paymasterAndData: "0x" as const,
        signature: toHex("a signature") as Hex
      })),
      other
    ]
  })

const logOf = (
  { sender, nonce }: Pick<Operation, "sender" | "nonce">,
  success: boolean,
  address: string = entryPoint07
) => ({
  address,
  topics: encodeEventTopics({
    abi: entryPoint07Abi,
    eventName: "UserOperationEvent",
    args: { userOpHash: toHex(1n, { size: 32 }), sender, paymaster: other }
  }),
  data: encodeAbiParameters(
    [{ type: "uint256" }, { type: "bool" }, { type: "uint256" }, { type: "uint256" }],
    [nonce, success, 1_000n, 21_000n]
  )
})
const receiptOf = (...logs: ReadonlyArray<object>) => ({ logs })
const outcome = (data: string, receipt: unknown, to: string = entryPoint07) =>
  operationOutcome({ to, data }, receipt, call)

describe("operations of smart accounts", () => {
  it("T20 one call is encoded as viem encodes `execute`, whatever the size of its data", () => {
    const abi = parseAbi(["function execute(address target, uint256 value, bytes data)"])
    for (const size of [0, 1, 31, 32, 33, 68]) {
      const data = `0x${"ab".repeat(size)}` as const
      for (const value of [0n, 1n, 2n ** 256n - 1n])
        expect(encodeExecute({ from: account, to: other, value: toHex(value), data })).toBe(
          encodeFunctionData({ abi, functionName: "execute", args: [other, value, data] })
        )
    }
  })

  it("S5.13 in part, T28: in a bundle, the entry point's event says what became of it", () => {
    for (const [to, data] of [
      [entryPoint06, bundle06(neighbour, operation, neighbour)],
      [entryPoint07, bundle(neighbour, operation, neighbour)],
      ["0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108", bundle(operation)]
    ] as const) {
      expect(isEntryPoint(to)).toBe(true)
      const logs = (success: boolean) =>
        receiptOf(
          logOf(neighbour, !success, to),
          logOf(operation, success, to),
          logOf(neighbour, !success, to)
        )
      expect(outcome(data, logs(true), to)).toBe("success")
      expect(outcome(data, logs(false), to)).toBe("failed")
    }
  })

  it("T28 is unknown where the bundle makes another call, of another account or at another contract", () => {
    const done = receiptOf(logOf(operation, true))
    expect(outcome(bundle(operation), done)).toBe("success")
    const foreign: ReadonlyArray<Partial<PlainCall>> = [
      { to: account },
      { value: toHex(10n ** 18n) },
      { data: "0xa9059cbb02" },
      { data: "0xa9059cbb0100" }
    ]
    for (const changed of foreign) {
      const callData = encodeExecute({ ...call, ...changed }) as Hex
      expect(outcome(bundle({ ...operation, callData }), done)).toBeUndefined()
    }
    const anothers = { ...operation, sender: other } as const
    expect(
      outcome(bundle(anothers), receiptOf(logOf(operation, true), logOf(anothers, true)))
    ).toBeUndefined()
    expect(outcome(bundle(), done)).toBeUndefined()
    // What a contract of somebody else says is worth nothing.
    expect(isEntryPoint(other)).toBe(false)
    expect(isEntryPoint(undefined)).toBe(false)
    expect(outcome(bundle(operation), receiptOf(logOf(operation, true, other)), other)).toBeUndefined()
    expect(operationOutcome({ data: bundle(operation) }, done, call)).toBeUndefined()
  })

  it("T28 is unknown where the receipt does not tell of this operation", () => {
    const data = bundle(operation)
    const whole = logOf(operation, true)
    for (const receipt of [
      undefined,
      null,
      {},
      { logs: "many" },
      { logs: [null, undefined, 1, "log"] },
      receiptOf(),
      receiptOf({}, { address: entryPoint07, topics: null, data: 1 }),
      receiptOf(logOf({ ...operation, nonce: 8n }, true)),
      receiptOf(logOf({ ...operation, sender: other }, true)),
      receiptOf(logOf(operation, true, other)),
      receiptOf({ ...whole, topics: [zeroHash, ...whole.topics.slice(1)] }),
      receiptOf({ ...whole, data: "0x" }),
      receiptOf({ ...whole, data: whole.data.replace(/^(0x.{127})1/, "$12") })
    ])
      expect(outcome(data, receipt), JSON.stringify(receipt)).toBeUndefined()
  })

  it("T28 of two operations with the same call, each is known by its own nonce", () => {
    const again = { ...operation, nonce: 8n }
    expect(outcome(bundle(operation, again), receiptOf(logOf(again, false)))).toBe("failed")
    expect(outcome(bundle(operation, again), receiptOf(logOf(operation, true)))).toBe("success")
  })

  it("T28 data that is cut, or claims more than it holds, is read as no operation", () => {
    const data = bundle(operation)
    const done = receiptOf(logOf(operation, true))
    for (let end = 10; end < data.indexOf("b61d27f6") + 100; end += 16)
      expect(outcome(data.slice(0, end), done)).toBeUndefined()
    // The place of the list, its size, and the place of its first operation.
    const list = 10 + 2 * 64
    for (const start of [10, list, list + 64])
      for (const word of ["f".repeat(64), "f".repeat(8).padStart(64, "0"), "0".repeat(64)])
        expect(outcome(`${data.slice(0, start)}${word}${data.slice(start + 64)}`, done)).toBeUndefined()
    expect(outcome(data.replace("765e827f", "765e8270"), done)).toBeUndefined()
  })
})
