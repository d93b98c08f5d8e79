import { describe, expect, it } from "vitest"
import { readLabel } from "./readLabel.ts"

describe("what stands before the ending of a name", () => {
  it.each([
    ["abcd", "abcd"],
    ["A-9z", "a-9z"],
    ["  harbour \n", "harbour"],
    ["Harbour.Tea.Example", "harbour"],
    ["-abc-", "-abc-"],
    ["1234", "1234"],
    ["a".repeat(63), "a".repeat(63)]
  ])("S5.14 of %j is %s", (entered, label) => {
    expect(readLabel(entered, "tea.example")).toEqual({ label })
  })

  it.each([
    ["three characters", "abc", "short"],
    ["nothing", "", "short"],
    ["three characters before the ending", "abc.tea.example", "short"],
    ["a dot", "har.bour", "characters"],
    ["another ending", "harbour.eth", "characters"],
    ["an underscore", "har_bour", "characters"],
    ["a space", "har bour", "characters"],
    ["a letter of another script", "h\u0430rbour", "characters"],
    ["a letter whose small form is Latin", "\u212aelvin", "characters"],
    ["a zero-width space", "har\u200bbour", "characters"],
    ["a zero-width joiner", "har\u200dbour", "characters"],
    ["an override of direction", "\u202eruobrah", "characters"],
    ["an emoji", "tea\u{1f375}cup", "characters"],
    ["accents", "caf\u00e9s", "characters"],
    ["full-width letters", "\uff48\uff41\uff52\uff42", "characters"],
    ["an encoded label", "xn--bb-lka", "form"],
    ["64 characters", "a".repeat(64), "form"]
  ] as const)("S5.14 T23: there is none of a text with %s", (_, entered, reason) => {
    expect(readLabel(entered, "tea.example")).toEqual({ reason })
  })
})
