import { describe, expect, it } from "vitest"
import { transaction } from "./transaction.ts"

const from = "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"
const to = "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"
const key = `0x${"01".repeat(32)}`

describe("the transaction of eth_sendTransaction", () => {
  it("is decoded with its amounts", () => {
    expect(transaction({ from, to }, "at")).toEqual({ from, to, value: 0n, data: "0x" })
    expect(
      transaction(
        {
          from,
          to,
          value: "0xde0b6b3a7640000",
          input: "0xaBcd",
          chainId: "0x1",
          nonce: "0x7",
          gas: "0x5208",
          maxFeePerGas: "0x3b9aca00",
          maxPriorityFeePerGas: "0x1",
          type: "0x2",
          accessList: [{ address: to, storageKeys: [key] }]
        },
        "at"
      )
    ).toEqual({
      from,
      to,
      value: 10n ** 18n,
      data: "0xaBcd",
      chainId: 1,
      nonce: 7,
      gas: 21000n,
      maxFeePerGas: 10n ** 9n,
      maxPriorityFeePerGas: 1n,
      accessList: [{ address: to, storageKeys: [key] }]
    })
    expect(transaction({ from, data: "0x6000" }, "at")).toEqual({ from, value: 0n, data: "0x6000" })
    expect(transaction({ from, to, data: "0xAB", input: "0xab" }, "at").data).toBe("0xAB")
  })

  it.each([
    ["no sender", { to }],
    ["a short recipient", { from, to: "0x1234" }],
    ["a recipient of null", { from, to: null, data: "0x00" }],
    ["neither recipient nor data", { from }],
    ["an amount in decimal", { from, to, value: "1000000000000000000" }],
    ["an amount as number", { from, to, value: 1 }],
    ["an amount with a leading zero", { from, to, value: "0x00" }],
    ["half a byte of data", { from, to, data: "0xabc" }],
    ["data and another input", { from, to, data: "0xab", input: "0xcd" }],
    ["a chain id as number", { from, to, chainId: 1 }],
    ["chain id zero", { from, to, chainId: "0x0" }],
    ["a nonce beyond exact numbers", { from, to, nonce: "0xffffffffffffffff" }],
    ["both kinds of fee", { from, to, gasPrice: "0x1", maxFeePerGas: "0x1" }],
    ["a tip above the highest fee", { from, to, maxFeePerGas: "0x1", maxPriorityFeePerGas: "0x2" }],
    ["type 0 with a dynamic fee", { from, to, type: "0x0", maxFeePerGas: "0x1" }],
    ["type 0 with an access list", { from, to, type: "0x0", accessList: [] }],
    ["type 1 with a dynamic fee", { from, to, type: "0x1", maxPriorityFeePerGas: "0x1" }],
    ["type 2 with a gas price", { from, to, type: "0x2", gasPrice: "0x1" }],
    ["a type of blobs", { from, to, type: "0x3" }],
    ["a storage key of one byte", { from, to, accessList: [{ address: to, storageKeys: ["0x01"] }] }],
    ["a misspelt field", { from, to, gasLimit: "0x5208" }],
    ["a list", [from, to]],
    ["nothing", undefined]
  ])("%s is refused", (_, value) => {
    expect(() => transaction(value, "params[0]")).toThrow(
      expect.objectContaining({ code: -32602, message: expect.stringMatching(/^params\[0\]/) })
    )
  })
})
