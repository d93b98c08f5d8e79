import type { KitState, TrackedTransaction } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"
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
import { activityFills } from "./fills.ts"
import { viewIds } from "./viewIds.ts"

const eth = (value: bigint) => ({ value, decimals: 18, symbol: "ETH" })
const tracked: TrackedTransaction = {
  id: "one",
  networkId: "one:1",
  account: address,
  status: "pending",
  description: { kind: "send", receiver: otherAddress, sends: [eth(5n * 10n ** 17n)] },
  askedAt: Date.UTC(2024, 4, 29),
  hash: `0x${"f".repeat(64)}`,
  order: { nonce: "7" }
}

/** The view of one that is under way; `fails` is what asking the wallet ends with. */
const open = async ({
  fails,
  beside = [],
  can = true,
  by
}: {
  readonly by?: string
  readonly fails?: { readonly code: string }
  readonly beside?: ReadonlyArray<TrackedTransaction>
  readonly can?: boolean
} = {}) => {
  const asked: Array<string> = []
  const state = withAll(
    connected(),
    withFillings(...activityFills),
    (before: KitState): KitState => ({ ...before, transactions: { list: [...beside, tracked] } }),
    at(viewIds.transaction, { hash: tracked.hash, namespace: "one", ...(by === undefined ? {} : { by }) }, [
      "Account"
    ])
  )
  const kit = fakeKit({
    state,
    apis: {
      activity: {
        load: async () => {},
        loadMore: async () => {},
        canReplace: async () => can,
        prepareReplacement: async ({ by }: { readonly by: string }) => {
          asked.push(`prepare ${by}`)
          return { id: "one", by, fee: eth(9n * 10n ** 14n), feeBefore: eth(8n * 10n ** 14n), prepared: {} }
        },
        replace: async ({ by }: { readonly by: string }) => {
          asked.push(`replace ${by}`)
          if (fails !== undefined) throw fails
          return { hash: "0x1" }
        }
      }
    }
  })
  const modal = showModal(kit)
  await modal.view(viewIds.transaction)
  await eventually(() => modal.one(".tx-view h2"))
  return { modal, asked, text: () => modal.text().replaceAll(/\s+/g, " ") }
}

describe("T28 in part: what can be done about one that is under way", () => {
  it("is reviewed with what it costs beside what the first may, and asked for once", async () => {
    const { modal, asked, text } = await open()
    ;(await modal.button("Speed up")).click()
    await eventually(() => text().includes("Fee so far (max)"))
    expect(text()).toContain("Only one of the two goes through")
    expect(text()).toContain("0.0009 ETH")
    expect(text()).toContain("0.0008 ETH")
    expect(asked).toEqual(["prepare speedUp"])
    ;(await modal.button("Speed up")).click()
    await eventually(() => asked.length === 2)
    expect(asked).toEqual(["prepare speedUp", "replace speedUp"])
    await eventually(() => !text().includes("Fee so far"))
  })

  it("is reviewed at once where the page opens it so, with the button in sight on a small screen, and not for a word of no meaning", async () => {
    await page.viewport(360, 640)
    const { modal, text } = await open({ by: "cancel" })
    await eventually(() => text().includes("Fee so far (max)"))
    const button = await modal.button("Cancel transaction")
    await eventually(() => button.getBoundingClientRect().bottom <= 640)
    await page.viewport(800, 600)
    const other = await open({ by: "constructor" })
    await other.modal.button("Speed up")
    expect(other.text()).not.toContain("Fee so far")
  })

  it("is told where it had already gone through, and not offered again", async () => {
    const { modal, text } = await open({ fails: { code: "TRANSACTION_SETTLED" } })
    ;(await modal.button("Cancel transaction")).click()
    await eventually(() => text().includes("Fee so far (max)"))
    expect(text()).toContain("The first one may still go through before that")
    ;(await modal.button("Cancel transaction")).click()
    await eventually(() => text().includes("It had already gone through"))
    expect(modal.all("button").map(({ innerText }) => innerText)).not.toContain("Cancel transaction")
  })

  it("is nothing where wallet or chain cannot, and says where the wallet has sent another beside it", async () => {
    const { modal, text } = await open({
      can: false,
      beside: [
        {
          ...tracked,
          id: "two",
          hash: `0x${"e".repeat(64)}`,
          replaces: { id: "one", by: "speedUp", isBeside: true }
        }
      ]
    })
    await eventually(() => text().includes("Both may go through"))
    expect(modal.all("button").map(({ innerText }) => innerText)).not.toContain("Speed up")
  })
})
