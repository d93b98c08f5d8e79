import { oddRejections } from "@latchkey/testing"
import { afterEach, describe, expect, it, vi } from "vitest"
import { askWallet } from "./askWallet.ts"
import { callForeign } from "./callForeign.ts"
import { latestPerTask } from "./latestPerTask.ts"
import { makeAskOnce } from "./makeAskOnce.ts"
import { readWallet } from "./readWallet.ts"
import { toWalletFault, WalletFault } from "./WalletFault.ts"

const coded = (code: number) => Object.assign(new Error(`code ${code}`), { code })
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "answered",
    (fault: unknown) => (fault instanceof WalletFault ? fault.kind : "no fault")
  )

afterEach(() => void vi.useRealTimers())

describe("callForeign", () => {
  it("T10 calls in the caller's task", () => {
    const call = vi.fn()
    void callForeign(call)
    expect(call).toHaveBeenCalledOnce()
  })

  it("T08 a thenable that settles twice counts once, one whose getter throws rejects", async () => {
    // oxlint-disable unicorn/no-thenable -- wallets give such answers
    const twice = {
      then: (resolve: (value: number) => void, reject: (cause: unknown) => void) => {
        resolve(1)
        resolve(2)
        reject(new Error("late"))
      }
    }
    const throwing = {
      get then(): never {
        throw new Error("then")
      }
    }
    // oxlint-enable unicorn/no-thenable
    expect(await callForeign<unknown>(() => twice)).toBe(1)
    await expect(callForeign<unknown>(() => throwing)).rejects.toThrow("then")
  })
})

describe("toWalletFault", () => {
  it.each([
    ["rejected", coded(4001)],
    ["rejected", coded(5000)],
    ["rejected", "User rejected the request."],
    ["busy", coded(-32002)],
    ["busy", { cause: { code: -32002 } }],
    ["unsupported", coded(4200)],
    ["unsupported", coded(-32601)],
    ["unsupported", coded(-32004)],
    ["denied", coded(4100)],
    ["failed", coded(-32603)],
    ["failed", { code: "4001" }],
    ["failed", undefined]
  ] as const)("T08 calls it %s", (kind, cause) => {
    expect(toWalletFault(cause)).toMatchObject({ kind, cause })
  })

  it("T08 lets a chain's own words go first, and keeps a fault as it is", () => {
    const own = () => "busy" as const
    const fault = new WalletFault("silent", "no answer")
    expect(toWalletFault(coded(4001), own).kind).toBe("busy")
    expect(toWalletFault(coded(4001), () => undefined).kind).toBe("rejected")
    expect(toWalletFault(fault, own)).toBe(fault)
  })

  it.each(oddRejections)("T08 bears $name", ({ make }) => {
    expect(toWalletFault(make())).toBeInstanceOf(WalletFault)
  })
})

describe("askWallet and readWallet", () => {
  it("T08 reject with a fault, whether the wallet throws or rejects", async () => {
    const throwing = () => {
      throw coded(4001)
    }
    expect(await kindOf(askWallet(throwing))).toBe("rejected")
    expect(await kindOf(askWallet(async () => throwing()))).toBe("rejected")
    expect(await kindOf(readWallet(throwing, { method: "get" }))).toBe("rejected")
    expect(await askWallet(() => 7)).toBe(7)
  })

  it("T08 readWallet gives up after its deadline, and keeps no timer after an answer", async () => {
    vi.useFakeTimers()
    const silent = readWallet(() => new Promise(() => {}), { method: "get", deadline: 100 })
    const settled = vi.fn()
    const kind = kindOf(silent.finally(settled))
    await vi.advanceTimersByTimeAsync(99)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await kind).toBe("silent")
    expect(await readWallet(() => 7, { method: "get" })).toBe(7)
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe("makeAskOnce", () => {
  const open = () => {
    const settlers: Array<PromiseWithResolvers<unknown>> = []
    const call = () => {
      const settler = Promise.withResolvers<unknown>()
      settlers.push(settler)
      return settler.promise
    }
    return { wallet: {}, settlers, call }
  }

  it("T08 who asks while somebody waits joins, and the next one asks anew", async () => {
    const { wallet, settlers, call } = open()
    const askOnce = makeAskOnce()
    const both = [askOnce(wallet, "connect", call), askOnce(wallet, "connect", call)]
    void askOnce(wallet, "other", call)
    void askOnce({}, "connect", call)
    expect(settlers).toHaveLength(3)
    settlers[0]!.resolve("yes")
    expect(await Promise.all(both)).toEqual(["yes", "yes"])
    void askOnce(wallet, "connect", call)
    expect(settlers).toHaveLength(4)
  })

  it.each(["before it asked", "after it asked"])("T08 one who left %s is not waited for", async (when) => {
    const { wallet, settlers, call } = open()
    const askOnce = makeAskOnce()
    const left = new AbortController()
    if (when === "before it asked") left.abort()
    void askOnce(wallet, "connect", call, left.signal)
    left.abort()
    const again = askOnce(wallet, "connect", call)
    expect(settlers).toHaveLength(2)
    const settled = vi.fn()
    again.then(settled, settled)
    settlers[1]!.reject(coded(-32002))
    await new Promise((resolve) => setTimeout(resolve))
    expect(settled).not.toHaveBeenCalled()
    settlers[0]!.resolve("the first window")
    expect(await again).toBe("the first window")
  })

  it("T08 a request stays one as long as one of several waits", () => {
    const { wallet, settlers, call } = open()
    const askOnce = makeAskOnce()
    const left = new AbortController()
    void askOnce(wallet, "connect", call, left.signal)
    void askOnce(wallet, "connect", call)
    left.abort()
    void askOnce(wallet, "connect", call)
    expect(settlers).toHaveLength(1)
  })
})

describe("latestPerTask", () => {
  it("T09 reacts once a task to the latest of each kind, in the order of the last events", async () => {
    const told: Array<string> = []
    const latest = latestPerTask()
    for (let count = 0; count < 1_000; count++) {
      latest.put("accounts", () => told.push(`accounts ${count}`))
      latest.put("network", () => told.push(`network ${count}`))
    }
    latest.put("accounts", () => told.push("last"))
    expect(told).toEqual([])
    await Promise.resolve()
    expect(told).toEqual(["network 999", "last"])
  })

  it("T09 drops what waits when it is stopped, also by a reaction, and what comes after", async () => {
    const told: Array<string> = []
    const latest = latestPerTask()
    latest.put("first", () => {
      told.push("first")
      latest.stop()
    })
    latest.put("second", () => told.push("second"))
    await Promise.resolve()
    latest.put("third", () => told.push("third"))
    latest.flush()
    await Promise.resolve()
    expect(told).toEqual(["first"])
  })
})
