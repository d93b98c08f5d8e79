import { describe, expect, it } from "vitest"
import { encodeAbiParameters, encodeFunctionData, parseAbi, parseAbiParameters, toHex, type Hex } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import type { SmartAccount } from "../../frame/account/evmAccounts.ts"
import { signingAccount } from "../../frame/account/signingAccount.ts"
import { smartAddress } from "../../frame/account/smartAddress.ts"
import { isDeployed, smartSigner } from "../../frame/account/smartSigner.ts"
import type { AskNode } from "../../frame/signing/Signing.ts"
import { operationReceipt, prepareOperation } from "../../frame/signing/userOperation.ts"

const key = privateKeyToAccount(`0x${"11".repeat(32)}`)
const other = `0x${"ab".repeat(20)}` as const
const contracts = {
  factory: `0x${"21".repeat(20)}`,
  implementation: `0x${"22".repeat(20)}`,
  entryPoint: `0x${"23".repeat(20)}`
} as const
const smart: SmartAccount = {
  ...contracts,
  owner: key.address,
  address: smartAddress(key.address, contracts)
}

/** A node that answers what is written down; what is not is an error. */
const nodeOf =
  (answers: Readonly<Record<string, unknown>>): AskNode =>
  async (method) => {
    if (!Object.hasOwn(answers, method)) throw new Error(`nobody asks ${method}`)
    return answers[method]
  }

const domain = (name: string, chainId: bigint, contract: Hex) =>
  encodeAbiParameters(parseAbiParameters("bytes1, string, string, uint256, address, bytes32, uint256[]"), [
    "0x0f",
    name,
    "1",
    chainId,
    contract,
    `0x${"00".repeat(32)}`,
    []
  ])

describe("the address of a smart account", () => {
  it("S5.13 in part: is another for each owner, factory and implementation", () => {
    const addresses = [
      smart.address,
      smartAddress(other, contracts),
      smartAddress(key.address, { ...contracts, factory: other }),
      smartAddress(key.address, { ...contracts, implementation: other })
    ]
    expect(new Set(addresses).size).toBe(4)
    // What the entry point is changes nothing of where it is.
    expect(smartAddress(key.address, { ...contracts, entryPoint: other })).toBe(smart.address)
  })
})

describe("whom a request is for", () => {
  const both = { owner: key.address, smart } as const
  const send = (from?: string) => ({
    method: "eth_sendTransaction",
    params: [from === undefined ? {} : { from }]
  })
  it.each([
    ["the one in use where none is named", send(), true],
    ["the smart account", send(smart.address), true],
    ["the smart account, in small letters", send(smart.address.toLowerCase()), true],
    ["the key's", send(key.address), false],
    ["the key's, by the second parameter", { method: "personal_sign", params: ["0x", key.address] }, false],
    ["the key's, by the first", { method: "eth_signTypedData_v4", params: [key.address, "{}"] }, false]
  ])("S5.13 in part: %s", (_, request, isSmart) => {
    expect(signingAccount(request, { ...both, type: "smartAccount" })).toEqual(isSmart ? { smart } : {})
  })
  it("S5.13 in part: the smart account where it is named, though the key's is in use; never where there is none", () => {
    expect(signingAccount(send(), { ...both, type: "eoa" })).toEqual({})
    expect(signingAccount(send(smart.address), { ...both, type: "eoa" })).toEqual({ smart })
    expect(signingAccount(send(), { owner: key.address, type: "smartAccount" })).toEqual({})
  })
})

describe("a node that lies", () => {
  const sign = (answer: Hex) =>
    smartSigner(smart, key, 1, nodeOf({ eth_getCode: "0x60", eth_call: answer })).signMessage({
      message: "hi"
    })
  it("T19 gets no signature for another account or another network", async () => {
    expect(await sign(domain("Account", 1n, smart.address))).toMatch(/^0x[0-9a-f]{130,}$/)
    const refused = "does not tell how it signs"
    await expect(sign(domain("Account", 1n, other))).rejects.toThrow(refused)
    await expect(sign(domain("Account", 2n, smart.address))).rejects.toThrow(refused)
    await expect(sign("0x")).rejects.toThrow(refused)
  })
  it.each([
    ["0x60", true],
    ["0x", false],
    [null, false],
    [7, false],
    ["code", false]
  ])("S5.13 in part: says by its code %j whether the account is there", async (code, isThere) => {
    expect(await isDeployed(nodeOf({ eth_getCode: code }), smart)).toBe(isThere)
  })
})

describe("an operation", () => {
  const gas = { callGasLimit: "0x64", verificationGasLimit: "0xc8", preVerificationGas: "0x12c" }
  const calls = [{ to: other, value: 1n, data: "0x" }] as const
  const prepare = (estimate: unknown, nonce: unknown = toHex(5n, { size: 32 })) =>
    prepareOperation(
      calls,
      smart,
      1,
      { maxFeePerGas: 3n, maxPriorityFeePerGas: 1n },
      nodeOf({ eth_getCode: "0x", eth_call: nonce, eth_estimateUserOperationGas: estimate })
    )
  it("T20 in part: costs at most all its gas, and is the first where the account is not there", async () => {
    expect(await prepare(gas)).toMatchObject({ fee: 1_800n, isFirst: true })
  })
  it.each([
    [{ ...gas, callGasLimit: undefined }],
    [{ ...gas, callGasLimit: 100 }],
    [{ ...gas, preVerificationGas: `0x1${"0".repeat(16)}` }],
    [null]
  ])("T19 is none where the bundler answers %j", async (estimate) => {
    await expect(prepare(estimate)).rejects.toThrow("does not tell what this takes")
  })
  it.each(["0x", "0x5", null, 5])("T19 is none where the nonce is %j", async (nonce) => {
    await expect(prepare(gas, nonce)).rejects.toThrow("next number")
  })
  it("S5.12 in part: of several calls is one batch of the account", async () => {
    const asked: Array<unknown> = []
    const ask: AskNode = async (method, params) => {
      asked.push(params)
      return { eth_getCode: "0x60", eth_call: toHex(5n, { size: 32 }), eth_estimateUserOperationGas: gas }[
        method
      ]
    }
    const fees = { maxFeePerGas: 3n, maxPriorityFeePerGas: 1n }
    await prepareOperation([...calls, { to: smart.owner, value: 2n, data: "0x1234" }], smart, 1, fees, ask)
    const abi = parseAbi([
      "struct Call { address target; uint256 value; bytes data; }",
      "function executeBatch(Call[] calls)"
    ])
    expect(asked.at(-1)).toMatchObject([
      {
        sender: smart.address,
        callData: encodeFunctionData({
          abi,
          args: [
            [
              { target: other, value: 1n, data: "0x" },
              { target: smart.owner, value: 2n, data: "0x1234" }
            ]
          ]
        })
      },
      contracts.entryPoint
    ])
  })
  it("T19 is not taken for done where the bundler does not say in which transaction", async () => {
    const receipt = { transactionHash: "0xab", blockHash: "0xcd", blockNumber: "0x1" }
    const told = { success: true, actualGasUsed: "0x5", logs: [], receipt }
    const of = (answer: unknown) => operationReceipt(nodeOf({ eth_getUserOperationReceipt: answer }), "0x12")
    expect(await of(told)).toMatchObject({ isDone: true, gasUsed: "0x5", ...receipt })
    expect((await of({ ...told, success: "yes" }))?.isDone).toBe(false)
    expect(await of(null)).toBeUndefined()
    await expect(of({ ...told, receipt: {} })).rejects.toThrow("strange answer")
    await expect(of({})).rejects.toThrow("strange answer")
  })
})
