import { formatAmount } from "@latchkey/core"
import { prices } from "@latchkey/core/effect"
import { pricesSourceContract } from "@latchkey/testing"
import { solana, solanaDevnet, solanaMainnet } from "@latchkey/solana"
import { describe, expect, it, vi } from "vitest"
import {
  codeOr,
  openServices,
  readFixtures,
  serveFixtures,
  type ServiceAnswer
} from "../../../tests/support/serviceFixtures.ts"
import { jupiter } from "./index.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/jupiter.json")
const networkId = solanaMainnet.caipNetworkId
const [coin, tea, oak] = Object.values(fixture("price-some-missing").request.query as object)[0].split(",")
const idOf = (mint: string) => `${networkId}:${mint}` as const

const open = async (answer: (ids: ReadonlyArray<string>) => ServiceAnswer | undefined) => {
  const asked = serveFixtures(({ url }) => answer(url.searchParams.get("ids")?.split(",") ?? []))
  const { kit, host } = await openServices([solana(), jupiter()], [solanaMainnet, solanaDevnet])
  const list = (tokens: ReadonlyArray<string>, more: { of?: string; currency?: string } = {}) =>
    codeOr(
      host.capabilitiesOf("solana", prices)[0]!.list({
        network: kit.getNetwork((more.of ?? networkId) as typeof networkId)!,
        tokens: tokens.map(idOf),
        currency: more.currency ?? "USD"
      })
    )
  return { asked, list }
}
const shown = (told: Awaited<ReturnType<Awaited<ReturnType<typeof open>>["list"]>>) =>
  typeof told === "string"
    ? told
    : told.map(({ token, price }) => `${token ?? "coin"} ${formatAmount(price)} ${price.symbol}`)

describe("S7.08 what Jupiter says that things cost", () => {
  it("price-some-missing: exactly, the coin too; what has no reliable price has none", async () => {
    const { list, asked } = await open(() => fixture("price-some-missing").response)
    expect(shown(await list([tea, oak]))).toEqual(["coin 147.48 USD", `${idOf(tea)} 0.00000123 USD`])
    expect(asked.map(({ url }) => [url.origin, url.pathname, url.searchParams.get("ids")])).toEqual([
      ["https://api.jup.ag", "/price/v3", [coin, tea, oak].join()]
    ])
  })

  it("rate-limited: is a failure", async () => {
    const { list } = await open(() => fixture("rate-limited").response)
    expect(await list([tea])).toBe("HTTP_STATUS")
  }, 30_000)

  it.each(["quote-no-route", "quote-ok", "swap-ok", "swap-simulation-error"])(
    "%s: what is said of swaps, which nobody asks for, is no price",
    async (name) => {
      const { list } = await open(() => fixture(name).response)
      expect(await list([tea])).toMatch(/^HTTP_/)
    },
    30_000
  )

  it.each([
    ["0", 0],
    ["a text", "147.48"],
    ["less than nothing", -1],
    ["more than anything", 1e16],
    ["too little to be one", 1e-30],
    ["nothing", null]
  ])("T26 %s is no price; the others stay", async (_, usdPrice) => {
    const { body } = fixture("price-some-missing").response
    const { list } = await open(() => ({
      status: 200,
      body: { ...body, [coin]: { ...body[coin], usdPrice } }
    }))
    expect(shown(await list([tea]))).toEqual([`${idOf(tea)} 0.00000123 USD`])
  })

  it("T26 what tells of something else than was asked is no answer of prices", async () => {
    const { list } = await open(() => fixture("price-some-missing").response)
    // Of the third, which is in it, nobody asked.
    expect(await list([oak])).toBe("HTTP_BODY_INVALID")
  })

  it("fifty are asked for at once, each once in half a minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 })
    try {
      const { list, asked } = await open((ids) => ({
        status: 200,
        body: Object.fromEntries(ids.map((id) => [id, { usdPrice: 2 }]))
      }))
      const mints = Array.from({ length: 70 }, (_, index) => `${tea.slice(0, -3)}${String(index + 111)}`)
      expect(await list(mints)).toHaveLength(71)
      expect(asked.map(({ url }) => url.searchParams.get("ids")!.split(",").length)).toEqual([50, 21])
      await list(mints)
      expect(asked).toHaveLength(2)
      vi.setSystemTime(1_030_000)
      await list(mints.slice(0, 3))
      expect(asked).toHaveLength(3)
    } finally {
      vi.useRealTimers()
    }
  })

  it("of another network, and in another currency, nothing is known and nobody asked", async () => {
    const { list, asked } = await open(() => fixture("price-some-missing").response)
    expect(await list([], { of: solanaDevnet.caipNetworkId })).toEqual([])
    expect(await list([], { currency: "EUR" })).toEqual([])
    expect(asked).toEqual([])
  })
})

describe("jupiter keeps the contract of sources of prices", () => {
  const cases = pricesSourceContract({
    make: () => jupiter(),
    others: () => [solana()],
    networks: [solanaMainnet, solanaDevnet],
    networkId,
    unservedNetworkId: solanaDevnet.caipNetworkId,
    tokens: [idOf(tea), idOf(oak)],
    service: ({ url }) => {
      const ids = new URL(url).searchParams.get("ids")?.split(",") ?? []
      const { body } = fixture("price-some-missing").response
      return Object.fromEntries(Object.entries(body as object).filter(([mint]) => ids.includes(mint)))
    }
  })
  it.each(cases)("$name", ({ run }) => run(), 120_000)
})
