import { afterEach, describe, expect, it, vi } from "vitest"
import { checkPageLink } from "./checkPageLink.ts"
import { openPage } from "./openPage.ts"

const pages = ["https://shop.test"]

describe("checkPageLink", () => {
  it.each([
    ["https://shop.test/pay?id=1", "https://shop.test/pay?id=1"],
    ["HTTPS://SHOP.TEST:443/pay", "https://shop.test/pay"]
  ])("T27 takes %s", (link, href) => {
    const found = checkPageLink(link, pages)
    expect("url" in found ? found.url.href : found).toBe(href)
  })

  it.each([
    [undefined, "form"],
    [{ toString: (): string => "https://shop.test" }, "form"],
    ["", "form"],
    ["shop.test/pay", "form"],
    [`https://shop.test/${"a".repeat(7_983)}`, "form"],
    ["http://shop.test/pay", "scheme"],
    ["javascript:alert(1)//https://shop.test", "scheme"],
    ["data:text/html,https://shop.test", "scheme"],
    ["https://me@shop.test/pay", "credentials"],
    ["https://:secret@shop.test/pay", "credentials"],
    ["https://shop.test.evil.test/pay", "origin"],
    ["https://evil.test/https://shop.test", "origin"],
    ["https://shop.test:8443/pay", "origin"],
    ["https://pay.shop.test/", "origin"]
  ])("T27 refuses %s", (link, fault) => {
    expect(checkPageLink(link, pages)).toEqual({ fault })
  })

  it("T27 takes a link of 8,000 characters, and http: on the visitor's own machine alone", () => {
    expect(checkPageLink(`https://shop.test/${"a".repeat(7_982)}`, pages)).toHaveProperty("url")
    const here = ["http://127.0.0.1:5000", "http://localhost:5000", "http://10.0.0.1:5000"]
    expect(here.map((link) => "url" in checkPageLink(link, here))).toEqual([true, true, false])
  })

  it("T27 takes nothing where no page is declared, or what is declared is none", () => {
    expect(checkPageLink("https://shop.test/", [])).toEqual({ fault: "origin" })
    expect(checkPageLink("https://shop.test/", ["shop.test", "*"])).toEqual({ fault: "origin" })
  })
})

describe("openPage", () => {
  afterEach(() => vi.unstubAllGlobals())
  const open = (page: object | null) => {
    vi.stubGlobal("open", () => page)
    return openPage()
  }

  it("T03 opens a window that does not know this one, and leads it to the page", () => {
    const shown: Array<string> = []
    const page = { closed: false, opener: {}, location: { replace: (url: string) => shown.push(url) } }
    const opened = open(page)
    expect(page.opener).toBeNull()
    expect(opened?.show("https://shop.test/")).toBe(true)
    page.closed = true
    expect(opened?.show("https://shop.test/again")).toBe(false)
    expect(shown).toEqual(["https://shop.test/"])
  })

  it("gives nothing where the browser opens none, or cannot cut it off, and takes a dead window for closed", () => {
    expect(open(null)).toBeUndefined()
    const close = vi.fn()
    const bound = {
      close,
      set opener(_: unknown) {
        throw new TypeError("no")
      }
    }
    expect(open(bound)).toBeUndefined()
    expect(close).toHaveBeenCalledOnce()
    const dead = {
      opener: {},
      get closed(): boolean {
        throw new TypeError("dead object")
      }
    }
    expect(open(dead)?.show("https://shop.test/")).toBe(false)
  })
})
