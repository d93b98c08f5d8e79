import { describe, expect, it, vi } from "vitest"
import { makeLog } from "./Log.ts"
import { observeProvider } from "./observeProvider.ts"
import { walletFault, type WalletFaultName } from "./WalletFault.ts"

type Requester = {
  readonly request: (asked: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
}

/** A provider that keeps what is its own where a stand-in has nothing. */
class PrivateProvider {
  #asked: Array<unknown> = []
  readonly isAcme = true
  request(asked: unknown) {
    this.#asked.push(asked)
    return (asked as { readonly method: string }).method === "eth_sign"
      ? Promise.reject(Object.assign(new Error("no"), { code: 4001 }))
      : Promise.resolve("0x1")
  }
  on() {
    return this.#asked.length
  }
  get asked() {
    return this.#asked
  }
}

const observe = (provider: object, name: WalletFaultName = "none") => {
  const log = makeLog(10)
  const fault = walletFault(name)
  return { log, seen: observeProvider(provider, "acme", log, () => fault) as Requester & PrivateProvider }
}

describe("a provider that is observed", () => {
  it("is asked as before, and not changed", async () => {
    const provider = Object.freeze(new PrivateProvider())
    const before = Object.getOwnPropertyDescriptors(provider)
    const { log, seen } = observe(provider)
    await expect(seen.request({ method: "eth_chainId" })).resolves.toBe("0x1")
    await expect(seen.request({ method: "eth_sign", params: ["0xab"] })).rejects.toMatchObject({ code: 4001 })
    expect(provider.asked).toHaveLength(2)
    expect(Object.getOwnPropertyDescriptors(provider)).toEqual(before)
    expect(log.read().wallets).toMatchObject([
      { connector: "acme", method: "eth_chainId", status: "done", result: "0x1" },
      { connector: "acme", method: "eth_sign", params: ["0xab"], status: "failed", error: { code: 4001 } }
    ])
  })

  it("shows all else of the provider, whose functions find what is private to it", () => {
    const provider = new PrivateProvider()
    const { seen } = observe(provider)
    expect(seen.isAcme).toBe(true)
    expect(seen.on()).toBe(0)
    expect(seen.on).toBe(seen.on)
    expect("isAcme" in seen).toBe(true)
    expect(seen).toBeInstanceOf(PrivateProvider)
  })

  it.each([
    ["declines", "eth_requestAccounts", 4001],
    ["wrongChain", "wallet_switchEthereumChain", 4902]
  ] as const)("that %s refuses %s with %s, and the wallet is not asked", async (name, method, code) => {
    const provider = new PrivateProvider()
    const { seen } = observe(provider, name)
    await expect(seen.request({ method })).rejects.toMatchObject({ code })
    expect(provider.asked).toEqual([])
  })

  it("that is on another network says so, and does the rest", async () => {
    const { seen } = observe(new PrivateProvider(), "wrongChain")
    await expect(seen.request({ method: "eth_chainId" })).resolves.toBe("0xfffffffffffec")
    await expect(seen.request({ method: "eth_accounts" })).resolves.toBe("0x1")
  })

  it("that is slow asks the wallet after 5 seconds; one that is silent never does", async () => {
    vi.useFakeTimers()
    const provider = new PrivateProvider()
    const slow = observe(provider, "slow").seen.request({ method: "eth_accounts" })
    void observe(provider, "silent").seen.request({ method: "eth_accounts" })
    await vi.advanceTimersByTimeAsync(4_999)
    expect(provider.asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await expect(slow).resolves.toBe("0x1")
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(provider.asked).toHaveLength(1)
    vi.useRealTimers()
  })
})
