import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, expect, it, vi } from "vitest"
import { bareLedger } from "../../../tests/support/bareLedger.ts"
import { openTabs } from "../../../tests/support/tabs.ts"
import type { TransactionSight } from "../capability/TransactionTracking.ts"

afterEach(() => vi.unstubAllGlobals())

/** A page's document, seen or not. */
const makeDocument = (visibilityState: "visible" | "hidden") =>
  Object.assign(new EventTarget(), { visibilityState }) as EventTarget & { visibilityState: string }

const run = <A>(work: Effect.Effect<A, unknown, Scope.Scope>) =>
  Effect.runPromise(Effect.scoped(Effect.provide(work, TestClock.layer())) as Effect.Effect<A>)

const draft = {
  networkId: "test:1",
  account: "a1",
  status: "asking",
  description: { kind: "send", receiver: "b" }
} as const

/** Two tabs over one storage, with a chain that says so, and whose documents are seen or not. */
const openTwo = (
  looks: readonly ["visible" | "hidden", "visible" | "hidden"],
  says: () => TransactionSight
) =>
  Effect.gen(function* () {
    const tabs = openTabs()
    const documents = looks.map(makeDocument)
    const open = yield* Effect.forEach(documents, (page) => {
      vi.stubGlobal("document", page)
      return bareLedger({ storage: tabs.tab(), look: says })
    })
    return { tabs: open, documents, told: () => open.map(({ news }) => news()?.status) }
  })

const confirmed = (): TransactionSight => ({ status: "confirmed", hash: "h1-of-it", isFinal: true })

it("T11 in part: what is settled is told in one of two tabs that are seen, for fifteen seconds", () =>
  run(
    Effect.gen(function* () {
      const { tabs, told } = yield* openTwo(["visible", "visible"], confirmed)
      const id = yield* tabs[0]!.ledger.open(draft)
      yield* tabs[0]!.ledger.tell(id, { from: "wallet", hash: "h1-of-it" })
      expect(told()).toEqual([undefined, undefined])
      yield* TestClock.adjust(2_500)
      expect(told().filter((status) => status === "confirmed")).toHaveLength(1)
      yield* TestClock.adjust(14_000)
      expect(told().filter((status) => status === "confirmed")).toHaveLength(1)
      yield* TestClock.adjust(2_000)
      expect(told()).toEqual([undefined, undefined])
    })
  ))

it("is told by the tab that is seen, whoever learns it, and once one is seen where none is", () =>
  run(
    Effect.gen(function* () {
      const { tabs, documents, told } = yield* openTwo(["hidden", "hidden"], confirmed)
      const id = yield* tabs[0]!.ledger.open(draft)
      yield* tabs[0]!.ledger.tell(id, { from: "wallet", hash: "h1-of-it" })
      yield* TestClock.adjust(5_000)
      expect(tabs.map(({ list }) => list()[0]!.status)).toEqual(["confirmed", "confirmed"])
      expect(told()).toEqual([undefined, undefined])
      documents[1]!.visibilityState = "visible"
      documents[1]!.dispatchEvent(new Event("visibilitychange"))
      expect(told()).toEqual([undefined, "confirmed"])
      documents[0]!.visibilityState = "visible"
      documents[0]!.dispatchEvent(new Event("visibilitychange"))
      expect(told()).toEqual([undefined, "confirmed"])
    })
  ))

it("is looked at once when its page is seen again, and not twice for who comes and goes", () =>
  run(
    Effect.gen(function* () {
      let looks = 0
      const page = makeDocument("visible")
      vi.stubGlobal("document", page)
      const { ledger } = yield* bareLedger({
        look: () => {
          looks++
          return { status: "pending" }
        }
      })
      const id = yield* ledger.open(draft)
      yield* ledger.tell(id, { from: "wallet", hash: "h1-of-it" })
      yield* TestClock.adjust(60_000)
      const before = looks
      page.visibilityState = "hidden"
      page.dispatchEvent(new Event("visibilitychange"))
      yield* TestClock.adjust(3_000)
      expect(looks).toBe(before)
      page.visibilityState = "visible"
      for (let time = 0; time < 5; time++) {
        page.dispatchEvent(new Event("visibilitychange"))
        yield* TestClock.adjust(100)
      }
      expect(looks).toBe(before + 1)
    })
  ))

it.each([
  ["send/Progress", "send/Progress", undefined],
  ["send/Review", "send/Progress", undefined],
  ["send/Review", "swap/Form", "confirmed"],
  ["send/Review", undefined, "confirmed"],
  [undefined, "Account", "confirmed"],
  [undefined, "batches/Status", undefined, "batches"],
  ["send/Review", "batches/Status", undefined, "batches"],
  [undefined, "Account", "confirmed", "batches"],
  [undefined, undefined, "confirmed", "batches"]
])(
  "of one that was sent from %s, with %s shown, it tells %s where %s has views for it",
  (from, at, told, plugin?: string) =>
    run(
      Effect.gen(function* () {
        const { ledger, news, show } = yield* bareLedger({ look: confirmed })
        show(from)
        const id = yield* ledger.open(draft, plugin)
        show(at)
        yield* ledger.tell(id, { from: "wallet", hash: "h1-of-it" })
        yield* TestClock.adjust(2_500)
        expect(news()?.status).toBe(told)
        // What the view has said is not said again when it is left.
        show(undefined)
        yield* ledger.list()
        expect(news()?.status).toBe(told)
      })
    )
)

it("is told after a reload of what was open before it, and never of what was taken out or is open still", () =>
  run(
    Effect.gen(function* () {
      const tabs = openTabs()
      const scope = yield* Scope.make()
      const before = yield* Scope.provide(
        bareLedger({ storage: tabs.tab(), look: () => ({ status: "pending" }) }),
        scope
      )
      const [one, two] = [yield* before.ledger.open(draft), yield* before.ledger.open(draft)]
      for (const id of [one, two]) yield* before.ledger.tell(id, { from: "wallet", hash: `h-of-${id}` })
      yield* before.ledger.forget(two)
      yield* TestClock.adjust(30_000)
      expect(before.news()).toBeUndefined()
      yield* Scope.close(scope, Exit.void)
      const after = yield* bareLedger({ storage: tabs.tab(), look: confirmed })
      yield* TestClock.adjust(60_000)
      expect(after.list()).toMatchObject([{ id: one, status: "confirmed" }])
      yield* TestClock.adjust(20_000)
      expect(after.news()).toBeUndefined()
    })
  ))

it("T11 in part: one that is in storage without the mark is not told", () =>
  run(
    Effect.gen(function* () {
      const tab = openTabs().tab()
      tab.set(
        "transactions",
        JSON.stringify({
          version: 1,
          value: [{ ...draft, id: "x", status: "confirmed", isUntold: "yes", isClosed: true }]
        })
      )
      const { list, news } = yield* bareLedger({ storage: tab, look: confirmed })
      yield* TestClock.adjust(1_000)
      expect([list().length, news()]).toEqual([1, undefined])
    })
  ))
