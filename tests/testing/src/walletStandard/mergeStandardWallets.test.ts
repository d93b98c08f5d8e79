import { describe, expect, it } from "vitest"
import { mergeStandardWallets } from "./mergeStandardWallets.ts"
import { createPart } from "./standardPage.ts"
import type { StandardChange } from "./StandardWallet.ts"

describe("a merged wallet", () => {
  it("has the chains and features of all parts under one name", () => {
    const merged = mergeStandardWallets("Both", [createPart("One"), createPart("Two")])
    expect(merged.name).toBe("Both")
    expect(merged.chains).toEqual(["one:mainnet", "two:mainnet"])
    expect(Object.keys(merged.features)).toEqual([
      "standard:connect",
      "standard:disconnect",
      "standard:events",
      "one:sign",
      "two:sign"
    ])
    expect(merged.accounts).toEqual([])
  })

  it("connects and disconnects all parts at once and tells the accounts of all", async () => {
    const merged = mergeStandardWallets("Both", [createPart("One"), createPart("Two")])
    const heard: StandardChange[] = []
    const stop = merged.features["standard:events"]!.on("change", (change) => heard.push(change))
    const connect = merged.features["standard:connect"]!.connect
    expect(await connect({ silent: true })).toEqual({ accounts: [] })
    const { accounts } = await connect()
    expect(accounts.map((account) => account.address)).toEqual(["One-1", "Two-1"])
    expect(merged.accounts).toEqual(accounts)
    expect(heard.at(-1)).toEqual({ accounts })
    await merged.features["standard:disconnect"]!.disconnect()
    expect(merged.accounts).toEqual([])
    const { length } = heard
    stop()
    await connect()
    expect(heard).toHaveLength(length)
  })

  it("keeps no permission of one part when another says no", async () => {
    const no = () => Promise.reject(new Error("no"))
    const [first, second] = [createPart("One"), createPart("Two", no)]
    const merged = mergeStandardWallets("Both", [first, second])
    await expect(merged.features["standard:connect"]!.connect()).rejects.toThrow("no")
    expect(first.accounts).toEqual([])
    expect(merged.accounts).toEqual([])
  })

  it("keeps a permission that was there before", async () => {
    const [first, second] = [createPart("One"), createPart("Two", () => Promise.reject(new Error("no")))]
    await first.features["standard:connect"]!.connect()
    const merged = mergeStandardWallets("Both", [first, second])
    await expect(merged.features["standard:connect"]!.connect()).rejects.toThrow("no")
    expect(merged.accounts).toHaveLength(1)
  })

  it("needs a part", () => {
    expect(() => mergeStandardWallets("None", [])).toThrow(RangeError)
  })
})
