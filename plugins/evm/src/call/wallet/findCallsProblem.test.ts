import { describe, expect, it } from "vitest"
import { findCallsProblem } from "./findCallsProblem.ts"

const to = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const call = { to }

describe("S5.12 in part: what wallet_sendCalls may be asked for", () => {
  it.each<readonly [string, unknown]>([
    ["a receiver alone", [call]],
    ["a receiver in lower case", [{ to: to.toLowerCase() }]],
    ["no bytes", [{ to, data: "0x" }]],
    ["bytes, and in upper case", [{ to, data: "0x00fF" }]],
    ["a value of zero", [{ to, value: "0x0" }]],
    ["the largest value", [{ to, value: `0x${"f".repeat(64)}` }]],
    ["fields that say nothing", [{ to, data: undefined, value: undefined }]],
    ["a hundred calls", Array.from({ length: 100 }, () => call)]
  ])("takes %s", (_, calls) => {
    expect(findCallsProblem(calls)).toBeUndefined()
  })

  it.each<readonly [string, unknown]>([
    ["nothing", undefined],
    ["no list", { 0: call, length: 1 }],
    ["an empty list", []],
    ["a hundred and one calls", Array.from({ length: 101 }, () => call)]
  ])("refuses %s as calls", (_, calls) => {
    expect(findCallsProblem(calls)).toEqual({ field: "calls" })
  })

  it.each<readonly [string, unknown]>([
    ["no object", null],
    ["a text", to],
    ["no receiver", { data: "0x" }],
    ["an empty receiver", { to: "" }],
    ["a receiver without 0x", { to: to.slice(2) }],
    ["a receiver with 0X", { to: `0X${to.slice(2)}` }],
    ["a receiver one digit short", { to: to.slice(0, -1) }],
    ["a receiver one digit long", { to: `${to}0` }],
    ["a receiver that is no hexadecimal", { to: `0x${"g".repeat(40)}` }],
    ["a receiver whose checksum is wrong", { to: `0x70997970c51812dc3A010C7d01b50e0d17dc79C8` }],
    ["a list as receiver", { to: [to] }],
    [
      "a receiver that throws",
      {
        get to() {
          throw new Error("no")
        }
      }
    ]
  ])("S5.12[to] refuses %s by its receiver, and says which call it is", (_, bad) => {
    expect(findCallsProblem([call, bad])).toEqual({ field: "to", index: 1 })
  })

  it.each([null, "", "0", "00", "0X00", "0x0", "0x000", "0xzz", " 0x00", "0x00\n", 0, ["0x00"]])(
    "S5.12[data] refuses data %j",
    (data) => {
      expect(findCallsProblem([{ to, data }])).toEqual({ field: "data", index: 0 })
    }
  )

  it.each([null, "", "1", "0x", "0X1", "-0x1", "0x-1", "0xg", ` 0x1`, `0x1${"0".repeat(64)}`, 1, 1n])(
    "S5.12[value] refuses value %s",
    (value) => {
      expect(findCallsProblem([{ to, value }])).toEqual({ field: "value", index: 0 })
    }
  )

  it("says the first of several problems", () => {
    expect(findCallsProblem([{ to, value: "1", data: "1" }, {}])).toEqual({ field: "data", index: 0 })
  })
})
