import { describe, expect, it } from "vitest"
import { unsafeLinks } from "../../../tests/support/unsafeLinks.ts"
import { webBase, webLink } from "./webLink.ts"

const refused = [...unsafeLinks, "wallet://"]

describe("T03 links of a catalogue", () => {
  it.each(refused)("%j opens no page", (link) => {
    expect([webLink(link), webBase(link)]).toEqual([undefined, undefined])
  })

  it("only https opens a page, with whatever the page needs to know", () => {
    expect(webLink("https://wallet.example")).toBe("https://wallet.example")
    expect(webLink("HTTPS://wallet.example")).toBe("HTTPS://wallet.example")
    expect(webLink("https://store.example/details?id=wallet#top")).toBe(
      "https://store.example/details?id=wallet#top"
    )
  })

  it("T12 a page that opens a wallet is a base, without a request of its own", () => {
    expect(webBase("https://wallet.example/app?uri=wc:stolen@2#frag")).toBe("https://wallet.example/app/")
  })
})
