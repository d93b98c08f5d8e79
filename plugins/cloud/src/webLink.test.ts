import { describe, expect, it } from "vitest"
import { webBase, webLink } from "./webLink.ts"

const refused = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0000javascript:alert(1)",
  "java\u200bscript:alert(1)",
  "\ufeffjavascript:alert(1)",
  "javascript",
  "wallet://",
  "data:text/html,x",
  "data",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://a.example/1",
  "about:blank",
  "filesystem:https://a.example/x",
  "view-source:https://a.example",
  "intent://x#Intent;end",
  "android-app://x",
  "http://plain.example",
  "ws://a.example",
  "wss://a.example",
  "ftp://a.example",
  "mailto:a@b.example",
  "tel:112",
  "sms:112",
  "chrome://settings",
  "chrome-extension://abc/x",
  "ms-msdt:/id",
  "https://user:secret@evil.example",
  "https://user@evil.example",
  "https:evil.example",
  "https://",
  "//evil.example",
  "/path",
  "?query",
  "#hash",
  "",
  "   ",
  "x".repeat(2_001),
  "1wallet://",
  "кошелек://",
  7,
  null,
  undefined,
  {},
  ["wallet://"]
]

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
