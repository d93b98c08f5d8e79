import { mkdtempSync, rmSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { tmpdir } from "node:os"
import path from "node:path"
import fc from "fast-check"
import { describe, expect, it, onTestFinished } from "vitest"
import { isPostgresInstalled, startPostgres } from "../../../../../tests/stack/process/startPostgres.ts"
import type { BlockMark, IndexedBlock, Move } from "../chain/IndexedBlock.ts"
import { KEPT_BLOCKS, type ActivityIndex } from "./ActivityIndex.ts"
import { openActivity } from "./openActivity.ts"

const accounts = ["0xa", "0xb", "0xc"]
const chains = ["eip155:1", "eip155:10"]

const moves: fc.Arbitrary<ReadonlyArray<Move>> = fc.array(
  fc.record(
    {
      from: fc.constantFrom(...accounts),
      to: fc.constantFrom(...accounts),
      amount: fc.constantFrom("1", "2"),
      token: fc.constantFrom("0xt1", "0xt2", "0xT3"),
      id: fc.constantFrom("1")
    },
    { requiredKeys: ["from", "to", "amount"] }
  ),
  { maxLength: 3 }
)

let made = 0
/** A block after another one, whose transactions moved something from or to some accounts. */
const blockAfter = (
  last: BlockMark | undefined,
  minedAt: number,
  all: ReadonlyArray<ReadonlyArray<Move>>
): IndexedBlock => ({
  number: (last?.number ?? 4) + 1,
  hash: `h${++made}`,
  parent: last?.hash ?? "none",
  minedAt,
  transactions: all.map((own, place) => ({
    place,
    transaction: {
      hash: `t${made}-${place}`,
      sender: accounts[0]!,
      nonce: place,
      isSuccess: true,
      fee: "1",
      hasData: false,
      approves: false
    },
    parts: accounts.slice(0, 1 + (place % accounts.length)).map((address) => ({ address, moves: own }))
  }))
})

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("append" as const),
      chain: fc.constantFrom(...chains),
      blocks: fc.array(fc.array(moves, { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      isRight: fc.integer({ min: 0, max: 4 }).map((value) => value > 0)
    }),
    fc.record({
      kind: fc.constant("cut" as const),
      chain: fc.constantFrom(...chains),
      by: fc.integer({ min: 0, max: 4 }),
      isRight: fc.integer({ min: 0, max: 4 }).map((value) => value > 0)
    })
  ),
  { maxLength: 10 }
)
type Step = (typeof steps extends fc.Arbitrary<infer A> ? A : never)[number]

/** All that can be asked of an index. */
const everything = async (index: ActivityIndex) =>
  Promise.all(
    accounts.flatMap((address) => [
      ...chains.flatMap((chain) => [index.blocks(chain), index.tokens(chain, address, 2)]),
      index.list({ address, chains, entries: 100 }),
      index.list({ address, chains: [chains[1]!], entries: 2 }),
      // Page by page, as visitors do.
      (async () => {
        const pages = []
        let after = (await index.list({ address, chains, entries: 1 }))[0]
        while (after !== undefined) {
          pages.push(after.transaction.hash)
          after = (await index.list({ address, chains, after, entries: 1 }))[0]
        }
        return pages
      })()
    ])
  )

/** What the index must hold: a plain list. */
const model = () => {
  const blocks = new Map<string, Array<IndexedBlock>>(chains.map((chain) => [chain, []]))
  return {
    blocks,
    transactionsOf: (address: string) =>
      [...blocks]
        .flatMap(([chain, list]) =>
          list.flatMap(({ number, minedAt, transactions }) =>
            transactions.flatMap(({ place, transaction, parts }) =>
              parts.some((part) => part.address === address)
                ? [{ chain, number, minedAt, place, hash: transaction.hash }]
                : []
            )
          )
        )
        .toSorted(
          (one, other) =>
            other.minedAt - one.minedAt ||
            other.number - one.number ||
            other.place - one.place ||
            (one.chain < other.chain ? 1 : -1)
        )
        .map(({ hash }) => hash),
    tokensOf: (address: string, chain: string) =>
      new Set(
        blocks
          .get(chain)!
          .flatMap(({ transactions }) => transactions.flatMap(({ parts }) => parts))
          .filter((part) => part.address === address)
          .flatMap((part) => part.moves)
          .flatMap(({ token, id }) => (token === undefined || id !== undefined ? [] : [token]))
      )
  }
}

const play = async (
  step: Step,
  expected: ReturnType<typeof model>,
  indexes: ReadonlyArray<ActivityIndex>
) => {
  const { chain, isRight } = step
  const own = expected.blocks.get(chain)!
  const tip = own.at(-1)
  const told = isRight ? tip : { number: 1, hash: "another" }
  if (step.kind === "cut") {
    if (told === undefined) return
    const above = step.by === 4 ? undefined : told.number - step.by
    for (const index of indexes) await index.cut(chain, told, above)
    if (isRight)
      expected.blocks.set(
        chain,
        own.filter(({ number }) => above !== undefined && number <= above)
      )
    return
  }
  const blocks: Array<IndexedBlock> = []
  for (const all of step.blocks) {
    const last = blocks.at(-1) ?? told
    // Several in one second, as on fast chains.
    blocks.push(blockAfter(last, 1_000 + Math.floor((last?.number ?? 0) / 3), all))
  }
  for (const index of indexes) expect(await index.append(chain, told, blocks)).toBe(isRight)
  if (isRight) own.push(...blocks)
}

const holds = (open: () => Promise<ReadonlyArray<ActivityIndex>>, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const indexes = await open()
      const expected = model()
      for (const step of all) await play(step, expected, indexes)
      const [index, ...others] = indexes
      for (const address of accounts) {
        const list = await index!.list({ address, chains, entries: 1_000 })
        expect(list.map(({ transaction }) => transaction.hash)).toEqual(expected.transactionsOf(address))
        for (const chain of chains) {
          expect(new Set(await index!.tokens(chain, address, 100))).toEqual(expected.tokensOf(address, chain))
          expect(await index!.blocks(chain)).toEqual(
            expected.blocks
              .get(chain)!
              .map(({ number, hash }) => ({ number, hash }))
              .toReversed()
          )
        }
      }
      const first = await everything(index!)
      for (const other of others) expect(await everything(other)).toEqual(first)
      await index!.close()
    }),
    { numRuns }
  )

describe("S7.05 in part: what is kept of accounts", () => {
  it("is what was added and not cut off, in the order of time, by SQLite", () =>
    holds(async () => [await openActivity()], 60))

  it.runIf(isPostgresInstalled("what is kept of accounts in Postgres"))(
    "is the same in Postgres",
    async () => {
      const postgres = await startPostgres()
      onTestFinished(() => postgres.stop())
      const index = await openActivity(postgres.url)
      onTestFinished(() => index.close())
      const empty = async () => {
        for (const chain of chains) {
          const [tip] = await index.blocks(chain)
          if (tip !== undefined) await index.cut(chain, tip, undefined)
        }
        return [await openActivity(), index]
      }
      await holds(empty, 15)
    },
    120_000
  )

  it("remembers no more blocks than it needs", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "activity-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = path.join(folder, "index.sqlite")
    const index = await openActivity(file)
    const blocks: Array<IndexedBlock> = []
    for (let count = 0; count < KEPT_BLOCKS + 40; count++) blocks.push(blockAfter(blocks.at(-1), 1_000, []))
    await index.append("eip155:1", undefined, blocks)
    await index.close()
    const database = new DatabaseSync(file)
    const [row] = database.prepare("select count(*) as count from activity_block").all()
    database.close()
    expect(row!["count"]).toBe(KEPT_BLOCKS)
  })
})
