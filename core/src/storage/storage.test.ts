import { afterEach, describe, expect, it, vi } from "vitest"
import { browserStorage, cookieStorage } from "../index.ts"
import { emptySession, readSession, writeConnections, writeRecent } from "./session.ts"
import { memoryStorage } from "./memoryStorage.ts"

afterEach(() => void vi.unstubAllGlobals())

describe("storage", () => {
  it("S3.19 keeps its keys under one prefix", () => {
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

  it("T11 tells other tabs' changes by key, and stops", () => {
    let listener: ((event: object) => void) | undefined
    vi.stubGlobal("window", {
      addEventListener: (_: string, f: typeof listener) => (listener = f),
      removeEventListener: () => (listener = undefined)
    })
    const keys: Array<string> = []
    const stop = browserStorage().subscribe((key) => keys.push(key))
    listener?.({ key: "@latchkey/connections" })
    listener?.({ key: "somebody else's" })
    listener?.({ key: null })
    stop()
    expect(keys).toEqual(["connections"])
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
    storage.set("k", "a;b")
    storage.set("k", "x".repeat(4_000))
    storage.remove("k")
    expect(written).toEqual([
      "latchkey.k=a%3Bb; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
      "latchkey.k=; Path=/; Max-Age=0; SameSite=Lax; Secure"
    ])
  })

  it("the session is read back as it was written, and an empty one is removed", () => {
    const storage = memoryStorage()
    const connections = { test: [{ connectorId: "w", networkId: "test:1" as const }], other: [] }
    writeConnections(storage, connections, [])
    expect(readSession(storage)).toEqual({ ...emptySession, connections: { test: connections.test } })
    writeConnections(storage, {}, ["test"])
    expect(readSession(storage)).toEqual(emptySession)
    expect(storage.get("test:connected_connector_id")).toBeUndefined()
  })

  it("S9.13 two recent wallets are kept, latest first", () => {
    const storage = memoryStorage()
    const wallets = ["a", "b", "c", "b"].map((id) => ({ id, name: id }))
    const last = wallets.reduce<ReturnType<typeof writeRecent>>(
      (recent, wallet) => writeRecent(storage, recent, wallet),
      []
    )
    expect(last.map(({ id }) => id)).toEqual(["b", "c"])
    expect(readSession(storage).recent).toEqual(last)
  })
})
