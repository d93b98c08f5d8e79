import type { HistoryApproval, KitState, TrackedTransaction } from "@latchkey/core"
import { afterEach, describe, expect, it, vi } from "vitest"
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
import { coins, entry } from "../../support/entries.ts"
import type { ActivityEntry } from "../ActivityState.ts"
import { activityFills } from "./fills.ts"
import { viewIds } from "./viewIds.ts"

const open = async (
  list: ReadonlyArray<ActivityEntry>,
  { hash = list[0]?.hash, locale = "en", and = (state: KitState) => state } = {}
) => {
  const state = withAll(
    connected(),
    withFillings(...activityFills),
    (before: KitState) =>
      ({
        ...before,
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
      }) as KitState,
    at(viewIds.transaction, { hash, namespace: "one" }, ["Account"]),
    and
  )
  const kit = fakeKit({ state, apis: { activity: { load: async () => {}, loadMore: async () => {} } } })
  const modal = showModal(kit, { locale })
  await modal.view(viewIds.transaction)
  await eventually(() => modal.one(".tx-view"))
  const facts = () =>
    Object.fromEntries(
      modal
        .all(".fact")
        .map((fact) => [
          fact.querySelector("dt")!.innerText,
          fact.querySelector("dd")!.innerText.replaceAll(/\s+/g, " ").trim()
        ])
    )
  const copies = () => modal.all("button[aria-label^=Copy]").map(({ ariaLabel }) => ariaLabel)
  return { kit, modal, facts, copies, text: () => modal.text().replaceAll(/\s+/g, " ") }
}

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(800, 600)
})

describe("a transaction", () => {
  it("S1.03, S5.03 in part: says everything that is known, every digit and every address in full", async () => {
    const fee = { value: 42_000_000_000_001n, decimals: 18, symbol: "ETH" }
    const { modal, facts, text, copies } = await open([
      entry(0, { fee, transfers: [coins("out", 1_234_567_890_123_456_789n)] })
    ])
    expect(modal.heading()).toBe("Transaction")
    expect(text()).toContain("Sent −1.234567890123456789 ETH To " + otherAddress)
    expect(facts()).toEqual({
      Status: "Done",
      Date: expect.stringMatching(/^May 28, 2024 at/),
      Network: "Ethereum",
      "Network fee": "0.000042000000000001 ETH",
      Transaction: "0x0000…0000"
    })
    expect(copies()).toEqual(["Copy the address", "Copy the transaction's id"])
    expect(modal.one<HTMLAnchorElement>("a.row")).toMatchObject({
      href: "https://explorer.test/tx/0",
      target: "_blank",
      rel: "noopener noreferrer"
    })
  })

  it("T20 says what may be taken from then on, every digit, by whom in full, and what no limit means", async () => {
    const approval = {
      token: `one:1:0x${"a".repeat(40)}`,
      of: "token",
      name: "USDC",
      spender: otherAddress
    } as const
    const amount = { value: 12_500_000_000_001n, decimals: 6, symbol: "USDC" }
    const note = "can take all you have of it"
    const approving = (...approvals: ReadonlyArray<HistoryApproval>) =>
      entry(0, { kind: "approve", transfers: [], approvals })
    const some = await open([approving({ ...approval, allowed: amount })])
    expect(some.text()).toContain(`Approved 12,500,000.000001 USDC 0xaaaa…aaaa For ${otherAddress}`)
    expect(some.text()).not.toContain(note)
    expect(some.copies()).toEqual(["Copy the address", "Copy the transaction's id"])
    some.modal.element.remove()
    const mixed = await open([
      approving({ ...approval, allowed: "unlimited" }, { ...approval, spender: address, allowed: "nothing" })
    ])
    expect(mixed.text()).toContain(`Approved Unlimited USDC 0xaaaa…aaaa For ${otherAddress}`)
    expect(mixed.text()).toContain(`No USDC 0xaaaa…aaaa For ${address}`)
    expect(mixed.text()).toContain(note)
    mixed.modal.element.remove()
    const revoked = await open([approving({ ...approval, allowed: "nothing" })])
    expect(revoked.text()).toContain(`Approval revoked USDC 0xaaaa…aaaa For ${otherAddress}`)
    revoked.modal.element.remove()
    const beside = await open([entry(0, { approvals: [{ ...approval, allowed: amount }] })])
    expect(beside.text()).toContain("Allowed from now on 12,500,000.000001 USDC")
  })

  it.each([
    ["lookAlike", "looks like one of yours"],
    ["unverified", "not be the token it's named like"],
    ["nothing", "it moved nothing"],
    ["spam", "looks like advertising"]
  ] as const)("T26 %s is explained, and its addresses are not offered for copying", async (doubt, words) => {
    const { text, copies } = await open([
      entry(0, { doubt, isHidden: true, sender: otherAddress, kind: "receive", transfers: [coins("in")] })
    ])
    expect(text()).toContain(words)
    expect(copies()).toEqual(["Copy the transaction's id"])
  })

  it("T28 one that failed says that nothing was moved, one that is unknown to look it up first", async () => {
    const failed = await open([entry(0, { status: "failed", transfers: [] })])
    expect(failed.text()).toContain("It failed, so nothing was moved")
    const amount = { value: 10n ** 18n, decimals: 18, symbol: "ETH" }
    const sent: TrackedTransaction = {
      id: "1",
      hash: "0xunknown",
      askedAt: Date.UTC(2024, 4, 1),
      status: "unknown",
      networkId: "one:1",
      account: address,
      description: { kind: "send", receiver: otherAddress, sends: [amount] }
    }
    const unknown = await open([], {
      hash: "0xunknown",
      and: (state): KitState => ({ ...state, transactions: { list: [sent] } })
    })
    await eventually(() => unknown.text() !== "")
    expect(unknown.text()).toContain("Outcome unknown −1 ETH")
    expect(unknown.text()).toContain("Look it up before you send it again")
  })

  it("T28 what somebody else took is said to be that, and by whom", async () => {
    const taker = `0x${"7".repeat(40)}`
    const { text, facts } = await open([entry(0, { sender: taker })])
    expect(text()).toContain("Moved by another address")
    expect(text()).toContain("You didn't sign this.")
    expect(facts()["Signed by"]).toBe(taker)
  })

  it("shows ten of many transfers, and how many there are beyond", async () => {
    const { modal, text } = await open([
      entry(0, { transfers: Array.from({ length: 12 }, () => coins("out")) })
    ])
    expect(modal.all(".tx-transfer")).toHaveLength(10)
    expect(text()).toContain("and 2 more")
  })

  it("T02, T03 shows text as text, and leads to no page that is no web address", async () => {
    const nft = { collection: `one:1:${otherAddress}`, name: "<b>Tea</b>", isSpam: false } as const
    const { modal, text } = await open([
      entry(0, { explorerUrl: "javascript:alert(1)", transfers: [{ ...coins("in", 1n), nft }] })
    ])
    expect(text()).toContain("<b>Tea</b>")
    expect(modal.all("a")).toEqual([])
  })

  it("T09 one of another account is not shown", async () => {
    const { kit, modal, text } = await open([entry(0)], { hash: "0xother" })
    expect(text()).toContain("isn't in this account's activity")
    const goBack = vi.spyOn(kit.navigation, "goBack")
    ;(await modal.button("Back")).click()
    expect(goBack).toHaveBeenCalled()
  })

  it.each(["en", "ar", "de"])("in %s fits into 360 px", async (locale) => {
    await page.viewport(360, 700)
    const long = coins("out", 10n ** 40n + 1n, {
      amount: { value: 10n ** 40n + 1n, decimals: 18, symbol: "WRAPPEDSTAKEDETHERV2" }
    })
    const { modal } = await open(
      [entry(0, { sender: otherAddress, doubt: "lookAlike", transfers: [long] })],
      { locale }
    )
    const view = modal.one(".view:not([inert])")!
    expect(view.scrollWidth).toBeLessThanOrEqual(view.clientWidth)
    for (const part of modal.all(".tx-amount, .tx-full, dd"))
      expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth || part.scrollWidth)
  })
})
