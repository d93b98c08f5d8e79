import { decodeFunctionData, encodeAbiParameters, parseAbi, type Hex } from "viem"
import { namehash, packetToBytes } from "viem/ens"
import { toHex } from "viem/utils"
import { describe, expect, it } from "vitest"
import {
  decodeAddress,
  decodeAddressOn,
  decodeAvatar,
  decodeResolve,
  decodeReverse,
  encodeResolve,
  encodeReverse,
  records
} from "./ensCalls.ts"
import { ensName } from "./ensName.ts"

const abi = parseAbi([
  "function resolve(bytes name, bytes data) view returns (bytes, address)",
  "function reverse(bytes lookupAddress, uint256 coinType) view returns (string, address, address)",
  "function addr(bytes32 node) view returns (address)",
  "function addr(bytes32 node, uint256 coinType) view returns (bytes)",
  "function text(bytes32 node, string key) view returns (string)"
])
const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const name = ensName("harbour.eth")!
const digits = (hex: Hex) => hex.slice(2)
const resolved = (data: Hex) => encodeAbiParameters([{ type: "bytes" }, { type: "address" }], [data, address])

describe("calls of the universal resolver", () => {
  it("S7.32 in part: are what a library for them reads", () => {
    const read = (data: string) => decodeFunctionData({ abi, data: data as Hex })
    const inner = (data: string) => {
      const { functionName, args } = read(encodeResolve(name, data))
      expect([functionName, args[0]]).toEqual(["resolve", toHex(packetToBytes("harbour.eth"))])
      return read(args[1] as string)
    }
    const node = namehash("harbour.eth")
    expect(inner(records.address(name))).toEqual({ functionName: "addr", args: [node] })
    expect(inner(records.avatar(name))).toEqual({ functionName: "text", args: [node, "avatar"] })
    expect(read(encodeReverse(address))).toEqual({
      functionName: "reverse",
      args: [address.toLowerCase(), 60n]
    })
  })

  it("S9.16 the type of coin of a network is its chain id with the highest bit set", () => {
    const node = namehash("harbour.eth")
    const coinType = (chainId: number) =>
      decodeFunctionData({ abi, data: `0x${records.addressOn(name, chainId)}` }).args
    expect(coinType(8453)).toEqual([node, 2147492101n])
    expect(coinType(0x7fffffff)).toEqual([node, 4294967295n])
  })
})

describe("answers of the universal resolver", () => {
  const word = (hex: string) => hex.padStart(64, "0")

  it("T23 are read as they were written", () => {
    const one = encodeAbiParameters([{ type: "address" }], [address])
    expect(decodeAddress(decodeResolve(resolved(one))!)).toBe(address)
    const bytes = encodeAbiParameters([{ type: "bytes" }], [address])
    expect(decodeAddressOn(decodeResolve(resolved(bytes))!)).toBe(address)
    const text = encodeAbiParameters([{ type: "string" }], ["data:image/png;base64,AAAA…"])
    expect(decodeAvatar(decodeResolve(resolved(text))!)).toBe("data:image/png;base64,AAAA…")
    const reverse = encodeAbiParameters(
      [{ type: "string" }, { type: "address" }, { type: "address" }],
      ["bøb.eth", address, address]
    )
    expect(decodeReverse(reverse)).toBe("bøb.eth")
  })

  it("T23 that hold nothing stand for nothing, in each of the ways in which they may", () => {
    const zero = `0x${"0".repeat(40)}` as const
    expect(decodeAddress("")).toBe("none")
    expect(decodeAddress(word("0"))).toBe("none")
    expect(decodeAddressOn("")).toBe("none")
    expect(decodeAddressOn(digits(encodeAbiParameters([{ type: "bytes" }], ["0x"])))).toBe("none")
    expect(decodeAddressOn(digits(encodeAbiParameters([{ type: "bytes" }], [zero])))).toBe("none")
    expect(decodeAvatar("")).toBe("")
    expect(decodeAvatar(digits(encodeAbiParameters([{ type: "string" }], [""])))).toBe("")
    expect(decodeResolve(resolved("0x"))).toBe("")
  })

  const whole = resolved(encodeAbiParameters([{ type: "address" }], [address]))
  it.each([
    ["nothing", undefined],
    ["no text", 7],
    ["an empty answer", "0x"],
    ["an odd digit", `${whole}0`],
    ["no hex", "0xzz"],
    ["one word", `0x${word("20")}`],
    ["an offset that points outside", `0x${word("ffff")}${whole.slice(66)}`],
    ["an offset larger than any answer", `0x${"f".repeat(64)}${whole.slice(66)}`],
    ["a length that leads outside", `0x${word("40")}${word("0")}${word("21")}${word("0")}`],
    ["a length larger than any answer", `0x${word("40")}${word("0")}${"f".repeat(64)}`]
  ])("T31 in part: of %s are none", (_, answer) => {
    expect(decodeResolve(answer)).toBeUndefined()
    expect(decodeReverse(answer)).toBeUndefined()
  })

  it.each([
    ["more than 20 bytes", `${"0".repeat(22)}11${"1".repeat(40)}`],
    ["half a word", "0".repeat(32)],
    ["two words", "0".repeat(128)]
  ])("T23 no address is read out of %s", (_, record) => {
    expect(decodeAddress(record)).toBeUndefined()
  })

  it.each([19, 21, 32])("T23 no address is read out of %i bytes", (length) => {
    const bytes = `0x${"11".repeat(length)}` as const
    expect(decodeAddressOn(digits(encodeAbiParameters([{ type: "bytes" }], [bytes])))).toBeUndefined()
  })

  it("T02 in part: a text that is no UTF-8 is none", () => {
    expect(decodeAvatar(digits(encodeAbiParameters([{ type: "bytes" }], ["0xff"])))).toBeUndefined()
  })
})
