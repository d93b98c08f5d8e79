import { describe, expect, it } from "vitest"
import { readSavedWallet, writeSavedWallet, type SavedWallet } from "./SavedWallet.ts"

const wallet: SavedWallet = {
  granted: ["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"],
  locked: false,
  chainId: 1,
  added: [{ id: 7, rpcUrl: "https://rpc.example", name: "Seven" }]
}
const holding = (text: string | null) => ({ getItem: () => text, setItem: () => {} })

describe("a saved wallet", () => {
  it("comes back as it was", () => {
    const entries = new Map<string, string>()
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value)
    }
    writeSavedWallet(storage, "wallet", wallet)
    expect(readSavedWallet(storage, "wallet")).toEqual({ version: 1, ...wallet })
    expect(readSavedWallet(storage, "other")).toBeUndefined()
    expect(readSavedWallet(undefined, "wallet")).toBeUndefined()
  })

  it.each([
    ["nothing", null],
    ["an empty text", ""],
    ["half of it", '{"version":1'],
    ["null", "null"],
    ["another version", JSON.stringify({ version: 2, ...wallet })],
    ["an account of another kind", JSON.stringify({ version: 1, ...wallet, granted: ["1"] })],
    ["a lock as text", JSON.stringify({ version: 1, ...wallet, locked: "no" })],
    ["a broken chain id", JSON.stringify({ version: 1, ...wallet, chainId: 1.5 })],
    ["a chain without node", JSON.stringify({ version: 1, ...wallet, added: [{ id: 7 }] })]
  ])("counts as absent when the storage holds %s", (_, text) => {
    expect(readSavedWallet(holding(text), "wallet")).toBeUndefined()
  })

  it("is given up silently when the storage refuses", () => {
    const refuse = () => {
      throw new Error("QuotaExceededError")
    }
    expect(readSavedWallet({ getItem: refuse, setItem: refuse }, "wallet")).toBeUndefined()
    expect(() => writeSavedWallet({ getItem: refuse, setItem: refuse }, "wallet", wallet)).not.toThrow()
  })
})
