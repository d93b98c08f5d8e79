import { browserStorage, memoryStorage } from "@latchkey/core"
import { afterEach, describe, expect, it, vi } from "vitest"
import { makeLoginCache } from "./LoginCache.ts"

const keys = {
  used: "embedded.EMAIL_LOGIN_USED_KEY",
  email: "embedded.EMAIL",
  time: "embedded.LAST_EMAIL_LOGIN_TIME",
  chain: "embedded.LAST_USED_CHAIN_KEY",
  userName: "embedded.SOCIAL_USERNAME",
  smart: "embedded.SMART_ACCOUNT_ENABLED_NETWORKS"
}

afterEach(() => void vi.unstubAllGlobals())

describe("what is remembered of a sign-in", () => {
  it("S3.19 in part: address, use, time, network, name and smart-account networks, under one prefix", () => {
    const storage = memoryStorage()
    const cache = makeLoginCache(storage)
    cache.noteSignIn({ email: "ada@example.org", userName: "ada" })
    cache.noteEmailTime(1_700_000_000_000)
    cache.noteChain("eip155:137")
    cache.noteSmartAccountNetworks([1, 137])
    expect(Object.values(keys).map((key) => storage.get(key))).toEqual([
      "true",
      "ada@example.org",
      "1700000000000",
      "eip155:137",
      "ada",
      "1,137"
    ])
    const again = makeLoginCache(storage)
    expect(again.isUsed()).toBe(true)
    expect(again.email()).toBe("ada@example.org")
    expect(again.userName()).toBe("ada")
    expect(again.lastEmailTime()).toBe(1_700_000_000_000)
    expect(again.lastChain()).toBe("eip155:137")
    expect(again.smartAccountNetworks()).toEqual([1, 137])
    again.clear()
    expect(Object.values(keys).map((key) => storage.get(key))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      "1,137"
    ])
  })

  it("S3.19[all] stands in the page's local storage under the kit's prefix and the wallet's, and nothing under another library's", () => {
    const values = new Map<string, string>()
    vi.stubGlobal("window", {
      localStorage: {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key)
      },
      addEventListener: () => {},
      removeEventListener: () => {}
    })
    const cache = makeLoginCache(browserStorage())
    cache.noteSignIn({ email: "ada@example.org", userName: "ada" })
    cache.noteEmailTime(1_700_000_000_000)
    cache.noteChain("eip155:137")
    cache.noteSmartAccountNetworks([1, 137])
    expect(Object.fromEntries(values)).toEqual({
      "@latchkey/embedded.EMAIL": "ada@example.org",
      "@latchkey/embedded.EMAIL_LOGIN_USED_KEY": "true",
      "@latchkey/embedded.LAST_EMAIL_LOGIN_TIME": "1700000000000",
      "@latchkey/embedded.LAST_USED_CHAIN_KEY": "eip155:137",
      "@latchkey/embedded.SOCIAL_USERNAME": "ada",
      "@latchkey/embedded.SMART_ACCOUNT_ENABLED_NETWORKS": "1,137"
    })
  })

  it("T18 in part: names of persons are not written where a server reads them, and are taken out where there are none", () => {
    const kept = memoryStorage()
    const cache = makeLoginCache(kept)
    cache.noteSignIn({ email: "ada@example.org", userName: "ada" })
    cache.noteSignIn({ email: null, userName: undefined })
    expect([cache.email(), cache.userName(), cache.isUsed()]).toEqual([undefined, undefined, true])
    kept.set(keys.email, "ada@example.org")
    const read = makeLoginCache({ ...kept, serverReadable: true } as never)
    read.noteSignIn({ email: "ada@example.org", userName: "ada" })
    expect([kept.get(keys.email), kept.get(keys.userName), kept.get(keys.used)]).toEqual([
      undefined,
      undefined,
      "true"
    ])
    read.noteUserName("ada")
    expect(kept.get(keys.userName)).toBeUndefined()
  })

  it("T11 in part: two hundred and fifty-six networks are read, and a name of as many letters", () => {
    const storage = memoryStorage()
    storage.set(keys.smart, Array.from({ length: 300 }, (_, id) => id + 1).join(","))
    storage.set(keys.userName, "n".repeat(300))
    const cache = makeLoginCache(storage)
    expect([cache.smartAccountNetworks().length, cache.smartAccountNetworks().at(-1)]).toEqual([256, 256])
    expect(cache.userName()).toHaveLength(256)
  })

  it.each([
    ["TRUE", "not an address", "yesterday", "somewhere", "1,x,-2,,3.5"],
    ["1", `${"a".repeat(300)}@b.c`, "-1", "eip155:", "NaN"],
    ["", "", "", "", ""],
    ["{}", "<b>@x</b>", "1e9", "EIP155:1", "Infinity"]
  ])("T11 in part: what cannot be read is absent: %j", (used, email, time, chain, smart) => {
    const storage = memoryStorage()
    for (const [key, value] of Object.entries({
      [keys.used]: used,
      [keys.email]: email,
      [keys.time]: time,
      [keys.chain]: chain,
      [keys.smart]: smart
    }))
      storage.set(key, value)
    const cache = makeLoginCache(storage)
    expect(cache.isUsed()).toBe(false)
    expect(cache.email()).toBeUndefined()
    expect(cache.lastEmailTime()).toBeUndefined()
    expect(cache.lastChain()).toBeUndefined()
    expect(cache.smartAccountNetworks().filter((id) => id !== 1)).toEqual([])
  })
})
