import { memoryStorage } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { forgetPending, keepPending, readPending, type KeptBatch } from "./storedBatches.ts"

const NOW = 1_700_000_000_000
const DAY = 86_400_000
const batch = (id: string, more: Partial<Record<keyof KeptBatch, unknown>> = {}) =>
  ({ id, account: "test:1:a1", calls: [{ to: "0xb2", value: "0x1" }], sentAt: NOW, ...more }) as KeptBatch
const idsIn = (storage: ReturnType<typeof memoryStorage>, now = NOW) =>
  readPending(storage, now).map(({ id }) => id)
const holding = (value: unknown) => {
  const storage = memoryStorage()
  storage.set("batches.pending", typeof value === "string" ? value : JSON.stringify(value))
  return storage
}

describe("batches that are kept", () => {
  it("are the latest 20, each once, without what is not needed of them", () => {
    const storage = memoryStorage()
    for (let number = 1; number <= 21; number++) keepPending(storage, batch(`b${number}`))
    keepPending(storage, { ...batch("b5"), receipts: [] } as KeptBatch)
    expect(idsIn(storage)).toHaveLength(20)
    expect(idsIn(storage).slice(0, 3)).toEqual(["b5", "b21", "b20"])
    expect(readPending(storage, NOW)[0]).toEqual(batch("b5"))
    forgetPending(storage, "b21", NOW)
    expect(idsIn(storage).slice(0, 2)).toEqual(["b5", "b20"])
    forgetPending(storage, "b21", NOW)
    expect(idsIn(storage)).toHaveLength(19)
  })

  it.each([
    [DAY - 1, ["b1"]],
    [DAY, []],
    [1 - DAY, ["b1"]],
    [-DAY, []]
  ])("are forgotten after a day (%i ms)", (later, expected) => {
    const storage = memoryStorage()
    keepPending(storage, batch("b1"))
    expect(idsIn(storage, NOW + later)).toEqual(expected)
  })

  it("are not those that are too long for a page's storage", () => {
    const storage = memoryStorage()
    const of = (length: number) => batch("b1", { calls: [{ to: "0xb2", data: `0x${"0".repeat(length)}` }] })
    const room = 10_000 - JSON.stringify(of(0)).length
    keepPending(storage, of(room + 1))
    expect(idsIn(storage)).toEqual([])
    keepPending(storage, of(room))
    expect(idsIn(storage)).toEqual(["b1"])
  })

  it.each([
    "",
    "what?",
    "null",
    [],
    { version: 2, value: [batch("b1")] },
    { version: 1, value: { 0: batch("b1") } }
  ])("T31 in part: are none where %j is stored", (value) => {
    expect(idsIn(holding(value))).toEqual([])
  })

  it.each([
    [null],
    [batch("")],
    [batch("b".repeat(8_193))],
    [batch("b1", { id: 1 })],
    [batch("b1", { account: "" })],
    [batch("b1", { account: "a".repeat(201) })],
    [batch("b1", { calls: [] })],
    [batch("b1", { calls: {} })],
    [batch("b1", { calls: Array.from({ length: 101 }, () => ({ to: "0xb2" })) })],
    [batch("b1", { calls: [null] })],
    [batch("b1", { calls: [{ to: "b2" }] })],
    [batch("b1", { calls: [{ to: "0xb2", data: "<b>" }] })],
    [batch("b1", { calls: [{ to: "0xb2", value: 1 }] })],
    [batch("b1", { sentAt: "now" })],
    [batch("b1", { sentAt: null })]
  ])("T31 in part: are the others where one is %j", (bad) => {
    expect(idsIn(holding({ version: 1, value: [bad, batch("b2")] }))).toEqual(["b2"])
  })

  it("may be as long as is said", () => {
    const calls = Array.from({ length: 100 }, () => ({ to: "0xb2", data: "0x", value: "0x1" }))
    const long = batch("b".repeat(8_192), { account: "a".repeat(200), calls })
    expect(readPending(holding({ version: 1, value: [long] }), NOW)).toEqual([long])
  })
})
