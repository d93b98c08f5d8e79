import type { SessionChange } from "@latchkey/core"
import { describe, expect, it, vi } from "vitest"
import { oddInjectedAccounts } from "@latchkey/testing"
import { fakeExtension, settle } from "../../support/fakeExtension.ts"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { decodeInjectedAccounts } from "./decodeInjectedAccounts.ts"
import type { InjectedExtension } from "../InjectedExtension.ts"
import { kusamaRelayChain, polkadotRelayChain } from "../networks.ts"
import { listenToAccounts } from "./listenToAccounts.ts"

const alice = { address: "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY" }
const bob = { address: "5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty" }
const kusamaGenesis = "0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe"
const bobOnPolkadot = "14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3"

const listening = (extension = fakeExtension(), network = fakeNetwork(polkadotRelayChain)) => {
  const session = { accounts: decodeInjectedAccounts([alice])!, network }
  const changes: Array<SessionChange> = []
  const stop = listenToAccounts(extension as InjectedExtension, session, (change) => changes.push(change))
  return { extension, session, changes, stop }
}

const addresses = (changes: ReadonlyArray<SessionChange>) =>
  changes.map((change) =>
    change.type === "accounts" ? change.accounts.map(({ address }) => address) : change.type
  )

describe("a wallet's accounts", () => {
  it("T09 are told once per task, the latest list, written for the network", async () => {
    const { extension, changes, session } = listening()
    for (let index = 0; index < 5_000; index++) extension.emit([alice, bob])
    extension.emit([bob])
    expect(changes).toEqual([])
    await settle()
    expect(addresses(changes)).toEqual([[bobOnPolkadot]])
    expect(session.accounts).toHaveLength(1)
  })

  it("T09 are not told again when nothing changed, as wallets do at the start", async () => {
    const { extension, changes } = listening()
    extension.emit([alice])
    await settle()
    extension.emit([{ address: "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5" }])
    await settle()
    expect(changes).toEqual([])
  })

  it.each([
    ["there are none", []],
    ["none is left for the network", [{ ...alice, genesisHash: kusamaGenesis }]],
    ["only others are left", [{ address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", type: "ethereum" }]]
  ])("T05 end the session when %s", async (_, list) => {
    const { extension, changes } = listening()
    extension.emit(list)
    await settle()
    expect(changes).toEqual([{ type: "disconnect", namespace: "polkadot" }])
  })

  it("those of the network that the page went to count, not those of the first", async () => {
    const { extension, changes, session } = listening()
    session.network = fakeNetwork(kusamaRelayChain)
    extension.emit([{ ...bob, genesisHash: kusamaGenesis }])
    await settle()
    expect(addresses(changes)).toEqual([["FoQJpPyadYccjavVdTWxpxU7rUEaYhfLCPwXgkfD6Zat9QP"]])
  })

  it.each(
    oddInjectedAccounts
      .filter(({ make }) => decodeInjectedAccounts(make()) === undefined)
      .map(({ name, make }) => [name, make] as const)
  )("T09 %s says nothing, whatever it throws when it is read", async (_, make) => {
    const { extension, changes } = listening()
    expect(() => extension.emit(make())).not.toThrow()
    await settle()
    expect(changes).toEqual([])
  })

  it("T09 a revoked proxy says nothing, and throws nothing into the wallet", async () => {
    const { extension, changes } = listening()
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    expect(() => extension.emit(proxy)).not.toThrow()
    await settle()
    expect(changes).toEqual([])
  })

  it("are told no more after the end, not even those that were told just before", async () => {
    const { extension, changes, stop } = listening()
    extension.emit([bob])
    stop()
    extension.emit([alice, bob])
    await settle()
    expect([changes, extension.listenerCount()]).toEqual([[], 0])
  })
})

describe("a way to end listening", () => {
  it("is taken at once where it is a function, and when it comes where it is a promise", async () => {
    const end = vi.fn()
    const extension = fakeExtension()
    extension.accounts.subscribe.mockImplementation(async () => end)
    const { stop } = listening(extension)
    stop()
    await settle()
    expect(end).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["nothing", () => undefined],
    ["a promise that is rejected", () => Promise.reject(new Error("no"))],
    ["a promise that never settles", () => new Promise(() => {})],
    [
      "a function that throws",
      () => () => {
        throw new Error("no")
      }
    ],
    [
      "an error, thrown",
      () => {
        throw new Error("no")
      }
    ]
  ])("T08 may be %s", async (_, subscribe) => {
    // No mock: that would take the rejection for handled.
    const extension = { ...fakeExtension(), accounts: { get: async () => [], subscribe } }
    const { stop, changes } = listening(extension as never)
    await settle()
    stop()
    await settle()
    expect(changes).toEqual([])
  })

  it("T08 may be missing altogether", () => {
    const extension = { accounts: { get: async () => [] } }
    const { stop } = listening(extension as never)
    stop()
  })
})
