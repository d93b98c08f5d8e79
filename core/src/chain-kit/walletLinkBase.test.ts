import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { unsafeLinks } from "../../../tests/support/unsafeLinks.ts"
import { walletLinkBase } from "./walletLinkBase.ts"

const refused = [
  ...unsafeLinks,
  "javascript://%0aalert(1)",
  "wc:stolen@2?symKey=ab",
  "wallet://wc:stolen@2",
  "wallet://user:secret@open",
  "wallet://wc%3Furi=wc:stolen@2",
  "https://wallet.example/wc%3Furi%3Dstolen",
  "https",
  "://wallet"
]

describe("the base of a link that opens a wallet", () => {
  it.each(refused)("T03 is none for %j", (link) => {
    expect(walletLinkBase(link)).toBeUndefined()
  })

  it.each([
    ["wallet://", "wallet://"],
    ["wallet:", "wallet://"],
    ["wallet:/", "wallet://"],
    ["wallet", "wallet://"],
    [" wallet:// ", "wallet://"],
    ["Wallet://", "wallet://"],
    ["wallet:open", "wallet://open/"],
    ["wallet://open", "wallet://open/"],
    ["wallet://open/", "wallet://open/"],
    ["com.acme.wallet-2://wc", "com.acme.wallet-2://wc/"],
    ["https://wallet.example", "https://wallet.example/"],
    ["HTTPS://Wallet.example:8443/link", "https://wallet.example:8443/link/"],
    ["https://wallet.example\\app", "https://wallet.example/app/"]
  ])("of %j is %j", (link, expected) => {
    expect(walletLinkBase(link)).toBe(expected)
  })

  it.each([
    ["wallet://wc?uri=wc:stolen@2&x=#frag", "wallet://wc/"],
    ["wallet:?uri=wc:stolen@2", "wallet://"],
    ["wallet?uri=wc:stolen@2", "wallet://"],
    ["wallet://#wc?uri=wc:stolen@2", "wallet://"],
    ["https://wallet.example/app?uri=wc:stolen@2#frag", "https://wallet.example/app/"],
    ["https://wallet.example?#", "https://wallet.example/"]
  ])("T12 of %j has nothing of its query or fragment: %j", (link, expected) => {
    expect(walletLinkBase(link)).toBe(expected)
  })

  const parts = fc.array(
    fc.oneof(
      fc.constantFrom(
        "wallet",
        "https",
        ":",
        "/",
        "//",
        "://",
        "?",
        "#",
        "&",
        "=",
        "@",
        "%3F",
        "%23",
        "\\",
        ";"
      ),
      fc.constantFrom("uri=", "wc:", "wc", "stolen", "a.example", "\u202e", "\n", " ", "javascript", "data"),
      fc.string({ maxLength: 4 })
    ),
    { maxLength: 12 }
  )
  it("T03 T12 a request that is appended to any is the only one, and runs nothing in the page", () => {
    const asked = "wc:00ff@2?relay-protocol=irn&symKey=ab"
    fc.assert(
      fc.property(parts, (texts) => {
        const base = walletLinkBase(texts.join(""))
        if (base === undefined) return
        const href = `${base}wc?uri=${encodeURIComponent(asked)}`
        const made = new URL(href)
        expect(made.href).toBe(href)
        expect([...made.searchParams]).toEqual([["uri", asked]])
        expect([made.hash, made.username, made.password]).toEqual(["", "", ""])
        expect(href).not.toMatch(/stolen[@?]|^(javascript|data|http):/)
        expect(walletLinkBase(base)).toBe(base)
      }),
      { numRuns: 10_000 }
    )
  })
})
