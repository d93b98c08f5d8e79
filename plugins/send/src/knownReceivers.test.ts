import { describe, expect, it } from "vitest"
import { readReceivers, rememberReceiver } from "./knownReceivers.ts"
import { ReceiverNameError } from "./nameErrors.ts"

const storage = (value?: string) => {
  let kept = value
  return { get: () => kept, set: (_: string, next: string) => void (kept = next), read: () => kept }
}

describe("receivers that were sent to before", () => {
  it("are each there once, the last one first, in whatever order they were sent to", () => {
    const kept = storage()
    for (const address of ["a1", "a2", "a1", "a3", "a2"]) rememberReceiver(kept, address)
    expect(readReceivers(kept)).toEqual(["a2", "a3", "a1"])
  })

  it("T11 in part: stored receivers that cannot be read are none, and fifty are kept", () => {
    const kept = new Map<string, string>()
    const storage = {
      get: (key: string) => kept.get(key),
      set: (key: string, value: string) => void kept.set(key, value)
    }
    for (const text of ["", "{", "null", "[]", '{"version":2,"value":["a"]}', '{"version":1,"value":{}}']) {
      kept.set("send.receivers", text)
      expect(readReceivers(storage)).toEqual([])
    }
    kept.set("send.receivers", JSON.stringify({ version: 1, value: ["a", 7, null, "x".repeat(300), "b"] }))
    expect(readReceivers(storage)).toEqual(["a", "b"])
    for (let index = 0; index < 60; index++) rememberReceiver(storage, `r${index}`)
    rememberReceiver(storage, "r40")
    expect(readReceivers(storage).slice(0, 2)).toEqual(["r40", "r59"])
    expect(readReceivers(storage)).toHaveLength(50)
  })

  it.each([
    "{",
    "null",
    "7",
    '{"version":0,"value":["a1"]}',
    '{"version":1,"value":"a1"}',
    '{"value":["a1"]}'
  ])("are none in %s, and the next one is remembered all the same", (text) => {
    const kept = storage(text)
    expect(readReceivers(kept)).toEqual([])
    rememberReceiver(kept, "a1")
    expect(readReceivers(kept)).toEqual(["a1"])
  })
})

it.each([
  ["none", "stands for no address"],
  ["invalid", "is no name"],
  ["failed", "could not be looked up"]
] as const)("a name that gives no address is told by its reason: %s", (reason, says) => {
  expect(new ReceiverNameError({ reason }).message).toContain(says)
})
