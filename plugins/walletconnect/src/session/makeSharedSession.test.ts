import { memoryStorage } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { describe, expect, it, vi } from "vitest"
import { hasDatabase, memoryItems } from "../client/lastingStorage.ts"
import { wakeRelay } from "../client/wakeRelay.ts"
import { askOver } from "./askOver.ts"
import { readChoice, writeChoice } from "./deepLinkChoice.ts"
import { makeSharedSession } from "./makeSharedSession.ts"

const address = "0xa"
const settledOn = (...ids: ReadonlyArray<string>) =>
  new Map(
    ids.map((id) => [
      id,
      { addresses: new Map([[`${id}:1`, [address]]]), methods: new Set(["personal_sign", "sign"]) }
    ])
  )
const sessionOf = (topic: string, ids: ReadonlyArray<string>, more: object = {}) =>
  ({ topic, namespaces: ids, peer: { metadata: { name: `Wallet ${topic}` } }, ...more }) as never

const open = (first = sessionOf("one", ["eip155", "solana"])) => {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const of = (name: string) => listeners.get(name) ?? listeners.set(name, new Set()).get(name)!
  const left: Array<string> = []
  const ended = vi.fn()
  const asked: Array<object> = []
  const provider = {
    client: {
      events: {
        prependListener: (name: string, listener: () => void) => void of(name).add(listener),
        off: (name: string, listener: () => void) => void of(name).delete(listener)
      },
      on: () => {},
      off: () => {},
      request: async (request: object) => {
        asked.push(request)
        return "answer"
      }
    }
  }
  const shared = makeSharedSession(first, {
    provider: provider as never,
    networks: () => [],
    wanted: () => [],
    decode: (ids) =>
      settledOn(
        ...(Array.isArray(ids) ? (ids as ReadonlyArray<string>) : Object.keys(ids as object))
      ) as never,
    onSent: () => () => {},
    onEnd: ended,
    leave: (topic) => Effect.sync(() => void left.push(topic))
  })
  const say = (name: string, topic: string, params: object = {}) => {
    for (const listener of [...of(name)]) listener({ topic, params })
  }
  return {
    shared,
    left,
    ended,
    asked,
    say,
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }
}

describe("the session that connections share", () => {
  it("is none where the wallet allows nothing, and nobody is listened to", () => {
    const { shared, count } = open(sessionOf("one", []))
    expect([shared, count()]).toEqual([undefined, 0])
  })

  it("T14 in part: grants what the wallet allows, by one provider for each namespace", () => {
    const { shared } = open()
    expect([shared!.topic(), shared!.covers("eip155"), shared!.covers("cosmos")]).toEqual([
      "one",
      true,
      false
    ])
    expect(shared!.connect(["cosmos"])).toBeUndefined()
    const { grants } = shared!.connect(["eip155", "cosmos", "solana"])!
    expect(grants.map(({ provider: _, ...grant }) => grant)).toEqual(
      ["eip155", "solana"].map((namespace) => ({
        namespace,
        networkId: `${namespace}:1`,
        accounts: [{ namespace, address, type: "eoa" }],
        walletName: "Wallet one",
        approvedNetworkIds: [`${namespace}:1`]
      }))
    )
    const again = shared!.connect(["eip155", "solana"])!
    expect(again.grants.map(({ provider }) => provider)).toEqual(grants.map(({ provider }) => provider))
    expect(grants[0]!.provider).toHaveProperty("on")
    expect(grants[1]!.provider).toHaveProperty("selectNetwork")
    // What every object has is no namespace of the kit's own.
    expect(
      open(sessionOf("one", ["toString"])).shared!.connect(["toString"])?.grants[0]?.provider
    ).toHaveProperty("selectNetwork")
  })

  it("S4.06 in part: is left with the last of its connections, and not once the wallet has ended it", async () => {
    const { shared, left, say, ended } = open()
    const [one, two] = [shared!.connect(["eip155"])!, shared!.connect(["solana"])!]
    await Effect.runPromise(one.disconnect as Effect.Effect<void>)
    expect(left).toEqual([])
    await Effect.runPromise(two.disconnect as Effect.Effect<void>)
    expect(left).toEqual(["one"])
    const other = open()
    const only = other.shared!.connect(["eip155"])!
    const told: Array<string> = []
    only.listen(({ type }) => void told.push(type))
    other.say("session_delete", "another")
    expect([told, other.ended.mock.calls.length]).toEqual([[], 0])
    other.say("session_delete", "one")
    expect([told, other.ended.mock.calls.length]).toEqual([["disconnect"], 1])
    await Effect.runPromise(only.disconnect as Effect.Effect<void>)
    expect(other.left).toEqual([])
    say("session_expire", "one")
    expect(ended).toHaveBeenCalledOnce()
  })

  it("moves what is connected to the session that takes its place, and hears of that one alone", async () => {
    const { shared, say, left, asked, ended } = open()
    const connected = shared!.connect(["eip155"])!
    const told: Array<unknown> = []
    connected.listen((change) => void told.push([change.type, change.namespace]))
    shared!.move(sessionOf("two", ["eip155"]))
    expect(told.splice(0)).toEqual([
      ["accounts", "eip155"],
      ["disconnect", "solana"]
    ])
    expect(shared!.topic()).toBe("two")
    say("session_delete", "one")
    expect(ended).not.toHaveBeenCalled()
    const provider = connected.grants[0]!.provider as { request: (request: object) => Promise<unknown> }
    await provider.request({ method: "personal_sign" })
    expect(asked).toMatchObject([{ topic: "two", chainId: "eip155:1", request: { method: "personal_sign" } }])
    expect(shared!.connect(["eip155"])?.grants[0]?.walletName).toBe("Wallet two")
    say("session_update", "two", { namespaces: { eip155: { accounts: [] } } })
    shared!.stop()
    say("session_delete", "two")
    expect([ended.mock.calls.length, left]).toEqual([0, []])
  })

  it.each<readonly [string, unknown, unknown]>([
    ["as a text", JSON.stringify({ "0x1": { atomic: true } }), { "0x1": { atomic: true } }],
    ["as they are", { "0x1": { atomic: true } }, { "0x1": { atomic: true } }]
  ])(
    "capabilities that the wallet told with the session are told, %s",
    async (_case, capabilities, expected) => {
      const { shared, asked } = open(sessionOf("one", ["eip155"], { sessionProperties: { capabilities } }))
      const provider = shared!.connect(["eip155"])!.grants[0]!.provider as {
        request: (request: object) => Promise<unknown>
      }
      expect(await provider.request({ method: "wallet_getCapabilities" })).toEqual(expected)
      expect(asked).toEqual([])
    }
  )

  it("capabilities that cannot be read are asked for, where that is allowed", async () => {
    const { shared } = open(sessionOf("one", ["eip155"], { sessionProperties: { capabilities: "{" } }))
    const provider = shared!.connect(["eip155"])!.grants[0]!.provider as {
      request: (request: object) => Promise<unknown>
    }
    await expect(provider.request({ method: "wallet_getCapabilities" })).rejects.toMatchObject({ code: 4200 })
  })
})

describe("asking over the relay", () => {
  const relay = (answer: () => Promise<unknown>) => {
    const listeners = new Set<(sent: object) => void>()
    let given: unknown
    const client = {
      on: (_: string, listener: () => void) => void listeners.add(listener),
      off: (_: string, listener: () => void) => void listeners.delete(listener),
      request: (request: { readonly request: unknown }) => {
        given = request
        for (const other of [{ ...(request.request as object) }, request.request])
          for (const listener of [...listeners])
            listener({ request: other, id: other === request.request ? 7 : 8 })
        return answer()
      }
    }
    return { client, listeners, given: () => given }
  }

  it("tells when the relay has the very request, and when that is answered, or fails", async () => {
    for (const answer of [() => Promise.resolve("yes"), () => Promise.reject(new Error("no"))]) {
      const { client, listeners, given } = relay(answer)
      const told: Array<unknown> = []
      const ask = askOver(
        { client } as never,
        () => "topic",
        (sent) => {
          told.push(sent)
          return () => void told.push("answered")
        }
      )
      const asked = await ask({ method: "personal_sign", params: ["0x"] }, "eip155:1").catch(
        ({ message }: Error) => message
      )
      expect(["yes", "no"]).toContain(asked)
      expect(given()).toEqual({
        topic: "topic",
        chainId: "eip155:1",
        request: { method: "personal_sign", params: ["0x"] }
      })
      expect([told, listeners.size]).toEqual([[{ id: 7, topic: "topic" }, "answered"], 0])
    }
  })
})

describe("the wallet that was chosen on this device", () => {
  it("S4.03 in part: is remembered by its name and its link, and forgotten", () => {
    const storage = memoryStorage() as never
    expect(readChoice(storage)).toBeUndefined()
    writeChoice(storage, { name: "Hen", href: "hen://wc/" })
    expect(readChoice(storage)).toEqual({ name: "Hen", href: "hen://wc/" })
    writeChoice(storage, undefined)
    expect(readChoice(storage)).toBeUndefined()
  })

  it.each<readonly [string, unknown]>([
    ["of another version", { version: 2, name: "Hen", href: "hen://" }],
    ["without a version", { name: "Hen", href: "hen://" }],
    ["without a name", { version: 1, href: "hen://" }],
    ["without a link", { version: 1, name: "Hen" }],
    ["whose link is a script", { version: 1, name: "Hen", href: "javascript:alert(1)" }],
    ["that is a text", "Hen"]
  ])("T11 in part: one %s is none", (_case, stored) => {
    const storage = memoryStorage()
    storage.set("pairing/deep_link_choice", JSON.stringify(stored))
    expect(readChoice(storage as never)).toBeUndefined()
    storage.set("pairing/deep_link_choice", "{")
    expect(readChoice(storage as never)).toBeUndefined()
  })

  it("T11 in part: its name is fit to show", () => {
    const storage = memoryStorage()
    storage.set(
      "pairing/deep_link_choice",
      JSON.stringify({ version: 1, name: `He\u202en${"x".repeat(100)}`, href: "hen://" })
    )
    const { name } = readChoice(storage as never)!
    expect([name.includes("\u202e"), name.length <= 64]).toEqual([false, true])
  })
})

describe("where the client keeps what it stores", () => {
  const databaseOf = (then: (request: any) => void) => {
    const deleted: Array<string> = []
    const request = { result: { close: vi.fn() } } as any
    return {
      deleted,
      request,
      database: {
        open: () => {
          queueMicrotask(() => then(request))
          return request
        },
        deleteDatabase: (name: string) => void deleted.push(name)
      } as never
    }
  }

  it("is the browser's database where that opens, which is left as it was", async () => {
    const { database, deleted, request } = databaseOf((opened) => opened.onsuccess())
    expect(await hasDatabase(database)).toBe(true)
    expect([deleted, request.result.close.mock.calls.length]).toEqual([["latchkey-probe"], 1])
  })

  it("is the page's memory where that is refused, blocked, missing, or does not answer for two seconds", async () => {
    expect(await hasDatabase(databaseOf((opened) => opened.onerror()).database)).toBe(false)
    expect(await hasDatabase(databaseOf((opened) => opened.onblocked()).database)).toBe(false)
    expect(await hasDatabase(undefined)).toBe(false)
    expect(
      await hasDatabase({
        open: () => {
          throw new Error("no")
        }
      } as never)
    ).toBe(false)
    vi.useFakeTimers()
    const asked = hasDatabase(databaseOf(() => {}).database)
    let told: boolean | undefined
    void asked.then((has) => (told = has))
    await vi.advanceTimersByTimeAsync(1_999)
    expect(told).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect([told, vi.getTimerCount()]).toEqual([false, 0])
    vi.useRealTimers()
  })

  it("keeps each value until it is taken out", async () => {
    const items = memoryItems()
    await items.setItem("a", { b: 1 })
    await items.setItem("c", 2)
    expect([await items.getItem("a"), await items.getItem("none")]).toEqual([{ b: 1 }, undefined])
    expect([await items.getKeys(), await items.getEntries()]).toEqual([
      ["a", "c"],
      [
        ["a", { b: 1 }],
        ["c", 2]
      ]
    ])
    await items.removeItem("a")
    expect(await items.getKeys()).toEqual(["c"])
  })
})

describe("a visitor who comes back to the page", () => {
  it("finds the relay connected again at once, where it was cut", () => {
    expect(wakeRelay({} as never)()).toBeUndefined()
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" })
    vi.stubGlobal("document", page)
    let isConnected = false
    const reconnect = vi.fn(() => Promise.reject(new Error("no")))
    const stop = wakeRelay({ connected: () => isConnected, reconnect } as never)
    const come = (visibilityState: string) => {
      page.visibilityState = visibilityState
      page.dispatchEvent(new Event("visibilitychange"))
    }
    come("hidden")
    expect(reconnect).not.toHaveBeenCalled()
    come("visible")
    expect(reconnect).toHaveBeenCalledOnce()
    isConnected = true
    come("visible")
    isConnected = false
    stop()
    come("visible")
    expect(reconnect).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
