import type { KitState, TrackedTransaction } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { fakeKit } from "../../../../tests/gallery/page/fakeKit.ts"
import {
  address,
  at,
  connected,
  otherAddress,
  withAll,
  withFillings
} from "../../../../tests/gallery/page/world.ts"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"
import { entry } from "../../support/entries.ts"
import type { ActivityEntry } from "../ActivityState.ts"
import { activityFills } from "./fills.ts"
import { viewIds } from "./viewIds.ts"

const half = { value: 5n * 10n ** 17n, decimals: 18, symbol: "ETH" }
const tracked = (id: string, more: Partial<TrackedTransaction> = {}): TrackedTransaction => ({
  id,
  networkId: "one:1",
  account: address,
  status: "pending",
  description: { kind: "send", receiver: otherAddress, sends: [half] },
  askedAt: Date.UTC(2024, 4, 29),
  hash: `0x${id.padStart(64, "f")}`,
  ...more
})

const open = async (
  transactions: ReadonlyArray<TrackedTransaction>,
  list: ReadonlyArray<ActivityEntry> = [entry(1)],
  locale = "en"
) => {
  const withLedger = (state: KitState): KitState => ({
    ...state,
    transactions: { list: transactions },
    ...({
      activity: {
        one: {
          account: `one:1:${address}`,
          status: "ready",
          list,
          hasMore: false,
          coverage: "whole",
          isFallback: false
        }
      }
    } as object)
  })
  const state = withAll(connected(), withFillings(...activityFills), withLedger, at(viewIds.list))
  const kit = fakeKit({ state, apis: { activity: { load: async () => {}, loadMore: async () => {} } } })
  const modal = showModal(kit, { locale })
  await modal.view(viewIds.list)
  await eventually(() => modal.one(".activity"))
  return {
    modal,
    rows: () => modal.all(".tx").map((row) => row.innerText.replaceAll(/\s+/g, " ")),
    titles: () => modal.all(".activity-title").map(({ innerText }) => innerText)
  }
}

describe("what the kit's ledger knows and the history does not tell", () => {
  it("what is open stands on top, with what it is and how long it usually takes", async () => {
    const { rows, titles } = await open([
      tracked("a", { usualSeconds: 24 }),
      tracked("b", {
        status: "unknown",
        description: { kind: "swap", sends: [half], receives: [{ value: 7n, decimals: 0, symbol: "TEA" }] }
      }),
      tracked("c", { description: { kind: "app", text: "Vote for the harbour" } })
    ])
    await eventually(() => rows().length === 4)
    expect(titles()).toEqual(["Pending", "May 2024"])
    expect(rows()[0]).toMatch(/^Sending −0.5 ETH Usually 24 sec · To 0x5a/)
    expect(rows()[1]).toMatch(/^Outcome unknown −0.5 ETH/)
    expect(rows()[2]).toMatch(/^Vote for the harbour/)
  })

  it("one that the wallet is still asked for has no hash, and can be looked at", async () => {
    const { hash: _none, ...asked } = tracked("a", { status: "asking" })
    const { modal, rows } = await open([asked])
    await eventually(() => rows().length === 2)
    modal.one(".tx")!.click()
    await modal.view(viewIds.transaction)
    expect(modal.text()).not.toContain("isn't in this account's activity")
    await eventually(() => modal.text().includes("Sending"))
    expect(modal.text()).not.toContain("Transaction\n")
  })

  it("what ended is in its month, a cancelled one as what it was, and what never happened is not there", async () => {
    const { rows, titles } = await open([
      tracked("a", { status: "confirmed" }),
      tracked("b", { status: "failed" }),
      tracked("c", {
        status: "replaced",
        replacement: { by: "cancel", hash: "0xcancel0", status: "confirmed" }
      }),
      tracked("d", {
        status: "replaced",
        replacement: { by: "other", hash: "0xother00", status: "confirmed" }
      }),
      tracked("e", { status: "dropped" }),
      tracked("f", {
        status: "replaced",
        replacement: { by: "speedUp", hash: "0xfaster0", status: "confirmed" }
      }),
      // Somebody else's, and another network's.
      tracked("g", { account: otherAddress }),
      tracked("h", { networkId: "one:2" })
    ])
    await eventually(() => rows().length === 5)
    expect(titles()).toEqual(["May 2024"])
    expect(rows().map((row) => row.split(" ")[0])).toEqual(["Sent", "Failed", "Cancelled", "Sent", "Sent"])
  })

  it("what the history tells too is shown once, by the hash that it has in the chain", async () => {
    const { rows } = await open(
      [
        tracked("a"),
        tracked("b", {
          status: "replaced",
          replacement: { by: "speedUp", hash: entry(2).hash, status: "confirmed" }
        })
      ],
      [entry(1, { hash: tracked("a").hash!.toUpperCase().replace("0X", "0x") }), entry(2)]
    )
    await eventually(() => rows().length === 2)
    expect(rows().every((row) => row.startsWith("Sent"))).toBe(true)
  })
})
