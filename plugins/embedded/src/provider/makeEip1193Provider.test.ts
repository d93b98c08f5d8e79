import { describe, expect, it, vi } from "vitest"
import { makeEmbeddedSession } from "../session/EmbeddedSession.ts"
import { makeEip1193Provider } from "./makeEip1193Provider.ts"

const address = "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955"
const other = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const placeOf = (networkId: `eip155:${string}`, ...addresses: ReadonlyArray<string>) => ({
  networkId,
  accounts: addresses.map((each) => ({ namespace: "eip155", address: each, type: "eoa" as const }))
})
const open = () => {
  const session = makeEmbeddedSession()
  const ask = vi.fn(async (..._: ReadonlyArray<unknown>) => "answer" as unknown)
  const moveTo = vi.fn(async (_: string) => {})
  return { session, ask, moveTo, provider: makeEip1193Provider(session, ask, moveTo) }
}
const signedIn = () => {
  const made = open()
  made.session.settle("eip155", placeOf("eip155:137", address, other))
  return made
}
const codeOf = (work: Promise<unknown>) => work.then(String, ({ code }: { readonly code: number }) => code)

describe("the embedded wallet's provider on EVM networks", () => {
  it("answers accounts and chain by itself, and asks for the rest on the network in use", async () => {
    const { provider, ask } = signedIn()
    const request = (method: string, params?: unknown) => provider.request({ method, params })
    expect(await request("eth_chainId")).toBe("0x89")
    expect(await request("eth_accounts")).toEqual([address, other])
    expect(await request("eth_requestAccounts")).toEqual([address, other])
    expect(ask).not.toHaveBeenCalled()
    expect(await request("personal_sign", ["0x1"])).toBe("answer")
    expect(ask).toHaveBeenCalledExactlyOnceWith({ method: "personal_sign", params: ["0x1"] }, "eip155:137")
    // What every object has is no method of the wallet's own.
    await request("toString")
    expect(ask).toHaveBeenCalledTimes(2)
    expect(provider.choosesNonce).toBe(true)
  })

  it.each(["eth_chainId", "eth_accounts", "eth_requestAccounts", "personal_sign"])(
    "says of %s that nobody is signed in",
    async (method) => {
      const { provider, ask } = open()
      expect(await codeOf(provider.request({ method }))).toBe(4900)
      expect(ask).not.toHaveBeenCalled()
    }
  )

  it("moves to another network, does nothing for its own, and takes none of a page", async () => {
    const { provider, moveTo } = signedIn()
    const go = (params: unknown) => provider.request({ method: "wallet_switchEthereumChain", params })
    for (const same of ["0x89", "137"]) expect(await go([{ chainId: same }])).toBeNull()
    expect(moveTo).not.toHaveBeenCalled()
    expect(await go([{ chainId: "0xa" }])).toBeNull()
    expect(moveTo).toHaveBeenCalledExactlyOnceWith("eip155:10")
    for (const odd of [undefined, null, [], [{}], [{ chainId: 10 }], [{ chainId: "ten" }], "0xa"])
      expect(await codeOf(go(odd))).toBe(-32602)
    expect(await codeOf(provider.request({ method: "wallet_addEthereumChain", params: [{}] }))).toBe(4200)
    expect(moveTo).toHaveBeenCalledTimes(1)
    moveTo.mockRejectedValueOnce(Object.assign(new Error("no"), { code: 4901 }))
    expect(await codeOf(go([{ chainId: "0xa" }]))).toBe(4901)
    expect(
      await codeOf(
        open().provider.request({ method: "wallet_switchEthereumChain", params: [{ chainId: "0xa" }] })
      )
    ).toBe(4900)
  })

  it("tells each event to who listens for it, of its own networks alone, and no longer than they listen", () => {
    const { provider, session } = signedIn()
    const told: Array<readonly [string, unknown]> = []
    const listeners = Object.fromEntries(
      ["chainChanged", "accountsChanged", "disconnect", "message"].map((event) => [
        event,
        (payload: unknown) => void told.push([event, payload])
      ])
    )
    const each = (does: "on" | "removeListener") => {
      for (const [event, listener] of Object.entries(listeners)) provider[does](event, listener)
    }
    each("on")
    // Twice is once.
    each("on")
    session.settle("solana", {
      networkId: "solana:1",
      accounts: [{ namespace: "solana", address: "S", type: "eoa" }]
    })
    session.settle("solana", {
      networkId: "solana:2",
      accounts: [{ namespace: "solana", address: "T", type: "eoa" }]
    })
    expect(told).toEqual([])
    session.settle("eip155", placeOf("eip155:10", address, other))
    expect(told.splice(0)).toEqual([["chainChanged", "0xa"]])
    session.settle("eip155", placeOf("eip155:10", other))
    expect(told.splice(0)).toEqual([["accountsChanged", [other]]])
    session.end()
    expect(told.splice(0)).toEqual([["disconnect", expect.objectContaining({ code: 4900 })]])
    each("removeListener")
    each("removeListener")
    provider.removeListener("never", () => {})
    session.settle("eip155", placeOf("eip155:1", address))
    session.settle("eip155", placeOf("eip155:10", other))
    session.end()
    expect(told).toEqual([])
    // Who listens again is told again.
    each("on")
    session.settle("eip155", placeOf("eip155:1", address))
    session.settle("eip155", placeOf("eip155:10", address))
    expect(told).toEqual([["chainChanged", "0xa"]])
  })
})
