import { memoryStorage } from "@latchkey/core"
import { expect, it } from "vitest"
import { makeNotes } from "./notes.ts"

it("T30 only the server's answer takes the place of a sign-out that it has not heard", () => {
  const notes = makeNotes(memoryStorage())
  expect([notes.hasSession(), notes.isEnding()]).toEqual([false, false])
  notes.noteAdding()
  expect([notes.hasSession(), notes.isEnding()]).toEqual([true, false])
  notes.noteEnding()
  notes.noteAdding()
  notes.noteSession("test:1:a1")
  expect([notes.hasSession(), notes.isEnding()]).toEqual([true, true])
  notes.noteEnded("test:1:a2")
  expect([notes.hasSession(), notes.isEnding()]).toEqual([true, false])
  notes.noteEnded()
  expect([notes.hasSession(), notes.isEnding()]).toEqual([false, false])
})

it("T11 in part: what somebody wrote in the storage is nobody, and fifty are remembered", () => {
  for (const odd of ["{", "null", '"test:1:a1"', '{"0":"test:1:a1"}', "[7, null, {}]"]) {
    const storage = memoryStorage()
    storage.set("siwx.skipped", odd)
    expect(makeNotes(storage).isSkipped("test:1:a1")).toBe(false)
  }
  const storage = memoryStorage()
  storage.set("siwx.skipped", '[7, "test:1:a1"]')
  const notes = makeNotes(storage)
  expect(notes.isSkipped("test:1:a1")).toBe(true)
  for (let count = 0; count < 60; count++) notes.noteSkipped(`test:1:b${count}`)
  expect([
    notes.isSkipped("test:1:b59"),
    notes.isSkipped("test:1:b10"),
    notes.isSkipped("test:1:a1")
  ]).toEqual([true, true, false])
})

it("other tabs are heard of where somebody signed in or out, and each change is written once", () => {
  const memory = memoryStorage()
  let tell: (key: string | undefined) => void = () => {}
  const written: Array<string> = []
  const storage = {
    ...memory,
    set: (key: string, value: string) => {
      written.push(`${key}=${value}`)
      memory.set(key, value)
    },
    subscribe: (listener: (key: string | undefined) => void) => {
      tell = listener
      return () => {}
    }
  }
  const notes = makeNotes(storage as never)
  let heard = 0
  notes.subscribe(() => void heard++)
  tell("siwx.session")
  tell(undefined)
  tell("siwx.skipped")
  expect(heard).toBe(2)
  notes.noteSession("test:1:a1")
  notes.noteSession("test:1:a1")
  expect(written).toEqual(["siwx.session=test:1:a1"])
})

it("who did not want to sign in is forgotten by namespace, or all at once", () => {
  const notes = makeNotes(memoryStorage())
  const [one, two] = ["one:1:a1", "two:1:a1"] as const
  notes.noteSkipped(one)
  notes.noteSkipped(two)
  notes.forgetSkipped(["one"])
  expect([notes.isSkipped(one), notes.isSkipped(two)]).toEqual([false, true])
  notes.noteSkipped(one)
  notes.forgetSkipped()
  expect([notes.isSkipped(one), notes.isSkipped(two)]).toEqual([false, false])
})
