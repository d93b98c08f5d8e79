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
