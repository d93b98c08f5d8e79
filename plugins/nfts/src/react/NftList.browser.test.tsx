import type { KitState } from "@latchkey/core"
import { page, userEvent } from "vitest/browser"
import { afterEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../../tests/gallery/page/fakeKit.ts"
import { address, at, connected, withAll, withFillings } from "../../../../tests/gallery/page/world.ts"
import { atRest, eventually, showModal } from "../../../../tests/support/showModal.ts"
import type { AccountNfts, HeldNft } from "../NftsState.ts"
import { nftsFills } from "./fills.ts"
import { viewIds } from "./viewIds.ts"

const collection = `one:1:0x${"c".repeat(40)}` as const
const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
const nft = (id: string, more: Partial<HeldNft> = {}): HeldNft => ({
  key: `${collection}/${id}`,
  collection,
  id,
  count: 1n,
  standard: "ERC-721",
  collectionName: "Teapots",
  name: `Teapot ${id}`,
  details: "ready",
  traits: [],
  isHidden: false,
  ...more
})
const many = (count: number, more: Partial<HeldNft> = {}) =>
  Array.from({ length: count }, (_, index) => nft(String(index + 1), more))

const withNfts =
  (read: Partial<AccountNfts> | undefined) =>
  (state: KitState): KitState =>
    ({
      ...state,
      nfts:
        read === undefined ? {} : { one: { account: `one:1:${address}`, status: "ready", list: [], ...read } }
    }) as KitState

const open = async (
  read: Partial<AccountNfts> | undefined,
  { locale = "en", view = viewIds.list as string, params = {}, rests = true } = {}
) => {
  const load = vi.fn(async () => {})
  const describeNfts = vi.fn(async (_: { readonly keys: ReadonlyArray<string> }) => {})
  const state = withAll(connected(), withFillings(...nftsFills), withNfts(read), at(view, params))
  const kit = fakeKit({ state, apis: { nfts: { load, describe: describeNfts } } })
  const modal = showModal(kit, { locale })
  await modal.view(view)
  await eventually(() => modal.one(".nfts, .nft-view"))
  if (rests) await atRest(modal.root)
  const tiles = () => modal.all(".nft-tile").map((tile) => tile.innerText.replaceAll(/\s+/g, " ").trim())
  const focused = () => modal.root.activeElement as HTMLElement | null
  return {
    kit,
    modal,
    load,
    described: () => describeNfts.mock.calls.flatMap(([{ keys }]) => keys),
    tiles,
    focused,
    text: () => modal.one(".nfts, .nft-view")!.innerText
  }
}

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(800, 600)
})

describe("the grid of NFTs", () => {
  it("S1.03 in part: says name, collection and how many, and reads when it is shown", async () => {
    const { tiles, load } = await open({ list: [nft("1"), nft("2", { name: "", count: 1_200n })] })
    expect(tiles()).toEqual(["Teapot 1 Teapots", "NFT #2 Teapots × 1,200"])
    expect(load).toHaveBeenCalledExactlyOnceWith({ namespace: "one" })
  })

  it("S2.08 in part: in the account view the first four, and the rest a click away", async () => {
    const { modal, tiles } = await open({ list: many(6) }, { view: "Account", rests: false })
    await eventually(() => tiles().length === 4)
    ;(await modal.button("Show all")).click()
    await modal.view(viewIds.list)
    await eventually(() => tiles().length === 6)
    expect(modal.text()).not.toContain("Show all")
  })

  it("T23 in part: in the account view what is hidden is not offered: the whole list does that", async () => {
    const list = [nft("1"), nft("2", { isHidden: true })]
    const { modal } = await open({ list }, { view: "Account", rests: false })
    const showAll = await modal.button("Show all")
    expect(modal.text()).not.toContain("Hidden NFTs")
    showAll.click()
    await modal.view(viewIds.list)
    await eventually(() => modal.text().includes("Hidden NFTs: 1"))
  })

  it("T02 shows hostile names as text, and a picture only as an image", async () => {
    const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><script>window.pwned=1</script></svg>')}`
    const { tiles, modal } = await open({
      list: [nft("1", { name: "<img src=x onerror='window.pwned=1'>", picture: svg })]
    })
    expect(tiles()[0]).toContain("<img src=x")
    expect(modal.all(".nft-tile img").map((image) => image.getAttribute("src"))).toEqual([svg])
    expect(modal.all(".nft-tile script, .nft-tile svg")).toEqual([])
    expect("pwned" in window).toBe(false)
  })

  it("has a letter where there is no picture, and where it cannot be drawn", async () => {
    const { modal } = await open({ list: [nft("1"), nft("2", { picture: "data:image/png;base64,AAAA" })] })
    await eventually(() => modal.all(".nft-tile .icon[data-letter='T']").length === 2)
  })

  it("asks for descriptions of those that are near what is visible, and of none that are hidden", async () => {
    const { described } = await open({
      list: [
        ...many(200, { details: "unread" }),
        nft("x", { details: "unread", isHidden: true, doubt: "spam" })
      ]
    })
    await eventually(() => described().includes(`${collection}/1`))
    expect(described()).not.toContain(`${collection}/200`)
    expect(described()).not.toContain(`${collection}/x`)
    expect(described().length).toBeLessThan(31)
  })

  it("of 500 has those in the document that are visible or nearly so, each saying which one it is", async () => {
    const { modal } = await open({ list: many(500) })
    const items = () => modal.all(".nft-grid > li")
    expect(items().length).toBeLessThanOrEqual(22)
    expect(items()[0]?.getAttribute("aria-posinset")).toBe("1")
    expect(items()[0]?.getAttribute("aria-setsize")).toBe("500")
    const scroller = modal.one(".view")!
    scroller.scrollTop = scroller.scrollHeight
    await eventually(() => modal.one(".nft-grid > li[aria-posinset='500']"))
    expect(items().length).toBeLessThanOrEqual(30)
  })

  it("is walked by the arrow keys, in both directions of writing, and opens an NFT", async () => {
    for (const [locale, key] of [
      ["en", "{ArrowRight}"],
      ["ar", "{ArrowLeft}"]
    ] as const) {
      const { modal, focused, kit } = await open({ list: many(100) }, { locale })
      const push = vi.spyOn(kit.navigation, "push")
      modal.one(".nft-tile")!.focus()
      await userEvent.keyboard(key)
      expect(focused()?.getAttribute("data-place")).toBe("1")
      await userEvent.keyboard("{ArrowDown}")
      expect(focused()?.getAttribute("data-place")).toBe("3")
      await userEvent.keyboard("{End}")
      await eventually(() => focused()?.getAttribute("data-place") === "99")
      expect(modal.all(".nft-tile[tabindex='0']")).toHaveLength(1)
      await userEvent.keyboard("{Enter}")
      expect(push).toHaveBeenCalledExactlyOnceWith(viewIds.nft, {
        key: `${collection}/100`,
        namespace: "one"
      })
      modal.element.remove()
    }
  })

  it("S2.18 in part, T23 in part: hides what is in doubt, shows it to who asks, with a warning and without a picture", async () => {
    const { tiles, modal, text } = await open({
      list: [nft("1"), nft("2", { isHidden: true, doubt: "spam" })]
    })
    expect(tiles()).toEqual(["Teapot 1 Teapots"])
    expect(text()).toContain("Hidden NFTs: 1")
    const toggle = modal.one(".hidden-rows button")!
    expect(toggle.getAttribute("aria-expanded")).toBe("false")
    toggle.click()
    await eventually(() => tiles().length === 2)
    expect(toggle.getAttribute("aria-expanded")).toBe("true")
    expect(tiles()[1]).toBe("Teapot 2 Spam")
    expect(text()).toContain("Don't visit sites they name.")
    toggle.click()
    await eventually(() => tiles().length === 1)
  })
})

describe("what is not there", () => {
  it("is on its way at first", async () => {
    const { modal, text } = await open(undefined, { rests: false })
    expect(modal.one("[aria-busy=true]")?.innerText).toContain("Loading")
    expect(text()).not.toContain("No NFTs")
  })

  it("is none that are known", async () => {
    const { text, modal, load } = await open({ coverage: "partial" })
    expect(text()).toContain("No NFTs of this account are known here.")
    modal.one<HTMLButtonElement>(".nfts .button")!.click()
    expect(load).toHaveBeenLastCalledWith({ namespace: "one", force: true })
  })

  it("T26 has failed, and says so until it is read", async () => {
    const { text } = await open({ status: "failed", failedAt: Date.now() })
    expect(text()).toContain("Your NFTs couldn't be loaded.")
    expect(text()).not.toContain("No NFTs")
  })

  it("T26 what was read before a failure is shown as that", async () => {
    const { text, tiles } = await open({ status: "failed", failedAt: Date.now(), list: [nft("1")] })
    expect(tiles()).toHaveLength(1)
    expect(text()).toContain("These may be out of date.")
  })

  it.each([
    [{ coverage: "whole" }, /^(?!.*missing)/s],
    [{ coverage: "partial" }, /keeps in unusual ways may be missing/],
    [{ coverage: "partial", since: { block: 1_234_567 } }, /before block 1,234,567 may be missing/],
    [
      { coverage: "partial", since: { block: 1, at: Date.UTC(2024, 3, 9, 12) } },
      /before April 9, 2024 may be missing/
    ]
  ] as const)("T26 may be missing, and how much is said: %o", async (read, said) => {
    const { text } = await open({ list: [nft("1")], ...read })
    expect(text()).toMatch(said)
  })

  it("is not shown of another account", async () => {
    const { tiles } = await open({ account: "one:1:0xother", list: [nft("1")] }, { rests: false })
    expect(tiles().join("")).toBe("")
  })
})

describe("one NFT", () => {
  const openOne = (more: Partial<HeldNft>) =>
    open(
      { list: [nft("7", more)] },
      { view: viewIds.nft, params: { key: `${collection}/7`, namespace: "one" } }
    )

  it("S1.03 in part: says all that is known of it, as text", async () => {
    const { text, modal } = await openOne({
      picture,
      count: 3n,
      description: "<b>Brown</b>",
      traits: [{ name: "Glaze", value: "<i>salt</i>" }],
      explorerUrl: "https://explorer.test/c"
    })
    for (const part of [
      "Teapot 7",
      "Teapots",
      "<b>Brown</b>",
      "Glaze",
      "<i>salt</i>",
      "Held",
      "3",
      "ERC-721",
      "Ethereum"
    ])
      expect(text()).toContain(part)
    expect(modal.one(".nft-head img")?.getAttribute("src")).toBe(picture)
    expect(modal.one<HTMLAnchorElement>(".nft-view a")?.href).toBe("https://explorer.test/c")
    expect(modal.one(".nft-view [title]")?.title).toBe(`0x${"c".repeat(40)}`)
  })

  it("asks for its description where nobody has yet", async () => {
    const { described } = await openOne({ details: "unread" })
    expect(described()).toEqual([`${collection}/7`])
  })

  it("T32 says that a description elsewhere is not loaded, and asks nobody", async () => {
    const { text, described } = await openOne({ details: "barred" })
    expect(text()).toContain("This app can't load its picture and description.")
    expect(described()).toEqual([])
  })

  it("T31 in part: a description that failed is tried again when the visitor asks", async () => {
    const { modal, described } = await openOne({ details: "failed" })
    modal.one<HTMLButtonElement>(".nfts-outdated .button")!.click()
    expect(described()).toEqual([`${collection}/7`])
  })

  it.each([
    ["spam", "This looks like an advertisement."],
    ["unverified", "named like one you may know"]
  ] as const)("T23 in part: warns of one that is %s", async (doubt, said) => {
    const { modal } = await openOne({ doubt, isHidden: true })
    expect(modal.one(".notice")?.innerText).toContain(said)
  })

  it("that the account does not hold any more is gone", async () => {
    const { text } = await open({ list: [] }, { view: viewIds.nft, params: { key: "k", namespace: "one" } })
    expect(text()).toContain("doesn't hold this NFT any more")
  })
})

it("S2.08 in part: the tab is between tokens and activity, by the order that it declares", () => {
  const tab = nftsFills.map(({ value }) => value as object).find((value) => "capability" in value)
  expect(tab).toMatchObject({ id: "nfts", order: 2, capability: "nftHoldings" })
})
