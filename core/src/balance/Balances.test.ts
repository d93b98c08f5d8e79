import { afterEach, describe, expect, it, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { createKit, displayBalance, memoryStorage } from "../index.ts"

const makeKit = async (balance: () => Promise<bigint>) => {
  const chain = virtualChain({ wallet: { balance } })
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1)],
    plugins: [chain.plugin],
    unsupportedNetwork: "ignore",
    storage: memoryStorage()
  })
  await kit.ready()
  await kit.connect({ connectorId: "wallet" })
  const reads = () => chain.calls.filter((call) => call === "balance").length
  return { kit, chain, reads, account: () => kit.getSnapshot().account["test"]! }
}

afterEach(() => void vi.useRealTimers())

describe("native balance", () => {
  it("S9.12[native balance] is cached for 30 s", async () => {
    const { kit, reads, account } = await makeKit(async () => 1_234_567_000_000_000_000n)
    vi.useFakeTimers({ toFake: ["Date"] })
    await kit.refreshBalance()
    expect(account()).toMatchObject({
      balance: "1.234567",
      balanceSymbol: "COIN",
      balanceLoading: false,
      balanceFailed: false
    })
    vi.setSystemTime(Date.now() + 29_999)
    await kit.refreshBalance()
    expect(reads()).toBe(1)
    vi.setSystemTime(Date.now() + 1)
    await kit.refreshBalance()
    expect(reads()).toBe(2)
    await kit.refreshBalance({ force: true })
    expect(reads()).toBe(3)
  })

  it("S8.05, S4.13 in part: a failed read shows 0.00 and its symbol, marked, and is not tried again for 30 s", async () => {
    let fail = true
    const { kit, reads, account } = await makeKit(() =>
      fail ? Promise.reject(new Error("down")) : Promise.resolve(1n)
    )
    vi.useFakeTimers({ toFake: ["Date"] })
    await kit.refreshBalance()
    expect(account()).toMatchObject({
      balance: "0.00",
      balanceSymbol: "COIN",
      balanceFailed: true,
      balanceLoading: false
    })
    fail = false
    await kit.refreshBalance()
    expect(reads()).toBe(1)
    vi.setSystemTime(Date.now() + 30_000)
    await kit.refreshBalance()
    expect(account()).toMatchObject({ balance: "0.000000000000000001", balanceFailed: false })
  })

  it("S9.12 in part: a clock that was put back freezes neither the cache nor the wait after a failure", async () => {
    let fail = false
    const { kit, reads, account } = await makeKit(() =>
      fail ? Promise.reject(new Error("down")) : Promise.resolve(1n)
    )
    vi.useFakeTimers({ toFake: ["Date"] })
    await kit.refreshBalance()
    vi.setSystemTime(Date.now() - 3_600_000)
    fail = true
    await kit.refreshBalance()
    expect(reads()).toBe(2)
    expect(account().balanceFailed).toBe(true)
    vi.setSystemTime(Date.now() - 3_600_000)
    fail = false
    await kit.refreshBalance()
    expect(reads()).toBe(3)
    expect(account().balanceFailed).toBe(false)
  })

  it("S8.02 in part: a toast says it in an open modal alone, on each failure, 30 s after the last at the earliest", async () => {
    const { kit, reads } = await makeKit(() => Promise.reject(new Error("down")))
    const toast = () => kit.getSnapshot().notice.toast
    vi.useFakeTimers({ toFake: ["Date"] })
    await kit.refreshBalance()
    expect(toast()).toBeUndefined()
    kit.open({ view: "Account" })
    await kit.refreshBalance()
    expect([reads(), toast()]).toEqual([1, undefined])
    vi.setSystemTime(Date.now() + 30_000)
    await kit.refreshBalance()
    expect([reads(), toast()]).toMatchObject([2, { variant: "error", code: "BALANCE_UNAVAILABLE" }])
    await kit.dispose()
  })

  it("S8.02 in part: a toast says in an open modal, once, that the network is not the app's, where nothing is read", async () => {
    const { kit, chain, reads, account } = await makeKit(async () => 1n)
    chain.tell("wallet", { type: "network", namespace: "test", networkId: "test:99" })
    await vi.waitFor(() =>
      expect(kit.getSnapshot().network.byNamespace["test"]!.caipNetwork!.unknown).toBe(true)
    )
    const toast = () => kit.getSnapshot().notice.toast
    await kit.refreshBalance()
    expect(toast()).toBeUndefined()
    kit.open({ view: "Account" })
    await kit.refreshBalance()
    expect(toast()).toMatchObject({ variant: "error", code: "BALANCE_UNAVAILABLE" })
    kit.hideToast()
    await vi.waitFor(() => expect(toast()).toBeUndefined())
    await kit.refreshBalance({ force: true })
    expect(toast()).toBeUndefined()
    expect(reads()).toBe(0)
    expect(account()).not.toHaveProperty("balance")
    chain.tell("wallet", { type: "network", namespace: "test", networkId: "test:1" })
    await vi.waitFor(() => expect(account().caipAddress).toBe("test:1:a1"))
    await kit.refreshBalance()
    expect(account()).toMatchObject({ balance: "0.000000000000000001", balanceFailed: false })
    await kit.dispose()
  })

  it("several readers at once cause one read", async () => {
    const { kit, reads } = await makeKit(async () => 1n)
    await Promise.all([kit.refreshBalance(), kit.refreshBalance(), kit.refreshBalance()])
    expect(reads()).toBe(1)
  })

  it("S5.21 in part: is shown floored to three decimals, 0.000 by default", () => {
    expect(
      ["1.23456", "1.5", "0.0009", "0", "12", "1234567.0001", "007.1", undefined, "", "1e5", "-1"].map(
        (text) => displayBalance(text)
      )
    ).toEqual(["1.234", "1.5", "0.000", "0.000", "12", "1234567", "7.1", "0.000", "0.000", "0.000", "0.000"])
  })
})
