import { memoryStorage } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { readConnections, STORAGE_KEY, withConnections, writeConnections } from "./storedConnections.ts"

const entry = (connectorId: string, more: object = {}) => ({ namespace: "test", connectorId, ...more })
const read = (value: unknown, version: unknown = 1) =>
  readConnections(memoryStorage({ [STORAGE_KEY]: JSON.stringify({ version, value }) }))
const many = (count: number) => Array.from({ length: count }, (_, index) => entry(`w${index}`))

describe("what is stored of connections", () => {
  it("is read back as it was written; nothing is stored of none", () => {
    const storage = memoryStorage()
    const list = [entry("one"), entry("two", { name: "Wallet Two" })]
    writeConnections(storage, list)
    expect(readConnections(storage)).toEqual(list)
    writeConnections(storage, [])
    expect(storage.get(STORAGE_KEY)).toBeUndefined()
  })

  it.each([
    ["no text", undefined],
    ["half of a text", "{"],
    ["null", "null"],
    ["a list", "[]"],
    ["another version", JSON.stringify({ version: 2, value: [entry("one")] })],
    ["no list", JSON.stringify({ version: 1, value: { 0: entry("one"), length: 1 } })],
    [
      "a text beyond 20,000 characters",
      JSON.stringify({ version: 1, value: [entry("one")], x: "x".repeat(20_000) })
    ]
  ])("%s is nothing", (_, text) => {
    expect(readConnections(memoryStorage(text === undefined ? {} : { [STORAGE_KEY]: text }))).toEqual([])
  })

  it("a bad entry is left out alone, and of two of one connection the first stays", () => {
    const good = entry("good")
    expect(
      read([
        null,
        7,
        entry(""),
        entry("x".repeat(257)),
        { connectorId: "no namespace" },
        { namespace: 1, connectorId: "x" },
        good,
        { ...good, name: "again" },
        { ...good, namespace: "other" }
      ])
    ).toEqual([good, { ...good, namespace: "other" }])
    expect(read([entry("x".repeat(256))])).toHaveLength(1)
  })

  it("a name is made fit to show, and what is no name is none", () => {
    expect(
      read([entry("a", { name: "Fox\u202e" }), entry("b", { name: 7 }), entry("c", { name: "" })])
    ).toEqual([entry("a", { name: "Fox" }), entry("b"), entry("c")])
    expect(read([entry("a", { name: "x".repeat(65) })])[0]!.name!.length).toBeLessThanOrEqual(64)
  })

  it("twenty are kept, the last first, each once", () => {
    expect(read(many(21))).toEqual(many(20))
    const list = withConnections(many(20), [entry("w5", { name: "Now" }), entry("new")])
    expect(list).toHaveLength(20)
    expect(list.slice(0, 3)).toEqual([entry("w5", { name: "Now" }), entry("new"), entry("w0")])
    expect(list.filter(({ connectorId }) => connectorId === "w5")).toHaveLength(1)
  })
})
