import { memoryStorage } from "@latchkey/core"
import { describe, expect, it, vi } from "vitest"
import { makeEnabledChains } from "./EnabledChains.ts"

const KEY = "cosmos:enabled_chains:keplr"

describe("EnabledChains", () => {
  it("remembers the chains of each wallet across reloads, the latest first and each once", () => {
    const storage = memoryStorage()
    const [keplr, leap] = [{}, {}]
    const make = () => {
      const enabled = makeEnabledChains(storage)
      enabled.bind(keplr, "keplr")
      enabled.bind(leap, "leap")
      return enabled
    }
    const before = make()
    before.add(keplr, "cosmoshub-4")
    before.add(keplr, "osmosis-1")
    before.add(keplr, "cosmoshub-4")
    const write = vi.spyOn(storage, "set")
    before.add({}, "juno-1")
    expect(write).not.toHaveBeenCalled()
    const after = make()
    expect([after.list(keplr), after.list(leap), after.list({})]).toEqual([
      ["cosmoshub-4", "osmosis-1"],
      [],
      []
    ])
    after.forget(keplr)
    expect([before.list(keplr), storage.get(KEY)]).toEqual([[], undefined])
  })

  it.each([
    "",
    "{",
    "null",
    "7",
    '"osmosis-1"',
    '{"0":"osmosis-1"}',
    "[1,null,{}]",
    `["${"a".repeat(20_000)}"]`
  ])("T11 reads %.20j as nothing", (text) => {
    const storage = memoryStorage()
    storage.set(KEY, text)
    const wallet = {}
    const enabled = makeEnabledChains(storage)
    enabled.bind(wallet, "keplr")
    expect(enabled.list(wallet)).toEqual([])
    enabled.add(wallet, "osmosis-1")
    expect(enabled.list(wallet)).toEqual(["osmosis-1"])
  })

  it("T11 keeps no more than 50 chains", () => {
    const wallet = {}
    const enabled = makeEnabledChains(memoryStorage())
    enabled.bind(wallet, "keplr")
    for (let count = 0; count < 200; count++) enabled.add(wallet, `chain-${count}`)
    expect(enabled.list(wallet)).toHaveLength(50)
    expect(enabled.list(wallet)[0]).toBe("chain-199")
  })
})
