import * as Effect from "effect/Effect"
import { sleep } from "../flow/Time.ts"
import { untilClosed } from "../flow/untilClosed.ts"
import { State } from "../kernel/State.ts"
import { navigationSlice } from "../navigation/NavigationState.ts"
import type { LedgerEntry } from "./LedgerEntry.ts"
import { isOpen, type TrackedTransaction } from "./TrackedTransaction.ts"
import { transactionsSlice } from "./TransactionsState.ts"

const NEWS_MILLIS = 15_000

/** What the ledger gives to what tells the visitor of its entries. */
export interface ToldLedger {
  /** Notes, in every tab, that the visitor is told of it; false where another tab has done so. */
  readonly claim: (id: string) => boolean
  readonly show: (id: string) => TrackedTransaction | undefined
}

/** The part of a view's id that says whose it is. */
const ownerOf = (view: string) => view.slice(0, view.indexOf("/") + 1)

/** Makes what decides whether the visitor is to be told that something was settled: once over all tabs, where somebody looks. */
export const makeVisitorNews = ({ claim, show }: ToldLedger) =>
  Effect.gen(function* () {
    const state = yield* State
    const scope = yield* Effect.scope
    const run = Effect.runForkWith(yield* Effect.context<never>())
    /** Whose views say what becomes of what this tab has sent. */
    const owners = new Map<string, string>()
    const page = typeof document === "undefined" ? undefined : document
    let latest: ReadonlyArray<LedgerEntry> = []

    const shownOwner = () => {
      const { open, stack } = state.read(navigationSlice)
      return open ? ownerOf(stack.at(-1)?.view ?? "") : ""
    }
    const hide = (news: TrackedTransaction) =>
      state.write(transactionsSlice, (before) => (before.news === news ? { list: before.list } : before))
    const tell = (entries: ReadonlyArray<LedgerEntry>): void => {
      latest = entries
      if (page?.visibilityState === "hidden") return
      const owner = shownOwner()
      // The latest is first: what is told last stays.
      for (const { id } of entries.filter((one) => one.isUntold === true && !isOpen(one)).toReversed()) {
        if (!claim(id)) continue
        const news = show(id)
        // The view that it was sent from, or that opened for it, says what became of it.
        const isShown = owner !== "" && owners.get(id) === owner
        owners.delete(id)
        if (news === undefined || isShown) continue
        state.write(transactionsSlice, (before) => ({ ...before, news }))
        const over = Effect.andThen(
          sleep(NEWS_MILLIS),
          Effect.sync(() => hide(news))
        )
        run(Effect.forkIn(over, scope))
      }
    }
    if (page !== undefined) {
      const look = () => tell(latest)
      yield* untilClosed(() => {
        page.addEventListener("visibilitychange", look)
        return () => page.removeEventListener("visibilitychange", look)
      })
    }
    return {
      /** Notes whose views say what becomes of one: a plugin's that open for it, else those that it is sent from. */
      begun: (id: string, plugin?: string): void =>
        void owners.set(id, plugin === undefined ? shownOwner() : `${plugin}/`),
      /** Tells what of these is settled and not told. */
      tell
    }
  })
