import type { KeyValue } from "@latchkey/core/effect"
import { describe, expect, it } from "vitest"
import { readChoice, writeChoice } from "./deepLinkChoice.ts"

const storageOf = (text?: string) => {
  const kept = new Map<string, string>()
  const storage = {
    get: (key: string) => text ?? kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key)
  }
  return { kept, storage: storage as unknown as KeyValue["Service"] }
}
const good = { version: 1, name: "Hen", href: "hen://" }

describe("the wallet of an earlier visit", () => {
  it("is read as it was written, and gone when there is none", () => {
    const { kept, storage } = storageOf()
    writeChoice(storage, { name: "Hen", href: "hen://" })
    expect(readChoice(storage)).toEqual({ name: "Hen", href: "hen://" })
    expect([...kept.keys()].some((key) => /walletconnect|wc@2/i.test(key))).toBe(false)
    writeChoice(storage, undefined)
    expect([readChoice(storage), kept.size]).toEqual([undefined, 0])
  })

  it.each([
    ["no JSON", "{"],
    ["nothing", "null"],
    ["another version", JSON.stringify({ ...good, version: 2 })],
    ["no version", JSON.stringify({ ...good, version: undefined })],
    ["a name that is none", JSON.stringify({ ...good, name: 7 })],
    ["no name", JSON.stringify({ ...good, name: undefined })],
    ["a link that is none", JSON.stringify({ ...good, href: 7 })],
    ["a link that runs", JSON.stringify({ ...good, href: "javascript:alert(1)" })]
  ])("T11 is none where the storage holds %s", (_, text) => {
    expect(readChoice(storageOf(text).storage)).toBeUndefined()
  })

  it("T11 has a name that can be shown", () => {
    const text = JSON.stringify({ ...good, name: `\u202e${"H".repeat(100)}` })
    expect(readChoice(storageOf(text).storage)?.name).toMatch(/^H{63}…$/)
  })
})
