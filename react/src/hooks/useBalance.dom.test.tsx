import { afterEach, describe, expect, it, vi } from "vitest"
import { act, mountHook } from "../../../tests/support/mount.tsx"
import { makeTestKit } from "../../../tests/support/testKit.ts"
import { KitProvider } from "../KitProvider.tsx"
import { useBalance } from "./useBalance.ts"

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A connected account whose balance could not be read, shown by the hook. */
const failedBalance = async () => {
  const { kit, wallet } = makeTestKit()
  wallet.balance = () => Promise.reject(new Error("no answer"))
  await kit.connect({ connectorId: "wallet" })
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] })
  const tree = await mountHook(useBalance, (node) => <KitProvider kit={kit} disableAppend children={node} />)
  await act(async () => {
    await kit.refreshBalance()
  })
  expect(tree.result.current.status).toBe("error")
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => {}))
  const reads = () => wallet.calls.filter((call) => call === "balance").length
  return { kit, wallet, ...tree, pass, reads }
}

describe("a balance that could not be read", () => {
  it("S4.13 in part: comes back by itself within 35 s, and is not asked for before 30 s", async () => {
    const { wallet, result, pass, reads } = await failedBalance()
    wallet.balance = async () => 1n
    await pass(29_999)
    expect(reads()).toBe(1)
    await pass(5_001)
    const read = { status: "success", balance: "0.000000000000000001" }
    await vi.waitFor(() => expect(result.current).toMatchObject(read))
    await pass(600_000)
    expect(reads()).toBe(2)
  })

  it("is tried for as long as the node is away, once each time", async () => {
    const { wallet, result, pass, reads } = await failedBalance()
    for (let count = 2; count <= 6; count++) {
      await pass(31_000)
      await vi.waitFor(() => expect([reads(), result.current.status]).toEqual([count, "error"]))
    }
    wallet.balance = async () => 1n
    await pass(35_000)
    await vi.waitFor(() => expect(result.current.status).toBe("success"))
  })

  it("comes back though the clock was put back", async () => {
    const { wallet, result, pass } = await failedBalance()
    wallet.balance = async () => 1n
    vi.setSystemTime(Date.now() - 3_600_000)
    await pass(35_000)
    await vi.waitFor(() => expect(result.current.status).toBe("success"))
  })

  it("leaves no timer where nothing shows it any more", async () => {
    const { unmount, pass, reads } = await failedBalance()
    await unmount()
    expect(vi.getTimerCount()).toBe(0)
    await pass(600_000)
    expect(reads()).toBe(1)
  })

  it("is not asked for while the page is hidden, and at once when it is seen again", async () => {
    const { pass, reads, result, wallet } = await failedBalance()
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true)
    await pass(600_000)
    expect(reads()).toBe(1)
    wallet.balance = async () => 1n
    hidden.mockReturnValue(false)
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")))
    await vi.waitFor(() => expect(result.current.status).toBe("success"))
    expect(reads()).toBe(2)
  })
})

describe("useBalance", () => {
  it("reads when connected, shows the stand-in of a failed read as an error, and reads again when asked", async () => {
    const { kit, wallet } = makeTestKit()
    const read = Promise.withResolvers<bigint>()
    wallet.balance = () => read.promise
    const { result } = await mountHook(useBalance, (node) => (
      <KitProvider kit={kit} disableAppend children={node} />
    ))
    expect(result.current).toMatchObject({ status: "idle", balance: undefined })

    await act(() => kit.connect({ connectorId: "wallet" }))
    expect(result.current.status).toBe("pending")
    await act(async () => read.resolve(2_000_000_000_000_000_001n))
    expect(result.current).toMatchObject({
      status: "success",
      balance: "2.000000000000000001",
      symbol: "COIN"
    })

    wallet.balance = () => Promise.reject(new Error("no answer"))
    await act(async () => result.current.refresh())
    expect(result.current).toMatchObject({ status: "error", balance: "0.00", symbol: "COIN" })

    wallet.balance = async () => 1n
    await act(async () => result.current.refresh())
    expect(result.current).toMatchObject({ status: "success", balance: "0.000000000000000001" })

    await act(() => kit.disconnect())
    expect(result.current).toMatchObject({ status: "idle", balance: undefined })
  })
})

describe("a balance that was read", () => {
  it("is exact in base units too, with the decimals of its coin", async () => {
    const { kit, wallet } = makeTestKit()
    wallet.balance = async () => 10n ** 30n + 1n
    const { result } = await mountHook(useBalance, (node) => (
      <KitProvider kit={kit} disableAppend children={node} />
    ))
    expect(result.current).toMatchObject({ status: "idle", value: undefined, decimals: 18 })
    await act(() => kit.connect({ connectorId: "wallet" }))
    await vi.waitFor(() => expect(result.current.status).toBe("success"))
    expect(result.current).toMatchObject({
      balance: "1000000000000.000000000000000001",
      value: 10n ** 30n + 1n
    })
  })
})
