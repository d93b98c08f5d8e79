import * as fc from "fast-check"
import { encodeErrorResult, parseAbi, toFunctionSelector } from "viem"
import { describe, expect, it } from "vitest"
import { oddValues } from "../../support/fakeProvider.ts"
import { decodeRevertReason, findRefusal, findRevert } from "./revertReason.ts"

const abi = [
  { type: "error", name: "Error", inputs: [{ type: "string" }] },
  { type: "error", name: "Panic", inputs: [{ type: "uint256" }] },
  { type: "error", name: "Refused", inputs: [{ type: "address" }] }
] as const
const error = (reason: string) => encodeErrorResult({ abi, errorName: "Error", args: [reason] })
const panic = (code: bigint) => encodeErrorResult({ abi, errorName: "Panic", args: [code] })
const word = (value: number | bigint) => value.toString(16).padStart(64, "0")

describe("decodeRevertReason", () => {
  it("S8.14 in part: reads every reason back that Solidity writes, as viem encodes it", () => {
    const words = fc.stringMatching(/^[a-zA-Z0-9:äöü😀]{1,290}$/u).filter((text) => [...text].length <= 300)
    fc.assert(
      fc.property(words, (reason) => {
        expect(decodeRevertReason(error(reason))).toBe(reason)
      })
    )
  })

  it("S8.14 in part: names a panic", () => {
    expect(decodeRevertReason(panic(0x11n))).toBe("arithmetic overflow or underflow")
    expect(decodeRevertReason(panic(0x1n))).toBe("assertion failed")
    expect(decodeRevertReason(panic(0x99n))).toBe("panic 0x99")
    expect(decodeRevertReason(panic(2n ** 256n - 1n))).toBe("panic 0xffffffff")
  })

  it("T02 a reason is plain and short, whatever the contract wrote", () => {
    expect(decodeRevertReason(error("\u202eevil\u0000\n"))).toBe("evil")
    expect([...decodeRevertReason(error("x".repeat(5_000)))!].length).toBeLessThanOrEqual(300)
  })

  it.each([
    ["nothing", "0x"],
    ["an empty reason", error("")],
    ["a custom error", encodeErrorResult({ abi, errorName: "Refused", args: [`0x${"11".repeat(20)}`] })],
    ["a selector alone", "0x08c379a0"],
    ["an offset elsewhere", `0x08c379a0${word(64)}${word(1)}61`],
    ["a length beyond its end", `0x08c379a0${word(32)}${word(2n ** 255n)}61`],
    ["a length one too long", `0x08c379a0${word(32)}${word(2)}61`],
    ["a short panic", "0x4e487b7111"]
  ])("T08 %s is no reason", (_, data) => {
    expect(decodeRevertReason(data)).toBeUndefined()
  })

  it("T08 never throws, whatever the bytes", () => {
    const bytes = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString("hex"))
    fc.assert(
      fc.property(fc.constantFrom("0x08c379a0", "0x4e487b71", "0x"), bytes, (selector, body) => {
        const reason = decodeRevertReason(selector + body)
        expect(reason === undefined || reason.length <= 600).toBe(true)
      })
    )
  })
})

describe("findRevert", () => {
  const data = error("no")
  it.each([
    ["a node", { code: 3, message: "execution reverted", data }],
    ["a wallet", { code: -32603, data: { code: 3, message: "execution reverted", data } }],
    ["an original error", { data: { originalError: { data } } }],
    ["a cause", { cause: { error: { data } } }],
    ["a word before it", { data: `Reverted ${data}` }],
    ["capitals", { data: `0x${data.slice(2).toUpperCase()}` }]
  ])("S8.14 in part: finds the data of %s", (_, cause) => {
    expect(findRevert(cause)).toEqual({ data, reason: "no" })
  })

  it("S8.14 in part: keeps data that it cannot read, and tells a revert without data from no revert", () => {
    expect(findRevert({ data: "0x12345678" })).toEqual({ data: "0x12345678" })
    expect(findRevert({ data: "0x" })).toEqual({ data: "0x" })
    expect(findRevert({ message: "header not found" })).toBeUndefined()
    expect(findRevert({ data: `0x${"00".repeat(2_000)}` })).toBeUndefined()
  })

  it.each(oddValues)("T08 bears %s", (_, odd) => {
    expect(findRevert(odd())).toBeUndefined()
    expect(findRevert({ data: odd() })).toBeUndefined()
  })
})

describe("why a call is refused", () => {
  const paused = error("paused")
  it.each([
    ["the data", { code: 3, message: "execution reverted: other words", data: paused }, "paused"],
    [
      "Geth's text",
      { code: -32000, message: "execution reverted: ERC20: low balance" },
      "ERC20: low balance"
    ],
    [
      "Hardhat's text",
      {
        code: -32603,
        message: "VM Exception while processing transaction: reverted with reason string 'paused'"
      },
      "paused"
    ],
    ["what a wallet wraps", { code: -32603, data: { code: 3, message: "execution reverted: no" } }, "no"],
    ["a panic", { code: 3, data: panic(0x11n) }, "arithmetic overflow or underflow"],
    [
      "an error of the contract's own that nobody here knows",
      { code: 3, data: encodeErrorResult({ abi, errorName: "Refused", args: [`0x${"11".repeat(20)}`] }) },
      `error ${toFunctionSelector("Refused(address)")}`
    ]
  ])("is told by %s", (_, cause, reason) => {
    expect(findRefusal(cause)).toEqual({ reason })
  })

  it("is the name of an error that many tokens have", () => {
    const known = parseAbi([
      "error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)",
      "error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)",
      "error ERC20InvalidSender(address sender)",
      "error ERC20InvalidReceiver(address receiver)",
      "error EnforcedPause()",
      "error OwnableUnauthorizedAccount(address account)",
      "error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)"
    ])
    for (const { name, inputs } of known) {
      const selector = toFunctionSelector(`${name}(${inputs.map(({ type }) => type).join()})`)
      expect(findRefusal({ code: 3, data: `${selector}${word(1)}` })).toEqual({ reason: name })
    }
  })

  it("is not known where a node strips it, and there is none where it failed at something else", () => {
    for (const cause of [
      { code: 3, message: "execution reverted" },
      { code: -32000, message: "execution reverted" },
      { code: -32015, message: "VM execution error." },
      { code: -32015, message: "VM execution error.", data: "Reverted 0x" },
      { data: "0x" }
    ])
      expect(findRefusal(cause)).toEqual({})
    for (const cause of [
      { code: -32000, message: "header not found" },
      { code: -32005, message: "rate limited" },
      { code: -32601, message: "the method does not exist" }
    ])
      expect(findRefusal(cause)).toBeUndefined()
  })

  it("T02, T08 is plain and short, whatever the node says", () => {
    expect(
      findRefusal({ message: `execution reverted: \u202eevil\u0000 ${"x".repeat(5_000)}` })?.reason
    ).toMatch(/^evil +x+…$/)
    for (const [, odd] of oddValues) expect(() => findRefusal(odd())).not.toThrow()
  })
})
