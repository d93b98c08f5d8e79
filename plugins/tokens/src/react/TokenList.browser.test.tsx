import { fillSlot, type KitState } from "@latchkey/core"
import { accountActions } from "@latchkey/react"
import { page, userEvent } from "vitest/browser"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../../tests/gallery/page/fakeKit.ts"
import {
  address,
  at,
  connected,
  network,
  otherAddress,
  withAll,
  withFillings,
  withNetworks
} from "../../../../tests/gallery/page/world.ts"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"
import type { AccountTokens, HeldToken } from "../TokensState.ts"
import { tokensFills } from "./fills.ts"
import { viewIds } from "./viewIds.ts"

const id = (digit: string) => `one:1:0x${digit.repeat(40)}` as const
const held = (symbol: string, value: bigint, more: Partial<HeldToken> = {}): HeldToken => ({
  token: id(symbol[0]!.toLowerCase()),
  name: `${symbol} coin`,
  amount: { value, decimals: 6, symbol },
  unverified: false,
  ...more
})
const native = (value: bigint): HeldToken => {
  const { token: _, ...coin } = held("ETH", value, { name: "Ether" })
  return { ...coin, amount: { value, decimals: 18, symbol: "ETH" } }
}

const withTokens =
  (read: Partial<AccountTokens> | undefined) =>
  (state: KitState): KitState =>
    ({
      ...state,
      tokens:
        read === undefined ? {} : { one: { account: `one:1:${address}`, status: "ready", list: [], ...read } }
    }) as KitState

const open = async (
  read: Partial<AccountTokens> | undefined,
  {
    locale = "en",
    view = viewIds.list as string,
    and = (state: KitState) => state,
    lacks = ["prices"],
    api = {}
  } = {}
) => {
  const refresh = vi.fn(async () => {})
  const state = withAll(connected(), withFillings(...tokensFills), withTokens(read), at(view), and)
  const kit = fakeKit({ state, apis: { tokens: { refresh, ...api } }, lacks })
  const modal = showModal(kit, { locale })
  await modal.view(view)
  await eventually(() => modal.one(".tokens"))
  const rows = () => modal.all(".token").map((row) => row.innerText.replaceAll(/\s+/g, " "))
  return { kit, modal, rows, refresh, text: () => modal.one(".tokens")!.innerText }
}

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(800, 600)
})

describe("the list of tokens", () => {
  it("S2.08 in part, S1.03 in part: says name, symbol, address and amount of what the account holds", async () => {
    const { rows, refresh } = await open({ list: [native(0n), held("AAA", 1_234_567_890n), held("BBB", 0n)] })
    expect(rows()).toEqual(["Ether ETH 0", "AAA coin AAA · 0xaaaa…aaaa 1,234.56"])
    // It is asked for once the rows have been drawn.
    await eventually(() => refresh.mock.calls.length > 0)
    expect(refresh).toHaveBeenCalledExactlyOnceWith({ namespace: "one" })
  })

  it("S2.08 in part: in the account view the first five, and the rest a click away", async () => {
    const many = "ABCDEFG".split("").map((letter) => held(letter.repeat(3), 1n))
    const { kit, modal, rows } = await open({ list: many }, { view: "Account" })
    expect(rows().map((row) => row.slice(0, 3))).toEqual(["AAA", "BBB", "CCC", "DDD", "EEE"])
    ;(await modal.button("Show all")).click()
    await modal.view(viewIds.list)
    await eventually(() => rows().length === 7)
    expect(modal.text()).not.toContain("Show all")
    kit.navigation.goBack()
    await modal.view("Account")
    await eventually(() => rows().length === 5)
  })

  it("T26: what is unverified stands in the whole list alone, which the account view leads to", async () => {
    const list = [held("AAA", 1n), held("BBB", 1n, { unverified: true })]
    const { modal, rows } = await open({ list }, { view: "Account" })
    expect(rows()).toHaveLength(1)
    ;(await modal.button("Show all")).click()
    await modal.view(viewIds.list)
    await eventually(() => rows().length === 2)
  })

  it("in the account view five or fewer are the whole list", async () => {
    const five = "ABCDE".split("").map((letter) => held(letter.repeat(3), 1n))
    const { modal, rows } = await open({ list: five }, { view: "Account" })
    expect(rows()).toHaveLength(5)
    expect(modal.text()).not.toContain("Show all")
  })

  it("writes amounts as the visitor does", async () => {
    const { rows } = await open({ list: [held("AAA", 1_234_567_890n)] }, { locale: "de" })
    expect(rows()[0]).toContain("1.234,56")
  })

  it("S3.09 in part: says what each token is worth, and all together, where prices are known", async () => {
    const worth = { value: 1_234_560n, decimals: 3, symbol: "EUR" }
    const list = [native(1n), held("AAA", 5n, { worth }), held("BBB", 0n, { worth })]
    const { rows, modal } = await open({ list, total: worth }, { lacks: [], locale: "de" })
    expect(rows().at(-1)).toBe("AAA coin AAA · 0xaaaa…aaaa 0,000005 1.234,56 €")
    const total = modal.one(".tokens-total")!.innerText.replaceAll(/\s+/g, " ")
    expect(total).toBe("Gesamt 1.234,56 € Token ohne bekannten Preis sind nicht mitgezählt.")
  })

  it("S3.09 in part: says of no token that it is not counted if all are, in both directions of writing", async () => {
    const worth = { value: 5n, decimals: 0, symbol: "USD" }
    for (const locale of ["en", "ar"]) {
      const { modal } = await open({ list: [{ ...native(1n), worth }], total: worth }, { lacks: [], locale })
      expect(modal.one(".tokens-total-note")).toBeUndefined()
      // A sign before an amount would else be drawn as its opposite behind it.
      expect(getComputedStyle(modal.one(".tokens-total-worth")!).direction).toBe("ltr")
      expect(getComputedStyle(modal.one(".token-worth")!).direction).toBe("ltr")
    }
  })

  it("T26 says that the worth is not known, as high as it will be", async () => {
    const without = await open({ list: [native(1n)] }, { lacks: [] })
    expect(without.modal.one(".tokens-total")!.innerText.replaceAll(/\s+/g, " ")).toBe("Total – Not known")
    const before = without.modal.one(".tokens-total")!.offsetHeight
    const worth = { value: 5n, decimals: 0, symbol: "USD" }
    const known = await open({ list: [{ ...native(1n), worth }], total: worth }, { lacks: [] })
    expect(known.modal.one(".tokens-total")!.offsetHeight).toBe(before)
  })

  it("says nothing of worth if nobody knows prices", async () => {
    const { modal } = await open({ list: [native(1n)] })
    expect(modal.one(".tokens-total")).toBeUndefined()
  })

  it("T26 marks what is unverified in words, and says why, after all others", async () => {
    const { modal, rows } = await open({ list: [native(1n), held("CCC", 5n, { unverified: true })] })
    expect(rows()).toEqual(["Ether ETH <0.000001", "CCC coin CCC · 0xcccc…cccc 0.000005 Unverified"])
    expect(modal.one(".notice")?.innerText).toContain("may be meant to deceive you")
    expect(modal.all(".tokens ul").map((list) => list.ariaLabel)).toEqual(["Tokens", "Unverified"])
  })

  it("T09 shows nothing of another account, nor of the account on another network", async () => {
    for (const account of [`one:1:${otherAddress}`, `one:2:${address}`] as const) {
      const { rows, text } = await open({ account, list: [native(5n), held("AAA", 5n)] })
      expect(rows()).toEqual([])
      expect(text()).toContain("Loading")
    }
  })

  it("says that it is loading, as high as rows will be", async () => {
    const { modal, text } = await open(undefined)
    expect(text()).toContain("Loading")
    expect(modal.all(".tokens [data-skeleton]").length).toBeGreaterThan(2)
  })

  it("says where there is nothing, and reads again when asked", async () => {
    const { modal, refresh, text } = await open({ list: [native(0n)] })
    expect(text()).toContain("This account holds no tokens")
    ;(await modal.button("Refresh")).click()
    expect(refresh).toHaveBeenLastCalledWith({ namespace: "one", force: true })
  })

  it("T26 says that reading failed, and shows what was read before as that", async () => {
    const failed = await open({ status: "failed", failedAt: Date.now() })
    expect(failed.text()).toContain("Your tokens couldn't be loaded.")
    ;(await failed.modal.button("Refresh")).click()
    expect(failed.refresh).toHaveBeenLastCalledWith({ namespace: "one", force: true })
    const before = await open({ status: "failed", failedAt: Date.now(), list: [held("AAA", 5n)] })
    expect(before.rows()).toHaveLength(1)
    expect(before.text()).toContain("couldn't be refreshed. These may be out of date")
  })

  it("S9.10 in part: reads once more 31 s after a failure", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] })
    try {
      const failedAt = Date.now()
      const refresh = vi.fn(async () => {})
      const state = withAll(
        connected(),
        withFillings(...tokensFills),
        withTokens({ status: "failed", failedAt }),
        at("Account")
      )
      const modal = showModal(fakeKit({ state, apis: { tokens: { refresh } } }))
      await vi.waitFor(() => expect(modal.one(".tokens")).toBeDefined())
      await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
      await vi.advanceTimersByTimeAsync(failedAt + 30_000 - Date.now())
      expect(refresh).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(refresh).toHaveBeenCalledTimes(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it("reads again when the page is looked at again", async () => {
    const { refresh } = await open({ list: [native(5n)] })
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
    document.dispatchEvent(new Event("visibilitychange"))
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
  })

  it("on a network that the app does not use says so", async () => {
    const { text } = await open(undefined, {
      and: withNetworks({ caipNetwork: network(99, "Unknown Network", { unknown: true }) })
    })
    expect(text()).toContain("a network that this app doesn't use")
  })

  it("T02 shows text as text, and images of nobody", async () => {
    const name = "<img src=x onerror=alert(1)>"
    const { modal, rows } = await open({ list: [held("AAA", 5n, { name })] })
    expect(rows()[0]).toContain(name)
    expect(modal.all(".token img")).toEqual([])
  })

  it("has of 1,000 tokens those that are seen, in rows of one height", async () => {
    const list = Array.from({ length: 1_000 }, (_, index) =>
      held(`T${index}`, BigInt(index + 1), { token: `one:1:0x${String(index).padStart(40, "0")}` })
    )
    const { modal } = await open({ list })
    const last = () => modal.all(".tokens li[aria-posinset]").at(-1)
    await eventually(() => last()?.getAttribute("aria-posinset") === "1000")
    expect(modal.all(".token").length).toBeLessThan(60)
    expect(new Set(modal.all(".token").map(({ offsetHeight }) => offsetHeight)).size).toBe(1)
    const view = modal.one(".view:not([inert])")!
    view.scrollTop = view.scrollHeight
    await eventually(() => modal.text().includes("T999 coin"))
    await eventually(() => modal.text().includes("T985 coin"))
    expect(modal.all(".token").length).toBeLessThan(60)
  })

  it.each(["en", "ar"])("T26 in %s no amount and no address is cut off in 360 px", async (locale) => {
    await page.viewport(360, 700)
    const long = "Wallet of the honourable company of merchants trading to the North"
    const { modal } = await open(
      {
        list: [
          held("AAAAAAAAAAAAAAAAAAAA", 999_999_999_999_000_000n, { name: long, unverified: true }),
          held("BBB", 10n ** 40n, { name: long }),
          held("CCC", 1_234_567_123_456n, { name: long })
        ]
      },
      { locale }
    )
    const view = modal.one(".view:not([inert])")!
    expect(view.scrollWidth).toBeLessThanOrEqual(view.clientWidth)
    for (const part of modal.all(".token-amount, .two-part-whole")) {
      const row = part.closest(".token")!.getBoundingClientRect()
      const { left, right } = part.getBoundingClientRect()
      expect(part.scrollWidth).toBeLessThanOrEqual(Math.max(part.clientWidth, Math.ceil(right - left)))
      expect(left).toBeGreaterThanOrEqual(row.left)
      expect(right).toBeLessThanOrEqual(row.right)
    }
    const seen = modal.all(".token").map((row) => {
      const text = row.querySelector(".token-text")!.getBoundingClientRect()
      const end = row.querySelector(".token-end")!.getBoundingClientRect()
      return text.right <= end.left || end.right <= text.left
    })
    expect(seen).toEqual([true, true, true])
  })

  it("T26 a row leads to the feature that begins with a token, and says of an unverified one that it is", async () => {
    const giving = (is: boolean) =>
      withFillings(
        fillSlot(accountActions, {
          id: "give",
          feature: "give",
          label: { en: "Give" },
          icon: () => null,
          view: "tokens/List",
          when: () => is,
          withToken: (chosen) => ({ chosen })
        })
      )
    const list = [native(5n), held("AAA", 5n), held("CCC", 5n, { unverified: true })]
    const { modal, kit } = await open({ list }, { and: giving(true) })
    const rows = modal.all<HTMLButtonElement>("button.token")
    expect(rows.map(({ innerText }) => innerText.split(/\s/)[0])).toEqual(["Give", "Give", "Give"])
    const pushed = vi.spyOn(kit.navigation, "push")
    for (const row of rows) row.click()
    expect(pushed.mock.calls.map(([view, params]) => [view, params?.["chosen"]])).toEqual([
      ["tokens/List", expect.not.objectContaining({ token: expect.anything() })],
      ["tokens/List", expect.objectContaining({ token: id("a"), unverified: false })],
      ["tokens/List", expect.objectContaining({ token: id("c"), unverified: true })]
    ])
    expect((await open({ list }, { and: giving(false) })).modal.all("button.token")).toEqual([])
    expect((await open({ list })).modal.all("button.token")).toEqual([])
  })

  it("is a view by itself, which the keyboard can scroll", async () => {
    const { modal } = await open({ list: [native(5n)] }, { view: "tokens/List" })
    expect(modal.heading()).toBe("Tokens")
    expect(modal.one(".tokens-view")).toMatchObject({ tabIndex: 0, ariaLabel: "Tokens" })
  })
})

describe("which tokens are listed", () => {
  it("one is added by its address, and what is no token is said", async () => {
    const add = vi.fn(async (_: { readonly token: string }): Promise<unknown> => {
      throw Object.assign(new Error(), { code: "TRANSFER_TOKEN_INVALID" })
    })
    const { modal, text } = await open({ list: [native(1n), held("AAA", 5n)] }, { api: { add } })
    ;(await modal.button("Add or hide tokens")).click()
    const field = await eventually(() => modal.one<HTMLInputElement>(".tokens-address"))
    await userEvent.fill(field, "0xabc")
    ;(await modal.button("Add")).click()
    await eventually(() => text().includes("There's no token at this address on this network."))
    expect(field.ariaInvalid).toBe("true")
    add.mockResolvedValue(held("BBB", 0n))
    await userEvent.fill(field, "0xdef")
    ;(await modal.button("Add")).click()
    await eventually(() => text().includes("Added."))
    expect(add.mock.calls.map(([{ token }]) => token)).toEqual(["0xabc", "0xdef"])
    expect(field.value).toBe("")
  })

  it("a hidden one is in no row, and can be shown again", async () => {
    const show = vi.fn(async () => {})
    const { modal, rows } = await open(
      { list: [native(1n), held("AAA", 5n, { isHidden: true }), held("BBB", 5n)] },
      { api: { show } }
    )
    expect(rows().map((row) => row.slice(0, 3))).toEqual(["Eth", "BBB"])
    ;(await modal.button("Add or hide tokens")).click()
    ;(await modal.button("Show AAA coin")).click()
    await eventually(() => show.mock.calls.length === 1)
    expect(show).toHaveBeenCalledExactlyOnceWith({ token: id("a"), isShown: true })
    ;(await modal.button("Hide BBB coin")).click()
    await eventually(() => show.mock.calls.length === 2)
    expect(show).toHaveBeenLastCalledWith({ token: id("b"), isShown: false })
  })
})
