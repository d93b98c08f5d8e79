import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isPostgresInstalled, startPostgres } from "../../../../tests/stack/process/startPostgres.ts"
import { toConfiguration } from "./readConfiguration.ts"
import { openIndex } from "./openIndex.ts"
import { startCloud } from "./startCloud.ts"
import type { WalletQuery } from "./WalletIndex.ts"
import type { WalletRecord } from "./WalletRecord.ts"

const chains = ["eip155:1", "eip155:8453", "solana:x"]
const wallets: ReadonlyArray<WalletRecord> = [
  ...Array.from({ length: 1_200 }, (_, index): WalletRecord => ({
    id: `w${index}`,
    name: `Wallet ${index % 7 === 0 ? "Ångström" : "Bee"} ${index}`,
    badge_type: index % 3 === 0 ? "certified" : "none",
    chains: chains.filter((_chain, place) => (index >> place) % 2 === 0),
    ...(index % 2 === 0 ? { order: 1_200 - index } : {})
  })),
  {
    id: "odd",
    name: String.raw`100%_\ 'sure'; drop table`,
    badge_type: "none",
    chains: [],
    keywords: ["север"]
  }
]
const configuration = toConfiguration({ projects: [{ id: "one" }], wallets })

const queries: fc.Arbitrary<WalletQuery> = fc.record(
  {
    page: fc.integer({ min: 1, max: 40 }),
    entries: fc.integer({ min: 1, max: 100 }),
    search: fc.constantFrom("", "bee", "angstrom 1", "100%", "_", "\\", "СЕВЕР", "'", "nobody"),
    badge: fc.constantFrom("certified", "none", "gold"),
    include: fc.array(fc.constantFrom("w1", "w2", "odd", "w'3", "{w4}"), { maxLength: 4 }),
    exclude: fc.array(fc.constantFrom("w1", "w2", "odd", "w,5"), { maxLength: 4 }),
    chains: fc.array(fc.constantFrom(...chains, "eip155:9"), { maxLength: 3 })
  },
  { requiredKeys: ["page", "entries"] }
)

describe.runIf(isPostgresInstalled("the catalogue in Postgres"))("a catalogue in Postgres", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres?.stop())

  const page = async (url: string, query: string) =>
    (await fetch(`${url}/getWallets?projectId=one&${query}`)).json()

  it("S7.27 in part: serves two servers that start at once, with the same answers", async () => {
    const start = () => startCloud({ configuration, port: 0, database: postgres.url })
    const [one, two] = await Promise.all([start(), start()])
    try {
      const answer = await page(one.url, "search=%D1%81%D0%B5%D0%B2%D0%B5%D1%80")
      expect(answer).toMatchObject({ data: [{ id: "odd" }], count: 1 })
      expect(await page(two.url, "page=3&entries=100&badge_type=certified")).toEqual(
        await page(one.url, "page=3&entries=100&badge_type=certified")
      )
    } finally {
      await Promise.all([one.stop(), two.stop()])
    }
  })

  it("S3.08 in part: answers each query as SQLite does", async () => {
    const [lite, full] = [await openIndex(wallets), await openIndex(wallets, postgres.url)]
    try {
      await fc.assert(
        fc.asyncProperty(queries, async (query) => {
          expect(await full.find(query)).toEqual(await lite.find(query))
        }),
        { numRuns: 300 }
      )
    } finally {
      await Promise.all([lite.close(), full.close()])
    }
  })

  it("holds the catalogue of the server that started last, and nothing of the one before", async () => {
    const before = await openIndex(wallets, postgres.url)
    const after = await openIndex(wallets.slice(0, 3), postgres.url)
    try {
      expect((await after.find({ page: 1, entries: 5 })).count).toBe(3)
      expect((await before.find({ page: 1, entries: 5 })).count).toBe(3)
    } finally {
      await Promise.all([before.close(), after.close()])
    }
  })

  it("that cannot be reached is told at the start", async () => {
    const nobody = new URL(postgres.url)
    nobody.pathname = "/nowhere"
    await expect(startCloud({ configuration, port: 0, database: nobody.href })).rejects.toThrow(
      'database "nowhere" does not exist'
    )
  })
})
