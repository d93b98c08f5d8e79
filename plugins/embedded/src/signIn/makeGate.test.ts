import { describe, expect, it } from "vitest"
import { makeGate } from "./makeGate.ts"

const outcomeOf = (waiting: Promise<void>) =>
  waiting.then(
    () => "in",
    (cause: unknown) => cause
  )

describe("the gate that lets connections through", () => {
  it("is shut until somebody has signed in: then all who wait are let in, and who comes later too, until it is shut", async () => {
    const gate = makeGate()
    expect(gate.isOpen()).toBe(false)
    const waiting = [gate.pass(new AbortController().signal), gate.pass(new AbortController().signal)]
    gate.open()
    expect(await Promise.all(waiting.map(outcomeOf))).toEqual(["in", "in"])
    expect(gate.isOpen()).toBe(true)
    expect(await outcomeOf(gate.pass(new AbortController().signal))).toBe("in")
    gate.shut()
    expect(gate.isOpen()).toBe(false)
    const turn = new AbortController()
    const late = outcomeOf(gate.pass(turn.signal))
    turn.abort()
    expect(await late).toMatchObject({ code: "EMBEDDED_REQUEST_ABORTED", details: { call: "CONNECT" } })
  })

  it("what failed ends all who wait, with its cause, and nobody who comes later", async () => {
    const gate = makeGate()
    const cause = new Error("no")
    const waiting = outcomeOf(gate.pass(new AbortController().signal))
    gate.fail(cause)
    expect(await waiting).toBe(cause)
    expect(gate.isOpen()).toBe(false)
    const later = outcomeOf(gate.pass(new AbortController().signal))
    gate.open()
    expect(await later).toBe("in")
  })

  it("who has given up is not let in, and keeps no listener at its signal", async () => {
    const gate = makeGate()
    const given = new AbortController()
    given.abort()
    expect(await outcomeOf(gate.pass(given.signal))).toMatchObject({ code: "EMBEDDED_REQUEST_ABORTED" })
    const turn = new AbortController()
    const listeners = new Set<unknown>()
    const signal = {
      aborted: false,
      addEventListener: (_: string, listener: unknown) => listeners.add(listener),
      removeEventListener: (_: string, listener: unknown) => listeners.delete(listener)
    }
    const waiting = outcomeOf(gate.pass(signal as unknown as AbortSignal))
    const other = outcomeOf(gate.pass(turn.signal))
    expect(listeners.size).toBe(1)
    turn.abort()
    expect(await other).toMatchObject({ code: "EMBEDDED_REQUEST_ABORTED" })
    gate.open()
    expect(await waiting).toBe("in")
    expect(listeners.size).toBe(0)
  })
})
