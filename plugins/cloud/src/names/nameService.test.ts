import { createKit, definePlugin, memoryStorage, type KitError } from "@latchkey/core"
import {
  HttpStatusError,
  nameRegistry,
  nameResolution,
  type NameReader,
  type NameRegistry,
  type NameResolution
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { cloud, type CloudOptions } from "../index.ts"

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } })
const refusal = (status: number, field: string) => json({ status: "FAILED", reasons: [{ field }] }, status)

const MAINNET = 0x8000_0001
const record = (name: string, addresses: Readonly<Record<string, unknown>> = { [MAINNET]: "a1" }) => ({
  name,
  registered: 1,
  addresses: Object.fromEntries(
    Object.entries(addresses).map(([type, address]) => [type, { address, created: 1 }])
  ),
  attributes: []
})

/** What the service answers, by the part of a path that says what is asked, and what it was asked. */
let answers: Record<string, () => Response>
let asked: Array<{ readonly url: URL; readonly body: unknown }>
beforeEach(() => {
  asked = []
  answers = {
    "/v1/supported-chains": () => json({ http: ["eip155:1"], ws: [] }),
    "/v1/profile/account/": () => json(record("harbour.tea.example")),
    "/v1/profile/reverse/": () => json([record("harbour.tea.example")]),
    "/v1/profile/suggestions/": () =>
      json({
        suggestions: [
          { name: "harbour.tea.example", registered: true },
          { name: "harbour-hub.tea.example", registered: false }
        ]
      }),
    "/v1/identity/": () => json({ name: "harbour.tea.example", avatar: null }),
    "POST /v1/profile/account": () => json(record("harbour.tea.example"))
  }
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push({ url, body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined })
    const post = init?.method === "POST" ? answers[`POST ${url.pathname}`] : undefined
    return (post ?? Object.entries(answers).find(([path]) => url.pathname.startsWith(path))![1])()
  })
})
afterEach(() => void vi.restoreAllMocks())

const open = async (options: CloudOptions = { names: { zone: "tea.example" } }) => {
  const found: { resolution?: NameResolution; registry?: NameRegistry } = {}
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1, "eip155"), testNetwork(2, "eip155")],
    storage: memoryStorage(),
    plugins: [
      virtualChain({ wallet: { connect: () => "a1" } }, "eip155").plugin,
      cloud({ projectId: "one", urls: { api: "http://127.0.0.1:1" }, ...options }),
      definePlugin({
        id: "probe",
        requires: ["cloud"],
        setup: (host) => {
          const [resolution] = host.capabilitiesOf("eip155", nameResolution)
          const [registry] = host.capabilitiesOf("eip155", nameRegistry)
          if (resolution !== undefined) found.resolution = resolution
          if (registry !== undefined) found.registry = registry
        }
      })
    ]
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  const { requestedCaipNetworks: networks } = kit.getSnapshot().network.byNamespace["eip155"]!
  const told = <A>(effect: Effect.Effect<A, KitError>): Promise<A | readonly [string, object | undefined]> =>
    Effect.runPromise(
      Effect.catch(effect, (error) =>
        Effect.succeed([error.code, "details" in error ? (error.details as object) : undefined] as const)
      )
    )
  const reading = <A>(ask: (reader: NameReader) => Effect.Effect<A, KitError>) =>
    told(Effect.flatMap(found.resolution!.reader, ask))
  const query = (index: number) => ({ network: networks[index]!, networks })
  return {
    kit,
    found,
    resolve: (name: string, index = 0) => reading((reader) => reader.resolve({ ...query(index), name })),
    reverse: (address = "a1", index = 0) => reading((reader) => reader.reverse({ ...query(index), address })),
    picture: (address = "a1") => reading((reader) => reader.picture!({ ...query(0), address })),
    suggestions: (label = "harbour", index = 0) =>
      told(found.registry!.suggestions({ label, network: networks[index]! })),
    owned: (address = "a1") => told(found.registry!.owned({ address, network: networks[0]! })),
    register: (sign: (message: string) => Effect.Effect<string, KitError>, label = "harbour") =>
      told(found.registry!.register({ label, address: "a1", network: networks[0]!, sign }))
  }
}
const queryOf = (index = -1) => Object.fromEntries(asked.at(index)!.url.searchParams)

describe("where the service tells of names", () => {
  it("S7.32 T09 in part: is where the app says so; of addresses also where it tells of accounts", async () => {
    const { found } = await open()
    expect(found.resolution?.zones).toEqual(["tea.example"])
    expect(found.registry?.zone).toBe("tea.example")
    const accounts = await open({ accounts: ["eip155"] })
    expect(accounts.found.resolution?.zones).toEqual([])
    expect(accounts.found.registry).toBeUndefined()
    for (const options of [{}, { accounts: ["test"] }, { projectId: "", names: { zone: "tea.example" } }]) {
      const none = await open(options)
      expect(none.found).toEqual({})
    }
    expect(asked).toEqual([])
  })
})

describe("looking up a name", () => {
  it("S7.14: asks for it with the version of the API, and takes the address of the network", async () => {
    const { resolve } = await open()
    answers["/v1/profile/account/"] = () =>
      json(record("harbour.tea.example", { [MAINNET]: "a1", [MAINNET + 1]: "a2", 60: "a3" }))
    answers["/v1/supported-chains"] = () => json({ http: ["eip155:1", "eip155:2"], ws: [] })
    expect(await resolve("  Harbour.TEA.example ")).toEqual({ name: "harbour.tea.example", address: "a1" })
    expect(asked.at(-1)!.url.pathname).toBe("/v1/profile/account/harbour.tea.example")
    expect(queryOf()).toMatchObject({ apiVersion: "2", projectId: "one" })
    expect(await resolve("harbour.tea.example", 1)).toMatchObject({ address: "a2" })
  })

  it("T23 takes that of every chain where there is none of the network, and no other", async () => {
    const { resolve } = await open()
    answers["/v1/supported-chains"] = () => json({ http: ["eip155:1", "eip155:2"], ws: [] })
    answers["/v1/profile/account/"] = () => json(record("harbour.tea.example", { 60: "a3" }))
    expect(await resolve("harbour.tea.example", 1)).toMatchObject({ address: "a3" })
    answers["/v1/profile/account/"] = () => json(record("harbour.tea.example", { [MAINNET]: "a1" }))
    expect(await resolve("harbour.tea.example", 1)).toBeUndefined()
    answers["/v1/profile/account/"] = () => json(record("harbour.tea.example", { [MAINNET]: "nobody" }))
    expect(await resolve("harbour.tea.example")).toBeUndefined()
    answers["/v1/profile/account/"] = () => refusal(404, "name")
    expect(await resolve("nobody.tea.example")).toBeUndefined()
  })

  it.each([
    "harbour.eth",
    "harbour",
    ".tea.example",
    "har.bour.tea.example",
    "h\u0430rbour.tea.example",
    "har\u200bbour.tea.example",
    "xn--bb-lka.tea.example",
    `${"a".repeat(64)}.tea.example`
  ])("T23 %j is no name of it, and nobody is asked", async (name) => {
    const { resolve } = await open()
    expect(await resolve(name)).toEqual(["NAME_INVALID", { reason: "form" }])
    expect(asked).toEqual([])
  })

  it.each([
    ["of another name", record("mooring.tea.example")],
    ["of another form", record("Harbour.tea.example")],
    ["without addresses", { name: "harbour.tea.example" }],
    ["that is a list", [record("harbour.tea.example")]],
    ["that is nothing", null],
    ["whose name turns the text", record("harbour.tea.example\u202e")]
  ])("T31 an answer %s is none", async (_, answer) => {
    const { resolve } = await open()
    answers["/v1/profile/account/"] = () => json(answer)
    expect(await resolve("harbour.tea.example")).toMatchObject(["HTTP_BODY_INVALID", {}])
  })

  it("a service that fails says nothing of a name", async () => {
    const { resolve } = await open()
    answers["/v1/profile/account/"] = () => json({}, 401)
    expect(await resolve("harbour.tea.example")).toMatchObject(["HTTP_STATUS", { status: 401 }])
  })
})

describe("the name of an address", () => {
  it("S7.04 in part, S7.15: is that of its identity, else that of the reverse look-up, each with who asks", async () => {
    const { kit, reverse } = await open()
    expect(await reverse()).toBe("harbour.tea.example")
    expect(asked.at(-1)!.url.pathname).toBe("/v1/identity/a1")
    expect(queryOf()).not.toHaveProperty("sender")
    await kit.connect({ connectorId: "wallet" })
    await reverse("a7")
    expect(queryOf()).toMatchObject({ sender: "a1" })
    answers["/v1/identity/"] = () => json({}, 404)
    answers["/v1/profile/reverse/"] = () => json([record("harbour.tea.example", { [MAINNET]: "a8" })])
    expect(await reverse("a8")).toBe("harbour.tea.example")
    expect(asked.at(-1)!.url.pathname).toBe("/v1/profile/reverse/a8")
    expect(queryOf()).toMatchObject({ sender: "a1", apiVersion: "2" })
    // One that stands for somebody else is none.
    expect(await reverse("a9")).toBeUndefined()
  })

  it("S7.04, S9.12[names, identity]: name and picture of an address are one answer, kept five minutes; a failure is not kept", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    onTestFinished(() => void vi.useRealTimers())
    const { reverse, picture } = await open()
    const count = () => asked.filter(({ url }) => url.pathname.startsWith("/v1/identity/")).length
    answers["/v1/identity/"] = () => json({ name: "harbour.eth", avatar: "data:image/png;base64,AAAA" })
    expect([await reverse(), await picture()]).toEqual(["harbour.eth", "data:image/png;base64,AAAA"])
    expect(count()).toBe(1)
    vi.setSystemTime(Date.now() + 299_999)
    await reverse()
    expect(count()).toBe(1)
    vi.setSystemTime(Date.now() + 1)
    await reverse()
    expect(count()).toBe(2)
    answers["/v1/identity/"] = () => json({ name: "harbour.eth", avatar: "x".repeat(400_001) })
    expect(await picture("a2")).toBeUndefined()
    answers["/v1/identity/"] = () => json({}, 401)
    for (const times of [1, 2]) {
      const before = count()
      expect(await picture("a3"), String(times)).toMatchObject(["HTTP_STATUS", {}])
      expect(count()).toBe(before + 1)
    }
  })

  it("T31 of what is no name there is none", async () => {
    const { reverse } = await open()
    let address = 1
    for (const name of [null, "", 7, "x".repeat(256), "har\u202ebour.tea.example", undefined]) {
      answers["/v1/identity/"] = () => json({ name, avatar: 7 })
      expect(await reverse(`a${address++}`)).toBeUndefined()
    }
    answers["/v1/identity/"] = () => json([])
    answers["/v1/profile/reverse/"] = () => json({})
    expect(await reverse(`a${address++}`)).toMatchObject(["HTTP_BODY_INVALID", {}])
  })

  it("is not asked for on a network that the service does not serve", async () => {
    const { reverse, suggestions } = await open()
    expect(await reverse("a1", 1)).toBeUndefined()
    expect(await suggestions("harbour", 1)).toEqual([])
    expect(asked.map(({ url }) => url.pathname)).toEqual(["/v1/supported-chains"])
  })
})

describe("names that are free", () => {
  it("S7.16, S7.32[suggestions]: are asked for with the zone, the wanted one first", async () => {
    const { suggestions } = await open()
    expect(await suggestions()).toEqual([
      { name: "harbour.tea.example", registered: true },
      { name: "harbour-hub.tea.example", registered: false }
    ])
    expect(asked.at(-1)!.url.pathname).toBe("/v1/profile/suggestions/harbour")
    expect(queryOf()).toMatchObject({ zone: "tea.example" })
  })

  it("T31 in part: entries of another shape or zone are left out, and an answer about another name is none", async () => {
    const { suggestions } = await open()
    const wanted = { name: "harbour.tea.example", registered: false }
    const say = (...list: ReadonlyArray<unknown>) => {
      answers["/v1/profile/suggestions/"] = () => json({ suggestions: list })
    }
    say(
      wanted,
      { name: "a.b.tea.example", registered: false },
      { name: "harbour.eth", registered: false },
      null,
      7,
      {
        name: "harbour-one.tea.example"
      }
    )
    expect(await suggestions()).toEqual([wanted])
    say({ name: "mooring.tea.example", registered: false }, wanted)
    expect(await suggestions()).toMatchObject(["HTTP_BODY_INVALID", {}])
    say()
    expect(await suggestions()).toMatchObject(["HTTP_BODY_INVALID", {}])
    answers["/v1/profile/suggestions/"] = () => refusal(400, "name")
    expect(await suggestions()).toEqual(["NAME_INVALID", { reason: "form" }])
  })

  it("the name that an account has is the one that stands for it", async () => {
    const { owned } = await open()
    expect(await owned()).toBe("harbour.tea.example")
    answers["/v1/profile/reverse/"] = () => json([record("harbour.tea.example", { [MAINNET]: "a2" })])
    expect(await owned()).toBeUndefined()
  })
})

describe("registering a name", () => {
  it("S3.15[all], S7.17, S9.16: sends what was signed: name, attributes and the time in seconds, with the type of coin", async () => {
    const { register, reverse } = await open()
    const messages: Array<string> = []
    const before = Math.floor(Date.now() / 1_000)
    const sign = (message: string) => {
      messages.push(message)
      return Effect.succeed("0x5161")
    }
    expect(await register(sign)).toBe("harbour.tea.example")
    const { timestamp, ...rest } = JSON.parse(messages[0]!) as { readonly timestamp: number }
    expect(rest).toEqual({ name: "harbour.tea.example", attributes: {} })
    expect(Number.isInteger(timestamp)).toBe(true)
    expect(timestamp).toBeGreaterThanOrEqual(before)
    expect(timestamp).toBeLessThanOrEqual(Date.now() / 1_000)
    expect(asked.at(-1)!.url.pathname).toBe("/v1/profile/account")
    expect(asked.at(-1)!.body).toEqual({
      coin_type: 2147483649,
      address: "a1",
      message: messages[0],
      signature: "0x5161"
    })
    // A service that keeps identities for a while does not take it back.
    answers["/v1/identity/"] = () => json({ name: null, avatar: null })
    expect(await reverse()).toBe("harbour.tea.example")
  })

  it("is asked for once, and an answer of success is one whatever it says", async () => {
    const { register } = await open()
    const sign = () => Effect.succeed("0x5161")
    answers["POST /v1/profile/account"] = () => json({}, 503)
    expect(await register(sign)).toMatchObject(["NAME_FAILED", {}])
    expect(asked.filter(({ body }) => body !== undefined)).toHaveLength(1)
    answers["POST /v1/profile/account"] = () => new Response("", { status: 200 })
    expect(await register(sign)).toBe("harbour.tea.example")
  })

  it.each([
    [409, "name", ["NAME_TAKEN", { by: "other" }]],
    [409, "address", ["NAME_TAKEN", { by: "self" }]],
    [400, "name", ["NAME_INVALID", { reason: "form" }]],
    [400, "timestamp", ["NAME_FAILED", {}]],
    [500, "name", ["NAME_FAILED", {}]]
  ])("a refusal of status %i for the %s is told as what it is", async (status, field, expected) => {
    const { register } = await open()
    answers["/v1/profile/account/"] = () => refusal(404, "name")
    answers["POST /v1/profile/account"] = () => refusal(status, field)
    expect(await register(() => Effect.succeed("0x5161"))).toMatchObject(expected)
  })

  it("what is no refusal in the service's form is one of the name", async () => {
    const { register } = await open()
    answers["/v1/profile/account/"] = () => refusal(404, "name")
    for (const body of [{}, { reasons: [] }, { reasons: [{}] }, { reasons: [{ field: 7 }] }]) {
      answers["POST /v1/profile/account"] = () => json(body, 409)
      expect(await register(() => Effect.succeed("0x5161"))).toEqual(["NAME_TAKEN", { by: "other" }])
    }
  })

  it("T10 nothing is sent where the wallet does not sign", async () => {
    const { register } = await open()
    const refused = new HttpStatusError({ host: "wallet", status: 0, body: "" })
    expect(await register(() => Effect.fail(refused))).toMatchObject(["HTTP_STATUS", {}])
    expect(asked.map(({ url }) => url.pathname)).toEqual(["/v1/supported-chains"])
  })
})
