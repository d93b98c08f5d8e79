import { describe, expect, it } from "vitest"
import { checkIfAllowedToTriggerEmail, COOLDOWN_MILLIS } from "./emailCooldown.ts"
import { hasResult } from "./hasResult.ts"
import { isAppUrl } from "./isAppUrl.ts"

const secondsAt = (last: number | undefined, now: number) => {
  try {
    checkIfAllowedToTriggerEmail(last, now)
    return 0
  } catch (error) {
    return (error as { readonly details: { readonly seconds: number } }).details.seconds
  }
}

describe("when the next e-mail may be asked for", () => {
  it("S5.08 in part: is thirty seconds after the last, in whole seconds, and at once where there was none or the clock was put back", () => {
    expect(COOLDOWN_MILLIS).toBe(30_000)
    expect(
      [0, 1, 1_000, 1_001, 29_000, 29_999, 30_000, 60_000].map((later) => secondsAt(7, 7 + later))
    ).toEqual([30, 30, 29, 29, 1, 1, 0, 0])
    expect(secondsAt(undefined, 7)).toBe(0)
    // A time ahead of the clock.
    expect(secondsAt(8, 7)).toBe(0)
  })
})

describe("what a sign-in opens and comes back with", () => {
  it.each([
    ["https://app.test/x", true],
    ["http://localhost:1/", true],
    ["http://127.0.0.1/", true],
    ["http://app.test/", false],
    ["http://localhost.evil.test/", false],
    ["http://evil-localhost/", false],
    ["http://127.0.0.1.evil.test/", false],
    ["ftp://localhost/", false],
    ["javascript:alert(1)", false],
    ["app", false]
  ])("T19 in part: %s may be opened: %s", (address, may) => {
    expect(isAppUrl(address)).toBe(may)
  })

  it("a result is in the page's address, or there is none; a server has no page", () => {
    expect(hasResult({ href: "https://shop.test/?result_uri=x" })).toBe(true)
    expect(hasResult({ href: "https://shop.test/#result_uri=x" })).toBe(true)
    expect(hasResult({ href: "https://shop.test/?result_uris" })).toBe(false)
    expect(hasResult({ href: "https://shop.test/" })).toBe(false)
    expect(hasResult({} as never)).toBe(false)
    expect(hasResult(undefined)).toBe(false)
  })
})
