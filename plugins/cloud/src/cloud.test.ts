import { pictures, readSlot, type CatalogueWallet } from "@latchkey/core"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { testNetwork } from "../../../tests/support/virtualChain.ts"
import { makeKit } from "../support/makeKit.ts"
import { generateWallets } from "../stack/generateWallets.ts"
import { startCloud, type CloudPart } from "../stack/startCloud.ts"
import { cloud, type CloudUrls } from "./index.ts"

let part: CloudPart
let asked: Array<URL> = []
beforeAll(async () => {
  part = await startCloud()
})
afterAll(() => part?.stop())
beforeEach(() => {
  asked = []
  const { fetch } = globalThis
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : input))
    return fetch(input, init)
  })
})
afterEach(() => {
  vi.useRealTimers()
  // A stub gives back what it found, which may be a spy.
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pathsAsked = () => asked.map(({ pathname }) => pathname)
const askedFor = (path: string) => asked.filter(({ pathname }) => pathname === path)
const query = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? [])
const names = (wallets: ReadonlyArray<CatalogueWallet>) => wallets.map(({ name }) => name)
const all = generateWallets()
const idOf = (name: string) => all.find((wallet) => wallet.name === name)!.id

/** A kit whose modal was opened, and whose cloud has loaded or failed. */
const open = async (options: Parameters<typeof makeKit>[1] = {}) => {
  const made = await makeKit(part, options)
  made.kit.open({ view: "Connect" })
  await made.kit.cloud.load()
  return made
}

describe("when the cloud is asked", () => {
  it("not before the modal opens", async () => {
    const { kit, catalogue } = await makeKit(part, {})
    await kit.connect({ connectorId: "wallet" })
    await kit.disconnect()
    expect(asked).toEqual([])
    expect(catalogue().status).toBe("idle")
    kit.open({ view: "Connect" })
    await expect.poll(() => catalogue().status).toBe("ready")
    expect(pathsAsked()).toContain("/appkit/v1/config")
  })

  it("as the engine starts, where the app wants that, and when the app says so", async () => {
    const early = await makeKit(part, { cloud: { load: "start" } })
    await expect.poll(() => early.catalogue().status).toBe("ready")
    const { kit, catalogue } = await makeKit(part, {})
    await kit.cloud.load()
    expect(catalogue().status).toBe("ready")
  })

  it("once, however often the modal opens, until it has answered", async () => {
    const { kit } = await open()
    const before = asked.length
    for (let round = 0; round < 3; round++) {
      kit.close()
      kit.open({ view: "Connect" })
      await kit.cloud.load()
    }
    expect(asked).toHaveLength(before)

    const failing = await open({ faults: "~getWallets.500~config.500" })
    expect(failing.catalogue().status).toBe("failed")
    const failed = askedFor("/appkit/v1/config").length
    failing.kit.close()
    failing.kit.open({ view: "Connect" })
    await failing.kit.cloud.load()
    expect(askedFor("/appkit/v1/config").length).toBe(failed + 1)
  })

  it("S1.06 S6.02[basic mode] in part, S8.01[Project ID Not Configured]: never without a project id: the kit stays in basic mode, and says so", async () => {
    const { kit, alerts, catalogue } = await open({
      cloud: { projectId: "", customWallets: [{ id: "own", name: "Own Wallet", mobileLink: "own://" }] }
    })
    expect(asked).toEqual([])
    expect(kit.getSnapshot().feature.basic).toBe(true)
    expect(kit.getSnapshot().feature.values).toMatchObject({ email: false, socials: false, swaps: false })
    // Once, in a development build too, which judges the options.
    expect(alerts()).toEqual(["CLOUD_PROJECT_ID_MISSING"])
    expect(kit.getSnapshot().notice.alerts[0]?.text).toBe("Project ID Not Configured")
    expect(catalogue()).toMatchObject({ status: "ready", count: 0, allWallets: false })
    expect(names(catalogue().custom)).toEqual(["Own Wallet"])
    expect(await kit.cloud.wallets()).toEqual({ wallets: [], count: 0 })
    expect(asked).toEqual([])
  })

  it("T04 in part: declares the hosts of the app's own pictures as those of images", () => {
    const { hosts } = cloud({
      customWallets: [
        { id: "far", name: "Far", image: "https://cdn.example/far.png" },
        { id: "near", name: "Near", image: "/near.png" }
      ]
    })
    expect(hosts?.filter(({ uses }) => uses !== undefined)).toMatchObject([
      { origin: "https://cdn.example/far.png", uses: ["image"] }
    ])
  })

  it("only at the hosts that it declares", async () => {
    const other = await startCloud()
    const plugin = cloud({ projectId: "stack", urls: { api: part.url, images: other.url } })
    await open({ cloud: { urls: { api: part.url, images: other.url } } })
    const origins = new Set(asked.map(({ origin }) => origin))
    const declared = new Set(plugin.hosts!.map(({ origin }) => origin))
    expect([...origins].toSorted()).toEqual([...declared].toSorted())
    await other.stop()
  })

  it("the public services are on two hosts; one of the app's own has all, unless the app says another", () => {
    const origins = (urls?: CloudUrls) =>
      cloud(urls && { urls }).hosts!.map(({ origin, purpose }) => `${origin} ${purpose}`)
    expect(origins()).toEqual([
      "https://api.web3modal.org wallets",
      "https://rpc.walletconnect.org accounts",
      "https://api.web3modal.org pictures"
    ])
    expect(origins({ api: "https://a.example" })[1]).toBe("https://a.example accounts")
    expect(origins({ api: "https://a.example", blockchain: "https://b.example" })[1]).toBe(
      "https://b.example accounts"
    )
  })
})

describe("what is asked", () => {
  it("S7.01 in part, S7.27 in part: every request says which project asks, and with which kit", async () => {
    const { kit } = await open({ cloud: { sdkType: "kit", sdkVersion: "react-evm-1.0.0" } })
    await kit.cloud.wallets({ search: "amber" })
    expect(asked.length).toBeGreaterThan(5)
    for (const url of asked) {
      expect(query(url)).toMatchObject({ projectId: "stack", st: "kit", sv: "react-evm-1.0.0" })
    }
    await open()
    expect(query(asked.at(-1))).toMatchObject({ st: "latchkey", sv: expect.stringMatching(/^latchkey-\d/) })
  })

  it("S3.08[page, entries, include, exclude, chains] S9.13[recommended wallets] the recommended are 4, the featured those that the app names, in its order", async () => {
    const featured = [idOf("Delta Wallet"), idOf("Amber Wallet"), "unknown"]
    const exclude = [idOf("Basalt Wallet")]
    const { catalogue } = await open({ cloud: { featured, exclude } })
    expect(names(catalogue().featured)).toEqual(["Delta Wallet", "Amber Wallet"])
    expect(catalogue().recommended).toHaveLength(4)
    expect(names(catalogue().recommended)).not.toContain("Amber Wallet")
    expect(names(catalogue().recommended)).not.toContain("Basalt Wallet")
    expect(catalogue().hidden).toEqual({
      rdns: [all.find(({ name }) => name === "Basalt Wallet")!.rdns],
      names: ["Basalt Wallet"]
    })
    const [forFeatured, forRecommended, forHidden] = askedFor("/getWallets").map(query)
    expect(forFeatured).toMatchObject({ entries: "3", include: featured.join(",") })
    expect(forFeatured).not.toHaveProperty("chains")
    expect(forRecommended).toMatchObject({
      page: "1",
      entries: "4",
      exclude: [...exclude, ...featured].join(","),
      chains: "eip155:1"
    })
    expect(forHidden).toMatchObject({ entries: "1", include: exclude.join(",") })
  })

  it("T26 what was not asked for is not shown, by a service that gives all it has to every question", async () => {
    const real = globalThis.fetch
    vi.stubGlobal("fetch", (address: string | URL, init?: RequestInit) => {
      const url = new URL(address)
      for (const name of ["include", "exclude", "badge_type"]) url.searchParams.delete(name)
      return real(url, init)
    })
    const featured = [idOf("Delta Wallet")]
    const exclude = [idOf("Basalt Wallet")]
    const { catalogue, kit } = await open({ cloud: { featured, exclude } })
    // The first of all that it has, which nobody named: neither featured nor hidden.
    expect([catalogue().featured, catalogue().hidden]).toEqual([[], { rdns: [], names: [] }])
    expect(catalogue().recommended.map(({ id }) => id)).not.toContain(featured[0])
    const listed = async (query: object) => (await kit.cloud.wallets(query)).wallets
    expect((await listed({})).map(({ id }) => id)).not.toContain(exclude[0])
    expect((await listed({ include: [idOf("Amber Wallet")] })).map(({ id }) => id)).toEqual([
      idOf("Amber Wallet")
    ])
    expect((await listed({ certified: true })).every(({ certified }) => certified)).toBe(true)
  })

  it("S3.08[page, entries, exclude, badge_type, chains] S9.13[pages] pages are of 40, of the app's networks", async () => {
    const { kit } = await makeKit(part, { cloud: { exclude: [idOf("Amber Wallet")] } })
    const first = await kit.cloud.wallets({ exclude: ["another"] })
    expect(first.wallets).toHaveLength(40)
    expect(query(askedFor("/getWallets")[0])).toMatchObject({
      page: "1",
      entries: "40",
      exclude: `${idOf("Amber Wallet")},another`,
      chains: "eip155:1"
    })
    expect(query(askedFor("/getWallets")[0])).not.toHaveProperty("search")
    const third = await kit.cloud.wallets({ page: 3, certified: true, networks: ["eip155:137"] })
    expect(query(askedFor("/getWallets")[1])).toMatchObject({
      page: "3",
      badge_type: "certified",
      chains: "eip155:137"
    })
    expect(third.wallets.every(({ certified }) => certified)).toBe(true)
  })

  it("S9.13 in part, S3.08[search]: a search is of 100, and finds names, rdns and words of any script", async () => {
    const { kit } = await makeKit(part, {})
    for (const [search, name] of [
      ["кошелек", "Кошелёк Север"],
      ["НАХОДКА", undefined],
      ["財布", "星の財布"],
      ["hoshi", "星の財布"],
      ["محفظة", "محفظة النخيل"],
      ["armelkanal", "Ärmelkanal Börse"],
      ["example.amberwallet0", "Amber Wallet"],
      ["wallet amber", "Amber Wallet"]
    ] as const) {
      const { wallets } = await kit.cloud.wallets({ search })
      expect(names(wallets)[0]).toBe(name)
    }
    expect(query(askedFor("/getWallets")[0])).toMatchObject({ search: "кошелек", entries: "100", page: "1" })
  })

  it("S9.13[search] a search takes at least 300 ms", async () => {
    const { kit } = await makeKit(part, {})
    await kit.cloud.wallets()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    try {
      let done = false
      const found = kit.cloud.wallets({ search: "amber" }).then((page) => {
        done = true
        return page
      })
      const searches = () => askedFor("/getWallets").filter((url) => url.searchParams.has("search"))
      await vi.waitUntil(() => searches().length === 1)
      expect(searches()[0]!.searchParams.get("entries")).toBe("100")
      await vi.advanceTimersByTimeAsync(299)
      expect(done).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      vi.useRealTimers()
      expect((await found).wallets.length).toBeGreaterThan(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it("a search is an event, also an empty badge", async () => {
    const { kit } = await makeKit(part, {})
    const events: Array<unknown> = []
    kit.onEvent(({ event, properties }) => event === "SEARCH_WALLET" && events.push(properties))
    await kit.cloud.wallets({ search: " amber " })
    await kit.cloud.wallets({ search: "amber", certified: true })
    expect(events).toEqual([
      { badge: "", search: "amber" },
      { badge: "certified", search: "amber" }
    ])
  })
})

describe("pictures", () => {
  it("S9.13[images preloaded] the first 20 of a list are there when it is, and none of what is read on", async () => {
    const { kit, catalogue } = await makeKit(part, {})
    const { wallets } = await kit.cloud.wallets()
    const keys = Object.keys(catalogue().images)
    expect(keys.toSorted()).toEqual(
      wallets
        .slice(0, 20)
        .map(({ imageId }) => `wallet/${imageId}`)
        .toSorted()
    )
    expect(
      Object.values(catalogue().images).every((uri) => uri.startsWith("data:image/svg+xml;base64,"))
    ).toBe(true)
    await kit.cloud.wallets({ page: 2 })
    expect(Object.keys(catalogue().images)).toEqual(keys)
  })

  it("S9.10[image preload] a page waits for them 2 s at most", async () => {
    const { kit, catalogue } = await makeKit(part, {})
    await kit.cloud.load()
    const pictures: Array<string> = []
    vi.stubGlobal("fetch", (input: string | Request) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (pathname === "/getWallets")
        return Promise.resolve(Response.json({ data: all.slice(40, 80), count: 600 }))
      pictures.push(pathname)
      return new Promise(() => {})
    })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    let isThere = false
    const page = kit.cloud.wallets().then(({ wallets }) => {
      isThere = true
      return wallets
    })
    while (pictures.length === 0) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(isThere).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await page).not.toHaveLength(0)
    const shown = Object.keys(catalogue().images).map((key) => `/getWalletImage/${key.split("/")[1]}`)
    expect(shown.filter((path) => pictures.includes(path))).toEqual([])
  })

  it("each is fetched once, whoever asks", async () => {
    const { kit } = await makeKit(part, {})
    const image = { kind: "wallet", id: "picture-9" } as const
    const [one, two] = await Promise.all([kit.cloud.image(image), kit.cloud.image(image)])
    expect(one).toBe(two)
    await kit.cloud.image(image)
    expect(askedFor("/getWalletImage/picture-9")).toHaveLength(1)
  })

  it("of networks are a source of pictures for views, by the app's own id where it gave one", async () => {
    const own = {
      ...testNetwork(8453, "eip155"),
      assets: { imageId: "93564157-2e8e-4ce7-81df-b264dbee9b00" }
    }
    const { kit } = await open({ networks: [testNetwork(1, "eip155"), own] })
    const [source] = readSlot(kit.getSnapshot().plugin.fillings, pictures)
    expect(source?.id).toBe("cloud")
    for (const key of ["network/eip155:1", "network/eip155:8453"] as const) {
      expect(await source?.load(key)).toMatch(/^data:image\/svg\+xml;base64,/)
      expect(source?.known.get(key)).toMatch(/^data:image/)
    }
    const assets = pathsAsked().filter((path) => path.startsWith("/public/getAssetImage/"))
    expect(assets.map((path) => path.split("/").at(-1))).toEqual([
      "ba0ba0cd-17c6-4806-ad93-f9d174f17900",
      "93564157-2e8e-4ce7-81df-b264dbee9b00"
    ])
    const before = asked.length
    expect(await source?.load("rdns/io.wallet")).toBe("")
    expect(await source?.load("network/eip155:99999")).toBe("")
    expect(asked).toHaveLength(before)
  })

  it("of a network that the page draws before the modal opens are asked for when it does", async () => {
    const { kit } = await makeKit(part, {})
    const [source] = readSlot(kit.getSnapshot().plugin.fillings, pictures)
    const picture = source!.load("network/eip155:1")
    await kit.connect({ connectorId: "wallet" })
    expect(asked).toEqual([])
    kit.open()
    expect(await picture).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  it("of a network is found by its CAIP-2 id, and not asked for where none is known or no project is", async () => {
    const { kit, catalogue } = await open()
    const image = { kind: "network", id: "eip155:8453" } as const
    expect(await kit.cloud.image(image)).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(catalogue().images["network/eip155:8453"]).toMatch(/^data:image/)
    const [asset] = asked.filter(({ pathname }) => pathname.startsWith("/public/getAssetImage/"))
    expect(asset?.pathname).toBe("/public/getAssetImage/7289c336-3981-4081-c5f4-efc26ac64a00")
    const before = asked.length
    await expect(kit.cloud.image({ kind: "network", id: "eip155:99999" })).rejects.toMatchObject({
      code: "CATALOGUE_FAILED"
    })
    expect(catalogue().images["network/eip155:99999"]).toBe("")
    const basic = await open({ cloud: { projectId: "" } })
    await expect(basic.kit.cloud.image(image)).rejects.toMatchObject({ code: "CATALOGUE_FAILED" })
    expect(asked).toHaveLength(before)
  })

  it.each([
    ["one that there is not", "", "nowhere"],
    ["no id", "", "../config"],
    ["text", "~getWalletImage.text", "picture-1"],
    ["10 MB", "~getWalletImage.big", "picture-1"],
    ["half of one", "~getWalletImage.half", "picture-1"],
    ["a connection that is dropped", "~getWalletImage.drop", "picture-1"]
  ])("T02 T31 %s leaves the letter", async (_, faults, id) => {
    const { kit, catalogue } = await makeKit(part, { faults })
    await expect(kit.cloud.image({ kind: "wallet", id })).rejects.toMatchObject({ code: "CATALOGUE_FAILED" })
    expect(Object.values(catalogue().images).filter(Boolean)).toEqual([])
  })
})

describe("S1.04 in part: the project's configuration", () => {
  it("S3.17[all] stands beside the app's own options, each of which is heeded; of a brand to hide there is none", async () => {
    const { kit, alerts } = await open({
      project: "social",
      cloud: { sdkType: "kit", sdkVersion: "react-evm-1.0.0" },
      networks: [testNetwork(1, "eip155"), testNetwork(8453, "eip155")],
      features: { receive: false, legalCheckbox: true, ...{ reownBranding: true } },
      defaultAccountTypes: { eip155: "smartAccount" },
      enableNetworkSwitch: false
    })
    const { feature, account } = kit.getSnapshot()
    expect(feature.values).toMatchObject({
      receive: false,
      legalCheckbox: true,
      send: true,
      email: true,
      socials: ["google", "x"],
      swaps: false,
      onramp: false,
      activity: true,
      multiWallet: true
    })
    expect(account["eip155"]?.preferredAccountType).toBe("smartAccount")
    await kit.connect({ connectorId: "wallet" })
    await expect(kit.switchNetwork({ networkId: "eip155:8453" })).rejects.toMatchObject({
      code: "NETWORK_SWITCH_DISABLED"
    })
    expect(query(askedFor("/appkit/v1/config")[0])).toEqual({
      projectId: "social",
      st: "kit",
      sv: "react-evm-1.0.0"
    })
    // The project and the app say something of a brand: there is nothing to decide on.
    expect(alerts()).toEqual([])
  })

  it("S2.20[Android] in part: offers no social login that Telegram's browser cannot open", async () => {
    const { kit } = await makeKit(part, { project: "social" })
    const userAgent = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile"
    vi.stubGlobal("window", { navigator: { userAgent }, TelegramWebviewProxy: {} })
    await kit.cloud.load()
    expect(kit.getSnapshot().feature.values.socials).toEqual(["google"])
  })

  it("goes over the app's settings", async () => {
    const { kit } = await open({ project: "social" })
    expect(kit.getSnapshot().feature).toMatchObject({
      basic: false,
      values: {
        email: true,
        socials: ["google", "x"],
        multiWallet: true,
        activity: true,
        swaps: false,
        onramp: false
      }
    })
  })

  it("S1.05 S8.01 in part: says which of the app's settings it ignores", async () => {
    const { kit } = await open({ project: "social", features: { email: false, send: false } })
    expect(kit.getSnapshot().feature.values).toMatchObject({ email: true, send: false })
    expect(kit.getSnapshot().notice.alerts).toMatchObject([
      {
        variant: "warning",
        code: "CLOUD_LOCAL_IGNORED",
        text: "Local configuration ignored",
        advice: expect.stringContaining(`"features.email"`)
      }
    ])
  })

  it.each(["500", "hang", "drop", "text", "null", "wrong", "big"])(
    "leaves the app's settings where it does not come: %s",
    async (fault) => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
      const { kit } = await makeKit(part, {
        faults: `~config.${fault}`,
        features: { email: false, socials: false, swaps: ["own"] }
      })
      const loading = kit.cloud.load()
      await vi.waitUntil(() => askedFor("/appkit/v1/config").length > 0)
      if (fault === "hang") await vi.advanceTimersByTimeAsync(15_000)
      vi.useRealTimers()
      await loading
      expect(kit.getSnapshot().feature.values).toMatchObject(
        // An answer whose entries are all bad is an answer.
        fault === "wrong"
          ? { email: false, swaps: false, activity: false }
          : { email: false, swaps: ["own"], activity: true, multiWallet: false }
      )
    }
  )
})

describe("S8.01 in part: what the developer is told", () => {
  it.each([
    ["~config.429", "CLOUD_RATE_LIMITED", "Rate Limited"],
    ["~config.500", "CLOUD_SERVER_FAILED", "Server Error"],
    ["~config.503", "CLOUD_SERVER_FAILED", "Server Error"],
    ["~config.401", "CLOUD_PROJECT_REFUSED", "Invalid App Configuration"],
    ["~config.403", "CLOUD_PROJECT_REFUSED", "Invalid App Configuration"]
  ])(
    "S8.01[Rate Limited, Server Error, Invalid App Configuration by project id] an answer with a status: %s",
    async (faults, code, text) => {
      const { kit } = await open({ faults, features: { email: false, socials: false } })
      expect(kit.getSnapshot().notice.alerts).toMatchObject([{ variant: "error", code, text }])
    }
  )

  it.each([
    ["~config.404", []],
    ["~config.drop", ["HTTP_UNREACHABLE"]]
  ])(
    "of what may be the network's fault no more than that a host was not reached: %s",
    async (faults, expected) => {
      const { alerts } = await open({ faults, features: { email: false, socials: false } })
      expect(alerts()).toEqual(expected)
    }
  )

  it("an unknown project", async () => {
    const { alerts } = await open({ project: "nobody", features: { email: false, socials: false } })
    expect(alerts()).toEqual(["CLOUD_PROJECT_REFUSED"])
  })

  it("S8.01[Invalid App Configuration by origin, Invalid App Configuration by domain] a page of an origin that the project does not let in, and one of a project that lets nobody in", async () => {
    for (const [origin, faults] of [
      ["https://evil.example", undefined],
      ["https://app.example", "~origins.empty"]
    ] as const) {
      vi.stubGlobal("location", { origin, href: `${origin}/` })
      const { kit } = await open({ project: "social", ...(faults === undefined ? {} : { faults }) })
      expect(kit.getSnapshot().notice.alerts).toMatchObject([
        { variant: "error", text: "Invalid App Configuration", advice: expect.stringContaining(origin) }
      ])
    }
  })

  it.each([
    ["https://app.example", []],
    ["https://one.app.example", []],
    ["http://localhost:3000", []],
    ["https://evil.example", ["CLOUD_ORIGIN_REFUSED"]],
    ["http://app.example", ["CLOUD_ORIGIN_REFUSED"]]
  ])("S5.16[wildcards, origins] a page at %s", async (origin, expected) => {
    vi.stubGlobal("location", { origin, href: `${origin}/` })
    const { alerts } = await open({ project: "social" })
    expect(alerts()).toEqual(expected)
  })

  it.each([
    ["429", ["CLOUD_RATE_LIMITED"]],
    ["500", ["CLOUD_SERVER_FAILED"]],
    ["wrong", []],
    ["text", ["HTTP_BODY_INVALID"]],
    ["empty", ["CLOUD_ORIGIN_REFUSED"]]
  ])("origins that do not come: %s", async (fault, expected) => {
    vi.stubGlobal("location", { origin: "https://app.example", href: "https://app.example/" })
    const { alerts } = await open({ project: "social", faults: `~origins.${fault}` })
    expect(alerts()).toEqual(expected)
  })

  it("origins are only looked at where e-mail or social login is on", async () => {
    await open()
    expect(askedFor("/projects/v1/origins")).toEqual([])
    await open({ project: "social" })
    expect(askedFor("/projects/v1/origins")).toHaveLength(1)
  })
})

describe("T31 a catalogue on a bad day", () => {
  it.each(["429", "500", "404", "drop", "half", "text", "null", "wrong", "big"])(
    "%s ends in a typed error, and what is installed can be connected",
    async (fault) => {
      const { kit, catalogue } = await open({ faults: `~getWallets.${fault}` })
      expect(catalogue()).toMatchObject({ status: "failed", recommended: [], count: 0 })
      await expect(kit.cloud.wallets()).rejects.toMatchObject({ code: "CATALOGUE_FAILED" })
      await expect(kit.connect({ connectorId: "wallet" })).resolves.toHaveLength(1)
    }
  )

  it("one that never answers is given up after 15 s, the first wallets after 10", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    try {
      const { kit, catalogue } = await makeKit(part, { faults: "~getWallets.hang" })
      const outcomes: Array<string> = []
      const loading = kit.cloud.load().then(() => outcomes.push("loaded"))
      await vi.waitUntil(() => askedFor("/getWallets").length === 1)
      await vi.advanceTimersByTimeAsync(9_900)
      expect(catalogue().status).toBe("loading")
      await vi.advanceTimersByTimeAsync(100)
      await vi.waitUntil(() => catalogue().status === "failed")
      await loading
      const page = kit.cloud.wallets().catch((error: { code: string }) => outcomes.push(error.code))
      await vi.advanceTimersByTimeAsync(14_900)
      expect(outcomes).toEqual(["loaded"])
      await vi.advanceTimersByTimeAsync(100)
      await page
      expect(outcomes).toEqual(["loaded", "CATALOGUE_FAILED"])
    } finally {
      vi.useRealTimers()
    }
  })

  it("T02 a hostile one leaves what is good in it", async () => {
    const { kit } = await open({ faults: "~getWallets.hostile~getWalletImage.hostile" })
    const { wallets } = await kit.cloud.wallets()
    expect(names(wallets)).toContain("Good Wallet")
    expect(JSON.stringify(wallets)).not.toMatch(/javascript:|data:|vbscript:|file:|intent:|secret@/i)
  })

  it("nothing is told to the page when nobody waits, nor after the kit is gone", async () => {
    const uncaught = vi.fn()
    process.on("unhandledRejection", uncaught)
    const { kit } = await makeKit(part, { faults: "~getWallets.late.200~config.drop" })
    kit.open({ view: "Connect" })
    await vi.waitUntil(() => asked.length > 1)
    await kit.dispose()
    await expect(kit.cloud.wallets()).rejects.toMatchObject({ code: "KIT_DISPOSED" })
    await new Promise((resolve) => setImmediate(resolve))
    process.off("unhandledRejection", uncaught)
    expect(uncaught).not.toHaveBeenCalled()
  })
})

it("S9.06 in part: the list of all wallets is offered unless the app turns it off", async () => {
  expect((await open()).catalogue().allWallets).toBe(true)
  expect((await open({ features: { allWallets: false } })).catalogue().allWallets).toBe(false)
  expect((await open({ cloud: { allWallets: "hide" } })).catalogue().allWallets).toBe(false)
  expect((await open({ cloud: { allWallets: "mobile" } })).catalogue().allWallets).toBe(false)
  vi.stubGlobal("navigator", { userAgent: "iPhone" })
  expect((await open({ cloud: { allWallets: "mobile" } })).catalogue().allWallets).toBe(true)
})

it("on a phone, a wallet that is neither an app nor a page is not listed", async () => {
  const isExtension = (wallet: CatalogueWallet) =>
    wallet.mobileLink === undefined && wallet.webLink === undefined
  const { kit } = await makeKit(part, {})
  expect((await kit.cloud.wallets()).wallets.some(isExtension)).toBe(true)
  vi.stubGlobal("navigator", { userAgent: "Android" })
  expect((await kit.cloud.wallets()).wallets.some(isExtension)).toBe(false)
})

it("a wallet of the app's own keeps only what is safe", async () => {
  const { catalogue } = await open({
    cloud: {
      customWallets: [
        {
          id: "own",
          name: "Own \u202eWallet",
          image: "javascript:alert(1)",
          homepage: "javascript:alert(1)",
          mobileLink: "own://"
        },
        { id: "two", name: "Two", image: "/two.png" }
      ]
    }
  })
  expect(catalogue().custom).toEqual([
    { id: "own", name: "Own  Wallet", certified: false, chains: [], mobileLink: "own://" },
    { id: "two", name: "Two", certified: false, chains: [], image: "/two.png" }
  ])
})
