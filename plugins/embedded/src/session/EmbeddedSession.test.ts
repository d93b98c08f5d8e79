import type { SessionChange } from "@latchkey/core/effect"
import { describe, expect, it } from "vitest"
import { makeEmbeddedSession, type EmbeddedPlace } from "./EmbeddedSession.ts"

const namespace = "eip155"
const placeOf = (
  address: string,
  networkId = "eip155:1",
  type: "eoa" | "smartAccount" = "eoa"
): EmbeddedPlace => ({
  networkId: networkId as `eip155:${string}`,
  accounts: [{ namespace, address, type }]
})
const open = () => {
  const session = makeEmbeddedSession()
  const told: Array<SessionChange> = []
  const stop = session.listen((change) => void told.push(change))
  return { session, told, stop }
}

describe("the session of the embedded wallet", () => {
  it("tells nobody of where it begins, and knows it from then on", () => {
    const { session, told } = open()
    expect(session.place(namespace)).toBeUndefined()
    session.settle(namespace, placeOf("0x1"))
    expect(session.place(namespace)).toEqual(placeOf("0x1"))
    expect(session.place("solana")).toBeUndefined()
    expect(told).toEqual([])
  })

  it("tells of another network, of other accounts, and of both by each, and of nothing that stays", () => {
    const { session, told } = open()
    session.settle(namespace, placeOf("0x1"))
    session.settle(namespace, placeOf("0x1"))
    expect(told).toEqual([])
    session.settle(namespace, placeOf("0x1", "eip155:10"))
    expect(told.splice(0)).toEqual([{ type: "network", namespace, ...placeOf("0x1", "eip155:10") }])
    session.settle(namespace, placeOf("0x2", "eip155:10"))
    expect(told.splice(0)).toEqual([{ type: "accounts", namespace, ...placeOf("0x2", "eip155:10") }])
    session.settle(namespace, placeOf("0x2", "eip155:10", "smartAccount"))
    expect(told.splice(0)).toEqual([
      { type: "accounts", namespace, ...placeOf("0x2", "eip155:10", "smartAccount") }
    ])
    session.settle(namespace, placeOf("0x3"))
    expect(told.splice(0).map(({ type }) => type)).toEqual(["network", "accounts"])
    const more = { ...placeOf("0x3"), accounts: [...placeOf("0x3").accounts, ...placeOf("0x4").accounts] }
    session.settle(namespace, more)
    expect(told.splice(0)).toEqual([{ type: "accounts", namespace, ...more }])
    session.settle(namespace, placeOf("0x3"))
    expect(told.map(({ type }) => type)).toEqual(["accounts"])
  })

  it("ends once, for all namespaces, and tells nobody who has stopped listening", () => {
    const { session, told, stop } = open()
    session.end()
    expect(told).toEqual([])
    session.settle(namespace, placeOf("0x1"))
    session.settle("solana", placeOf("S", "solana:1"))
    session.end()
    session.end()
    expect(told).toEqual([{ type: "disconnect" }])
    expect([session.place(namespace), session.place("solana")]).toEqual([undefined, undefined])
    stop()
    session.settle(namespace, placeOf("0x1"))
    session.settle(namespace, placeOf("0x2"))
    expect(told).toHaveLength(1)
  })

  it("a listener that stops another while it is told takes nothing from the rest", () => {
    const { session } = open()
    const told: Array<string> = []
    const stops = ["a", "b"].map((name) =>
      session.listen(() => {
        told.push(name)
        for (const stop of stops) stop()
      })
    )
    session.settle(namespace, placeOf("0x1"))
    session.end()
    expect(told).toEqual(["a", "b"])
  })
})
