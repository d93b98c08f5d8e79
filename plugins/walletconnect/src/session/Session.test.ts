import type { CaipNetworkId } from "@latchkey/core"
import type { SessionChange } from "@latchkey/core/effect"
import { describe, expect, it } from "vitest"
import { makeSession } from "./Session.ts"
import type { SettledNamespace } from "./SettledNamespace.ts"

const settled = (
  addresses: Readonly<Record<CaipNetworkId, ReadonlyArray<string>>>,
  methods: ReadonlyArray<string> = ["personal_sign"]
): SettledNamespace => ({
  addresses: new Map(Object.entries(addresses) as Array<[CaipNetworkId, ReadonlyArray<string>]>),
  methods: new Set(methods)
})

const open = () => {
  const session = makeSession(
    new Map([
      ["eip155", settled({ "eip155:1": ["0xa", "0xB"], "eip155:10": ["0xc"] })],
      ["solana", settled({ "solana:new": ["Key"] })]
    ]),
    (id) => (id === "eip155" ? ["eip155:5", "eip155:10"] : []),
    () => "Hen"
  )
  const changes: Array<SessionChange> = []
  const stop = session.listen((change) => changes.push(change))
  return { session, changes, stop }
}
const shown = (change: SessionChange | undefined) =>
  change?.type === "disconnect"
    ? ["disconnect", change.namespace]
    : change && [change.type, change.networkId, ...(change.accounts ?? []).map(({ address }) => address)]

describe("a session", () => {
  it("is on the network that the page would like, among those with an account", () => {
    const { session } = open()
    expect([session.current("eip155"), session.current("solana"), session.current("cosmos")]).toEqual([
      "eip155:10",
      "solana:new",
      undefined
    ])
  })

  it("T22 moves to a network with an account, and says with which; not to another", () => {
    const { session, changes } = open()
    expect(session.select("eip155", "eip155:56")).toBe(false)
    expect(session.select("eip155", "eip155:1")).toBe(true)
    expect(changes.map(shown)).toEqual([["network", "eip155:1", "0xa", "0xB"]])
    expect(session.select("eip155", "eip155:1")).toBe(true)
    expect(changes).toHaveLength(1)
  })

  it("puts the account first that the wallet says is in use; T14 never one that it did not share", () => {
    const { session, changes } = open()
    session.select("eip155", "eip155:1")
    session.prefer("eip155", ["0xdead", "0Xb", "0xb"])
    expect(shown(changes.at(-1))).toEqual(["accounts", "eip155:1", "0xB", "0xa"])
    session.prefer("solana", ["key"])
    expect(shown(changes.at(-1))).toEqual(["accounts", "solana:new", "Key"])
  })

  it("S4.05 in part: tells what ends where a wallet takes something back", () => {
    const { session, changes } = open()
    session.settle(new Map([["eip155", settled({ "eip155:1": ["0xB"] })]]))
    expect(changes.map(shown)).toEqual([
      ["network", "eip155:1", "0xB"],
      ["disconnect", "solana"]
    ])
    session.end()
    expect([shown(changes.at(-1)), session.ended()]).toEqual([["disconnect", undefined], true])
  })

  it("leaves a network that the wallet takes back, and comes back to it where it is shared anew", () => {
    const { session } = open()
    session.select("eip155", "eip155:1")
    const [without, withIt] = [{ "eip155:10": ["0xc"] }, { "eip155:1": ["0xa"], "eip155:10": ["0xc"] }]
    session.settle(new Map([["eip155", settled(without as never)]]))
    expect(session.current("eip155")).toBe("eip155:10")
    session.settle(new Map([["eip155", settled(withIt as never)]]))
    expect(session.current("eip155")).toBe("eip155:1")
  })

  it("tells nothing to those who stopped listening", () => {
    const { session, changes, stop } = open()
    stop()
    session.end()
    expect(changes).toEqual([])
  })
})
