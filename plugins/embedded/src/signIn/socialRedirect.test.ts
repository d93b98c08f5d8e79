import { describe, expect, it } from "vitest"
import { hasResult } from "./hasResult.ts"
import { leadsAway, leaveFor, returnAddress, takeResult, withReturn } from "./socialRedirect.ts"

const frame = "https://wallet.example"
const result = `${frame}/social/result?token=t`

describe("a page that is led to a provider and back", () => {
  it("is one in Telegram's own browser, and none in Telegram's web app or elsewhere", () => {
    const of = (page: object) => leadsAway(page as Window)
    const own: Record<string, unknown> = { TelegramWebviewProxy: {} }
    own["top"] = own
    expect(of(own)).toBe(true)
    expect(of({ TelegramWebviewProxy: {}, top: {} })).toBe(false)
    const ordinary: Record<string, unknown> = {}
    ordinary["top"] = ordinary
    expect(of(ordinary)).toBe(false)
  })

  it("names itself in the state, without what Telegram says of the visitor", () => {
    const page = returnAddress(
      "https://shop.example/a?b=c%20d&result_uri=x#tgWebAppData=secret&tgWebAppVersion=8"
    )
    expect(page).toBe("https://shop.example/a?b=c+d")
    expect(returnAddress("https://shop.example/#/cart")).toBe("https://shop.example/#/cart")
    const state = new URL(withReturn("https://id.example/auth?state=abc&x=1", page)).searchParams.get("state")
    expect(state).toBe(`abc--${encodeURIComponent(page)}`)
  })

  it("names itself in the address that another stands in, for the one operator that does so", () => {
    const inner = "https://accounts.example/auth?state=s"
    const outer = `https://auth.magic.link/start?${new URLSearchParams({ provider_authorization_url: inner })}`
    const sent = new URL(withReturn(outer, "https://shop.example/"))
    expect(sent.searchParams.get("state")).toBeNull()
    expect(new URL(sent.searchParams.get("provider_authorization_url")!).searchParams.get("state")).toBe(
      `s--${encodeURIComponent("https://shop.example/")}`
    )
  })

  it("T18 takes a result of the frame's origin alone, and out of its address", () => {
    const at = (href: string) => {
      const shown: Array<string> = []
      const page = {
        location: { href },
        history: {
          state: { own: 1 },
          replaceState: (_: object, __: string, url: URL) => shown.push(url.href)
        }
      } as unknown as Window
      return { taken: takeResult(page, frame), shown }
    }
    const encoded = encodeURIComponent(result)
    expect(at(`https://shop.example/a?x=1&result_uri=${encoded}#top`)).toEqual({
      taken: result,
      shown: ["https://shop.example/a?x=1#top"]
    })
    expect(at(`https://shop.example/a?x=1#result_uri=${encoded}`)).toEqual({
      taken: result,
      shown: ["https://shop.example/a?x=1"]
    })
    expect(at(`https://shop.example/#/cart?y=2&result_uri=${encoded}`)).toEqual({
      taken: result,
      shown: ["https://shop.example/#/cart?y=2"]
    })
    for (const wrong of [
      "https://shop.example/",
      "https://shop.example/#result_uri=%E0%A4%A",
      `https://shop.example/#result_uri=${encodeURIComponent("https://wallet.example.evil/x")}`,
      "https://shop.example/?result_uri=",
      "https://shop.example/?result_uri=nothing",
      `https://shop.example/?result_uri=${encodeURIComponent("https://wallet.example.evil/x")}`,
      `https://shop.example/?result_uri=${encoded}${"a".repeat(9_000)}`
    ])
      expect(at(wrong)).toEqual({ taken: undefined, shown: [] })
  })

  it("ends when it is left by, or shown again without a result", async () => {
    const page = Object.assign(new EventTarget(), { location: { href: "" } }) as unknown as Window
    const ended = new AbortController()
    const left = leaveFor("https://id.example/auth", page, ended.signal)
    expect(page.location.href).toBe("https://id.example/auth")
    ended.abort()
    await expect(left).rejects.toMatchObject({ code: "EMBEDDED_SOCIAL_FAILED" })
    const shown = leaveFor("https://id.example/auth", page, new AbortController().signal)
    page.dispatchEvent(new Event("pageshow"))
    await expect(shown).rejects.toMatchObject({ code: "EMBEDDED_SOCIAL_FAILED" })
  })

  it.each([
    [undefined, false],
    [{ href: "" }, false],
    [{ href: "https://shop.example/?tab=1" }, false],
    [{ href: "https://shop.example/?tab=1&result_uri=x" }, true],
    [{ href: "https://shop.example/#result_uri=x" }, true]
  ])("starts the kit with the page where it came back: %j", (location, expected) => {
    expect(hasResult(location)).toBe(expected)
  })
})
