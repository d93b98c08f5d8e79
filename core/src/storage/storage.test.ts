import { afterEach, describe, expect, it, vi } from "vitest"
import { browserStorage, cookieStorage } from "../index.ts"

afterEach(() => void vi.unstubAllGlobals())

describe("storage", () => {
  it("S3.19 in part: keeps its keys under one prefix", () => {
    const values = new Map<string, string>()
    const area = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key)
    }
    vi.stubGlobal("window", { localStorage: area, addEventListener: () => {}, removeEventListener: () => {} })
    const storage = browserStorage()
    storage.set("active_caip_network_id", "test:1")
    expect([...values.keys()]).toEqual(["@latchkey/active_caip_network_id"])
    expect(storage.get("active_caip_network_id")).toBe("test:1")
    storage.remove("active_caip_network_id")
    expect(storage.get("active_caip_network_id")).toBeUndefined()
  })

  it("T11 storage that is missing, forbidden or full is silent", () => {
    expect(browserStorage().get("x")).toBeUndefined()
    const forbidden = {
      get localStorage(): never {
        throw new Error("SecurityError")
      }
    }
    const full = {
      localStorage: {
        getItem: () => {
          throw new Error("no")
        },
        setItem: () => {
          throw new Error("QuotaExceeded")
        },
        removeItem: () => {
          throw new Error("no")
        }
      }
    }
    for (const fake of [forbidden, full]) {
      vi.stubGlobal("window", fake)
      const storage = browserStorage()
      storage.set("x", "1")
      storage.remove("x")
      expect(storage.get("x")).toBeUndefined()
    }
  })

  it("T11 tells other tabs' changes by key, that everything was cleared, and stops", () => {
    let listener: ((event: object) => void) | undefined
    vi.stubGlobal("window", {
      addEventListener: (_: string, f: typeof listener) => (listener = f),
      removeEventListener: () => (listener = undefined)
    })
    const keys: Array<string | undefined> = []
    const stop = browserStorage().subscribe((key) => keys.push(key))
    listener?.({ key: "@latchkey/connections" })
    listener?.({ key: "somebody else's" })
    listener?.({ key: null })
    stop()
    // Without a key, everything was cleared.
    expect(keys).toEqual(["connections", undefined])
    expect(listener).toBeUndefined()
  })

  it("cookies: a server reads the request's header and writes nothing", () => {
    const storage = cookieStorage({
      cookie: "a=1; latchkey.connected_namespaces=test%2Cother; latchkey.bad=%E0%A4%A; broken"
    })
    expect(storage.serverReadable).toBe(true)
    expect(storage.get("connected_namespaces")).toBe("test,other")
    expect(storage.get("bad")).toBeUndefined()
    expect(storage.get("missing")).toBeUndefined()
    storage.set("connected_namespaces", "")
    expect(storage.get("connected_namespaces")).toBe("test,other")
  })

  it("cookies: a browser writes them for its own site, and what is too large is lost", () => {
    const written: Array<string> = []
    vi.stubGlobal("document", {
      get cookie() {
        return ""
      },
      set cookie(text: string) {
        written.push(text)
      }
    })
    vi.stubGlobal("location", { protocol: "https:" })
    const storage = cookieStorage()
    storage.set("connections", "a;b")
    storage.set("connections", "x".repeat(4_000))
    storage.remove("connections")
    expect(written).toEqual([
      "latchkey.connections=a%3Bb; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
      "latchkey.connections=; Path=/; Max-Age=0; SameSite=Lax; Secure"
    ])
  })
})
