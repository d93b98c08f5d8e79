import { formatAmount } from "@latchkey/core"
import { history, tokenBalances, type HistoryPage } from "@latchkey/core/effect"
import { bitcoin, bitcoinMainnet, bitcoinTestnet } from "@latchkey/bitcoin"
import { historySourceContract, tokensSourceContract, type SentRequest } from "@latchkey/testing"
import { describe, expect, it } from "vitest"
import {
  codeOr,
  openServices,
  readFixtures,
  serveFixtures,
  type ServiceAnswer
} from "../../../tests/support/serviceFixtures.ts"
import { esplora } from "./index.ts"
import { transactionId } from "./transactionId.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/esplora.json")
const networkId = bitcoinMainnet.caipNetworkId as `bip122:${string}`
const own = "bc1qxaju3czfhtsnnumj73vfgzynu70lxtcgmyw9vu"
const other = "bc1qqhgmj9nj2xda6kln6aa0p8220gfv6smuw6jaeh"
const url = "https://esplora.example/api"
const [sent] = fixture("address-txs-page").response.body as [Readonly<Record<string, any>>]

const ok = (body: unknown): ServiceAnswer => ({ status: 200, body })
const input = (scriptpubkey_address: string | undefined, value: number) => ({
  is_coinbase: false,
  prevout: { scriptpubkey_address, value }
})
const output = (scriptpubkey_address: string | undefined, value: number) => ({ scriptpubkey_address, value })
const transaction = (number: number, more: object = {}) => ({
  txid: String(number).padStart(64, "0"),
  fee: 100,
  vin: [input(other, 1_100)],
  vout: [output(own, 1_000)],
  status: { confirmed: true, block_height: 900_000 - number, block_time: 1_767_310_000 - number },
  ...more
})

/** A kit over a server that answers so by the path behind its base; what it does not know is 404. */
const open = async (answers: (path: string) => ServiceAnswer | undefined) => {
  const asked = serveFixtures(
    (request) => answers(request.url.pathname.replace("/api", "")) ?? { status: 404, body: "Not found" }
  )
  const opened = await openServices(
    [bitcoin(), esplora({ instances: [{ networkId, url: `${url}/` }] })],
    [bitcoinMainnet, bitcoinTestnet]
  )
  const kit = opened.kit as typeof opened.kit & {
    readonly esplora: {
      readonly broadcast: (request: object) => Promise<{ readonly hash: string }>
      readonly feeRates: (request: object) => Promise<unknown>
    }
  }
  return { ...opened, kit, asked, network: kit.getNetwork(networkId)! }
}
const codeOf = (work: Promise<unknown>) => work.catch(({ code }: { readonly code: string }) => code)

const pageOf = async (list: ReadonlyArray<unknown> | ServiceAnswer, cursor?: string) => {
  const { host, network, asked } = await open((path) =>
    path.includes("/txs/chain") ? (Array.isArray(list) ? ok(list) : (list as ServiceAnswer)) : undefined
  )
  const [first] = host.capabilitiesOf("bip122", history)
  const page = await codeOr(
    first!.list({ address: own, network, ...(cursor === undefined ? {} : { cursor }) })
  )
  return { page, asked }
}
const rowsOf = (page: HistoryPage | string) =>
  typeof page === "string"
    ? page
    : page.transactions.map(({ kind, transfers, fee }) =>
        [
          kind,
          ...transfers.map(({ direction, amount, counterparty }) =>
            [direction, amount.value, counterparty].filter((part) => part !== undefined).join(" ")
          ),
          ...(fee === undefined ? [] : [`fee ${fee.value}`])
        ].join(", ")
      )

describe("S7.05 what a server says that happened", () => {
  it("address-txs-page: what was sent, to whom, and what it cost; what came back is no payment", async () => {
    const { page, asked } = await pageOf(fixture("address-txs-page").response)
    expect(page).toEqual({
      transactions: [
        {
          hash: sent["txid"],
          networkId,
          minedAt: 1_767_310_000_000,
          status: "success",
          kind: "send",
          sender: own,
          transfers: [
            {
              direction: "out",
              counterparty: other,
              amount: { value: 98_590n, decimals: 8, symbol: "BTC" }
            }
          ],
          fee: { value: 1_410n, decimals: 8, symbol: "BTC" }
        }
      ],
      coverage: "whole"
    })
    expect(asked.map((request) => request.url.pathname)).toEqual([`/api/address/${own}/txs/chain`])
  })

  it.each([
    ["receives", {}, `receive, in 1000 ${other}`],
    ["receives of several", { vin: [input(other, 600), input(undefined, 500)] }, "receive, in 1000"],
    ["receives what a block made", { vin: [{ is_coinbase: true, prevout: null }] }, "mint, in 1000"],
    [
      "moves within the account",
      { vin: [input(own, 1_100)], vout: [output(own, 700), output(own, 300)] },
      "self, self 1000, fee 100"
    ],
    [
      "sends to several",
      { vin: [input(own, 2_000)], vout: [output(other, 900), output(undefined, 800), output(own, 200)] },
      `send, out 900 ${other}, out 800, fee 100`
    ],
    // Nobody can say who paid whom, nor who paid the fee.
    [
      "is made with others",
      { vin: [input(own, 1_000), input(other, 1_000)], vout: [output(own, 900), output(other, 1_000)] },
      "send, out 100"
    ]
  ])("%s", async (_, more, row) => {
    const { page } = await pageOf([transaction(1, more)])
    expect(rowsOf(page)).toEqual([row])
  })

  it.each([
    ["of others", { vin: [input(other, 1)], vout: [output(other, 1)] }],
    ["that waits", { status: { confirmed: false } }],
    ["without its moment", { status: { confirmed: true, block_time: "1767310000" } }],
    ["whose input is not told", { vin: [{ is_coinbase: false, prevout: null }] }],
    ["with an amount that is none", { vout: [output(own, 0.5)] }],
    ["with more than there is", { vout: [output(own, 2.2e15)] }],
    ["of no hash", { txid: "7" }]
  ])("T26 leaves out what cannot be read: a transaction %s; the others stay", async (_, more) => {
    const { page } = await pageOf([transaction(1, more), transaction(2)])
    expect(rowsOf(page)).toEqual([`receive, in 1000 ${other}`])
  })

  it("a whole page leads on behind its last row, and a page to itself nowhere", async () => {
    const list = Array.from({ length: 25 }, (_, index) => transaction(index))
    const last = list.at(-1)!.txid
    expect((await pageOf(list)).page).toMatchObject({ next: last })
    const { page, asked } = await pageOf(list, last)
    expect(asked[0]!.url.pathname).toBe(`/api/address/${own}/txs/chain/${last}`)
    expect(page).not.toHaveProperty("next")
    expect((await pageOf(list, "another source's")).page).toEqual({ transactions: [], coverage: "none" })
  })
})

describe("what a transaction has to pay", () => {
  const recommended = { fastestFee: 12, halfHourFee: 9, hourFee: 6, economyFee: 2, minimumFee: 1 }
  const ratesOf = async (answers: Readonly<Record<string, unknown>>) => {
    const { kit } = await open((path) => (path in answers ? ok(answers[path]) : undefined))
    return codeOf(kit.esplora.feeRates({ networkId }))
  }

  it("is what the server recommends, else what it estimates, never below what it passes on", async () => {
    expect(await ratesOf({ "/v1/fees/recommended": recommended })).toEqual({
      fastest: 12,
      halfHour: 9,
      hour: 6,
      minimum: 1
    })
    expect(await ratesOf({ "/v1/fees/recommended": { ...recommended, minimumFee: 10 } })).toEqual({
      fastest: 12,
      halfHour: 10,
      hour: 10,
      minimum: 10
    })
    expect(await ratesOf({ "/fee-estimates": { "1": 12.3, "3": 9.1, "6": 6.002, "1008": 0.9 } })).toEqual({
      fastest: 12.3,
      halfHour: 9.1,
      hour: 6.002,
      minimum: 0.9
    })
  })

  it("T26 is not known where a server says none, or what was never paid", async () => {
    expect(await ratesOf({ "/fee-estimates": {} })).toBe("HTTP_BODY_INVALID")
    expect(await ratesOf({ "/fee-estimates": { "6": 1e9 } })).toBe("HTTP_BODY_INVALID")
    const { kit } = await open(() => undefined)
    expect(await codeOf(kit.esplora.feeRates({ networkId: bitcoinTestnet.caipNetworkId! }))).toBe(
      "ESPLORA_NETWORK_MISSING"
    )
  })
})

// The first transaction that paid somebody (of block 170), and one of BIP-143 with a witness.
const plain =
  "0100000001c997a5e56e104102fa209c6a852dd90660a20b2d9c352423edce25857fcd3704000000004847304402204e45e16932b8af514961a1d3a1a25fdf3f4f7732e9d624c6c61548ab5fb8cd410220181522ec8eca07de4860a4acdd12909d831cc56cbbac4622082221a8768d1d0901ffffffff0200ca9a3b00000000434104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac00286bee0000000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000"
const plainId = "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16"

describe("handing a transaction to the network", () => {
  const send = async (answer: ServiceAnswer | undefined, given: unknown = plain) => {
    const { kit, asked } = await open((path) => (path === "/tx" ? answer : undefined))
    return { told: await codeOf(kit.esplora.broadcast({ networkId, transaction: given })), asked }
  }

  it("is known by its own id, with witnesses and without", async () => {
    const subtle = globalThis.crypto.subtle
    expect(await transactionId(plain, subtle)).toBe(plainId)
    const witnessed = `${plain.slice(0, 8)}0001${plain.slice(8, -8)}0102abcd${plain.slice(-8)}`
    expect(await transactionId(witnessed, subtle)).toBe(plainId)
    for (const odd of ["", "00", `${plain}00`, plain.slice(2), 7, "zz"])
      expect(await transactionId(odd, subtle)).toBeUndefined()
  })

  it("broadcast-ok: answers with its id, whatever the server calls it", async () => {
    const { told, asked } = await send(fixture("broadcast-ok").response)
    expect(told).toEqual({ hash: plainId })
    expect(asked[0]).toMatchObject({ method: "POST", body: plain })
  })

  it("broadcast-known: what a block has already is no failure", async () => {
    expect((await send(fixture("broadcast-known").response)).told).toEqual({ hash: plainId })
  })

  it("broadcast-refused: why, in the node's words", async () => {
    const { kit } = await open((path) => (path === "/tx" ? fixture("broadcast-refused").response : undefined))
    await expect(kit.esplora.broadcast({ networkId, transaction: plain })).rejects.toMatchObject({
      code: "ESPLORA_REFUSED",
      details: {
        reason:
          "insufficient fee, rejecting replacement 00, less fees than conflicting txs; 0.00000100 < 0.00000200"
      }
    })
  })

  it("nobody knows what became of it where a server breaks, is asked too much or is gone", async () => {
    for (const status of [429, 500, 503])
      expect((await send({ status, body: "<html>" })).told).toBe("ESPLORA_UNREACHABLE")
    expect((await send({ status: 200, cors: false, body: plainId })).told).toBe("ESPLORA_UNREACHABLE")
  })

  it("what is no transaction is handed to nobody", async () => {
    const { told, asked } = await send(fixture("broadcast-ok").response, "02000000")
    expect(told).toBe("ESPLORA_TRANSACTION_INVALID")
    expect(asked).toEqual([])
  })
})

/** The server when all is well. */
const service = ({ url: at }: SentRequest): unknown => {
  const { pathname } = new URL(at)
  if (pathname.endsWith("/txs/chain")) return fixture("address-txs-page").response.body
  return pathname.endsWith(own)
    ? {
        address: own,
        chain_stats: { funded_txo_sum: 300_000, spent_txo_sum: 200_000 },
        mempool_stats: { funded_txo_sum: 600, spent_txo_sum: 0 }
      }
    : undefined
}
const subject = {
  make: () => esplora({ instances: [{ networkId, url }] }),
  others: () => [bitcoin()],
  networks: [bitcoinMainnet, bitcoinTestnet],
  networkId,
  unservedNetworkId: bitcoinTestnet.caipNetworkId as `bip122:${string}`,
  address: own,
  service
} as const

describe("a server's history keeps the contract of sources", () => {
  const foreign = () => [transaction(1, { vout: [output(other, 5)] })]
  it.each(historySourceContract({ ...subject, foreign }))("$name", ({ run }) => run(), 120_000)
})

describe("S7.13 a server's coin keeps the contract of sources", () => {
  it.each(tokensSourceContract({ ...subject, holds: { native: 100_600n } }))(
    "$name",
    ({ run }) => run(),
    120_000
  )

  it("is none of another address, and never less than nothing", async () => {
    const told = service({ url: `${url}/address/${own}` } as SentRequest) as Readonly<Record<string, object>>
    for (const more of [
      { address: other },
      { mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 200_000 } },
      { chain_stats: { funded_txo_sum: "300000", spent_txo_sum: 0 } }
    ]) {
      const { host, network } = await open((path) =>
        path.endsWith(own) ? ok({ ...told, ...more }) : undefined
      )
      const last = host.capabilitiesOf("bip122", tokenBalances).at(-1)!
      expect(await codeOr(last.list({ address: own, network }))).toBe("HTTP_BODY_INVALID")
    }
  })

  it("is shown in whole coins", async () => {
    const { host, network } = await open((path) => ok(service({ url: `${url}${path}` } as SentRequest)))
    const list = await codeOr(
      host.capabilitiesOf("bip122", tokenBalances).at(-1)!.list({ address: own, network })
    )
    expect(typeof list === "string" ? list : list.map(({ amount }) => formatAmount(amount))).toEqual([
      "0.001006"
    ])
  })
})
