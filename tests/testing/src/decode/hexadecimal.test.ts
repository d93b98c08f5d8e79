import { describe, expect, it } from "vitest"
import { address, block, bytes, bytesOf, chainId, quantity } from "./hexadecimal.ts"

const checksummed = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

describe("hexadecimal values", () => {
  it.each([
    ["bytes", bytes, "0x", "0x"],
    ["bytes", bytes, "0x00fF", "0x00fF"],
    ["one byte", bytesOf(1), "0x07", "0x07"],
    ["a quantity", quantity, "0x0", 0n],
    ["a quantity", quantity, "0x1F", 31n],
    ["a quantity", quantity, `0x${"f".repeat(64)}`, 2n ** 256n - 1n],
    ["a chain id", chainId, "0x2105", 8453],
    ["an address", address, checksummed, checksummed],
    ["an address in lower case", address, checksummed.toLowerCase(), checksummed.toLowerCase()],
    ["a named block", block, "latest", "latest"],
    ["a numbered block", block, "0x10", "0x10"]
  ])("%s is read", (_, decode, value, expected) => {
    expect(decode(value, "at")).toBe(expected)
  })

  it.each([
    ["bytes without 0x", bytes, "00"],
    ["half a byte", bytes, "0x0"],
    ["bytes of other letters", bytes, "0xzz"],
    ["bytes before a line break", bytes, "0x00\n"],
    ["bytes that are a list", bytes, ["0x00"]],
    ["two bytes for one", bytesOf(1), "0x0000"],
    ["a quantity without digits", quantity, "0x"],
    ["a quantity with a leading zero", quantity, "0x01"],
    ["a quantity in decimal", quantity, "1000"],
    ["a quantity as number", quantity, 1],
    ["a quantity as bigint", quantity, 1n],
    ["a negative quantity", quantity, "-0x1"],
    ["a quantity over 256 bits", quantity, `0x1${"0".repeat(64)}`],
    ["chain id zero", chainId, "0x0"],
    ["a chain id beyond exact numbers", chainId, "0x20000000000000"],
    ["an address of 19 bytes", address, checksummed.slice(0, -2)],
    ["an address with a wrong checksum", address, checksummed.replace("Fd", "fD")],
    ["a name for an address", address, "vitalik.eth"],
    ["a block in decimal", block, "17"],
    ["an unknown block name", block, "newest"]
  ])("%s is refused", (_, decode, value) => {
    expect(() => decode(value, "at")).toThrow(expect.objectContaining({ code: -32602 }))
  })
})
