import { cloud } from "@latchkey/cloud"
import { createKit, memoryStorage, type AnyPlugin } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { announce, createVirtualWallet } from "@latchkey/testing"
import { tokens } from "@latchkey/tokens"
import { encodeAbiParameters } from "viem"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { fixture } from "../../plugins/cloud/support/publicService.ts"
import { networkInput } from "../../plugins/evm/support/makeKit.ts"

const ids = Array.from({ length: 10 }, (_, index) => index + 1)
const nodeOf = (id: number) => `https://node-${id}.example/`
const addressOf = (number: number) => `0x${(number + 1).toString(16).padStart(40, "a")}`
const word = (value: number) => `0x${value.toString(16).padStart(64, "0")}`
const isUsd = (body: { currency?: string }) => body.currency === "usd"

afterEach(() => vi.unstubAllGlobals())

interface Call {
  readonly id: unknown
  readonly method: string
  readonly params: ReadonlyArray<{ readonly to?: string; readonly data?: string }>
}

/** What a node says to a call: each token has a name of its own and six decimals, and the account five of it. */
const callResult = ({ to = "", data = "" }: { readonly to?: string; readonly data?: string }) =>
  ["0x95d89b41", "0x06fdde03"].includes(data)
    ? encodeAbiParameters([{ type: "string" }], [`Tea ${BigInt(to) % 65_536n}`])
    : word(data === "0x313ce567" ? 6 : 5_000_000)
const answerOf = ({ id, method, params }: Call) => ({
  jsonrpc: "2.0",
  id,
  result: method === "eth_chainId" ? "0x1" : method === "eth_call" ? callResult(params[0]!) : "0x5"
})

/** What the public service says to a page whose account holds a thousand tokens of each network. */
const serviceAnswer = (url: URL, body: any) => {
  const { pathname, searchParams } = url
  if (pathname === "/v1/supported-chains") return { http: ids.map((id) => `eip155:${id}`), ws: [] }
  if (pathname === "/v1/fungible/price") {
    const [told] = (fixture("price-spelling-kept").response.body as { fungibles: ReadonlyArray<object> })
      .fungibles
    return isUsd(body) ? { fungibles: [{ ...told, address: body.addresses[0] }] } : undefined
  }
  if (!pathname.endsWith("/balance")) return undefined
  const chainId = searchParams.get("chainId")!
  const [tea] = (fixture("balance-evm-zerion").response.body as { balances: ReadonlyArray<object> }).balances
  const balances = Array.from({ length: 1_000 }, (_, number) => ({
    ...tea,
    symbol: `T${number}`,
    name: `Tea ${number}`,
    chainId,
    address: `${chainId}:${addressOf(number)}`
  }))
  return { balances }
}

/** Connects an account over these plugins, reads what it holds, and tells what was asked, and how much of it at once. */
const readAll = async (plugins: ReadonlyArray<AnyPlugin>) => {
  const asked: Array<URL> = []
  let atOnce = 0
  let most = 0
  vi.stubGlobal("fetch", async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input)
    asked.push(url)
    most = Math.max(most, ++atOnce)
    // An answer is late, so that whoever asks meanwhile is counted.
    await new Promise((resolve) => setImmediate(resolve))
    atOnce--
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined
    const answer = url.host.startsWith("node-")
      ? Array.isArray(body)
        ? body.map(answerOf)
        : answerOf(body)
      : serviceAnswer(url, body)
    if (answer === undefined) throw new TypeError("Failed to fetch")
    return new Response(JSON.stringify(answer))
  })
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const { nativeCurrency } = networkInput(1)
  const wallet = createVirtualWallet({
    chains: ids.map((id) => ({ id, name: `Network ${id}`, nativeCurrency, rpcUrl: nodeOf(id) }))
  })
  announce(wallet, window)
  const kit = createKit({
    app: { name: "Test" },
    networks: ids.map((id) => networkInput(id, [nodeOf(id)])) as never,
    customRpcUrls: Object.fromEntries(ids.map((id) => [`eip155:${id}`, [nodeOf(id)]])),
    plugins: [...plugins, tokens()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  await kit.connect({ connectorId: wallet.info.rdns })
  asked.length = 0
  most = 0
  await kit.tokens.refresh()
  const { eip155 } = kit.getSnapshot().tokens as Readonly<
    Record<string, { readonly list: ReadonlyArray<object> }>
  >
  return { list: eip155!.list, asked, most }
}

it("S2.08 in part: of a thousand tokens on ten networks those of the network that is shown are read, six requests at once at most", async () => {
  const all = ids.flatMap((id) =>
    Array.from({ length: 100 }, (_, number) => `eip155:${id}:${addressOf(id * 100 + number)}` as const)
  )
  const { list, asked, most } = await readAll([evm({ tokens: all as never })])
  expect(list).toHaveLength(101)
  expect([...new Set(asked.map(({ host }) => host))]).toEqual(["node-1.example"])
  expect(most).toBeLessThanOrEqual(6)
})

it("S7.13 in part: a service that lists a thousand is asked of the network that is shown alone, six requests at once at most, their prices too", async () => {
  const { list, asked, most } = await readAll([
    evm(),
    cloud({ projectId: "0".repeat(32), accounts: ["eip155"] })
  ])
  // The coin, and of what the service lists as many as a node is asked for.
  expect(list).toHaveLength(301)
  const others = asked.filter(
    ({ host, searchParams }) =>
      /^node-(?!1\.)/.test(host) || !["eip155:1", null].includes(searchParams.get("chainId"))
  )
  expect(others.map(String)).toEqual([])
  expect(asked.filter(({ pathname }) => pathname === "/v1/fungible/price").length).toBeGreaterThan(20)
  expect(most).toBeLessThanOrEqual(6)
})
