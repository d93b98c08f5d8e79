import { describe, expect, it } from "vitest"
import { readAccounts, toAccount } from "./readAccounts.ts"

const address = "bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te"
const key = "ab".repeat(32)

describe("accounts", () => {
  it("S3.04[publicKey, path] keep a public key and a path that are some, and nothing else", () => {
    const of = (publicKey: unknown, path?: unknown) =>
      toAccount({ type: "payment", address, publicKey, path })[0]
    for (const good of [key, `02${key}`, `03${key.toUpperCase()}`, `04${key}${key}`]) {
      expect(of(good)?.publicKey).toBe(good.toLowerCase())
    }
    for (const bad of [
      undefined,
      7,
      "",
      "02",
      `05${key}`,
      `04${key}`,
      `${key}0`,
      `0x${key}`,
      `02${key}${key}`
    ]) {
      expect(of(bad)).not.toHaveProperty("publicKey")
    }
    for (const good of ["m/84'/0'/0'/0/0", "/84h/0"]) expect(of(key, good)?.path).toBe(good)
    for (const bad of [undefined, 7, "", "m", "m/", "m/x", "m/1".repeat(100), "1".repeat(100_000)]) {
      expect(of(key, bad)).not.toHaveProperty("path")
    }
  })

  it("T08 an entry that throws is left out, the others stay; at most 100 are read", () => {
    const spiteful = new Proxy(
      {},
      {
        get: () => {
          throw new Error("getter")
        }
      }
    )
    const parts = (field: (key: string) => unknown) => ({
      type: "payment" as const,
      address: field("address")
    })
    expect(readAccounts([spiteful, { address }, null, 7], parts)).toHaveLength(1)
    expect(
      readAccounts(
        Array.from({ length: 5_000 }, () => ({ address })),
        parts
      )
    ).toHaveLength(100)
    for (const list of [undefined, null, {}, "text", { length: 1 }])
      expect(readAccounts(list, parts)).toEqual([])
  })
})
