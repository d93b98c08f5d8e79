import { describe, expect, it, vi } from "vitest"
import { createVirtualWallet } from "../createVirtualWallet.ts"
import { eventLies, floodEvents, tellEventLies } from "./eventLies.ts"
import { faults, withFaults } from "../../../../tests/testing/src/faults/faults.ts"
import { oddRejections, oddResults, userRejections } from "../../../../tests/testing/src/faults/oddValues.ts"
import type { Fault } from "../../../../tests/testing/src/faults/Fault.ts"

const make = (fault?: Fault) => {
  const wallet = createVirtualWallet({ chains: [{ id: 1, rpcUrl: "http://127.0.0.1:1" }] })
  return fault === undefined ? wallet : withFaults(wallet, { eth_chainId: fault })
}
const ask = (fault: Fault): unknown => make(fault).provider.request({ method: "eth_chainId" })
// After a turn of the event loop, an answer that needs no more than promises is there.
const isWaiting = async (promise: unknown) =>
  (await Promise.race([promise, new Promise((resolve) => setImmediate(resolve, "waiting"))])) === "waiting"

describe("a fault", () => {
  it("never answers", async () => {
    expect(await isWaiting(ask(faults.never()))).toBe(true)
  })

  it("throws instead of returning", () => {
    expect(() => ask(faults.throws("broken"))).toThrow("broken")
    expect(() => ask(faults.throws())).toThrow(Error)
  })

  it("returns a plain value", () => {
    expect(ask(faults.returns("0x1"))).toBe("0x1")
    expect(ask(faults.returns(undefined))).toBeUndefined()
  })

  it("resolves with a lie, or changes the truth", async () => {
    expect(await ask(faults.resolves("0x5"))).toBe("0x5")
    expect(await ask(faults.changes((genuine) => [genuine]))).toEqual(["0x1"])
  })

  it("answers late, when released, and then at once", async () => {
    const late = faults.late()
    const wallet = make(late)
    const [first, second] = [0, 1].map(() => wallet.provider.request({ method: "eth_chainId" }))
    expect([await isWaiting(first), late.waiting()]).toEqual([true, 2])
    expect(wallet.requests().map((entry) => entry.outcome)).toEqual(["resolved", "resolved"])
    late.release()
    expect([await first, await second, late.waiting()]).toEqual(["0x1", "0x1", 0])
    expect(await wallet.provider.request({ method: "eth_chainId" })).toBe("0x1")
  })

  it("keeps a late rejection back too", async () => {
    const late = faults.late()
    const wallet = withFaults(make(), { eth_sign: late })
    const asked = wallet.provider.request({ method: "eth_sign" })
    expect(await isWaiting(asked)).toBe(true)
    late.release()
    await expect(asked).rejects.toMatchObject({ code: 4200 })
  })

  it("calls back twice from a thenable that is no promise", async () => {
    const thenable = ask(faults.twice("0x2")) as PromiseLike<unknown>
    expect(thenable).not.toBeInstanceOf(Promise)
    const heard = vi.fn<(value: unknown) => void>()
    thenable.then(heard)
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([["0x1"], ["0x2"]]))
  })

  it("stands before one method, or before all without their own, until it is taken away", async () => {
    const wallet = withFaults(make(), { "*": faults.resolves("any"), eth_chainId: faults.resolves("own") })
    const answers = () =>
      Promise.all(["eth_chainId", "eth_accounts"].map((method) => wallet.provider.request({ method })))
    expect(await answers()).toEqual(["own", "any"])
    wallet.setFault("eth_chainId", undefined)
    expect(await answers()).toEqual(["any", "any"])
    wallet.setFault("*", undefined)
    expect(await answers()).toEqual(["0x1", []])
  })

  it("does not hide the request from the log", () => {
    const wallet = make(faults.never())
    void wallet.provider.request({ method: "eth_chainId", params: [] })
    expect(wallet.requests()).toEqual([{ method: "eth_chainId", params: [], outcome: "pending" }])
  })
})

describe("odd values", () => {
  it.each([...oddRejections, ...userRejections])(
    "reach the page as a rejection: $name",
    async ({ make: value }) => {
      const given = value()
      const caught = vi.fn<(reason: unknown) => void>()
      await (ask(faults.rejects(given)) as Promise<unknown>).catch(caught)
      expect(caught).toHaveBeenCalledTimes(1)
      expect(Object.is(caught.mock.calls[0]?.[0], given)).toBe(true)
    }
  )

  it.each(oddResults)("reach the page as a result: $name", async ({ make: value }) => {
    const given = value()
    const got = vi.fn<(value: unknown) => void>()
    await (ask(faults.resolves(given)) as Promise<unknown>).then(got)
    expect(Object.is(got.mock.calls[0]?.[0], given)).toBe(true)
  })

  it.each([oddRejections, userRejections, oddResults])("have names of their own", (...values) => {
    expect(new Set(values.map((value) => value.name)).size).toBe(values.length)
  })
})

describe("event lies", () => {
  it("reach the page as they are, at any time", () => {
    const wallet = make()
    const heard = vi.fn<(...args: readonly unknown[]) => void>()
    for (const event of new Set(eventLies.map((lie) => lie.event))) wallet.provider.on(event, heard)
    tellEventLies(wallet)
    wallet.disconnect()
    tellEventLies(wallet)
    expect(heard).toHaveBeenCalledTimes(2 * eventLies.length)
    expect(wallet.accounts()).toEqual([])
  })

  it("come in floods, the last one as asked", () => {
    const wallet = make()
    const chainIds = vi.fn<(value: unknown) => void>()
    const accounts = vi.fn<(value: unknown) => void>()
    wallet.provider.on("chainChanged", chainIds).on("accountsChanged", accounts)
    floodEvents(wallet, "chainChanged", 5000)
    floodEvents(wallet, "accountsChanged", 3, (n) => [[String(n)]])
    expect(chainIds).toHaveBeenCalledTimes(5000)
    expect(chainIds).toHaveBeenLastCalledWith("0x2")
    expect(accounts.mock.calls).toEqual([[["0"]], [["1"]], [["2"]]])
  })
})
