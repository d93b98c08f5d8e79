import { readFileSync } from "node:fs"
import path from "node:path"
import {
  createKit,
  definePlugin,
  isKitError,
  memoryStorage,
  type KitCore,
  type TelemetryEvent
} from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { onchainSwap } from "@latchkey/onchain-swap"
import { oneInch } from "@latchkey/one-inch"
import { embedded } from "@latchkey/embedded"
import { jupiter } from "@latchkey/jupiter"
import { lifi } from "@latchkey/lifi"
import { names } from "@latchkey/names"
import { onramp } from "@latchkey/onramp"
import { send } from "@latchkey/send"
import { siwx } from "@latchkey/siwx"
import { swap } from "@latchkey/swap"
import { walletConnect } from "@latchkey/walletconnect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { testNamespace } from "../../plugins/siwx/support/testChain.ts"
import { network as testChain, oneWalletChain } from "../support/oneWalletChain.ts"

type Options = Readonly<Record<string, unknown>>
const network = {
  id: 1,
  name: "Ethereum",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: [] } }
}
const right: Options = {
  app: { name: "Test" },
  networks: [network],
  plugins: [evm()],
  storage: memoryStorage()
}
const make = (options: unknown) => createKit(options as Parameters<typeof createKit>[0]) as unknown as KitCore
const page = readFileSync(path.join(import.meta.dirname, "../../docs/src/content/docs/mistakes.mdx"), "utf8")

/** A title, what is added to options that are right, the code, and what the sentences say. */
type Mistake = readonly [title: string, options: Options, code: string, sentence: string]

const told: ReadonlyArray<Mistake> = [
  [
    "a name that is nearly an option",
    { defaultNetwrok: network },
    "OPTION_UNKNOWN",
    'Did you mean "defaultNetwork"?'
  ],
  [
    "a name that is an option in other letters",
    { customRPCUrls: {} },
    "OPTION_UNKNOWN",
    'Did you mean "customRpcUrls"?'
  ],
  [
    "a name of nothing",
    { sparkle: true },
    "OPTION_UNKNOWN",
    'no option "sparkle": it changes nothing. Leave it out.'
  ],
  [
    "projectId, which plugins take",
    { projectId: "abc" },
    "OPTION_UNKNOWN",
    "Pass it to the plugins that take a projectId"
  ],
  ["metadata, the word of others for the app", { metadata: { name: "A" } }, "OPTION_UNKNOWN", "Call it app:"],
  [
    "adapters, the word of others for chains",
    { adapters: [] },
    "OPTION_UNKNOWN",
    "Install chains as plugins"
  ],
  [
    "themeMode, which the provider takes",
    { themeMode: "dark" },
    "OPTION_UNKNOWN",
    "a property of KitProvider"
  ],
  [
    "a feature that is nearly one",
    { features: { recieve: true } },
    "FEATURE_UNKNOWN",
    'Did you mean "receive"?'
  ],
  ["a feature of nothing", { features: { teleport: true } }, "FEATURE_UNKNOWN", 'no feature "teleport"'],
  ["a feature by another kit's name", { features: { history: true } }, "FEATURE_UNKNOWN", 'mean "activity"?'],
  ["basic mode as a text", { basic: "true" }, "OPTION_VALUE", "Pass true or false."],
  [
    "a plugin that was given no options",
    { plugins: [evm("https://a.example" as never)] },
    "OPTION_VALUE",
    'Plugin "evm" was given a string'
  ],
  [
    "a paymaster by a bare URL",
    { plugins: [evm({ paymaster: { 1: "https://a.example" } as never })] },
    "OPTION_VALUE",
    "Pass `{ [chainId]: { url, context } }`"
  ],
  [
    "a paymaster that anybody on the way could change",
    { plugins: [evm({ paymaster: { 1: { url: "http://a.example" } } })] },
    "OPTION_VALUE",
    "an https URL or one on your own machine"
  ],
  [
    "a plugin's option in other letters",
    { plugins: [evm(), walletConnect({ projectID: "a", projectId: "a" } as never)] },
    "OPTION_UNKNOWN",
    'Did you mean "projectId"?'
  ],
  [
    "a plugin's option of another kind",
    { plugins: [evm(), embedded({ methods: "email" as never })] },
    "OPTION_VALUE",
    'The option "methods" of plugin "embedded" is a string'
  ],
  [
    "a network that a source of swaps cannot serve as it was given",
    {
      plugins: [
        evm(),
        swap(),
        oneInch({
          url: "https://a.example",
          networks: [{ networkId: "eip155:1" }, { networkId: "eip155:324" }]
        })
      ]
    },
    "OPTION_VALUE",
    'Plugin "one-inch" does nothing on the network eip155:324 that it was given.'
  ],
  [
    "a project id that is empty",
    { plugins: [evm(), walletConnect({ projectId: "" })] },
    "OPTION_EMPTY",
    "Check the setting"
  ],
  [
    "a project id whose setting is missing",
    { plugins: [evm(), walletConnect({ projectId: undefined as never })] },
    "OPTION_EMPTY",
    "is not set"
  ],
  [
    "RPC URLs by a bare number",
    { customRpcUrls: { 1: ["https://a.example"] } },
    "NETWORK_UNKNOWN",
    'Write "eip155:1".'
  ],
  [
    "RPC URLs of a network that is not there",
    { customRpcUrls: { "eip155:10": ["https://a.example"] } },
    "NETWORK_UNKNOWN",
    "Add the network, or leave the URLs out."
  ],
  [
    "RPC URLs as a text",
    { customRpcUrls: { "eip155:1": "https://a.example" } },
    "OPTION_VALUE",
    "is a string, not a list"
  ],
  [
    "an RPC URL without a scheme",
    { customRpcUrls: { "eip155:1": ["a.example/key"] } },
    "URL_INVALID",
    "Write it in full"
  ],
  [
    "an RPC URL that was not set",
    { customRpcUrls: { "eip155:1": [""] } },
    "URL_INVALID",
    "Set it, or leave it out."
  ],
  [
    "a network's own URL without a scheme",
    { networks: [{ ...network, rpcUrls: { default: { http: ["a.example"] } } }] },
    "URL_INVALID",
    "An RPC URL of networks[0]"
  ],
  [
    "a block explorer without an address",
    { networks: [{ ...network, blockExplorers: { default: { name: "E", url: "" } } }] },
    "URL_INVALID",
    "The block explorer of networks[0]"
  ],
  [
    "a picture of no network",
    { chainImages: { "eip155:1": "https://a.example/i.png" } },
    "NETWORK_UNKNOWN",
    "without its namespace"
  ],
  [
    "a default network that is not there",
    { defaultNetwork: { ...network, id: 10 } },
    "NETWORK_UNKNOWN",
    "defaultNetwork is not in networks"
  ],
  [
    "an account type of no namespace",
    { defaultAccountTypes: { evm: "eoa" } },
    "NAMESPACE_UNKNOWN",
    'Take one of "eip155".'
  ],
  [
    "the same network twice",
    { networks: [network, network] },
    "NETWORK_DUPLICATE",
    "eip155:1 is in networks twice"
  ],
  ["an app without a name", { app: {} }, "APP_NAMELESS", 'Pass app: { name: "..." }.'],
  [
    "the app's address without a scheme",
    { app: { name: "A", url: "app.example" } },
    "URL_INVALID",
    "app.url is no URL"
  ],
  ["a switch as a text", { enableReconnect: "false" }, "OPTION_VALUE", "Pass true or false."],
  [
    "a policy of nothing",
    { unsupportedNetwork: "close" },
    "OPTION_VALUE",
    'Pass "block", "warn" or "ignore".'
  ],
  [
    "a source of swaps without the swaps",
    { plugins: [evm(), onchainSwap()] },
    "PLUGIN_UNUSED",
    'Add "swap" to createKit({ plugins }).'
  ],
  [
    "the networks of a source of swaps by their ids alone",
    { plugins: [evm(), swap(), lifi({ networks: ["eip155:1"] } as never)] },
    "OPTION_VALUE",
    'Plugin "lifi" does nothing on the network eip155:1'
  ],
  [
    "a server of names over http",
    { plugins: [evm(), names({ gateways: ["http://names.example"] })] },
    "OPTION_VALUE",
    "Pass https addresses"
  ],
  [
    "a host of pictures over http",
    { plugins: [evm(), names({ avatarHosts: ["https://a.example", "http://b.example"] })] },
    "OPTION_VALUE",
    "Pass https addresses"
  ],
  [
    "a host of pictures without a scheme",
    { plugins: [evm(), names({ avatarHosts: ["pictures.example"] })] },
    "URL_INVALID",
    "Write it in full"
  ],
  [
    "a currency by its name",
    { plugins: [evm(), send({ currency: "euro" })] },
    "OPTION_VALUE",
    'Pass a code of ISO 4217: "EUR".'
  ],
  [
    "a tax below nothing",
    { plugins: [evm(), send({ maxTransferTax: -1 })] },
    "OPTION_VALUE",
    "from 0 to 100"
  ],
  [
    "a tax that is no number",
    { plugins: [evm(), swap({ maxTransferTax: Number("5 %") })] },
    "OPTION_VALUE",
    "from 0 to 100"
  ],
  [
    "suggested tokens without their network",
    { plugins: [evm(), swap({ suggested: ["0x6B175474E89094C44Da98b954EedeAC495271d0F"] } as never)] },
    "OPTION_VALUE",
    'Pass CAIP-10 ids of contracts, or "native".'
  ],
  [
    "a time zone that nobody knows",
    { plugins: [evm(), onramp({ restrictedTimeZones: ["Europe/Wien"] })] },
    "OPTION_VALUE",
    'Pass names of time zones: ["Europe/Vienna"].'
  ],
  [
    "one time zone instead of a list",
    { plugins: [evm(), onramp({ restrictedTimeZones: "Europe/Vienna" } as never)] },
    "OPTION_VALUE",
    "Pass a list."
  ],
  [
    "the address of prices without a scheme",
    { plugins: [evm(), jupiter({ url: "api.jup.ag" })] },
    "URL_INVALID",
    'An address that plugin "jupiter" was given'
  ],
  [
    "a frame's address without a scheme",
    { plugins: [evm(), embedded({ frameUrl: "wallet.example/frame" })] },
    "URL_INVALID",
    'An address that plugin "embedded" was given'
  ],
  [
    "a plugin that does not start",
    { plugins: [evm(), { id: "tea", when: "engine", load: () => Promise.reject(new Error("no")) }] },
    "PLUGIN_FAILED",
    'Plugin "tea" did not start.'
  ]
]

const thrown: ReadonlyArray<Mistake> = [
  [
    "no options",
    undefined as unknown as Options,
    "OPTION_INVALID",
    "Call createKit({ app, networks, plugins })."
  ],
  ["no networks", { ...right, networks: undefined }, "OPTION_INVALID", "Pass networks: [mainnet]."],
  ["an empty list of networks", { ...right, networks: [] }, "OPTION_INVALID", "Pass at least one network"],
  [
    "a network whose import has another name",
    { ...right, networks: [network, undefined] },
    "OPTION_INVALID",
    "Check that what is imported under this name"
  ],
  ["a network by its number", { ...right, networks: [1] }, "OPTION_INVALID", "networks[0]: it is a number"],
  [
    "a network without URLs",
    { ...right, networks: [{ ...network, rpcUrls: {} }] },
    "OPTION_INVALID",
    "it has no rpcUrls.default.http"
  ],
  ["no plugins", { ...right, plugins: undefined }, "OPTION_INVALID", "Pass plugins: [evm()]."],
  ["a plugin that was not called", { ...right, plugins: [evm] }, "OPTION_INVALID", "Call it: evm()."],
  [
    "a plugin that is waited for",
    { ...right, plugins: [Promise.resolve(evm())] },
    "OPTION_INVALID",
    "it is a Promise, and no plugin"
  ],
  ["a list in the list of plugins", { ...right, plugins: [[evm()]] }, "OPTION_INVALID", "Spread it"],
  ["the same plugin twice", { ...right, plugins: [evm(), evm()] }, "PLUGIN_DUPLICATE", "Install each once"],
  [
    "a network whose chain is not installed",
    { ...right, networks: [{ ...network, chainNamespace: "solana" }] },
    "NAMESPACE_MISSING",
    "Add its plugin"
  ],
  [
    "a plugin without the one that it requires",
    { ...right, plugins: [evm(), { id: "tea", requires: ["water"], load: async () => ({}) }] },
    "PLUGIN_MISSING",
    'Add the "water" plugin'
  ],
  [
    "the storage of another library",
    { ...right, storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} } },
    "OPTION_INVALID",
    "Pass browserStorage(), cookieStorage() or memoryStorage()"
  ]
]

describe("a mistake that changes nothing is told once, and says what to do", () => {
  const lines: Array<string> = []
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation((line: string) => void lines.push(line))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    lines.length = 0
  })

  it.each(told)("%s", async (_, options, code, sentence) => {
    const kit = make({ ...right, ...options, debug: true })
    const events: Array<TelemetryEvent["properties"]> = []
    kit.onEvent(({ event, properties }) => {
      if (event === "DIAGNOSTIC") events.push(properties)
    })
    await kit.ready()
    await kit.tell({ code: "LAST", message: "", advice: "" })
    const said = events.filter((properties) => properties["code"] !== "LAST")
    expect(said.map((properties) => properties["code"])).toEqual([code])
    expect(`${said[0]!["message"]} ${said[0]!["advice"]}`).toContain(sentence)
    expect(lines.filter((line) => !line.includes("LAST"))).toEqual([
      `[Latchkey] ${code}: ${said[0]!["message"]} ${said[0]!["advice"]} (docs: ${said[0]!["page"]})`
    ])
    expect(kit.getSnapshot().notice.alerts[0]).toMatchObject({ code, text: said[0]!["message"] })
    await kit.dispose()
  })

  it("nothing is told of options that are right", async () => {
    const kit = make({
      ...right,
      customRpcUrls: { "eip155:1": ["https://a.example"] },
      features: { email: true }
    })
    await kit.ready()
    await kit.tell({ code: "LAST", message: "Last.", advice: "Last." })
    expect(lines).toEqual(["[Latchkey] LAST: Last. Last."])
    await kit.dispose()
  })
})

describe("a mistake with which there is no kit is one error, which says what to do", () => {
  it.each(thrown)("%s", (_, options, code, sentence) => {
    let error: unknown
    try {
      make(options)
    } catch (caught) {
      error = caught
    }
    expect(isKitError(error)).toBe(true)
    const { message, advice } = error as { readonly message: string; readonly advice: string }
    expect({ code: (error as { readonly code: string }).code, says: `${message} ${advice}` }).toEqual({
      code,
      says: expect.stringContaining(sentence)
    })
  })
})

describe("what is asked in the wrong order, or of what is not there, is one error, which says what to do", () => {
  const asked: ReadonlyArray<
    readonly [title: string, ask: (kit: KitCore) => Promise<unknown>, code: string, sentence: string]
  > = [
    [
      "a wallet that nobody offers",
      (kit) => kit.connect({ connectorId: "metamask" }),
      "CONNECTOR_NOT_FOUND",
      "metamask"
    ],
    [
      "a network that is not in networks",
      (kit) => kit.switchNetwork({ networkId: "eip155:10" }),
      "NETWORK_NOT_FOUND",
      "eip155:10"
    ],
    [
      "a signature before anybody connected",
      (kit) => kit.signMessage({ message: "tea" }),
      "NOT_CONNECTED",
      "Connect"
    ],
    [
      "anything of a kit that is gone",
      async (kit) => {
        await kit.dispose()
        return kit.connect({ connectorId: "wallet" })
      },
      "KIT_DISPOSED",
      "createKit"
    ]
  ]
  it.each(asked)("%s", async (_, ask, code, sentence) => {
    vi.spyOn(console, "warn").mockImplementation(() => {})
    const kit = make(right)
    await kit.ready()
    const error = await ask(kit).catch((cause: unknown) => cause)
    expect(isKitError(error)).toBe(true)
    const { message, advice } = error as { readonly message: string; readonly advice: string }
    expect({ code: (error as { readonly code: string }).code, says: `${message} ${advice}` }).toEqual({
      code,
      says: expect.stringContaining(sentence)
    })
    await kit.dispose()
    vi.restoreAllMocks()
  })
})

describe("what fails while the page runs is told once", () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const run = async (plugins: ReadonlyArray<unknown>) => {
    vi.spyOn(console, "warn").mockImplementation(() => {})
    const kit = make({
      app: { name: "A", url: "https://shop.test" },
      networks: [testChain(1)],
      plugins,
      storage: memoryStorage()
    })
    const codes: Array<unknown> = []
    kit.onEvent(({ event, properties }) => {
      if (event === "DIAGNOSTIC") codes.push(properties["code"])
    })
    await kit.ready()
    return { kit, codes }
  }
  const signing = oneWalletChain({ namespace: { signMessage: async () => "signature" } }).plugin

  it.each([
    ["no such page, to a sign-in that is required", 404, "<html>", true],
    ["no such page, to a sign-in that is not required", 404, "", false],
    ["the app itself, as servers of apps do", 200, "<!doctype html>", true]
  ])("no server of sign-ins: the page's own answers with %s", async (_, status, body, required) => {
    vi.stubGlobal("fetch", async () => new Response(body, { status }))
    const { kit, codes } = await run([signing, siwx({ required, namespaces: [testNamespace] })])
    await kit.connect({ connectorId: "wallet" })
    await vi.waitFor(() => expect(codes).toContain("SIWX_SERVER_MISSING"))
    await kit.tell({ code: "LAST", message: "", advice: "" })
    expect(codes).toEqual(["SIWX_SERVER_MISSING", "LAST"])
    await kit.dispose()
  })

  it.each([
    ["a failure", new Error("no line"), ["CONNECTION_FAILED"]],
    ["a visitor who declines is none", { code: 4001, message: "User rejected" }, []]
  ])("a wallet that does not connect: %s", async (_, cause, expected) => {
    const failing = definePlugin({
      id: "failing",
      setup: (host) =>
        void host.registerConnector({
          id: "cold",
          name: "Cold",
          namespaces: ["test"],
          connect: () => Promise.reject(cause)
        })
    })
    const { kit, codes } = await run([signing, failing])
    for (const _ of [1, 2]) await kit.connect({ connectorId: "cold" }).catch(() => {})
    await kit.tell({ code: "LAST", message: "", advice: "" })
    expect(codes).toEqual([...expected, "LAST"])
    await kit.dispose()
  })

  it("what a plugin's own code passes over, by its host", async () => {
    const telling = definePlugin({
      id: "telling",
      setup: (host) => host.tell({ code: "TEA_COLD", message: "The tea is cold.", advice: "Warm it up." })
    })
    const { kit, codes } = await run([signing, telling])
    await kit.tell({ code: "LAST", message: "", advice: "" })
    expect(codes).toEqual(["TEA_COLD", "LAST"])
    await kit.dispose()
  })
})

describe("two copies of core in one page", () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.resetModules()
  })

  it("are told once, with the plugins that are of the other one and what to do; those of a plain object are of none", async () => {
    const lines: Array<string> = []
    vi.spyOn(console, "warn").mockImplementation((line: string) => void lines.push(line))
    vi.resetModules()
    const other = await import("@latchkey/core")
    const { evm: otherEvm } = await import("@latchkey/evm")
    expect(other.createKit).not.toBe(createKit)
    const tea = other.definePlugin({ id: "tea", setup: () => {} })
    const plain = { id: "plain", load: async () => ({}) }
    const own = definePlugin({ id: "own", setup: () => {} })
    const kit = make({ ...right, plugins: [otherEvm(), tea, plain, own] })
    await kit.tell({ code: "LAST", message: "", advice: "" })
    const told = lines.filter((line) => !line.includes("LAST"))
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(
      /^\[Latchkey\] CORE_TWICE: .* createKit is of one, "evm", "tea" of another\. Install one version/
    )
    await kit.dispose()
  })
})

describe("the docs", () => {
  const codes = [
    ...new Set([...told, ...thrown].map(([, , code]) => code)),
    "SIWX_SERVER_MISSING",
    "CORE_TWICE",
    "CAPABILITY_FAILED",
    "HTTP_UNREACHABLE",
    "VIEW_UNKNOWN",
    "CONNECTION_FAILED",
    "WINDOWS_CUT_OFF"
  ]
  it.each(codes)("say what to do about %s", (code) => {
    expect(page).toContain(`## ${code}\n`)
  })
})
