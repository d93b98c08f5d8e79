import { afterEach, describe, expect, it, vi } from "vitest"
import { browserStorage, cookieStorage, memoryStorage } from "../index.ts"

afterEach(() => void vi.unstubAllGlobals())

/** A document with the cookies that a page may write. */
const stubDocument = (protocol = "https:", refuses = false) => {
  const cookies = new Map<string, string>()
  const written: Array<string> = []
  vi.stubGlobal("location", { protocol })
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    },
    set cookie(text: string) {
      if (refuses) throw new Error("SecurityError")
      written.push(text)
      const [pair] = text.split(";")
      const separator = pair!.indexOf("=")
      if (text.includes("Max-Age=0")) cookies.delete(pair!.slice(0, separator))
      else cookies.set(pair!.slice(0, separator), pair!.slice(separator + 1))
    }
  })
  return { written, cookies }
}

describe("cookies in a browser", () => {
  it("are read back, whatever is in the key and in the value, and removed", () => {
    stubDocument()
    const storage = cookieStorage()
    const value = 'a;b=c, "d" ü 👋 %'
    storage.set("eip155:connected_connector_id", value)
    storage.set("active_namespace", "1")
    expect(storage.get("eip155:connected_connector_id")).toBe(value)
    expect(storage.get("connected_connector_id")).toBeUndefined()
    storage.remove("eip155:connected_connector_id")
    expect(storage.get("eip155:connected_connector_id")).toBeUndefined()
    expect(storage.get("active_namespace")).toBe("1")
  })

  it("are kept for a year on their own site, and go over TLS alone where the page came that way", () => {
    for (const [protocol, end] of [
      ["https:", "; Secure"],
      ["http:", ""]
    ] as const) {
      const { written } = stubDocument(protocol)
      cookieStorage().set("connections", "v")
      expect(written).toEqual([`latchkey.connections=v; Path=/; Max-Age=31536000; SameSite=Lax${end}`])
    }
  })

  it("S3.19 in part: have the prefix that the app wants", () => {
    const { written } = stubDocument()
    const storage = cookieStorage({ prefix: "my " })
    storage.set("connections", "v")
    expect(written[0]).toMatch(/^my%20connections=v;/)
    expect(storage.get("connections")).toBe("v")
    expect(cookieStorage().get("connections")).toBeUndefined()
  })

  it("T11 a value of 3,500 encoded characters fits; a longer one is lost, and what was there stays", () => {
    stubDocument()
    const storage = cookieStorage()
    const fitting = "x".repeat(3_500)
    storage.set("connections", fitting)
    expect(storage.get("connections")).toBe(fitting)
    storage.set("connections", `${fitting}x`)
    storage.set("connections", "ü".repeat(600))
    expect(storage.get("connections")).toBe(fitting)
  })

  it("T11 a document that refuses cookies is silent", () => {
    const { cookies } = stubDocument("https:", true)
    const storage = cookieStorage()
    storage.set("connections", "v")
    storage.remove("connections")
    expect([storage.get("connections"), cookies.size]).toEqual([undefined, 0])
  })

  it("tell no other tab's changes, and without a document there is nothing", () => {
    stubDocument()
    const listener = vi.fn()
    const storage = cookieStorage()
    const stop = storage.subscribe(listener)
    storage.set("connections", "v")
    stop()
    expect(listener).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
    expect(cookieStorage().get("connections")).toBeUndefined()
    expect(() => cookieStorage().set("connections", "v")).not.toThrow()
  })
})

describe("T32 what tells who the visitor is", () => {
  /** The page's own storage, with what a stranger's tab writes. */
  const stubLocal = () => {
    const values = new Map<string, string>()
    const listeners = new Set<(event: object) => void>()
    vi.stubGlobal("window", {
      localStorage: {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key)
      },
      addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener)
    })
    return { values, tell: (event: object) => listeners.forEach((listener) => listener(event)) }
  }

  it("is in no cookie: only the keys of the stored session are", () => {
    const { written } = stubDocument()
    const { values } = stubLocal()
    const storage = cookieStorage()
    for (const key of [
      "siwx.session",
      "embedded.EMAIL",
      "send.receivers",
      "connections.more",
      "toString",
      ":connected"
    ]) {
      storage.set(key, "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266")
      expect([storage.get(key), values.get(`latchkey.${key}`)]).toEqual([
        "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
      ])
      storage.remove(key)
      expect([storage.get(key), values.size]).toEqual([undefined, 0])
    }
    expect(written).toEqual([])
  })

  it("that an earlier version wrote into a cookie is taken out of it, and told to no server", () => {
    const { cookies } = stubDocument()
    stubLocal()
    for (const use of [
      () => cookieStorage().get("siwx.session"),
      () => cookieStorage().set("siwx.session", "x"),
      () => cookieStorage().remove("siwx.session")
    ]) {
      cookies.set("latchkey.siwx.session", "eip155:1:0xf3")
      use()
      expect(cookies.size).toBe(0)
    }
    expect(cookieStorage({ cookie: "latchkey.siwx.session=eip155" }).get("siwx.session")).toBeUndefined()
  })

  it("is told from tab to tab", () => {
    stubDocument()
    const { tell } = stubLocal()
    const told: Array<string | undefined> = []
    const stop = cookieStorage().subscribe((key) => told.push(key))
    tell({ key: "latchkey.siwx.session" })
    stop()
    tell({ key: "latchkey.siwx.session" })
    expect(told).toEqual(["siwx.session"])
  })
})

describe("cookies on a server", () => {
  it("T11 are those of the request, whatever it sends", () => {
    const read = (cookie: string) => cookieStorage({ cookie }).get("connections")
    expect(read("latchkey.connections=v")).toBe("v")
    expect(read("other=1;  latchkey.connections = v ; more=2")).toBe("v")
    expect(read("latchkey.connections=a=b")).toBe("a=b")
    expect(read("latchkey%2Econnections=v")).toBe("v")
    expect(read("latchkey.connections=")).toBe("")
    expect(read("latchkey.connections=first; latchkey.connections=second")).toBe("first")
    for (const cookie of [
      "",
      ";",
      "=v",
      "latchkey.connections",
      "xlatchkey.connections=v",
      "latchkey.connectionss=v",
      "%E0%A4%A=v",
      "latchkey.connections=%"
    ])
      expect(read(cookie)).toBeUndefined()
  })

  it("are not the page's, even where there is a document", () => {
    const { written, cookies } = stubDocument()
    cookies.set("latchkey.connections", "visitor's")
    const storage = cookieStorage({ cookie: "" })
    storage.set("connections", "v")
    storage.remove("connections")
    expect([storage.get("connections"), written]).toEqual([undefined, []])
  })
})

describe("the page's storage", () => {
  it("S3.19 in part: has the prefix that the app wants, and hears of no other", () => {
    const values = new Map<string, string>()
    let listener: ((event: { key: string | null }) => void) | undefined
    vi.stubGlobal("window", {
      localStorage: {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key)
      },
      addEventListener: (type: string, added: typeof listener) => {
        expect(type).toBe("storage")
        listener = added
      },
      removeEventListener: (type: string, removed: typeof listener) => {
        expect([type, removed]).toEqual(["storage", listener])
        listener = undefined
      }
    })
    const storage = browserStorage({ prefix: "my/" })
    storage.set("k", "v")
    expect([...values]).toEqual([["my/k", "v"]])
    expect(storage.get("k")).toBe("v")
    expect(browserStorage().get("k")).toBeUndefined()
    const told: Array<string | undefined> = []
    const stop = storage.subscribe((key) => told.push(key))
    listener?.({ key: "my/k" })
    listener?.({ key: "@latchkey/k" })
    stop()
    expect([told, listener]).toEqual([["k"], undefined])
  })

  it("on a server is empty and keeps nothing", () => {
    const storage = browserStorage()
    storage.set("k", "v")
    storage.remove("k")
    const stop = storage.subscribe(() => {})
    stop()
    expect(storage.get("k")).toBeUndefined()
  })

  it("is no server's to read; cookies are", () => {
    expect([browserStorage(), memoryStorage(), cookieStorage()].map((each) => each.serverReadable)).toEqual([
      false,
      false,
      true
    ])
  })

  it("in memory, starts as it is told to and changes no object of the app", () => {
    const initial = { k: "v" }
    const storage = memoryStorage(initial)
    expect(storage.get("k")).toBe("v")
    storage.set("k", "w")
    storage.remove("other")
    expect([storage.get("k"), initial]).toEqual(["w", { k: "v" }])
    storage.remove("k")
    expect(storage.get("k")).toBeUndefined()
    const stop = storage.subscribe(() => {
      throw new Error("nothing else writes here")
    })
    storage.set("k", "x")
    stop()
  })
})
