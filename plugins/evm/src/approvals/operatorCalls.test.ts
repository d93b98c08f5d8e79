import { encodeFunctionData, parseAbi } from "viem"
import { describe, expect, it } from "vitest"
import { parseAddress } from "../Address.ts"
import { decodeIsOperator, describeOperator, encodeIsOperator, encodeOperator } from "./operatorCalls.ts"

const abi = parseAbi([
  "function setApprovalForAll(address operator, bool approved)",
  "function isApprovedForAll(address owner, address operator) view returns (bool)"
])
const owner = parseAddress(`0x${"a".repeat(40)}`)! as `0x${string}`
const operator = parseAddress(`0x${"b".repeat(40)}`)! as `0x${string}`
const contract = parseAddress(`0x${"c".repeat(40)}`)!
const word = (value: number) => `0x${value.toString(16).padStart(64, "0")}`

describe("who may take all of a collection", () => {
  it.each([true, false])("is set (%s) and asked after as the standard has it", (isApproved) => {
    const data = encodeOperator(operator, isApproved)
    expect(data).toBe(
      encodeFunctionData({ abi, functionName: "setApprovalForAll", args: [operator, isApproved] })
    )
    expect(describeOperator({ caipNetworkId: "eip155:1" }, { to: contract, value: 0n, data })).toMatchObject({
      operator,
      isApproved
    })
    expect(encodeIsOperator(owner, operator)).toBe(
      encodeFunctionData({ abi, functionName: "isApprovedForAll", args: [owner, operator] })
    )
  })

  it("T25 in part: is read out of a call that is exactly that, and of no other", () => {
    const data = encodeOperator(operator, true)
    const of = (change: Partial<{ data: string; value: bigint }>) =>
      describeOperator({ caipNetworkId: "eip155:1" }, { to: contract, value: 0n, data, ...change })
    expect(of({})).toEqual({
      kind: "operator",
      collection: `eip155:1:${contract}`,
      operator,
      isApproved: true
    })
    expect(of({ value: 1n })).toBeUndefined()
    expect(of({ data: `${data}00` })).toBeUndefined()
    expect(of({ data: `${data.slice(0, -1)}2` })).toBeUndefined()
    expect(of({ data: data.replace("0xa22cb465", "0xa22cb466") })).toBeUndefined()
    expect(of({ data: `${data.slice(0, 12)}1${data.slice(13)}` })).toBeUndefined()
  })

  it.each([
    [word(1), true],
    [word(0), false],
    [word(2), undefined],
    ["0x01", undefined],
    ["0x", undefined],
    [undefined, undefined]
  ])("the answer %s says %s", (answer, told) => {
    expect(decodeIsOperator(answer)).toBe(told)
  })
})
