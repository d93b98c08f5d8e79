import type { HistoryApproval, KitState, TrackedTransaction } from "@latchkey/core"
import { page } from "vitest/browser"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../../tests/gallery/page/fakeKit.ts"
import {
  address,
  at,
  connected,
  network,
  otherAddress,
  picture,
  withAll,
  withFillings,
  withNetworks
} from "../../../../tests/gallery/page/world.ts"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"
import { coins, entry } from "../../support/entries.ts"
import type { AccountActivity, ActivityEntry } from "../ActivityState.ts"
import { activityFills } from "./fills.ts"
import { viewIds } from "./viewIds.ts"

const withActivity =
  (read: Partial<AccountActivity> | undefined) =>
  (state: KitState): KitState =>
    ({
      ...state,
      activity:
        read === undefined
          ? {}
          : {
              one: {
                account: `one:1:${address}`,
                status: "ready",
                list: [],
                hasMore: false,
                coverage: "whole",
                isFallback: false,
                ...read
              }
            }
    }) as KitState

const withSent =
  (list: ReadonlyArray<TrackedTransaction>) =>
  (state: KitState): KitState => ({ ...state, transactions: { list } })
const sent = (
  hash: string,
  status: TrackedTransaction["status"],
  more: Partial<TrackedTransaction> = {}
): TrackedTransaction => ({
  id: hash,
  hash,
  askedAt: Date.UTC(2024, 4, 29),
  status,
  networkId: "one:1",
  account: address,
  description: {
    kind: "send",
    receiver: otherAddress,
    sends: [{ value: 10n ** 18n, decimals: 18, symbol: "ETH" }]
  },
  ...more
})

const allowing = (
  allowed: HistoryApproval["allowed"],
  more: Partial<HistoryApproval> = {}
): HistoryApproval => ({
  token: `one:1:0x${"a".repeat(40)}`,
  of: "token",
  name: "USDC",
  spender: otherAddress,
  allowed,
  ...more
})

const open = async (
  read: Partial<AccountActivity> | undefined,
  { locale = "en", view = viewIds.list as string, and = (state: KitState) => state } = {}
) => {
  const load = vi.fn(async () => {})
  const loadMore = vi.fn(async () => {})
  const state = withAll(connected(), withFillings(...activityFills), withActivity(read), at(view), and)
  const kit = fakeKit({ state, apis: { activity: { load, loadMore } } })
  const modal = showModal(kit, { locale })
  await modal.view(view)
  await eventually(() => modal.one(".activity"))
  const rows = () => modal.all(".tx").map((row) => row.innerText.replaceAll(/\s+/g, " "))
  const titles = () => modal.all(".activity-title").map(({ innerText }) => innerText)
  return { kit, modal, rows, titles, load, loadMore, text: () => modal.one(".activity")!.innerText }
}
type Opened = Awaited<ReturnType<typeof open>>

const showDay = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" })

const drawing = picture("#000", "M0 0h9v9H0z")
const token = (direction: "in" | "out", symbol: string, value: bigint) =>
  coins(direction, value, {
    token: `one:1:0x${"a".repeat(40)}`,
    amount: { value, decimals: 6, symbol }
  })

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await page.viewport(800, 600)
})

describe("the list of activity", () => {
  const inMay = (count: number) => Array.from({ length: count }, (_, index) => entry(index))

  it("S2.08 in part: in the account view the latest five, and the rest a click away", async () => {
    const { modal, rows, titles, loadMore } = await open({ list: inMay(7) }, { view: "Account" })
    expect(rows()).toHaveLength(5)
    expect(titles()).toEqual(["May 2024"])
    ;(await modal.button("Show all")).click()
    await modal.view(viewIds.list)
    await eventually(() => rows().length === 7)
    expect(modal.text()).not.toContain("Show all")
    expect(loadMore).not.toHaveBeenCalled()
  })

  it.each([3, 30, 40, 100])(
    "is where it was left when a transaction was looked at, on transaction %i",
    async (number) => {
      const { modal, kit } = await open({ list: Array.from({ length: 120 }, (_, index) => entry(index)) })
      const scroller = () => modal.one(".view:not([inert])")!
      const chosen = () =>
        modal.all(".tx").find((row) => row.innerText.includes(showDay.format(entry(number).minedAt)))
      const row = await eventually(() => {
        const found = chosen()
        if (found === undefined) scroller().scrollTop += 200
        return found
      })
      row.focus()
      const place = row.closest("li")!.getAttribute("aria-posinset")
      const title = row.closest("ul")!.ariaLabel
      row.click()
      await modal.view(viewIds.transaction)
      await eventually(() => modal.all(".view").length === 1)
      kit.navigation.goBack()
      await modal.view(viewIds.list)
      // The view comes back in several steps: its rows, its place, and the focus.
      await vi.waitFor(() => {
        const now = modal.focused()!
        expect([now.closest("ul")?.ariaLabel, now.closest("li")?.getAttribute("aria-posinset")]).toEqual([
          title,
          place
        ])
        const { top, bottom } = scroller().getBoundingClientRect()
        expect(now.getBoundingClientRect().top).toBeGreaterThanOrEqual(top)
        expect(now.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
      })
    }
  )

  it("in the account view what is under way is among the five, and comes first", async () => {
    const { rows, titles } = await open(
      { list: inMay(7) },
      { view: "Account", and: withSent([sent("0xa", "pending"), sent("0xb", "pending")]) }
    )
    await eventually(() => titles().length === 2)
    expect(rows()).toHaveLength(5)
    expect(titles()).toEqual(["Pending", "May 2024"])
  })

  it("in the account view nothing older is asked for: the whole list does that", async () => {
    const { modal, loadMore } = await open({ list: inMay(2), hasMore: true }, { view: "Account" })
    expect(modal.text()).not.toContain("Show older")
    await modal.button("Show all")
    expect(loadMore).not.toHaveBeenCalled()
  })

  it("T26: in the account view nothing hidden is offered: the whole list does that", async () => {
    const list = [...inMay(1), entry(9, { isHidden: true })]
    const { modal } = await open({ list }, { view: "Account" })
    expect(modal.text()).not.toContain("Hidden transactions")
    ;(await modal.button("Show all")).click()
    await modal.view(viewIds.list)
    await eventually(() => modal.text().includes("Hidden transactions: 1"))
  })

  it("S1.03, S2.08 in part: says what was done, when, with whom, and how much", async () => {
    const { rows, load } = await open({
      list: [
        entry(0),
        entry(1, { kind: "receive", sender: otherAddress, transfers: [token("in", "USDC", 25_500_000n)] }),
        entry(2, { kind: "trade", transfers: [coins("out"), token("in", "USDC", 1_234_567_891n)] }),
        entry(3, { kind: "approve", transfers: [] }),
        entry(4, { kind: "self", transfers: [coins("self", 1n)] }),
        entry(5, {
          kind: "claim",
          transfers: [token("in", "A", 1n), token("in", "B", 1n), token("in", "C", 1n)]
        }),
        entry(6, { status: "failed", kind: "contract", transfers: [] }),
        entry(7, { sender: otherAddress }),
        entry(8, {
          kind: "mint",
          transfers: [
            {
              direction: "in",
              amount: { value: 1n, decimals: 0, symbol: "" },
              nft: { collection: `one:1:${otherAddress}`, id: "17", name: "", isSpam: false }
            }
          ]
        })
      ]
    })
    await eventually(() => rows().length > 8)
    expect(rows()).toEqual([
      "Sent −0.5 ETH May 28 · To 0x5aAe…eAed",
      "Received +25.5 USDC May 27 · From 0x5aAe…eAed",
      "Swapped +1,234.56 USDC May 26 −0.5 ETH",
      "Allowed spending May 25",
      "Sent to yourself <0.000001 ETH May 24",
      "Claimed +0.000001 A May 23 and 2 more",
      "Failed May 22",
      "Moved by another address −0.5 ETH May 21 · To 0x5aAe…eAed",
      "Minted + NFT #17 May 20"
    ])
    expect(load).toHaveBeenCalledExactlyOnceWith({ namespace: "one" })
  })

  it.each([
    [
      "en",
      [
        "Approved 12.5 USDC May 28 · For 0x5aAe…eAed",
        "Approved Unlimited USDC May 27 · For 0x5aAe…eAed",
        "Approval revoked USDC May 26 · For 0x5aAe…eAed",
        "Approved All Cups May 25 · For 0x5aAe…eAed",
        "Approved Unlimited 0xaaaa…aaaa May 24 and 1 more",
        "Sent −0.5 ETH May 23 · To 0x5aAe…eAed"
      ]
    ],
    [
      "de",
      [
        "Freigegeben 12,5 USDC 28. Mai · Für 0x5aAe…eAed",
        "Freigegeben Unbegrenzt USDC 27. Mai · Für 0x5aAe…eAed",
        "Freigabe widerrufen USDC 26. Mai · Für 0x5aAe…eAed",
        "Freigegeben Alle Cups 25. Mai · Für 0x5aAe…eAed",
        "Freigegeben Unbegrenzt 0xaaaa…aaaa 24. Mai und 1 weitere",
        "Gesendet −0,5 ETH 23. Mai · An 0x5aAe…eAed"
      ]
    ]
  ])("T20 says in %s what was approved for whom, what reaches farthest first", async (locale, expected) => {
    const some = { value: 12_500_000n, decimals: 6, symbol: "USDC" }
    const approving = (number: number, ...approvals: ReadonlyArray<HistoryApproval>) =>
      entry(number, { kind: "approve", transfers: [], approvals })
    const { rows } = await open(
      {
        list: [
          approving(0, allowing(some)),
          approving(1, allowing("unlimited")),
          approving(2, allowing("nothing")),
          approving(3, allowing("unlimited", { of: "collection", name: "Cups" })),
          approving(4, allowing(some), allowing("unlimited", { spender: address, name: "" })),
          entry(5, { approvals: [allowing("unlimited")] })
        ]
      },
      { locale }
    )
    await eventually(() => rows().length > 5)
    expect(rows()).toEqual(expected)
  })

  it("T20 says approvals in Arabic", async () => {
    const { rows } = await open(
      {
        list: (["unlimited", "nothing"] as const).map((allowed, number) =>
          entry(number, { kind: "approve", transfers: [], approvals: [allowing(allowed)] })
        )
      },
      { locale: "ar" }
    )
    await eventually(() => rows().length > 1)
    expect(rows()[0]).toContain("تمت الموافقة بلا حد USDC")
    expect(rows()[0]).toContain("لصالح 0x5aAe…eAed")
    expect(rows()[1]).toContain("أُلغيت الموافقة USDC")
  })

  it("S2.16 groups by year and then month, newest first, under the month's name, with the year where it is not this one", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2024, 5, 1) })
    const list = [entry(0), entry(28), entry(29), entry(400)]
    const { titles, modal } = await open({ list })
    expect(titles()).toEqual(["May", "April", "April 2023"])
    const months = modal.all(".activity-month").map((month) => month.querySelectorAll(".tx").length)
    expect(months).toEqual([1, 2, 1])
    vi.setSystemTime(Date.UTC(2025, 0, 2))
    expect((await open({ list })).titles()).toEqual(["May 2024", "April 2024", "April 2023"])
    expect((await open({ list }, { locale: "de" })).titles()).toEqual([
      "Mai 2024",
      "April 2024",
      "April 2023"
    ])
  })

  it("writes amounts and dates as the visitor does", async () => {
    const { rows } = await open(
      { list: [entry(0, { transfers: [coins("out", 15n * 10n ** 20n)] })] },
      { locale: "de" }
    )
    expect(rows()).toEqual(["Gesendet −1.500 ETH 28. Mai · An 0x5aAe…eAed"])
  })

  it("T28 what the page has sent stands on top until the history tells it", async () => {
    const of = (...all: ReadonlyArray<TrackedTransaction>) =>
      open({ list: [entry(1)] }, { and: withSent(all) })
    const pending = await of(sent("0xa", "pending"), sent("0xb", "unknown"))
    await eventually(() => pending.rows().length === 3)
    expect(pending.titles()).toEqual(["Pending", "May 2024"])
    expect(pending.rows()).toEqual([
      "Sending −1 ETH May 29 · To 0x5aAe…eAed",
      "Outcome unknown −1 ETH May 29 · To 0x5aAe…eAed",
      "Sent −0.5 ETH May 27 · To 0x5aAe…eAed"
    ])
    const ended = await of(sent("0xa", "confirmed"), sent("0xb", "failed", { askedAt: Date.UTC(2024, 4, 1) }))
    await eventually(() => ended.rows().length === 3)
    expect(ended.titles()).toEqual(["May 2024"])
    expect(ended.rows()).toEqual([
      "Sent −1 ETH May 29 · To 0x5aAe…eAed",
      "Sent −0.5 ETH May 27 · To 0x5aAe…eAed",
      "Failed May 01"
    ])
    const told = await of(sent(entry(1).hash, "pending"))
    expect(told.rows()).toEqual(["Sent −0.5 ETH May 27 · To 0x5aAe…eAed"])
  })

  it("T28 swaps and approvals that the page has sent stand there too, as what they do", async () => {
    const usdc = {
      value: 12_500_000n,
      decimals: 6,
      symbol: "USDC",
      token: `one:1:0x${"a".repeat(40)}`
    } as const
    const none = { ...usdc, value: 0n }
    const of = (
      hash: string,
      status: TrackedTransaction["status"],
      description: TrackedTransaction["description"]
    ) => sent(hash, status, { description })
    const spender = otherAddress
    const swap = {
      kind: "swap",
      sends: [{ value: 10n ** 18n, decimals: 18, symbol: "ETH" }],
      receives: [usdc]
    } as const
    const { rows } = await open(
      { list: [] },
      {
        and: withSent([
          of("0xa", "pending", swap),
          of("0xb", "pending", { kind: "approve", spender, sends: [usdc] }),
          of("0xc", "pending", { kind: "revoke", spender, sends: [none] }),
          of("0xd", "confirmed", { kind: "revoke", spender, sends: [none] }),
          of("0xe", "failed", { kind: "approve", spender, sends: [usdc] }),
          of("0x3", "confirmed", { kind: "revoke", spender, sends: [{ ...usdc, value: 1n }] }),
          of("0x1", "pending", { kind: "approve", spender, token: usdc.token, text: "USDC" }),
          of("0x2", "pending", { kind: "revoke", spender, token: usdc.token, text: "Cups" }),
          { ...of("0xf", "pending", swap), account: otherAddress }
        ])
      }
    )
    await eventually(() => rows().length > 4)
    expect(rows()).toEqual([
      "Swapping −1 ETH May 29",
      "Approving 12.5 USDC May 29 · For 0x5aAe…eAed",
      "Revoking approval USDC May 29 · For 0x5aAe…eAed",
      "Approving Unlimited USDC May 29 · For 0x5aAe…eAed",
      "Revoking approval Cups May 29 · For 0x5aAe…eAed",
      "Approval revoked USDC May 29 · For 0x5aAe…eAed",
      "Failed May 29",
      "Approved 0.000001 USDC May 29 · For 0x5aAe…eAed"
    ])
  })

  it("T09 shows nothing that another account has sent, nor the account on another network", async () => {
    const own = sent("0xa", "pending")
    const { rows } = await open(
      { list: [entry(1)] },
      {
        and: withSent([
          { ...own, account: otherAddress },
          { ...own, networkId: "one:2" }
        ])
      }
    )
    expect(rows()).toHaveLength(1)
  })

  it("S2.17 in part, T09 shows nothing of another account, nor of the account on another network", async () => {
    for (const account of [`one:1:${otherAddress}`, `one:2:${address}`] as const) {
      const { rows, text } = await open({ account, list: [entry(1)] })
      expect(rows()).toEqual([])
      expect(text()).toContain("Loading")
    }
  })

  it("S2.18 in part, T26 shows what is hidden only to who asks for it, marked, and says why", async () => {
    const hidden = entry(1, {
      kind: "receive",
      isHidden: true,
      doubt: "lookAlike",
      transfers: [coins("in", 1n)]
    })
    const { modal, rows, text } = await open({ list: [entry(0), hidden] })
    expect(rows()).toHaveLength(1)
    expect(text()).toContain("Hidden transactions: 1")
    const show = await modal.button("Show")
    expect(show.ariaExpanded).toBe("false")
    show.click()
    await eventually(() => rows().length === 2)
    expect(rows()[1]).toBe("Received +<0.000001 ETH May 27 · From 0x5aAe…eAed Look-alike")
    expect(text()).toContain("Never copy an address from one")
    ;(await modal.button("Hide")).click()
    await eventually(() => rows().length === 1)
  })

  it("T26 where all is hidden, says so beside that there is nothing", async () => {
    const { text, rows } = await open({ list: [entry(0, { isHidden: true, doubt: "spam" })] })
    expect(rows()).toEqual([])
    expect(text()).toContain("Hidden transactions: 1")
    expect(text()).toContain("Nothing has happened here yet")
  })

  it("T26 marks what the account signed itself and is in doubt", async () => {
    const { rows } = await open({ list: [entry(0, { doubt: "lookAlike" })] })
    expect(rows()[0]).toContain("Look-alike")
  })

  it("S2.19[loading] says that it is loading, as high as rows will be", async () => {
    for (const read of [undefined, { status: "loading" }, { hasMore: false, more: "loading" }] as const) {
      const { modal, text } = await open(read)
      expect(text()).toContain("Loading")
      expect(modal.all(".activity [data-skeleton]").length).toBeGreaterThan(2)
    }
  })

  it("S2.19[empty] says where there is nothing, as sure of it as the source is", async () => {
    const whole = await open({})
    expect(whole.text()).toContain("Nothing has happened here yet.")
    ;(await whole.modal.button("Refresh")).click()
    expect(whole.load).toHaveBeenLastCalledWith({ namespace: "one", force: true })
    expect((await open({ coverage: "partial" })).text()).toContain("Older activity may be missing")
    const none = await open({ coverage: "none" })
    expect(none.text()).toContain("Activity on Ethereum can't be shown here.")
    expect(none.modal.one<HTMLAnchorElement>(".activity a")?.href).toBe("https://explorer.test/address")
  })

  it("T26 says that some may be missing, at the end, and where another source had to answer", async () => {
    const partial = await open({ list: [entry(1)], coverage: "partial", isFallback: true })
    expect(partial.text()).toContain("Older activity may be missing")
    expect(partial.text()).toContain("One source didn't answer")
    const whole = await open({ list: [entry(1)] })
    expect(whole.text()).not.toContain("missing")
    const goesOn = await open({ list: [entry(1)], coverage: "partial", hasMore: true })
    expect(goesOn.text()).not.toContain("Older activity may be missing")
  })

  it("T26 says that reading failed, and shows what was read before as that", async () => {
    const failed = await open({ status: "failed", failedAt: Date.now() })
    expect(failed.text()).toContain("Your activity couldn't be loaded.")
    ;(await failed.modal.button("Refresh")).click()
    expect(failed.load).toHaveBeenLastCalledWith({ namespace: "one", force: true })
    const before = await open({ status: "failed", failedAt: Date.now(), list: [entry(1)] })
    expect(before.rows()).toHaveLength(1)
    expect(before.text()).toContain("couldn't be refreshed")
  })

  it("S8.02 in part: a toast says each failure to fetch transactions, and none that was there before", async () => {
    const listeners = new Set<() => void>()
    const { kit, modal } = await open({ status: "failed", failedAt: 1, list: [entry(1)] })
    const first = kit.getSnapshot()
    let now = first
    const toasts: Array<unknown> = []
    Object.assign(kit, {
      getSnapshot: () => now,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      showToast: (toast: unknown) => void toasts.push(toast)
    })
    modal.element.remove()
    const shown = showModal(kit)
    await shown.view(viewIds.list)
    await eventually(() => shown.one(".activity"))
    const read = async (more: Partial<AccountActivity>) => {
      now = withActivity({ list: [entry(1)], ...more })(first)
      for (const listener of listeners) listener()
    }
    const says = (words: string) => shown.text().includes(words)
    expect(toasts).toEqual([])
    const toast = { variant: "error", text: "Failed to fetch transactions" }
    await read({ status: "failed", failedAt: 2 })
    await eventually(() => toasts.length > 0)
    await read({ status: "loading", failedAt: 2 })
    await read({ status: "ready" })
    await eventually(() => !says("couldn't be refreshed"))
    expect(toasts).toEqual([toast])
    await read({ hasMore: true, more: "failed" })
    await eventually(() => says("Older activity couldn't be loaded."))
    await eventually(() => toasts.length > 1)
    expect(toasts).toEqual([toast, toast])
  })

  it("S9.10 in part: reads once more 31 s after a failure", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] })
    const failedAt = Date.now()
    const load = vi.fn(async () => {})
    const state = withAll(
      connected(),
      withFillings(...activityFills),
      withActivity({ status: "failed", failedAt }),
      at("Account")
    )
    const modal = showModal(fakeKit({ state, apis: { activity: { load } } }))
    await vi.waitFor(() => expect(modal.one(".activity")).toBeDefined())
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    await vi.advanceTimersByTimeAsync(failedAt + 30_000 - Date.now())
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it("asks again every 31 s for what was sent and is not told yet, for five minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] })
    const { load, rows } = await open(
      { list: [entry(1)] },
      { and: withSent([sent("0xa", "confirmed", { askedAt: Date.now() })]) }
    )
    // What draws it has loaded then, and counts from there.
    await eventually(() => rows().length === 2)
    const before = load.mock.calls.length
    await vi.advanceTimersByTimeAsync(31_000)
    expect(load).toHaveBeenCalledTimes(before + 1)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(load).toHaveBeenCalledTimes(before + 9)
  })

  it("reads again when the page is looked at again", async () => {
    const { load } = await open({ list: [entry(1)] })
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    document.dispatchEvent(new Event("visibilitychange"))
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  })

  it("on a network that the app does not use says so", async () => {
    const { text } = await open(undefined, {
      and: withNetworks({ caipNetwork: network(99, "Unknown Network", { unknown: true }) })
    })
    expect(text()).toContain("a network that this app doesn't use")
  })

  it("T02 shows text as text, and a picture only where the state has one", async () => {
    const nft = (more: object) => ({
      collection: `one:1:${otherAddress}` as const,
      id: "1",
      name: "<img src=x onerror=alert(1)>",
      isSpam: false,
      ...more
    })
    const of = (number: number, more: object) =>
      entry(number, { kind: "mint", transfers: [{ ...coins("in", 1n), nft: nft(more) }] })
    const { modal, rows } = await open({
      list: [of(0, {}), of(1, { picture: drawing })]
    })
    expect(rows()[0]).toContain("<img src=x onerror=alert(1)>")
    expect(modal.all<HTMLImageElement>(".tx img").map(({ src }) => src)).toEqual([drawing])
  })
})

describe("more activity", () => {
  it("S2.19 in part: is asked for when the end comes into sight, once for as many rows", async () => {
    const { modal, loadMore } = await open({ list: many(60), hasMore: true }, { view: "activity/List" })
    expect(loadMore).not.toHaveBeenCalled()
    await scrollToEnd(modal)
    await eventually(() => loadMore.mock.calls.length === 1)
    expect(loadMore).toHaveBeenCalledWith({ namespace: "one" })
    modal.one(".view:not([inert])")!.scrollTop = 0
    await scrollToEnd(modal)
    expect(loadMore).toHaveBeenCalledTimes(1)
    ;(await modal.button("Show older")).click()
    expect(loadMore).toHaveBeenCalledTimes(2)
  })

  it("S2.19 in part: that cannot be read is said, and read when the visitor asks", async () => {
    const { modal, loadMore, text } = await open({ list: [entry(1)], hasMore: true, more: "failed" })
    expect(text()).toContain("Older activity couldn't be loaded.")
    expect(loadMore).not.toHaveBeenCalled()
    ;(await modal.button("Show older")).click()
    expect(loadMore).toHaveBeenCalledTimes(1)
  })

  it("that is being read has its place kept", async () => {
    const { modal } = await open({ list: [entry(1)], hasMore: true, more: "loading" })
    expect(modal.all(".activity-older [data-skeleton]")).toHaveLength(2)
    expect((await modal.button("Show older")).ariaBusy).toBe("true")
  })
})

/** As many transactions, `each` of them in a month. */
const many = (count: number, each = 30): ReadonlyArray<ActivityEntry> =>
  Array.from({ length: count }, (_, index) =>
    entry(index, { minedAt: Date.UTC(2024, 4 - Math.floor(index / each), 28 - (index % 28), 12) })
  )
const scrollToEnd = async (modal: Opened["modal"]) => {
  const view = modal.one(".view:not([inert])")!
  await eventually(() => {
    view.scrollTop = view.scrollHeight
    return view.scrollTop + view.clientHeight >= view.scrollHeight - 1
  })
}

describe("2,000 rows", () => {
  it.each([
    ["in months of 30", 30],
    ["in one month", 28 * 100]
  ])("%s: those are there that are seen, in rows of one height", async (_, each) => {
    const list = many(2_000, each)
    const { modal } = await open({ list }, { view: "activity/List" })
    expect(modal.all(".tx").length).toBeLessThan(150)
    const view = modal.one(".view:not([inert])")!
    const height = view.scrollHeight
    expect(new Set(modal.all(".tx").map(({ offsetHeight }) => offsetHeight)).size).toBe(1)
    await scrollToEnd(modal)
    await eventually(() => (modal.all(".tx").at(-1)?.getBoundingClientRect().top ?? 0) > 0)
    expect(modal.all(".tx").length).toBeLessThan(150)
    expect(Math.abs(view.scrollHeight - height)).toBeLessThan(height / 100)
  })

  it("say which of how many of their month they are, under one heading a month", async () => {
    const { modal } = await open({ list: many(2_000, 28 * 100) }, { view: "activity/List" })
    const items = () => modal.all(".activity-month li")
    await eventually(() => items().length >= 25)
    expect(items().map((item) => item.getAttribute("aria-posinset"))).toEqual(
      items().map((_, index) => String(index + 1))
    )
    expect(new Set(items().map((item) => item.getAttribute("aria-setsize")))).toEqual(new Set(["2000"]))
    expect(modal.all(".activity-title")).toHaveLength(1)
    const view = modal.one(".view:not([inert])")!
    for (let scrolled = 0; scrolled < 40; scrolled++) {
      view.scrollTop += 400
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await eventually(() => items().length < 100)
    }
  })

  it("do not say of how many where more of their month may follow", async () => {
    const { modal } = await open({ list: many(30, 28), hasMore: true }, { view: "activity/List" })
    const sizes = () => modal.all(".activity-month li").map((item) => item.getAttribute("aria-setsize"))
    expect(sizes()[0]).toBe("28")
    await scrollToEnd(modal)
    await eventually(() => sizes().at(-1) === "-1")
  })

  it("of a month that is far away are kept where one of them has the focus", async () => {
    const { modal } = await open({ list: many(2_000) }, { view: "activity/List" })
    const first = modal.one<HTMLButtonElement>(".tx")!
    first.focus()
    await scrollToEnd(modal)
    await eventually(() => modal.all(".activity-rest").length > 50)
    expect(first.isConnected).toBe(true)
    first.blur()
    await eventually(() => !first.isConnected)
  })
})

describe("the list of activity, drawn", () => {
  it.each(["en", "ar", "de"])("T26 in %s no amount and no address is cut off in 360 px", async (locale) => {
    await page.viewport(360, 700)
    const { modal } = await open(
      {
        list: [
          entry(0, {
            kind: "trade",
            transfers: [
              token("out", "AAAAAAAAAAAAAAAAAAAA", 999_999_999_999_000_000n),
              token("in", "BBBBBBBBBBBBBBBBBBBB", 10n ** 40n)
            ]
          }),
          ...(["lookAlike", "unverified", "nothing", "spam"] as const).map((doubt, index) =>
            entry(10 + index, {
              kind: "receive",
              sender: otherAddress,
              doubt,
              transfers: [token("in", "CCCCCCCCCCCC", 1_234_567_123_456n)]
            })
          ),
          entry(2, { kind: "self", transfers: [coins("self", 123_456_789n * 10n ** 18n)] }),
          entry(3, { sender: otherAddress })
        ]
      },
      { locale }
    )
    const view = modal.one(".view:not([inert])")!
    expect(view.scrollWidth).toBeLessThanOrEqual(view.clientWidth)
    for (const part of modal.all(".tx-quantity, .tx-address, .tag")) {
      const row = part.closest(".tx")!.getBoundingClientRect()
      const { left, right } = part.getBoundingClientRect()
      expect(left, part.textContent).toBeGreaterThanOrEqual(row.left)
      expect(right, part.textContent).toBeLessThanOrEqual(row.right)
    }
    // What was done can be read, however long the amount beside it is.
    for (const kind of modal.all(".tx-kind")) expect(kind.clientWidth, kind.innerText).toBeGreaterThan(60)
    for (const line of modal.all(".tx-line")) {
      const [start, end] = [...line.children].map((child) => child.getBoundingClientRect())
      if (start === undefined || end === undefined) continue
      expect(start.right <= end.left || end.right <= start.left, line.innerText).toBe(true)
    }
  })

  it("a row leads to its transaction", async () => {
    const { kit, modal } = await open({ list: [entry(0), entry(1)] })
    const pushed = vi.spyOn(kit.navigation, "push")
    modal.all<HTMLButtonElement>("button.tx")[1]!.click()
    expect(pushed).toHaveBeenCalledExactlyOnceWith(viewIds.transaction, {
      hash: entry(1).hash,
      namespace: "one"
    })
  })

  it("is a view by itself, which the keyboard can scroll", async () => {
    const { modal } = await open({ list: [entry(1)] }, { view: "activity/List" })
    expect(modal.heading()).toBe("Activity")
    expect(modal.one(".activity-view")).toMatchObject({ tabIndex: 0, ariaLabel: "Activity" })
  })

  it("S1.05, S1.06 in part: is there unless the app, or its remote configuration, says no", async () => {
    const [tab] = activityFills
    const { when } = tab!.value as { readonly when: (state: unknown) => boolean }
    const of = (activity: boolean, local?: boolean) =>
      when({ feature: { basic: false, values: { activity }, local: { activity: local } } })
    expect([of(true), of(true, false), of(false), of(false, true)]).toEqual([true, true, false, false])
  })
})
