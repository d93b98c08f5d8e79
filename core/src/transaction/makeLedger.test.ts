import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"
import * as fc from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"
import { bareLedger } from "../../../tests/support/bareLedger.ts"
import { openTabs } from "../../../tests/support/tabs.ts"
import type { TransactionQuery, TransactionSight } from "../capability/TransactionTracking.ts"
import { memoryStorage } from "../storage/memoryStorage.ts"
import type { LedgerDraft } from "./LedgerEntry.ts"
import { transactionsKey } from "./transactionsKey.ts"

afterEach(() => void vi.unstubAllGlobals())

const START = 1_700_000_000_000
const HOUR = 3_600_000

const run = <A>(work: Effect.Effect<A, unknown, Scope.Scope>) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.provide(Effect.andThen(TestClock.setTime(START), work), TestClock.layer())
    ) as Effect.Effect<A>
  )

const draft = (to = "b"): LedgerDraft => ({
  networkId: "test:1",
  account: "a1",
  status: "asking",
  description: { kind: "send", receiver: to, sends: [{ value: 5n, decimals: 2, symbol: "TEA" }] }
})
const absent: TransactionSight = { status: "absent" }
const codeOf = <A, E extends { readonly code: string }>(work: Effect.Effect<A, E>) =>
  Effect.map(Effect.flip(work), ({ code }) => code)

describe("how many entries a ledger keeps", () => {
  it("T28 keeps 60: what is over falls out, the oldest first, and nothing that is open while anything is over", () =>
    run(
      Effect.gen(function* () {
        const storage = memoryStorage()
        const { ledger, list } = yield* bareLedger({ storage, look: () => absent })
        const open: Array<string> = []
        for (let index = 0; index < 50; index++) {
          open.push(yield* ledger.open(draft(`b${index}`)))
          const over = yield* ledger.open(draft(`c${index}`))
          yield* ledger.tell(over, {
            from: "chain",
            now: START,
            sight: { status: "confirmed", hash: `hash-${index}`, isFinal: true }
          })
        }
        expect(list()).toHaveLength(60)
        expect(open.every((id) => list().some((one) => one.id === id))).toBe(true)
        expect(
          list()
            .filter(({ status }) => status === "confirmed")
            .map(({ hash }) => hash)
        ).toEqual(Array.from({ length: 10 }, (_, index) => `hash-${49 - index}`))
        expect(JSON.parse(storage.get(transactionsKey)!).value).toHaveLength(60)
      })
    ))

  it("T28 keeps what the visitor was asked for, whatever number of its own the page adds", () =>
    run(
      Effect.gen(function* () {
        const { ledger, list } = yield* bareLedger({ look: () => absent })
        const id = yield* ledger.open(draft())
        for (let index = 0; index < 100; index++)
          yield* ledger.add({ networkId: "test:1", hash: `hash-of-app-${index}` })
        expect(list()).toHaveLength(60)
        expect(list().some((one) => one.id === id)).toBe(true)
      })
    ))

  it("T11 stays within what a page's storage has, however much each says", () =>
    run(
      Effect.gen(function* () {
        const storage = memoryStorage()
        const { ledger, list } = yield* bareLedger({ storage, look: () => absent })
        for (let index = 0; index < 60; index++) {
          const id = yield* ledger.open(draft())
          yield* ledger.place(id, { order: { inputs: "i".repeat(950) }, digest: "d".repeat(5_000) })
          yield* ledger.tell(id, { from: "wallet", callsId: "c".repeat(900) })
        }
        expect(storage.get(transactionsKey)!.length).toBeLessThanOrEqual(100_100)
        expect(list().length).toBeGreaterThan(20)
      })
    ))
})

/** Storage with one entry that has every field. */
const stored = {
  id: "one",
  networkId: "test:1",
  account: "a1",
  status: "replaced",
  description: {
    kind: "send",
    sends: [{ value: "5", decimals: 2, symbol: "TEA", token: "test:1:t1" }],
    receives: [{ value: "7", decimals: 2, symbol: "TEA" }],
    receiver: "b1",
    spender: "c1",
    text: "Tea"
  },
  askedAt: START,
  settledAt: START,
  hash: "hash-of-it",
  callsId: "calls-of-it",
  replacement: { by: "speedUp", hash: "hash-of-other", status: "confirmed" },
  replaces: { id: "other", by: "cancel", isBeside: true },
  reason: "no",
  moved: [{ amount: "5", from: "a1", to: "b1" }],
  order: { nonce: "7" },
  digest: "d1",
  usualSeconds: 12,
  isClosed: true,
  isUntold: true,
  revision: 3,
  heardAt: START,
  lookedAt: START,
  looks: 4,
  misses: 1
}

/** All paths to a field, at any depth. */
const pathsIn = (value: unknown): ReadonlyArray<ReadonlyArray<string>> =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name],
        ...pathsIn(inner).map((path) => [name, ...path])
      ])
    : []

const changed = (value: unknown, [name, ...rest]: ReadonlyArray<string>, to: unknown): unknown => {
  if (name === undefined) return to
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[name] = changed(copy[name], rest, to)
  return copy
}

/** Whatever a JSON text can hold in the place of a field. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    undefined,
    null,
    -1,
    1.5,
    2 ** 60,
    "x".repeat(50_000),
    "9".repeat(400),
    "-1",
    "\u202eb",
    [],
    {},
    Array.from({ length: 5_000 }, () => 1),
    { __proto__: { status: "confirmed" } },
    true
  )
)

describe("a ledger whose storage was edited", () => {
  const read = (text: string) =>
    run(
      Effect.gen(function* () {
        const storage = memoryStorage()
        storage.set(transactionsKey, text)
        const { ledger, list } = yield* bareLedger({ storage, look: () => absent })
        const before = list()
        // What follows works, whatever was there.
        const id = yield* ledger.open(draft())
        expect(list()[0]?.id).toBe(id)
        yield* ledger.list()
        yield* TestClock.adjust(10_000)
        return before
      })
    )
  const asText = (entries: unknown) => JSON.stringify({ version: 1, value: entries })

  it("T11 reads what it has written, every field of it", async () => {
    const { revision: _r, heardAt: _h, lookedAt: _l, looks: _n, misses: _m, isUntold: _u, ...told } = stored
    expect(
      JSON.parse(
        JSON.stringify(await read(asText([stored])), (_, value: unknown) =>
          typeof value === "bigint" ? String(value) : value
        )
      )
    ).toMatchObject([{ ...told, moved: expect.anything() }])
  })

  it("T11 believes no field of another type or size: the entry is without it, or not there, and its neighbour is whole", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pathsIn(stored)), anything, async (path, to) => {
        const neighbour = { ...stored, id: "two" }
        const list = await read(asText([changed(stored, path, to), neighbour]))
        expect(list.some(({ id }) => id === "two")).toBe(true)
        for (const { status, description, hash, order, replaces, askedAt, usualSeconds, reason } of list) {
          expect(["asking", "pending", "replaced", "confirmed", "failed", "dropped", "unknown"]).toContain(
            status
          )
          expect(["send", "pay", "swap", "approve", "revoke", "cancel", "app"]).toContain(description.kind)
          for (const { value, decimals, symbol } of [
            ...(description.sends ?? []),
            ...(description.receives ?? [])
          ]) {
            expect(typeof value).toBe("bigint")
            expect(Number.isInteger(decimals) && decimals >= 0).toBe(true)
            expect(symbol.length).toBeLessThanOrEqual(40)
          }
          expect(Number.isSafeInteger(askedAt)).toBe(true)
          expect([undefined, "speedUp", "cancel"]).toContain(replaces?.by)
          expect((replaces?.id ?? "").length).toBeLessThanOrEqual(200)
          for (const text of [hash, reason, replaces?.id, description.text, ...Object.values(order ?? {})])
            expect(text === undefined || (typeof text === "string" && text.length <= 1_000)).toBe(true)
          expect(usualSeconds === undefined || (usualSeconds > 0 && usualSeconds < 86_400)).toBe(true)
        }
      }),
      { numRuns: 400 }
    )
  })

  it.each(["by", "id"])("T11 takes nobody's place where the %s of whose it was is none", async (field) => {
    for (const odd of [undefined, null, 5, "", "x".repeat(201), {}, ["speedUp"]]) {
      const [entry] = await read(asText([changed(stored, ["replaces", field], odd)]))
      expect(entry).toMatchObject({ id: "one" })
      expect(entry?.replaces).toBeUndefined()
    }
  })

  it("T11 is empty where its text was cut off anywhere, is none, or is another's", async () => {
    const text = asText([stored])
    const cuts = Array.from({ length: 40 }, (_, index) =>
      text.slice(0, Math.floor((index * text.length) / 40))
    )
    for (const bad of [
      ...cuts,
      "[]",
      "null",
      asText({}),
      asText("x"),
      '{"version":2,"value":[]}',
      `${text}}`
    ])
      expect(await read(bad)).toEqual([])
    expect(await read(asText([null, 5, "x", [], stored]))).toHaveLength(1)
  })
})

describe("what an app sends itself", () => {
  it("T28 is followed like the kit's own, once however often it is added, and under the account that is connected", () =>
    run(
      Effect.gen(function* () {
        const { ledger, list } = yield* bareLedger({
          look: ({ hash }) => ({ status: "confirmed", hash: hash!, isFinal: true })
        })
        const added = yield* ledger.add({
          networkId: "test:1",
          hash: "hash-of-it",
          description: { text: "Tea" }
        })
        expect(added).toMatchObject({
          status: "pending",
          account: "a1",
          description: { kind: "app", text: "Tea" }
        })
        expect((yield* ledger.add({ networkId: "test:1", hash: "hash-of-it" })).id).toBe(added.id)
        yield* TestClock.adjust(3_000)
        expect(yield* ledger.follow(added.id)).toMatchObject({
          status: "confirmed",
          explorerUrl: "at/hash-of-it"
        })
        expect(list()).toHaveLength(1)
      })
    ))

  it("T06 is no transaction of another network, and none with what is no hash", () =>
    run(
      Effect.gen(function* () {
        const { ledger, list } = yield* bareLedger()
        for (const hash of [
          "",
          "short",
          "with a space in it",
          "x".repeat(129),
          5,
          undefined,
          {}
        ] as Array<never>)
          expect(yield* codeOf(ledger.add({ networkId: "test:1", hash }))).toBe("TRANSACTION_INVALID")
        expect(yield* codeOf(ledger.add({ networkId: "test:2", hash: "hash-of-it" }))).toBe(
          "TRANSACTION_INVALID"
        )
        expect(list()).toEqual([])
      })
    ))

  it("T11 is forgotten in every tab, followed no more, warned of no more, and whoever waits for it is told", () =>
    run(
      Effect.gen(function* () {
        const tabs = openTabs()
        let looks = 0
        const look = () => {
          looks++
          return absent
        }
        const one = yield* bareLedger({ storage: tabs.tab(), look })
        const other = yield* bareLedger({ storage: tabs.tab(), look })
        const id = yield* one.ledger.open(draft())
        yield* one.ledger.tell(id, { from: "wallet", hash: "hash-of-it" })
        expect(other.ledger.isRepeated(draft())).toBe(true)
        const waiting = yield* Effect.forkScoped(codeOf(other.ledger.follow(id)), { startImmediately: true })
        yield* one.ledger.forget(id)
        expect([one.list(), other.list()]).toEqual([[], []])
        expect(other.ledger.isRepeated(draft())).toBe(false)
        const { await: ended } = yield* Effect.promise(() => import("effect/Fiber"))
        expect(yield* Effect.flatten(ended(waiting))).toBe("TRANSACTION_MISSING")
        const before = looks
        yield* TestClock.adjust(HOUR)
        expect(looks).toBe(before)
        expect(yield* codeOf(other.ledger.forget(id))).toBe("TRANSACTION_MISSING")
        // The same hash may be added anew.
        expect((yield* other.ledger.add({ networkId: "test:1", hash: "hash-of-it" })).id).not.toBe(id)
      })
    ))
})

describe("a tab that asks a wallet, and the others", () => {
  it.each(["its page is left", "its kit is closed"])(
    "T28 once %s while it asks, the others call it unknown soon, and not while it is there",
    (how) =>
      run(
        Effect.gen(function* () {
          const page = new EventTarget()
          vi.stubGlobal("window", page)
          const tabs = openTabs()
          const look = (): TransactionSight => absent
          const other = yield* bareLedger({ storage: tabs.tab(), look })
          const leaving = yield* Scope.make()
          const one = yield* Scope.provide(bareLedger({ storage: tabs.tab(), look }), leaving)
          const id = yield* one.ledger.open(draft())
          yield* Effect.forkIn(one.ledger.whileAsking(id, Effect.never), leaving, { startImmediately: true })
          const status = () => other.list().map((entry) => entry.status)
          yield* TestClock.adjust(HOUR)
          expect(status()).toEqual(["asking"])
          if (how === "its page is left") page.dispatchEvent(new Event("pagehide"))
          else yield* Scope.close(leaving, Exit.void)
          // The longest pause between two looks.
          yield* TestClock.adjust(60_000)
          expect(status()).toEqual(["unknown"])
          expect(other.ledger.isRepeated(draft())).toBe(true)
        })
      )
  )

  it("tells what is settled once, in the tab that finds it, and has the balances read again", () =>
    run(
      Effect.gen(function* () {
        const tabs = openTabs()
        const log: Array<unknown> = []
        const open = (tab: string) =>
          bareLedger({
            storage: tabs.tab(),
            onEvent: (event, properties) => log.push([tab, event, properties]),
            onRefresh: (namespace) => log.push([tab, namespace])
          })
        const one = yield* open("one")
        yield* open("other")
        const id = yield* one.ledger.open(draft())
        yield* one.ledger.tell(id, { from: "wallet", hash: "h1-of-it" })
        expect(log).toEqual([])
        const sight = { status: "confirmed", hash: "h1-of-it", isFinal: true } as const
        for (const now of [START, START + 1]) yield* one.ledger.tell(id, { from: "chain", sight, now })
        expect(log).toEqual([
          [
            "one",
            "TRANSACTION_SETTLED",
            {
              network: "test:1",
              status: "confirmed",
              kind: "send",
              hash: "h1-of-it",
              amount: "5",
              decimals: 2,
              symbol: "TEA"
            }
          ],
          ["one", "test"]
        ])
      })
    ))
})

describe("what the chain forgets, takes back, and when clocks jump", () => {
  it("T28 that every node has forgotten, and whose number is free, is dropped after an hour of looking, never failed, and comes back when a node has it again", () =>
    run(
      Effect.gen(function* () {
        let sight: TransactionSight = { status: "absent", isFree: true }
        const { ledger, list, news } = yield* bareLedger({ look: () => sight })
        const id = yield* ledger.open(draft())
        yield* ledger.tell(id, { from: "wallet", hash: "hash-of-it" })
        yield* TestClock.adjust(40 * 60_000)
        expect(list()[0]?.status).toBe("pending")
        expect(ledger.isRepeated(draft())).toBe(true)
        yield* TestClock.adjust(HOUR)
        expect(list()[0]?.status).toBe("dropped")
        expect(ledger.isRepeated(draft())).toBe(false)
        sight = { status: "pending", hash: "hash-of-it" }
        yield* TestClock.adjust(HOUR / 2)
        expect(list()[0]?.status).toBe("pending")
        expect(list()[0]?.settledAt).toBeUndefined()
        expect(ledger.isRepeated(draft())).toBe(true)
        sight = { status: "confirmed", hash: "hash-of-it", isFinal: true }
        for (let tries = 0; list()[0]?.status !== "confirmed" && tries < 30; tries++)
          yield* TestClock.adjust(5_000)
        expect(list()[0]?.status).toBe("confirmed")
        expect(news()?.status).toBe("confirmed")
      })
    ))

  it("is looked for soon at first, then more and more seldom, and no more once it is over for good: nothing is asked of an empty ledger", () =>
    run(
      Effect.gen(function* () {
        let looks = 0
        let sight: TransactionSight = { status: "pending" }
        const look = () => {
          looks += 1
          return sight
        }
        const { ledger } = yield* bareLedger({ look })
        yield* TestClock.adjust(HOUR)
        expect(looks).toBe(0)
        const id = yield* ledger.open(draft())
        yield* ledger.tell(id, { from: "wallet", hash: "hash-of-it" })
        const asked: Array<number> = []
        for (const minutes of [1, 10, 110, 120 * 24]) {
          const before = looks
          yield* TestClock.adjust(minutes * 60_000)
          asked.push((looks - before) / minutes)
        }
        expect(asked[0]).toBeGreaterThan(3)
        expect(asked[0]).toBeLessThan(10)
        expect(asked).toEqual(asked.toSorted((one, other) => other - one))
        // Every quarter of an hour, in the end.
        expect(asked[3]).toBeLessThan(0.1)
        sight = { status: "confirmed", hash: "hash-of-it", isFinal: true }
        yield* TestClock.adjust(HOUR)
        const last = looks
        yield* TestClock.adjust(48 * HOUR)
        expect(looks).toBe(last)
      })
    ))

  it("T28 of which nobody says that its number is free is unknown after that hour, and warned of", () =>
    run(
      Effect.gen(function* () {
        const { ledger, list } = yield* bareLedger({ look: () => absent })
        const id = yield* ledger.open(draft())
        yield* ledger.tell(id, { from: "wallet", hash: "hash-of-it" })
        yield* TestClock.adjust(2 * HOUR)
        expect(list()[0]?.status).toBe("unknown")
        expect(ledger.isRepeated(draft())).toBe(true)
      })
    ))

  it("T28 that a reorganisation takes back is pending again, and warned of, until it is in another block or replaced", () =>
    run(
      Effect.gen(function* () {
        let sight: TransactionSight = { status: "confirmed", hash: "hash-of-it", isFinal: false }
        const { ledger, list } = yield* bareLedger({ look: () => sight })
        const id = yield* ledger.open(draft())
        yield* ledger.tell(id, { from: "wallet", hash: "hash-of-it" })
        yield* TestClock.adjust(3_000)
        expect(list()[0]).toMatchObject({ status: "confirmed", settledAt: START + 2_000 })
        sight = absent
        yield* TestClock.adjust(3_000)
        // One node that lags says nothing.
        expect(list()[0]?.status).toBe("confirmed")
        yield* TestClock.adjust(10_000)
        expect(list()[0]?.status).toBe("pending")
        expect(list()[0]?.settledAt).toBeUndefined()
        expect(ledger.isRepeated(draft())).toBe(true)
        sight = {
          status: "replaced",
          by: "other",
          hash: "hash-of-other",
          outcome: "confirmed",
          isFinal: true
        }
        yield* TestClock.adjust(60_000)
        expect(list()[0]).toMatchObject({ status: "replaced", replacement: { by: "other" }, isClosed: true })
        sight = absent
        yield* TestClock.adjust(HOUR)
        expect(list()[0]?.status).toBe("replaced")
      })
    ))

  it.each([-20_000, -100, -4, 4, 100, 20_000])(
    "T28 in part: a clock that jumps by %d hours while it is under way loses nothing: it is followed to its end",
    (hours) =>
      run(
        Effect.gen(function* () {
          const tabs = openTabs()
          const storage = tabs.tab()
          let sight: TransactionSight = { status: "pending", hash: "hash-of-it" }
          const asked: Array<TransactionQuery> = []
          const look = (query: TransactionQuery) => {
            asked.push(query)
            return sight
          }
          // A page that was left: the clock is another when the next one is opened.
          yield* Effect.scoped(
            Effect.gen(function* () {
              const { ledger } = yield* bareLedger({ storage, look })
              const id = yield* ledger.open(draft())
              yield* ledger.tell(id, { from: "wallet", hash: "hash-of-it" })
              yield* TestClock.adjust(20_000)
            })
          )
          yield* TestClock.setTime(START + hours * HOUR)
          const { ledger, list } = yield* bareLedger({ storage, look })
          expect(ledger.isRepeated(draft())).toBe(true)
          const before = asked.length
          yield* TestClock.adjust(120_000)
          expect(asked.length).toBeGreaterThan(before)
          expect(list()[0]?.status).toBe("pending")
          sight = { status: "confirmed", hash: "hash-of-it", isFinal: true }
          yield* TestClock.adjust(120_000)
          expect(list()[0]?.status).toBe("confirmed")
        })
      )
  )
})

describe("T28 what takes the place of another", () => {
  const opened = (look: (query: TransactionQuery) => TransactionSight) =>
    Effect.gen(function* () {
      const made = yield* bareLedger({ look })
      const first = yield* made.ledger.open(draft())
      yield* made.ledger.place(first, { order: { nonce: "7" }, digest: "same" })
      yield* made.ledger.tell(first, { from: "wallet", hash: "hash-of-first" })
      const second = yield* made.ledger.open({ ...draft(), replaces: { id: first, by: "speedUp" } })
      yield* made.ledger.place(second, { order: { nonce: "7" }, digest: "same" })
      yield* made.ledger.tell(second, { from: "wallet", hash: "hash-of-second" })
      const get = (id: string) => made.list().find((one) => one.id === id)!
      return { ...made, first, second, get }
    })

  it("is no other transaction of the account: the chain is not told that it is, and the visitor is told of the first alone", () =>
    run(
      Effect.gen(function* () {
        const others: Array<ReadonlyArray<string>> = []
        const { get, first, second, news } = yield* opened((query) => {
          others.push(query.others)
          return query.isReplacement === true
            ? { status: "confirmed", hash: "hash-of-second", order: { nonce: "7" }, isFinal: true }
            : {
                status: "replaced",
                by: "speedUp",
                hash: "hash-of-second",
                outcome: "confirmed",
                isFinal: true
              }
        })
        yield* TestClock.adjust(3_000)
        expect(others.flat()).toEqual([])
        expect(get(first)).toMatchObject({ status: "replaced", replacement: { by: "speedUp" } })
        expect(get(second)).toMatchObject({ status: "confirmed", replaces: { id: first, by: "speedUp" } })
        expect(news()?.id).toBe(first)
      })
    ))

  it("keeps the first from being forgotten while it waits in its place", () =>
    run(
      Effect.gen(function* () {
        const { get, first, second } = yield* opened((query) =>
          query.isReplacement === true
            ? { status: "pending", order: { nonce: "7" } }
            : { status: "absent", isFree: false }
        )
        yield* TestClock.adjust(10 * HOUR)
        expect([get(first).status, get(second).status]).toEqual(["pending", "pending"])
      })
    ))

  it("that the wallet sent under another number is one beside it: told as its own, and warned of", () =>
    run(
      Effect.gen(function* () {
        const { get, first, second, ledger, list } = yield* opened((query) =>
          query.isReplacement === true
            ? { status: "pending", order: { nonce: "8" } }
            : { status: "confirmed", hash: "hash-of-first", isFinal: true }
        )
        yield* TestClock.adjust(3_000)
        expect(get(first).status).toBe("confirmed")
        expect(get(second)).toMatchObject({
          status: "pending",
          replaces: { id: first, by: "speedUp", isBeside: true },
          order: { nonce: "8" }
        })
        expect(ledger.isRepeated(draft())).toBe(true)
        expect(list()).toHaveLength(2)
      })
    ))

  it("and of which nobody told a hash is over with the first", () =>
    run(
      Effect.gen(function* () {
        const { ledger, list } = yield* bareLedger({
          look: ({ hash }) => (hash === undefined ? absent : { status: "confirmed", hash, isFinal: true })
        })
        const first = yield* ledger.open(draft())
        yield* ledger.tell(first, { from: "wallet", hash: "hash-of-first" })
        const second = yield* ledger.open({
          ...draft(),
          description: { kind: "cancel" },
          replaces: { id: first, by: "cancel" }
        })
        yield* ledger.tell(second, { from: "nobody" })
        yield* TestClock.adjust(3_000)
        expect(list().map(({ status }) => status)).toEqual(["dropped", "confirmed"])
      })
    ))
})
