import { createKit, memoryStorage } from "@latchkey/core"
import {
  HttpTimeoutError,
  NameInvalidError,
  NameTakenError,
  type NameRegistry,
  type OfferedName
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { bookOf, network, testChain, type TestChainParts } from "../support/testChain.ts"
import { names } from "./index.ts"

const slow = new HttpTimeoutError({ host: "names.test", milliseconds: 10_000 })
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
afterEach(() => void vi.useRealTimers())

/** A registry that keeps what it gives, and what it was asked. */
const registryOf = (own: Partial<NameRegistry> = {}) => {
  const asked: Array<string> = []
  const given = new Map<string, string>()
  const registry: NameRegistry = {
    zone: "tea.test",
    owned: ({ address }) =>
      Effect.sync(() => {
        asked.push(`owned ${address}`)
        return [...given].find(([, owner]) => owner === address)?.[0]
      }),
    suggestions: ({ label }) =>
      Effect.sync((): ReadonlyArray<OfferedName> => {
        asked.push(`suggestions ${label}`)
        return [label, `${label}-hub`].map((text) => ({
          name: `${text}.tea.test`,
          registered: given.has(`${text}.tea.test`)
        }))
      }),
    register: ({ label, address, sign }) =>
      Effect.map(sign(`I am ${label}`), (signature) => {
        asked.push(`register ${label} ${address} ${signature}`)
        given.set(`${label}.tea.test`, address)
        return `${label}.tea.test`
      }),
    ...own
  }
  return { registry, asked, given }
}

const setUp = async ({
  own,
  sign,
  connected = true
}: { readonly own?: Partial<NameRegistry>; readonly connected?: boolean } & Pick<
  TestChainParts,
  "sign"
> = {}) => {
  const { registry, asked, given } = registryOf(own)
  const book = bookOf({
    zones: ["tea.test"],
    reverse: (address) => [...given].find(([, owner]) => owner === address)?.[0],
    resolve: (name) => {
      const address = given.get(name)
      return address === undefined ? undefined : { name, address }
    }
  })
  const { plugin, tell } = testChain([[book, "server"]], {
    registry,
    ...(sign === undefined ? {} : { sign })
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [plugin, names()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  if (connected) await kit.connect({ connectorId: "wallet" })
  const code = <A>(answer: Promise<A>) =>
    answer.catch((error: { readonly code: string; readonly details?: object }) => [error.code, error.details])
  return {
    kit,
    tell,
    asked,
    given,
    suggestions: (name: unknown) => code(kit.names.suggestions({ name: name as string })),
    register: (name: unknown, signal?: AbortSignal) =>
      code(kit.names.register({ name: name as string }, { signal })),
    profileName: () => kit.getSnapshot().account["test"]?.profileName
  }
}

describe("suggestions of names", () => {
  it("S7.16 in part: are the wanted name first, whatever its capitals and with its ending or without", async () => {
    const { suggestions, asked } = await setUp()
    const both = [
      { name: "harbour.tea.test", registered: false },
      { name: "harbour-hub.tea.test", registered: false }
    ]
    expect(await suggestions("Harbour")).toEqual(both)
    expect(await suggestions(" harbour.TEA.test ")).toEqual(both)
    // The second was answered by the first.
    expect(asked).toEqual(["owned a1", "suggestions harbour"])
  })

  it("S9.12 in part: are kept 30 seconds, since somebody may take a name", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const { suggestions, asked, given } = await setUp()
    await suggestions("harbour")
    given.set("harbour.tea.test", "b2")
    later(29_999)
    expect(await suggestions("harbour")).toMatchObject([{ registered: false }, {}])
    later(1)
    expect(await suggestions("harbour")).toMatchObject([{ registered: true }, {}])
    expect(asked).toEqual(["owned a1", "suggestions harbour", "owned a1", "suggestions harbour"])
  })

  it.each([
    ["abc", "short"],
    ["", "short"],
    [undefined, "short"],
    [7, "short"],
    ["h\u0430rbour", "characters"],
    ["har\u200bbour", "characters"],
    ["xn--bb-lka", "form"]
  ])("S5.14 T31 of %j there are none, and nobody is asked", async (name, reason) => {
    const { suggestions, register, asked } = await setUp()
    expect(await suggestions(name)).toEqual(["NAME_INVALID", { reason }])
    expect(await register(name)).toEqual(["NAME_INVALID", { reason }])
    expect(asked).toEqual([])
  })

  it("S8.10[all]: what cannot be asked for is told by the texts that the clause says", async () => {
    const texts = async (options: Parameters<typeof setUp>[0]) => {
      const { kit } = await setUp(options)
      return kit.names.suggestions({ name: "harbour" }).catch((error: Error) => error.message)
    }
    expect(await texts({ connected: false })).toContain("Address or auth connector not found")
    expect(await texts({ own: { suggestions: () => Effect.fail(slow) } })).toContain("Error resolving name")
    const { kit } = await setUp()
    kit.removeNetwork("test:1")
    await vi.waitFor(() =>
      expect(kit.getSnapshot().network.byNamespace["test"]?.requestedCaipNetworks).toHaveLength(1)
    )
    expect(await kit.names.register({ name: "harbour" }).catch((error: Error) => error.message)).toContain(
      "Network not found"
    )
  })

  it("T26 a namespace without a registry has none", async () => {
    const { plugin } = testChain()
    const kit = createKit({
      app: { name: "Test" },
      networks: [network(1)],
      plugins: [plugin, names()],
      storage: memoryStorage()
    })
    onTestFinished(() => kit.dispose())
    await kit.connect({ connectorId: "wallet" })
    await expect(kit.names.suggestions({ name: "harbour" })).rejects.toMatchObject({
      code: "CAPABILITY_MISSING"
    })
  })
})

describe("registering a name", () => {
  it("S7.17 in part, S1.03 in part: the account signs, and is called by it at once where the name leads back", async () => {
    const { kit, register, asked, profileName } = await setUp()
    expect(await kit.names.profile({ address: "a1", networkId: "test:1" })).toEqual({})
    expect(await register("Harbour")).toBe("harbour.tea.test")
    expect(asked).toEqual(["owned a1", "suggestions harbour", "register harbour a1 signed I am harbour"])
    // That there was none is not kept.
    expect(profileName()).toBe("harbour.tea.test")
    expect(await kit.names.resolve({ name: "harbour.tea.test", networkId: "test:1" })).toBe("a1")
  })

  it("T23 a registered name that leads elsewhere is not shown", async () => {
    const { register, given, profileName } = await setUp({
      own: {
        register: ({ label, sign }) =>
          Effect.map(sign("x"), () => {
            given.set(`${label}.tea.test`, "b2")
            return `${label}.tea.test`
          })
      }
    })
    expect(await register("harbour")).toBe("harbour.tea.test")
    expect(profileName()).toBeUndefined()
  })

  it("a name that somebody has is refused, and a second name of an account, before the wallet is asked", async () => {
    const sign = vi.fn(async () => "signed")
    const { register, suggestions, given } = await setUp({ sign })
    given.set("harbour.tea.test", "b2")
    expect(await register("harbour")).toEqual(["NAME_TAKEN", { by: "other" }])
    expect(sign).not.toHaveBeenCalled()
    expect(await register("mooring")).toBe("mooring.tea.test")
    expect(sign).toHaveBeenCalledTimes(1)
    expect(await register("another")).toEqual(["NAME_TAKEN", { by: "self" }])
    expect(await suggestions("another")).toEqual(["NAME_TAKEN", { by: "self" }])
    expect(sign).toHaveBeenCalledTimes(1)
  })

  it("where the name was said to be free before, the wallet is asked in the task of the call", async () => {
    const sign = vi.fn(async () => "signed")
    const { kit, suggestions } = await setUp({ sign })
    await suggestions("harbour")
    const registering = kit.names.register({ name: "harbour" })
    expect(sign).toHaveBeenCalledTimes(1)
    expect(await registering).toBe("harbour.tea.test")
  })

  it("T10 a signature that comes when another account is there is worth nothing", async () => {
    const { promise, resolve: answer } = Promise.withResolvers<string>()
    const sign = vi.fn(() => promise)
    const { kit, tell, register, asked } = await setUp({ sign })
    const registering = register("harbour")
    await vi.waitFor(() => expect(sign).toHaveBeenCalled())
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "b2", type: "eoa" }]
    })
    await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.address).toBe("b2"))
    answer("signed")
    expect(await registering).toEqual(["NAME_ACCOUNT", {}])
    expect(asked.filter((question) => question.startsWith("register"))).toEqual([])
  })

  it("T10 whoever gives up ends it, and a refusal of the wallet ends it with its own error", async () => {
    const abort = new AbortController()
    const sign = vi.fn(() => new Promise<string>(() => {}))
    const given = await setUp({ sign })
    const registering = given.register("harbour", abort.signal)
    await vi.waitFor(() => expect(sign).toHaveBeenCalled())
    abort.abort()
    expect(await registering).toMatchObject(["CANCELLED", {}])
    const refused = await setUp({
      sign: () => Promise.reject(Object.assign(new Error("no"), { code: 4001 }))
    })
    expect(await refused.register("harbour")).toMatchObject(["SIGNING_REJECTED", {}])
  })

  it.each([
    ["the name was taken meanwhile", new NameTakenError({ by: "other" }), "NAME_TAKEN"],
    ["the service refuses it", new NameInvalidError({ reason: "form" }), "NAME_INVALID"]
  ])("where %s, that is said, and what was known of it forgotten", async (_, error, expected) => {
    const { register, suggestions, asked } = await setUp({ own: { register: () => Effect.fail(error) } })
    expect(await register("harbour")).toMatchObject([expected, {}])
    await suggestions("harbour")
    expect(asked.filter((question) => question === "suggestions harbour")).toHaveLength(2)
  })

  it("where the service cannot be asked, no name is offered and the wallet is not asked", async () => {
    const sign = vi.fn(async () => "signed")
    for (const own of [{ owned: () => Effect.fail(slow) }, { suggestions: () => Effect.fail(slow) }]) {
      const { register } = await setUp({ own, sign })
      expect(await register("harbour")).toMatchObject(["NAME_FAILED", {}])
    }
    const none = await setUp({ own: { suggestions: () => Effect.succeed([]) }, sign })
    expect(await none.register("harbour")).toMatchObject(["NAME_FAILED", {}])
    expect(sign).not.toHaveBeenCalled()
  })
})
