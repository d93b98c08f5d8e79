import { createKit, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { announce, createVirtualWallet } from "@latchkey/testing"
import { tokens, type TokensOptions } from "@latchkey/tokens"
import { encodeAbiParameters } from "viem"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { nodeAnswer, serveFixtures, type ServiceAnswer } from "../../../tests/support/serviceFixtures.ts"
import { tokenLists } from "./index.ts"

const NODE = "https://node.example"
const network = {
  id: 1,
  name: "Network 1",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: [NODE] } }
}
const lists = ["https://one.example/list.json", "https://two.example/list.json"]

const addressOf = (number: number) => `0x${number.toString(16).padStart(40, "0")}`
const row = (number: number, symbol: string, more: object = {}) => ({
  chainId: 1,
  address: addressOf(number),
  name: symbol,
  symbol,
  decimals: 6,
  ...more
})
const listOf = (...rows: ReadonlyArray<unknown>): ServiceAnswer => ({
  status: 200,
  body: { name: "List", version: { major: 1, minor: 0, patch: 0 }, tokens: rows }
})

const word = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`
/** What the tokens that the account holds call themselves, by address: a million of each. */
type Held = Readonly<Record<string, string>>
const callResult = (held: Held, { to, data }: { readonly to: string; readonly data: string }) => {
  const symbol = held[to.toLowerCase()]
  if (data.startsWith("0x70a08231")) return word(symbol === undefined ? 0n : 1_000_000n)
  if (data === "0x313ce567") return word(6n)
  return encodeAbiParameters([{ type: "string" }], [symbol ?? "Nobody's"])
}

interface World {
  readonly held: Held
  /** What each list answers; a promise where it is late. */
  readonly answers: ReadonlyArray<ServiceAnswer | undefined>
  readonly known?: TokensOptions["known"]
}

const open = async ({ held, answers, known = {} }: World) => {
  const told = vi.spyOn(console, "warn").mockImplementation(() => {})
  vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const rpc = nodeAnswer((method, params) => ({
    status: 200,
    body: {
      jsonrpc: "2.0",
      result: method === "eth_chainId" ? "0x1" : method === "eth_call" ? callResult(held, params[0]) : "0x5"
    }
  }))
  const asked = serveFixtures((request) =>
    request.url.origin === NODE ? rpc(request) : answers[lists.indexOf(request.url.href)]
  )
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const { id, name, nativeCurrency } = network
  const wallet = createVirtualWallet({ chains: [{ id, name, nativeCurrency, rpcUrl: NODE }] })
  announce(wallet, window)
  const kit = createKit({
    app: { name: "Test" },
    networks: [network],
    customRpcUrls: { "eip155:1": [NODE] },
    plugins: [evm(), tokens({ known }), tokenLists({ lists: lists.slice(0, answers.length) })],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  await kit.connect({ connectorId: wallet.info.rdns })
  const shown = async () => {
    await kit.tokens.refresh({ force: true })
    return kit
      .getSnapshot()
      .tokens["eip155"]!.list.map(
        ({ amount, unverified }) => `${amount.symbol}${unverified ? " marked" : ""}`
      )
  }
  /** Until that is shown: what comes later than a look waits for is there with the next. */
  const shows = (list: ReadonlyArray<string>) =>
    vi.waitFor(async () => expect(await shown()).toEqual(list), { timeout: 30_000 })
  const toldOf = (text: string) => told.mock.calls.filter((call) => call.join(" ").includes(text)).length
  const asksOf = (url: string) => asked.filter((request) => request.url.href === url).length
  return { kit, shown, shows, toldOf, asksOf, asked }
}

describe("what lists of tokens name", () => {
  it("S2.08 in part: is counted by the chain, which says what it is called; what there is none of is no row", async () => {
    const { kit, shows, asked } = await open({
      held: { [addressOf(1)]: "TEA", [addressOf(3)]: "OAK" },
      answers: [listOf(row(1, "SOMETHING"), row(2, "NONE"), row(4, "FAR", { chainId: 10 }))]
    })
    await shows(["ETH", "TEA"])
    expect(kit.getSnapshot().tokens["eip155"]!.list[1]!.amount.value).toBe(1_000_000n)
    const calls = asked.flatMap(({ body }) => (Array.isArray(body) ? body : [body ?? {}]) as Array<any>)
    const named = calls.filter(({ params }) => params?.[0]?.data === "0x95d89b41")
    // Names are asked for of what is held, and of nothing else.
    expect([...new Set(named.map(({ params }) => params[0].to.toLowerCase()))]).toEqual([addressOf(1)])
  })

  it.each([
    ["no row", null],
    ["a text", "0x1"],
    ["without an address", { chainId: 1, symbol: "X", decimals: 6 }],
    ["with an address that is none", row(9, "X", { address: "0x12" })],
    ["with a symbol that is none", row(9, "X", { symbol: 5 })],
    ["with a symbol without an end", row(9, "X".repeat(61))],
    ["with a chain that is text", row(9, "X", { chainId: "1" })],
    ["with decimals that are none", row(9, "X", { decimals: -1 })],
    ["with decimals that are a fraction", row(9, "X", { decimals: 0.5 })]
  ])("T26 a row that is %s is left out alone", async (_, wrong) => {
    const { shows } = await open({
      held: { [addressOf(1)]: "TEA", [addressOf(9)]: "X" },
      answers: [listOf(wrong, row(1, "TEA"))]
    })
    await shows(["ETH", "TEA"])
  })

  it("T26 of thousands of rows the account is asked for a thousand", async () => {
    const { shows, asked } = await open({
      held: { [addressOf(1_000)]: "LAST", [addressOf(1_001)]: "BEYOND" },
      answers: [listOf(...Array.from({ length: 3_000 }, (_, index) => row(index + 1, `T${index}`)))]
    })
    await shows(["ETH", "LAST"])
    const calls = asked.flatMap(({ body }) => (Array.isArray(body) ? body : [body ?? {}]) as Array<any>)
    const counted = calls.filter(({ params }) => params?.[0]?.data?.startsWith("0x70a08231"))
    expect(new Set(counted.map(({ params }) => params[0].to)).size).toBe(1_000)
  })

  it("T26 a token that has a listed symbol at another address is marked, and the listed one is not", async () => {
    const held = { [addressOf(1)]: "TEA", [addressOf(2)]: "TEA", [addressOf(3)]: "ТЕА" }
    const both = listOf(row(1, "TEA"), row(2, "OAK"), row(3, "PINE"))
    const { shows } = await open({ held, answers: [both] })
    await shows(["ETH", "TEA", "TEA marked", "ТЕА marked"])
  })

  it("T26 a list that names a known symbol at another address has that token marked, and vouches for nothing", async () => {
    const known = { [`eip155:1:${addressOf(7)}`]: "TEA" } as TokensOptions["known"] & object
    const held = { [addressOf(1)]: "TEA" }
    const first = await open({ held, known, answers: [listOf(row(1, "TEA"))] })
    await first.shows(["ETH", "TEA marked"])
    // And so is one that calls itself as the network's coin does.
    const coin = { [addressOf(1)]: "ETH" }
    const second = await open({ held: coin, answers: [listOf(row(1, "ETH"))] })
    await second.shows(["ETH", "ETH marked"])
  })

  it("T26 of two lists that contradict each other the first is believed", async () => {
    const held = { [addressOf(1)]: "TEA", [addressOf(2)]: "TEA" }
    const { shows } = await open({ held, answers: [listOf(row(2, "TEA")), listOf(row(1, "TEA"))] })
    await shows(["ETH", "TEA", "TEA marked"])
  })

  it("T32 in part: their hosts are declared, each once", () => {
    expect(tokenLists().hosts).toEqual([{ origin: "https://tokens.uniswap.org", purpose: "token lists" }])
    expect(tokenLists({ lists: [...lists, lists[0]!] }).hosts).toEqual([
      { origin: "https://one.example", purpose: "token lists" },
      { origin: "https://two.example", purpose: "token lists" }
    ])
  })
})

describe("a list that is not as it should be", () => {
  const tea = listOf(row(1, "TEA"))
  const held = { [addressOf(1)]: "TEA" }

  it.each([
    ["cannot be reached", undefined, "one.example could not be reached"],
    ["is refused", { status: 403, body: "no" }, "one.example"],
    ["is none", { status: 200, body: { tokens: {} } }, "is no list of tokens"],
    ["has no row that is one", listOf({}, 5), "is no list of tokens"],
    ["is a page", { status: 200, body: "<html>" }, "it is not JSON"]
  ] as ReadonlyArray<[string, ServiceAnswer | undefined, string]>)(
    "T26 that %s is told once, is not asked for again for a while, and takes nothing from the others",
    async (_, answer, text) => {
      const { shows, toldOf, asksOf } = await open({ held, answers: [answer, tea] })
      await shows(["ETH", "TEA"])
      await vi.waitFor(() => expect(toldOf(text)).toBe(1), { timeout: 20_000 })
      const asked = asksOf(lists[0]!)
      await shows(["ETH", "TEA"])
      expect(toldOf(text)).toBe(1)
      expect(asksOf(lists[0]!)).toBe(asked)
    },
    60_000
  )

  it("T26 that is of 50 MB is refused before it is read whole, and told", async () => {
    const { shows, toldOf } = await open({ held, answers: [listOf(), tea] })
    let sent = 0
    const chunk = new TextEncoder().encode(" ".repeat(1_000_000))
    const inner = globalThis.fetch
    vi.stubGlobal("fetch", async (input: string | URL, init?: RequestInit) =>
      String(input) === lists[0]
        ? new Response(
            new ReadableStream({
              pull: (controller) => {
                sent += chunk.byteLength
                if (sent > 50_000_000) controller.close()
                else controller.enqueue(chunk)
              }
            })
          )
        : inner(input, init)
    )
    await shows(["ETH", "TEA"])
    await vi.waitFor(() => expect(toldOf("it is larger than 5 MB")).toBe(1), { timeout: 20_000 })
    expect(sent).toBeLessThan(10_000_000)
  }, 60_000)

  it("T31 that never answers keeps nothing waiting, and is there for the next look where it was late", async () => {
    const { shows } = await open({ held: { ...held, [addressOf(2)]: "OAK" }, answers: [undefined, tea] })
    let answer: (response: Response) => void = () => {}
    const inner = globalThis.fetch
    vi.stubGlobal("fetch", (input: string | URL, init?: RequestInit) =>
      String(input) === lists[0] ? new Promise<Response>((resolve) => (answer = resolve)) : inner(input, init)
    )
    await shows(["ETH", "TEA"])
    answer(new Response(JSON.stringify(listOf(row(2, "OAK")).body)))
    await shows(["ETH", "OAK", "TEA"])
  }, 60_000)

  it("is asked for once an hour", async () => {
    const { shown, asksOf } = await open({ held, answers: [tea] })
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    await shown()
    await shown()
    expect(asksOf(lists[0]!)).toBe(1)
    vi.setSystemTime(Date.now() + 3_600_001)
    await shown()
    expect(asksOf(lists[0]!)).toBe(2)
  })
})
