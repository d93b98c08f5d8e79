import { createKit, memoryStorage, type CapabilitySource } from "@latchkey/core"
import { HttpTimeoutError, NameInvalidError, type NameResolution } from "@latchkey/core/effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { bookOf, network, testChain, type Book } from "../support/testChain.ts"
import { names, type NamesOptions } from "./index.ts"

const slow = new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 })
const picture = "data:image/png;base64,AAAA"

type Sources = ReadonlyArray<readonly [Book, CapabilitySource]>

const setUp = async (given: Book | Sources, options: NamesOptions = {}) => {
  const asked: Array<string> = []
  const sources: Sources = Array.isArray(given) ? (given as Sources) : [[given as Book, "node"]]
  const { plugin, tell } = testChain(
    sources.map(([book, source]): readonly [NameResolution, CapabilitySource] => [
      bookOf(book, asked),
      source
    ])
  )
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [plugin, names(options)],
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  const code = <A>(answer: Promise<A>) =>
    answer.catch((error: { readonly code: string }) => error.code) as Promise<A | string>
  return {
    kit,
    tell,
    asked,
    resolve: (name: string): Promise<string | undefined> =>
      code(kit.names.resolve({ name, networkId: "test:1" })),
    profile: (address = "a1", networkId: `${string}:${string}` = "test:1") =>
      code(kit.names.profile({ address, networkId })),
    account: () => {
      const { profileName, profileImage } = kit.getSnapshot().account["test"]!
      return { profileName, profileImage }
    },
    known: () => kit.getSnapshot().names
  }
}

/** One name, of `a1`. */
const tea: Book = {
  reverse: (address) => (address === "a1" ? "tea.test" : undefined),
  resolve: (name) => (name === "tea.test" ? { name, address: "a1" } : undefined),
  avatar: () => picture
}

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
afterEach(() => void vi.useRealTimers())

describe("the name of an address", () => {
  it("S7.04 in part, S1.03 in part: is given with its picture, into the state and to the account whose it is", async () => {
    const { kit, profile, account, known } = await setUp(tea)
    expect(account()).toEqual({ profileName: undefined, profileImage: undefined })
    expect(await profile("A1")).toEqual({ name: "tea.test", avatar: picture })
    expect(account()).toEqual({ profileName: "tea.test", profileImage: picture })
    expect(known()).toEqual({ "test:1:a1": { status: "ready", name: "tea.test", avatar: picture } })
    expect(await profile("b2")).toEqual({})
    expect(account().profileName).toBe("tea.test")
    expect(known()["test:1:b2"]).toEqual({ status: "ready" })
    await kit.dispose()
  })

  it.each([
    ["leads to another address", { resolve: () => ({ name: "tea.test", address: "b2" }) }],
    ["leads to no address", { resolve: () => undefined }],
    ["is another one in its own form", { resolve: () => ({ name: "tee.test", address: "a1" }) }],
    [
      "has what cannot be seen",
      { reverse: () => "te\u202ea.test", resolve: (name: string) => ({ name, address: "a1" }) }
    ]
  ] satisfies ReadonlyArray<readonly [string, Book]>)("T23 one that %s is not shown", async (_, lie) => {
    const { kit, profile, account } = await setUp({ ...tea, ...lie })
    expect(await profile()).toEqual({})
    expect(account().profileName).toBeUndefined()
    await kit.dispose()
  })

  it("T23 one that cannot be followed back is not shown, and that is a failure", async () => {
    const { kit, profile, account, known } = await setUp({
      ...tea,
      resolve: () => {
        throw slow
      }
    })
    expect(await profile()).toBe("NAME_FAILED")
    expect(account().profileName).toBeUndefined()
    expect(known()["test:1:a1"]).toEqual({ status: "failed" })
    await kit.dispose()
  })

  it("T23 a claim is followed by whoever answers for the name, not by who told it", async () => {
    const liar: Book = {
      zones: ["liar.test"],
      reverse: () => "tea.test",
      resolve: () => ({ name: "tea.test", address: "b2" })
    }
    const { kit, profile, asked } = await setUp([
      [{ ...tea, reverse: () => undefined }, "node"],
      [liar, "server"]
    ])
    expect(await profile("b2")).toEqual({})
    expect(asked.filter((question) => question.startsWith("resolve"))).toEqual(["resolve tea.test test:1"])
    expect(await profile("a1")).toEqual({ name: "tea.test", avatar: picture })
    await kit.dispose()
  })

  it("T26 a source that fails is no source without a name: another's is taken, and without that it is a failure", async () => {
    const broken: Book = {
      reverse: () => {
        throw slow
      }
    }
    const other: Book = {
      zones: ["shop.test"],
      reverse: (address) => (address === "a1" ? "tea.shop.test" : undefined),
      resolve: (name) => ({ name, address: "a1" })
    }
    const { kit, profile } = await setUp([
      [broken, "node"],
      [other, "server"]
    ])
    expect(await profile("a1")).toEqual({ name: "tea.shop.test" })
    expect(await profile("b2")).toBe("NAME_FAILED")
    await kit.dispose()
  })

  it("T26 a failed picture is none, and takes no name away", async () => {
    const { kit, profile } = await setUp({
      ...tea,
      avatar: () => {
        throw slow
      }
    })
    expect(await profile()).toEqual({ name: "tea.test" })
    await kit.dispose()
  })

  it("T32 a picture that lies elsewhere is shown of the app's own hosts alone, which it names to the page's policy", async () => {
    const avatar = () => "https://pictures.test/a.png"
    const closed = await setUp({ ...tea, avatar })
    expect(await closed.profile()).toEqual({ name: "tea.test" })
    await closed.kit.dispose()
    const avatarHosts = ["https://pictures.test"]
    const open = await setUp({ ...tea, avatar }, { avatarHosts })
    expect(await open.profile()).toEqual({ name: "tea.test", avatar: "https://pictures.test/a.png" })
    expect(names({ avatarHosts }).hosts).toEqual([
      { origin: "https://pictures.test", purpose: "pictures of names", uses: ["image"] }
    ])
    await open.kit.dispose()
  })

  it("S9.12 in part: is kept five minutes, none for one; a failure not at all", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    let fails = true
    const { kit, profile, asked } = await setUp({
      ...tea,
      reverse: (address) => {
        if (fails) throw slow
        return tea.reverse?.(address, "")
      }
    })
    const times = async (address: string, milliseconds: number) => {
      later(milliseconds)
      const before = asked.length
      await profile(address)
      return asked.slice(before).filter((question) => question.startsWith("reverse")).length
    }
    expect(await times("a1", 0)).toBe(1)
    fails = false
    expect(await times("a1", 0)).toBe(1)
    expect(await times("a1", 299_999)).toBe(0)
    expect(await times("a1", 1)).toBe(1)
    expect(await times("b2", 0)).toBe(1)
    expect(await times("b2", 59_999)).toBe(0)
    expect(await times("b2", 1)).toBe(1)
    // By a clock that was put back, it was learnt in the future.
    expect(await times("a1", -3_600_000)).toBe(1)
    await kit.dispose()
  })

  it("S9.12 in part: is kept for each network by itself", async () => {
    const { kit, profile } = await setUp({
      reverse: (_, networkId) => (networkId === "test:2" ? "two.test" : undefined),
      resolve: (name, networkId) => (networkId === "test:2" ? { name, address: "a1" } : undefined)
    })
    expect(await profile("a1", "test:1")).toEqual({})
    expect(await profile("a1", "test:2")).toEqual({ name: "two.test" })
    expect(await profile("a1", "test:1")).toEqual({})
    await kit.dispose()
  })

  it("S7.04 in part, T23: has the picture that who told the name knows, where the name has none and leads back", async () => {
    const shop: Book = { zones: [], reverse: () => "tea.test", picture: () => picture }
    const without = await setUp([
      [{ ...tea, reverse: () => undefined, avatar: () => undefined }, "node"],
      [shop, "server"]
    ])
    expect(await without.profile()).toEqual({ name: "tea.test", avatar: picture })
    // The name is another's: neither is shown.
    expect(await without.profile("b2")).toEqual({})
    await without.kit.dispose()
    const own = await setUp([
      [{ ...tea, reverse: () => undefined, avatar: () => "data:image/png;base64,BBBB" }, "node"],
      [shop, "server"]
    ])
    expect(await own.profile()).toEqual({ name: "tea.test", avatar: "data:image/png;base64,BBBB" })
    expect(own.asked).not.toContain("picture a1")
    await own.kit.dispose()
    const elsewhere = { ...shop, picture: () => "https://pictures.test/a.png" }
    const sources: Sources = [
      [{ ...tea, reverse: () => undefined, avatar: () => undefined }, "node"],
      [elsewhere, "server"]
    ]
    const refused = await setUp(sources)
    expect(await refused.profile()).toEqual({ name: "tea.test" })
    await refused.kit.dispose()
    const allowed = await setUp(sources, { avatarHosts: ["https://pictures.test"] })
    expect(await allowed.profile()).toEqual({ name: "tea.test", avatar: "https://pictures.test/a.png" })
    await allowed.kit.dispose()
    const failing = await setUp([
      [{ ...tea, reverse: () => undefined, avatar: () => undefined }, "node"],
      [
        {
          ...shop,
          picture: () => {
            throw slow
          }
        },
        "server"
      ]
    ])
    expect(await failing.profile()).toEqual({ name: "tea.test" })
    await failing.kit.dispose()
  })

  it("T07 in part: is asked for once however many wait, and of five hundred and one the first is forgotten", async () => {
    const { kit, profile, asked, known } = await setUp(tea)
    const both = await Promise.all([profile(), profile(), profile()])
    expect(new Set(both.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(asked).toEqual(["reverse a1 test:1", "resolve tea.test test:1", "avatar tea.test"])
    await Promise.all(Array.from({ length: 500 }, (_, index) => profile(`c${index}`)))
    expect(Object.keys(known())).toHaveLength(500)
    expect(known()["test:1:a1"]).toBeUndefined()
    expect(asked).toHaveLength(503)
    await profile()
    expect(asked).toHaveLength(506)
    await kit.dispose()
  })

  it("T10 whoever gives up takes nothing from those who wait, and leaves what was known", async () => {
    const { kit, profile, account, known } = await setUp(tea)
    const abort = new AbortController()
    const given = kit.names.profile({ address: "a1", networkId: "test:1" }, { signal: abort.signal })
    const waiting = profile()
    abort.abort()
    await expect(given).rejects.toMatchObject({ code: "CANCELLED" })
    expect(await waiting).toEqual({ name: "tea.test", avatar: picture })
    expect(account().profileName).toBe("tea.test")
    expect(known()["test:1:a1"]?.status).toBe("ready")
    await kit.dispose()
  })

  it("T10 who gives up alone leaves what was known", async () => {
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    const { kit, known } = await setUp({ ...tea, wait: () => promise })
    const abort = new AbortController()
    const given = kit.names.profile({ address: "a1", networkId: "test:1" }, { signal: abort.signal })
    await vi.waitFor(() => expect(known()["test:1:a1"]).toEqual({ status: "loading" }))
    abort.abort()
    await expect(given).rejects.toMatchObject({ code: "CANCELLED" })
    expect(known()).toEqual({})
    answer()
    await kit.dispose()
  })

  it("T10 an answer that comes when another account is there is not that one's", async () => {
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    const { kit, tell, profile, account } = await setUp({ ...tea, wait: () => promise })
    const asked = profile("a1")
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "b2", type: "eoa" }]
    })
    await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.address).toBe("b2"))
    answer()
    expect(await asked).toEqual({ name: "tea.test", avatar: picture })
    expect(account()).toEqual({ profileName: undefined, profileImage: undefined })
    await kit.dispose()
  })

  it("T23 a name that leads elsewhere by now is taken from the account", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    let owner = "a1"
    const { kit, profile, account } = await setUp({
      ...tea,
      resolve: (name) => ({ name, address: owner })
    })
    await profile()
    expect(account().profileName).toBe("tea.test")
    owner = "b2"
    later(300_000)
    expect(await profile()).toEqual({})
    expect(account()).toEqual({ profileName: undefined, profileImage: undefined })
    await kit.dispose()
  })

  it("S8.10 in part: what cannot be asked for fails by name: no address, an unknown network, nobody who knows names", async () => {
    const { kit, profile } = await setUp(tea)
    expect(await profile("nobody")).toBe("NAME_FAILED")
    expect(await profile("a1", "test:99")).toBe("NAME_FAILED")
    expect(await profile("a1", "elsewhere:1")).toBe("NAME_FAILED")
    await kit.dispose()
    const alone = await setUp([])
    expect(await alone.profile()).toBe("CAPABILITY_MISSING")
    expect(await alone.resolve("tea.test")).toBe("CAPABILITY_MISSING")
    await alone.kit.dispose()
  })
})

describe("the address of a name", () => {
  it("S7.14 in part: is the one that its source says; none where it stands for none", async () => {
    const { kit, resolve } = await setUp(tea)
    expect(await resolve("tea.test")).toBe("a1")
    expect(await resolve(" tea.test ")).toBe("a1")
    expect(await resolve("nobody.test")).toBeUndefined()
    await kit.dispose()
  })

  it("T23 is asked of the one that answers for its ending, whose failure nobody else may mend", async () => {
    const general: Book = { resolve: (name) => ({ name, address: "g1" }) }
    const shop: Book = {
      zones: ["shop.test"],
      resolve: (name) => {
        if (name === "broken.shop.test") throw slow
        return name === "tea.shop.test" ? { name, address: "s1" } : undefined
      }
    }
    const { kit, resolve } = await setUp([
      [general, "node"],
      [shop, "server"]
    ])
    expect(await resolve("tea.shop.test")).toBe("s1")
    expect(await resolve("none.shop.test")).toBeUndefined()
    expect(await resolve("broken.shop.test")).toBe("NAME_FAILED")
    expect(await resolve("tea.test")).toBe("g1")
    await kit.dispose()
    const only = await setUp([[shop, "server"]])
    expect(await only.resolve("tea.test")).toBe("NAME_FAILED")
    await only.kit.dispose()
  })

  it("S9.12 in part: is kept five minutes, none for one, and a refusal or a failure is told again", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const { kit, resolve, asked } = await setUp({
      resolve: (name) => {
        if (name === "bad.test") throw new NameInvalidError({ reason: "form" })
        return tea.resolve?.(name, "")
      }
    })
    const times = async (name: string, milliseconds: number) => {
      later(milliseconds)
      const before = asked.length
      const answer = await resolve(name)
      return [answer, asked.length - before]
    }
    expect(await times("tea.test", 0)).toEqual(["a1", 1])
    expect(await times("tea.test", 299_999)).toEqual(["a1", 0])
    expect(await times("tea.test", 1)).toEqual(["a1", 1])
    expect(await times("none.test", 0)).toEqual([undefined, 1])
    expect(await times("none.test", 59_999)).toEqual([undefined, 0])
    expect(await times("none.test", 1)).toEqual([undefined, 1])
    expect(await times("bad.test", 0)).toEqual(["NAME_INVALID", 1])
    expect(await times("bad.test", 0)).toEqual(["NAME_INVALID", 1])
    await kit.dispose()
  })

  it("T31 in part: what is no name is refused before anybody is asked", async () => {
    const { kit, asked } = await setUp(tea)
    for (const name of [undefined, 7, {}, "x".repeat(256)]) {
      await expect(kit.names.resolve({ name: name as string, networkId: "test:1" })).rejects.toMatchObject({
        code: "NAME_INVALID"
      })
    }
    expect(asked).toEqual([])
    await kit.dispose()
  })
})
