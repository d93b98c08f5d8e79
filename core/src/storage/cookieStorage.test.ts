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
    storage.set("other", "1")
    expect(storage.get("eip155:connected_connector_id")).toBe(value)
    expect(storage.get("connected_connector_id")).toBeUndefined()
    storage.remove("eip155:connected_connector_id")
    expect(storage.get("eip155:connected_connector_id")).toBeUndefined()
    expect(storage.get("other")).toBe("1")
  })

  it("are kept for a year on their own site, and go over TLS alone where the page came that way", () => {
    for (const [protocol, end] of [
      ["https:", "; Secure"],
      ["http:", ""]
    ] as const) {
      const { written } = stubDocument(protocol)
      cookieStorage().set("k", "v")
      expect(written).toEqual([`latchkey.k=v; Path=/; Max-Age=31536000; SameSite=Lax${end}`])
    }
  })

  it("S3.19 in part: have the prefix that the app wants", () => {
    const { written } = stubDocument()
    const storage = cookieStorage({ prefix: "my " })
    storage.set("k", "v")
    expect(written[0]).toMatch(/^my%20k=v;/)
    expect(storage.get("k")).toBe("v")
    expect(cookieStorage().get("k")).toBeUndefined()
  })

  it("T11 a value of 3,500 encoded characters fits; a longer one is lost, and what was there stays", () => {
    stubDocument()
    const storage = cookieStorage()
    const fitting = "x".repeat(3_500)
    storage.set("k", fitting)
    expect(storage.get("k")).toBe(fitting)
    storage.set("k", `${fitting}x`)
    storage.set("k", "ü".repeat(600))
    expect(storage.get("k")).toBe(fitting)
  })

  it("T11 a document that refuses cookies is silent", () => {
    const { cookies } = stubDocument("https:", true)
    const storage = cookieStorage()
    storage.set("k", "v")
    storage.remove("k")
    expect([storage.get("k"), cookies.size]).toEqual([undefined, 0])
  })

  it("tell no other tab's changes, and without a document there is nothing", () => {
    stubDocument()
    const listener = vi.fn()
    const storage = cookieStorage()
    const stop = storage.subscribe(listener)
    storage.set("k", "v")
    stop()
    expect(listener).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
    expect(cookieStorage().get("k")).toBeUndefined()
    expect(() => cookieStorage().set("k", "v")).not.toThrow()
  })
})

describe("cookies on a server", () => {
  it("T11 are those of the request, whatever it sends", () => {
    const read = (cookie: string) => cookieStorage({ cookie }).get("k")
    expect(read("latchkey.k=v")).toBe("v")
    expect(read("other=1;  latchkey.k = v ; more=2")).toBe("v")
    expect(read("latchkey.k=a=b")).toBe("a=b")
    expect(read("latchkey%2Ek=v")).toBe("v")
    expect(read("latchkey.k=")).toBe("")
    expect(read("latchkey.k=first; latchkey.k=second")).toBe("first")
    for (const cookie of [
      "",
      ";",
      "=v",
      "latchkey.k",
      "xlatchkey.k=v",
      "latchkey.kk=v",
      "%E0%A4%A=v",
      "latchkey.k=%"
    ])
      expect(read(cookie)).toBeUndefined()
  })

  it("are not the page's, even where there is a document", () => {
    const { written, cookies } = stubDocument()
    cookies.set("latchkey.k", "visitor's")
    const storage = cookieStorage({ cookie: "" })
    storage.set("k", "v")
    storage.remove("k")
    expect([storage.get("k"), written]).toEqual([undefined, []])
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
