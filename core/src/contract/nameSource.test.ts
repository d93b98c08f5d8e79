import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import type { NameResolution } from "../capability/NameResolution.ts"
import { nameSource } from "./nameSource.ts"

const source = (zones?: ReadonlyArray<string>): NameResolution => ({
  ...(zones === undefined ? {} : { zones }),
  reader: Effect.never
})
const entries = (...values: ReadonlyArray<NameResolution>) =>
  values.map((value) => ({ value, source: "node" as const, plugin: "test" }))

describe("the source of a name", () => {
  const general = source()
  const zoned = source(["tea.example", "house.example"])

  it("T23 is one alone: the owner of its ending, else the one without endings, in whatever order they came", () => {
    for (const all of [entries(general, zoned), entries(zoned, general)]) {
      expect(nameSource(all, "alice.tea.example")).toBe(zoned)
      expect(nameSource(all, "ALICE.House.Example")).toBe(zoned)
      expect(nameSource(all, "alice.eth")).toBe(general)
      expect(nameSource(all, "alice.greentea.example")).toBe(general)
      expect(nameSource(all, "tea.example")).toBe(general)
      expect(nameSource(all, "tea.example.eth")).toBe(general)
    }
  })

  it("T23 a source with endings never answers for another's name", () => {
    expect(nameSource(entries(zoned), "alice.eth")).toBeUndefined()
    expect(nameSource([], "alice.eth")).toBeUndefined()
    expect(nameSource(entries(source([])), "alice.eth")).toBeUndefined()
  })
})
