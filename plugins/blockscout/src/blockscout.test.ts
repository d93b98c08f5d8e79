import {
  createKit,
  definePlugin,
  formatAmount,
  memoryStorage,
  type Network,
  type SetupHost
} from "@latchkey/core"
import { history, nftHoldings, tokenBalances, type HistoryPage } from "@latchkey/core/effect"
import { historySourceContract, tokensSourceContract, type SentRequest } from "@latchkey/testing"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import * as Effect from "effect/Effect"
import { readFileSync } from "node:fs"
import path from "node:path"
import { getAddress } from "viem"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { blockscout } from "./index.ts"

interface Fixture {
  readonly response: { readonly status: number; readonly body: any }
}
const fixtures = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../fixtures/blockscout.json"), "utf8")
) as Readonly<Record<"rate-limited" | "token-balances-ok" | "transactions-page", Fixture>>

const own = getAddress("0x3765c8e049bae139f372f458940893e79ff32f08")
const tea = getAddress("0xbdf2a153d7ed29cff7dc22341d4ab475338c8c64")
const boats = getAddress("0x08dc0983061b69696df2fdec3223ce7ed2761a2f")
const other = getAddress(`0x${"12".repeat(20)}`)
const api = "https://eth.blockscout.com/api/v2"
const [sentHash, failedHash] = fixtures["transactions-page"].response.body.items.map(
  ({ hash }: { readonly hash: string }) => hash
)

const move = (more: object = {}) => ({
  transaction_hash: sentHash,
  timestamp: "2026-01-02T03:04:05.000000Z",
  block_number: 21_000_000,
  from: { hash: own },
  to: { hash: other },
  token: { address_hash: tea, symbol: "TEA", decimals: "6", type: "ERC-20", name: "Tea" },
  total: { value: "5000000", decimals: "6" },
  ...more
})
const page = (items: ReadonlyArray<unknown>, next: object | null = null) => ({
  items,
  next_page_params: next
})

afterEach(() => vi.unstubAllGlobals())

/** A kit over an explorer that answers so by the end of the path; what it does not know is 404. */
const open = async (answers: (end: string, url: URL) => Fixture["response"] | undefined) => {
  const asked: Array<URL> = []
  vi.stubGlobal("fetch", async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push(url)
    const end = url.pathname.split("/").at(-1)!
    const { status, body } = answers(end, url) ?? { status: 404, body: { message: "Not found" } }
    return Response.json(body, { status })
  })
  const hosts: Array<SetupHost<any>> = []
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, base],
    storage: memoryStorage(),
    plugins: [
      evm(),
      blockscout({ instances: [{ networkId: "eip155:1", url: api, apiKey: "visible" }] }),
      definePlugin({ id: "probe", requires: ["blockscout"], setup: (host) => void hosts.push(host) })
    ]
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return { kit, host: hosts[0]!, asked, network: kit.getNetwork("eip155:1")! as Network }
}
const ok = (body: unknown) => ({ status: 200, body })
const outcome = <A>(work: Effect.Effect<A, { readonly code: string }>): Promise<A | string> =>
  Effect.runPromise(Effect.catch(work, ({ code }) => Effect.succeed(code)))

const pageOf = async (
  answers: Parameters<typeof open>[0],
  request: { readonly cursor?: string; readonly networkId?: "eip155:1" | "eip155:8453" } = {}
) => {
  const { kit, host, asked } = await open(answers)
  const { networkId = "eip155:1", ...rest } = request
  const [first] = host.capabilitiesOf("eip155", history)
  return {
    asked,
    page: await outcome(first!.list({ address: own, network: kit.getNetwork(networkId)!, ...rest }))
  }
}
const transactionsOf = (told: HistoryPage | string) => (typeof told === "string" ? [] : told.transactions)

describe("S7.05 what an explorer says that happened", () => {
  const both = (moves: ReadonlyArray<unknown>) => (end: string) =>
    end === "transactions"
      ? fixtures["transactions-page"].response
      : end === "token-transfers"
        ? ok(page(moves))
        : undefined

  it("transactions-page: what was sent, with what it moved and what it cost; what failed moved nothing", async () => {
    const [send, failed] = fixtures["transactions-page"].response.body.items
    const answers = (end: string) =>
      end === "transactions"
        ? ok(page([send, failed]))
        : ok(page([move(), move({ transaction_hash: failedHash })]))
    const { page: told, asked } = await pageOf(answers)
    const fee = { value: 1_060_500_000_000_000n, decimals: 18, symbol: "ETH" }
    const about = {
      networkId: "eip155:1",
      minedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
      sender: own,
      fee
    }
    expect(told).toEqual({
      transactions: [
        {
          ...about,
          hash: sentHash,
          status: "success",
          kind: "send",
          transfers: [
            {
              direction: "out",
              counterparty: other,
              amount: { value: 5_000_000n, decimals: 6, symbol: "TEA" },
              token: `eip155:1:${tea}`
            }
          ]
        },
        { ...about, hash: failedHash, status: "failed", kind: "contract", transfers: [] }
      ],
      coverage: "partial"
    })
    expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get("apikey")])).toEqual([
      [`/api/v2/addresses/${own}/transactions`, "visible"],
      [`/api/v2/addresses/${own}/token-transfers`, "visible"]
    ])
  })

  it("goes on below the last block that both lists tell whole, and leaves no part of a block behind", async () => {
    const [send] = fixtures["transactions-page"].response.body.items
    const at = (block_number: number, hash: string) => ({
      ...send,
      block_number,
      hash: `0x${hash.repeat(64)}`
    })
    const movedAt = (block_number: number, hash: string) =>
      move({ block_number, transaction_hash: `0x${hash.repeat(64)}` })
    const answers = (end: string) =>
      end === "transactions"
        ? ok(page([at(100, "a"), at(90, "b"), at(80, "c")], { block_number: 80, index: 4 }))
        : ok(page([movedAt(100, "a"), movedAt(95, "d"), movedAt(85, "e")], { block_number: 85, index: 1 }))
    const { page: told } = await pageOf(answers)
    expect(
      transactionsOf(told)
        .map(({ hash }) => hash.charAt(2))
        .toSorted((one, other) => one.localeCompare(other))
    ).toEqual(["a", "b", "d"])
    expect(told).toMatchObject({ next: "86" })
    const { asked } = await pageOf(answers, { cursor: "86" })
    for (const { searchParams } of asked)
      expect([searchParams.get("block_number"), searchParams.get("index")]).toEqual(["86", "0"])
  })

  it.each<readonly [string, ReadonlyArray<unknown>, string, number]>([
    ["comes in", [move({ from: { hash: other }, to: { hash: own } })], "receive", 1],
    [
      "goes both ways",
      [
        move(),
        move({ from: { hash: other }, to: { hash: own }, token: { ...move().token, address_hash: other } })
      ],
      "trade",
      2
    ],
    ["is made", [move({ from: { hash: `0x${"0".repeat(40)}` }, to: { hash: own } })], "mint", 1],
    ["is of strangers", [move({ from: { hash: other }, to: { hash: other } })], "contract", 0],
    [
      "has no decimals",
      [move({ total: { value: "5" }, token: { ...move().token, decimals: null } })],
      "contract",
      0
    ],
    ["is less than nothing", [move({ total: { value: "-5", decimals: "6" } })], "contract", 0]
  ])("T26 of what %s", async (_, moves, kind, count) => {
    const { page: told } = await pageOf(both(moves))
    const sent = transactionsOf(told).find(({ hash }) => hash === sentHash)
    expect([sent?.kind, sent?.transfers.length]).toEqual([kind, count])
  })

  it("of a transaction that somebody else sent, tells what it moved", async () => {
    const hash = `0x${"f".repeat(64)}`
    const total = { token_id: "12", value: "3" }
    const token = { address_hash: boats, name: "Boats", type: "ERC-1155" }
    const moves = [move({ transaction_hash: hash, from: { hash: other }, to: { hash: own }, token, total })]
    const { page: told } = await pageOf((end) => ok(page(end === "transactions" ? [] : moves)))
    expect(told).toMatchObject({
      transactions: [
        {
          hash,
          status: "success",
          kind: "receive",
          transfers: [
            {
              amount: { value: 3n, decimals: 0 },
              nft: { collection: `eip155:1:${boats}`, id: "12", name: "Boats" }
            }
          ]
        }
      ]
    })
    expect(transactionsOf(told)[0]).not.toHaveProperty("sender")
  })

  it("knows nothing of a network without an explorer, and asks nobody", async () => {
    const { page: told, asked } = await pageOf(both([]), { networkId: "eip155:8453" })
    expect(told).toEqual({ transactions: [], coverage: "none" })
    expect(asked).toEqual([])
  })

  it("rate-limited: is a failure, and no empty list; an address that was never seen has an empty one", async () => {
    expect((await pageOf(() => fixtures["rate-limited"].response)).page).toBe("HTTP_STATUS")
    expect((await pageOf(() => undefined)).page).toEqual({ transactions: [], coverage: "partial" })
  }, 20_000)
})

describe("S7.13 what an explorer says that an account holds", () => {
  const answers = (end: string) =>
    end === "token-balances"
      ? fixtures["token-balances-ok"].response
      : ok({ hash: own, coin_balance: "750000000000000000" })

  it("token-balances-ok: the coin and tokens, exactly; things of collections are none", async () => {
    const { host, network } = await open(answers)
    const list = await outcome(
      host.capabilitiesOf("eip155", tokenBalances).at(-1)!.list({ address: own, network })
    )
    expect(
      typeof list === "string"
        ? list
        : list.map(({ token, amount }) => [token, formatAmount(amount), amount.symbol])
    ).toEqual([
      [undefined, "0.75", "ETH"],
      [`eip155:1:${tea}`, "1234.567891", "TEA"]
    ])
  })

  it("token-balances-ok: things of collections, with their description where the explorer has read it", async () => {
    const [, thing] = fixtures["token-balances-ok"].response.body
    const described = { ...thing, token_id: "13", token_instance: { metadata: { name: "Boat #13" } } }
    const { host, network } = await open((end) =>
      end === "token-balances" ? ok([thing, described, { ...thing, value: "0", token_id: "14" }]) : undefined
    )
    const [first] = host.capabilitiesOf("eip155", nftHoldings)
    const list = await outcome(
      Effect.flatMap(first!.reader, (reader) => reader.list({ address: own, network }))
    )
    const about = {
      collection: `eip155:1:${boats}`,
      count: 1n,
      standard: "ERC-721",
      collectionName: "",
      name: ""
    }
    expect(list).toEqual({
      nfts: [
        { ...about, id: "12" },
        { ...about, id: "13", uri: `data:application/json,${encodeURIComponent(`{"name":"Boat #13"}`)}` }
      ],
      coverage: "whole"
    })
  })

  it("rate-limited: is a failure", async () => {
    const { host, network } = await open(() => fixtures["rate-limited"].response)
    expect(
      await outcome(host.capabilitiesOf("eip155", tokenBalances).at(-1)!.list({ address: own, network }))
    ).toBe("HTTP_STATUS")
  }, 20_000)
})

/** The explorer when all is well. */
const service = ({ url }: SentRequest): unknown => {
  const end = new URL(url).pathname.split("/").at(-1)!
  if (end === "transactions") return fixtures["transactions-page"].response.body
  if (end === "token-transfers") return page([move()])
  if (end === "token-balances") return fixtures["token-balances-ok"].response.body
  return end === own ? { hash: own, coin_balance: "750000000000000000" } : undefined
}
const subject = {
  make: () => blockscout({ instances: [{ networkId: "eip155:1", url: api }] }),
  others: () => [evm()],
  networks: [mainnet, base],
  networkId: "eip155:1",
  unservedNetworkId: "eip155:8453",
  address: own,
  service
} as const

describe("an explorer's history keeps the contract of sources", () => {
  const strangers = { from: { hash: other }, to: { hash: other } }
  const foreign = (request: SentRequest) =>
    request.url.includes("/transactions")
      ? page([{ ...fixtures["transactions-page"].response.body.items[0], ...strangers, value: "5" }])
      : page([move(strangers)])
  it.each(historySourceContract({ ...subject, foreign }))("$name", ({ run }) => run(), 120_000)
})

describe("an explorer's tokens keep the contract of sources", () => {
  const holds = { native: 750_000_000_000_000_000n, [`eip155:1:${tea}`]: 1_234_567_891n }
  it.each(tokensSourceContract({ ...subject, holds }))("$name", ({ run }) => run(), 120_000)
})
