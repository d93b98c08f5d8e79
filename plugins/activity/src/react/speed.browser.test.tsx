import type { KitState } from "@latchkey/core"
import { cdp } from "vitest/browser"
import { expect, it } from "vitest"
import { fakeKit } from "../../../../tests/gallery/page/fakeKit.ts"
import { address, at, connected, withAll, withFillings } from "../../../../tests/gallery/page/world.ts"
import { atRest, eventually, showModal } from "../../../../tests/support/showModal.ts"
import { entry } from "../../support/entries.ts"
import { activityFills } from "./fills.ts"
import { viewIds } from "./viewIds.ts"

interface Metrics {
  readonly metrics: ReadonlyArray<{ readonly name: string; readonly value: number }>
}
const devtools = cdp() as unknown as {
  readonly send: <A>(method: string, params?: object) => Promise<A>
}

/** Seconds that the processor has worked for this page: what else runs on the machine does not count. */
const worked = async () => {
  const { metrics } = await devtools.send<Metrics>("Performance.getMetrics")
  return metrics.find(({ name }) => name === "TaskDuration")!.value
}

const withRows = (count: number, each: number) => (state: KitState) =>
  ({
    ...state,
    activity: {
      one: {
        account: `one:1:${address}`,
        status: "ready",
        list: Array.from({ length: count }, (_, index) =>
          entry(index, { minedAt: Date.UTC(2024, 4 - Math.floor(index / each), 28 - (index % 28), 12) })
        ),
        hasMore: false,
        coverage: "whole",
        isFallback: false
      }
    }
  }) as KitState

/** What it takes to open the list, and how many rows are there when it is first seen. */
const open = async (count: number, each: number) => {
  const state = withAll(connected(), withFillings(...activityFills), withRows(count, each), at("Profile"))
  const kit = fakeKit({ state, apis: { activity: { load: async () => {}, loadMore: async () => {} } } })
  const modal = showModal(kit)
  await modal.view("Profile")
  await atRest(modal.root)
  const before = await worked()
  let atFirst = 0
  let heightAtFirst = 0
  const height = () => modal.one<HTMLElement>(".activity")?.offsetHeight ?? 0
  const observer = new MutationObserver(() => {
    atFirst ||= modal.all(".tx").length
    if (atFirst > 0) heightAtFirst ||= height()
  })
  observer.observe(modal.root, { childList: true, subtree: true })
  kit.navigation.push(viewIds.list)
  await eventually(() => modal.all(".tx").length >= Math.min(count, 14))
  await atRest(modal.root)
  observer.disconnect()
  const took = (await worked()) - before
  const grown = Math.abs(height() - heightAtFirst) / heightAtFirst
  modal.element.remove()
  return { took, atFirst, grown }
}

it.each([
  ["months of 30", 30],
  ["one month", 2_800]
])("2,000 rows in %s take about as long to open as two dozen do", async (_, each) => {
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" })
  await open(2_000, each)
  const least = async (count: number) => {
    const all = [await open(count, each), await open(count, each), await open(count, each)]
    expect(Math.max(...all.map(({ atFirst }) => atFirst))).toBeLessThanOrEqual(14)
    // As high as they all are, with the first of them.
    expect(Math.max(...all.map(({ grown }) => grown))).toBeLessThan(0.01)
    return Math.min(...all.map(({ took }) => took))
  }
  const few = await least(24)
  const many = await least(2_000)
  expect(many / few).toBeLessThan(3)
})
