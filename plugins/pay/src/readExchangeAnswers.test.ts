import { describe, expect, it } from "vitest"
import { isWanted, readBuyStatus, readExchanges, readSession } from "./readExchangeAnswers.ts"

const pictures = ["https://pictures.test"]
const list = (entry: unknown) => readExchanges([entry], pictures, {})
const trap = {
  get id(): string {
    throw new TypeError("no")
  }
}

describe("what a source answers", () => {
  it.each([
    [
      { id: "north", name: "North" },
      { id: "north", name: "North" }
    ],
    [
      { id: "a.b-c_1", name: "  <b>North</b>\u202e ", more: 1 },
      { id: "a.b-c_1", name: "<b>North</b>" }
    ],
    [
      { id: "n", name: "N", imageUrl: "https://pictures.test/n.png" },
      { id: "n", name: "N", imageUrl: "https://pictures.test/n.png" }
    ],
    [
      { id: "n", name: "N", imageUrl: "https://elsewhere.test/n.png" },
      { id: "n", name: "N" }
    ],
    [
      { id: "n", name: "N", imageUrl: "javascript:alert(1)" },
      { id: "n", name: "N" }
    ],
    [
      { id: "n", name: "N", imageUrl: 5 },
      { id: "n", name: "N" }
    ]
  ])("T26 %o is %o", (given, entry) => {
    expect(list(given)).toEqual([entry])
  })

  it.each([
    [null],
    ["north"],
    [{ name: "North" }],
    [{ id: "", name: "North" }],
    [{ id: 5, name: "North" }],
    [{ id: "a b", name: "North" }],
    [{ id: "<b>", name: "North" }],
    [{ id: "a".repeat(65), name: "North" }],
    [{ id: "north" }],
    [{ id: "north", name: "" }],
    [{ id: "north", name: "\u200b\u0000" }],
    [{ id: "north", name: 7 }]
  ])("T26 %o is no exchange", (entry) => {
    expect(list(entry)).toEqual([])
  })

  it("T26 is no list where it is none or throws, and has an end", () => {
    for (const answer of [undefined, null, {}, "north", 5, [trap]])
      expect(readExchanges(answer, pictures, {})).toBeUndefined()
    const many = Array.from({ length: 60 }, (_, at) => ({ id: `e${at}`, name: "E" }))
    expect(readExchanges(many, [], {})).toHaveLength(50)
  })

  it("is filtered here too, whatever the source does", () => {
    const both = [
      { id: "north", name: "North" },
      { id: "south", name: "South" }
    ]
    const ids = (filter: object) => readExchanges(both, [], filter)?.map(({ id }) => id)
    expect(ids({ includeOnly: ["south"] })).toEqual(["south"])
    expect(ids({ exclude: ["south"] })).toEqual(["north"])
    expect(ids({ includeOnly: ["south"], exclude: ["south"] })).toEqual([])
    expect(isWanted("south", { includeOnly: [] })).toBe(false)
  })

  it.each([
    [{ url: "https://x.test", sessionId: "s-1" }, true],
    [{ url: 5, sessionId: "s" }, true],
    [{ url: "https://x.test", sessionId: "s".repeat(200) }, true],
    [{ url: "https://x.test", sessionId: "s".repeat(201) }, false],
    [{ url: "https://x.test", sessionId: "" }, false],
    [{ url: "https://x.test", sessionId: "a b" }, false],
    [{ url: "https://x.test", sessionId: "a\u202eb" }, false],
    [{ url: "https://x.test", sessionId: 5 }, false],
    [{ url: "https://x.test" }, false],
    [null, false],
    ["s", false]
  ])("T26 a session of %o is one: %s; its link is checked later", (answer, isOne) => {
    expect(readSession(answer) !== undefined).toBe(isOne)
  })

  it.each([
    [{ status: "unknown" }, { status: "unknown" }],
    [
      { status: "success", txHash: "0x0123456789abcdef" },
      { status: "success", hash: "0x0123456789abcdef" }
    ],
    [{ status: "pending", txHash: "short" }, { status: "pending" }],
    [{ status: "pending", txHash: "a".repeat(129) }, { status: "pending" }],
    [{ status: "pending", txHash: "<script>alert(1)</script>" }, { status: "pending" }],
    [{ status: "pending", txHash: 5 }, { status: "pending" }],
    [{ status: "SUCCESS" }, undefined],
    [{ status: "constructor" }, undefined],
    [{ status: 1 }, undefined],
    [{}, undefined],
    [null, undefined]
  ])("T26 a status of %o is %o", (answer, status) => {
    expect(readBuyStatus(answer)).toEqual(status)
  })
})
