import { EventEmitter } from "node:events"
import type { Network } from "@latchkey/core"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { UniversalProvider } from "../client/UniversalProvider.ts"
import type { Session } from "./Session.ts"
import { listenToClient } from "./sessionEvents.ts"

const known = ["eip155:1", "eip155:137", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"]

/** What a session is told to select when a wallet says `data` of a chain. */
const selected = (chainId: string, data: unknown): ReadonlyArray<string> => {
  const events = new EventEmitter()
  const chosen: Array<string> = []
  const stop = listenToClient({ client: { events } } as unknown as UniversalProvider, {
    session: { select: (_: string, networkId: string) => chosen.push(networkId) } as unknown as Session,
    topic: "t",
    networks: () => known.map((caipNetworkId) => ({ caipNetworkId, input: {} }) as Network),
    settle: () => {},
    onEnd: () => {}
  })
  events.emit("session_event", { topic: "t", params: { chainId, event: { name: "chainChanged", data } } })
  stop()
  expect(events.listenerCount("session_event")).toBe(0)
  return chosen
}

describe("T09 the network that a wallet says it has moved to", () => {
  it.each([
    [137],
    [137n],
    ["137"],
    ["0x89"],
    ["0X89"],
    ["eip155:137"],
    [{ chainId: "0x89" }],
    [{ chainId: 137 }],
    [{ chainId: "eip155:137" }]
  ])("is found in %o", (data) => {
    expect(selected("eip155:1", data)).toEqual(["eip155:137"])
  })

  it.each([
    ["Polygon"],
    ["Polygon Mainnet 137"],
    ["You are on Polygon now."],
    [""],
    [undefined],
    [null],
    [{}],
    [[]],
    [Number.NaN],
    [true],
    ["x".repeat(100_000)]
  ])("is the event's own where %o beside it is no chain", (data) => {
    expect(selected("eip155:137", data)).toEqual(["eip155:137"])
  })

  it("is the event's own in a namespace whose chains have names", () => {
    expect(selected(known[2]!, "Mainnet")).toEqual([known[2]])
    expect(selected(known[2]!, known[2]!.slice(7))).toEqual([known[2]])
  })

  it.each([[5], ["0x5"], ["5"], ["eip155:5"], [-1], [{ chainId: "0x5" }]])(
    "is none of the page's where %o is another chain",
    (data) => {
      expect(selected("eip155:1", data)).toEqual([])
    }
  )

  it("is one of the page's, or none, whatever is said", () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.anything(), fc.integer(), fc.string()), (chainId, data) => {
        for (const networkId of selected(chainId, data)) expect(known).toContain(networkId)
      })
    )
  })
})
