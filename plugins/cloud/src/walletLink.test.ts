import { describe, expect, it } from "vitest"
import { walletLink, webLink } from "./walletLink.ts"

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
  it.each(refused)("%j opens nothing", (link) => {
    expect(walletLink(link)).toBeUndefined()
    expect(webLink(link)).toBeUndefined()
  })

  it.each([
    ["wallet://", "wallet://"],
    ["wallet:", "wallet:"],
    ["wallet", "wallet"],
    ["com.acme.wallet-2://wc", "com.acme.wallet-2://wc"],
    [" wallet:// ", "wallet://"],
    ["https://wallet.example/link", "https://wallet.example/link"]
  ])("%j opens a wallet", (link, expected) => {
    expect(walletLink(link)).toBe(expected)
  })

  it("only https opens a page", () => {
    expect(webLink("https://wallet.example")).toBe("https://wallet.example")
    expect(webLink("HTTPS://wallet.example")).toBe("HTTPS://wallet.example")
    expect(webLink("wallet://")).toBeUndefined()
  })
})
