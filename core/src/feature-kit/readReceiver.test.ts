import { describe, expect, it } from "vitest"
import { findLookAlike } from "../chain/findLookAlike.ts"
import { isLinkLike, isNameLike, readReceiver } from "./readReceiver.ts"

const parse = (text: string) => (/^[a-z0-9]+$/i.test(text) ? text : undefined)
const read = (text: string) => {
  const result = readReceiver(text, { parse })
  return "address" in result ? result.address : "name" in result ? `name ${result.name}` : result.problem
}
const readNamed = (text: string) => {
  const result = readReceiver(text, { parse, hasNames: true })
  return "address" in result ? result.address : "name" in result ? `name ${result.name}` : result.problem
}

describe("a receiver", () => {
  it.each([
    ["abc", "abc"],
    ["  abc\n", "abc"],
    ["\tabc\u00a0", "abc"],
    ["", "missing"],
    [" \n ", "missing"],
    ["a b", "format"],
    ["a\u0441c", "format"],
    ["a".repeat(200), "a".repeat(200)],
    ["a".repeat(201), "format"],
    ["a\u200bc", "invisible"],
    ["\u202eabc", "invisible"],
    ["abc\u2060", "invisible"],
    ["a\u00adc", "invisible"],
    ["a\u3164c", "invisible"],
    ["a\u034fc", "invisible"],
    ["a\u0000c", "invisible"],
    ["a\u{e0041}c", "invisible"]
  ])("T23 %o is read as %s", (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ["tea.test", "name tea.test"],
    ["  Tea.Test\n", "name Tea.Test"],
    ["a.tea.test", "name a.tea.test"],
    ["\u{1f6a3}\u200d\u2640\ufe0f.test", "name \u{1f6a3}\u200d\u2640\ufe0f.test"],
    ["b\u00f8b.test", "name b\u00f8b.test"],
    ["abc", "abc"],
    ["", "missing"],
    ["tea .test", "format"],
    ["tea..test", "format"],
    [".test", "format"],
    ["tea.", "format"],
    ["tea tea.test", "format"],
    ["tea.test tea", "format"],
    ["pay:tea.test", "format"],
    [`${"a".repeat(195)}.test`, `name ${"a".repeat(195)}.test`],
    [`${"a".repeat(196)}.test`, "format"]
  ])("T23 where there are names, %o is read as %s", (text, expected) => {
    expect(readNamed(text)).toBe(expected)
  })

  it.each(["pay:abc@1", "pay:abc", "eip155:1:0xabc", "pay://abc", "PAY:abc", " pay:abc\n"])(
    "T23 %s is left to whoever knows links",
    (text) => {
      for (const hasNames of [false, true])
        expect(readReceiver(text, { parse, hasNames })).toEqual({ problem: "format" })
      expect(isLinkLike(text)).toBe(true)
    }
  )

  it.each([
    "abc",
    "pay :abc",
    "pay:",
    ":abc",
    "a b:c d",
    "pay:a b",
    "p:abc",
    "1pay:abc",
    "not pay:abc",
    `${"p".repeat(32)}:abc`,
    `pay:${"a".repeat(1_997)}`
  ])("%.20o is no link", (text) => {
    expect(isLinkLike(text)).toBe(false)
  })

  it("a name has at most two hundred characters", () => {
    expect(isNameLike(`${"a".repeat(195)}.test`)).toBe(true)
    expect(isNameLike(`${"a".repeat(196)}.test`)).toBe(false)
  })

  it("a link has at most two thousand characters", () => {
    expect(isLinkLike(`pay:${"a".repeat(1_996)}`)).toBe(true)
  })

  it("where there are no names, what looks like one is no receiver", () => {
    expect(read("tea.test")).toBe("format")
  })

  it("T23 looks like a known one where it begins and ends alike", () => {
    const known = "0x52908400098527886E0F7030069857D2E4169EE7"
    expect(findLookAlike("0x5290aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9ee7", [known])).toBe(known)
    expect(findLookAlike("0x5290aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9ee8", [known])).toBeUndefined()
    expect(findLookAlike(known, [known, "0x5290aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9ee7"])).toBeUndefined()
  })
})
