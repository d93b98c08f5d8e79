import type { CatalogueWallet } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { readDevice, type Device } from "./Device.ts"
import { mobileBase, pairingLink, requestLink, storeLink, waysOf } from "./walletLinks.ts"

const device = (change: Partial<Device> = {}): Device => ({
  platform: "ios",
  telegram: false,
  framed: false,
  ...change
})
const uri = "wc:00ff@2?relay-protocol=irn&symKey=ab"
const once = encodeURIComponent(uri)
const wallet = (links: Partial<CatalogueWallet>): CatalogueWallet => ({
  id: "w",
  name: "W",
  certified: false,
  chains: [],
  ...links
})

describe("a link with a code", () => {
  it.each([
    ["wallet://", `wallet://wc?uri=${once}`],
    ["wallet:", `wallet://wc?uri=${once}`],
    ["wallet", `wallet://wc?uri=${once}`],
    ["wallet:/", `wallet://wc?uri=${once}`],
    ["wallet://open", `wallet://open/wc?uri=${once}`],
    ["wallet://open/", `wallet://open/wc?uri=${once}`],
    ["https://wallet.example", `https://wallet.example/wc?uri=${once}`],
    ["https://wallet.example/app/", `https://wallet.example/app/wc?uri=${once}`]
  ])("at %s is %s", (base, href) => {
    expect(pairingLink(base, uri, device())?.href).toBe(href)
  })

  it.each([
    [device(), "_self"],
    [device({ framed: true }), "_top"],
    [device({ telegram: true }), "_blank"],
    [device({ telegram: true, framed: true }), "_blank"]
  ] as const)("is opened, on %j, in %s", (on, target) => {
    expect(pairingLink("wallet:", uri, on)?.target).toBe(target)
  })

  it.each([
    ["android", true, encodeURIComponent(once)],
    ["ios", true, once],
    ["android", false, once]
  ] as const)("on %s (in Telegram: %s) is encoded as %s", (platform, telegram, encoded) => {
    expect(pairingLink("wallet:", uri, device({ platform, telegram }))?.href).toBe(
      `wallet://wc?uri=${encoded}`
    )
  })

  const refused = [
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\u200bscript://alert(1)",
    "\u0000javascript:alert(1)",
    "javascript://%0aalert(1)",
    "javascript",
    "data:text/html,<script>",
    "data://text/html",
    "vbscript:msgbox",
    "file:///etc/passwd",
    "blob:https://x/1",
    "about:blank",
    "filesystem:https://x",
    "view-source:https://x",
    "intent://scan/#Intent;end",
    "https://user:pass@wallet.example",
    "https://",
    "://wallet",
    "1wallet://",
    "",
    "   "
  ]
  it.each(refused)("T03 at %j is none", (base) => {
    expect([
      pairingLink(base, uri, device()),
      requestLink(base, { requestId: 1, topic: "t" }, device())
    ]).toEqual([undefined, undefined])
  })

  const stolen = [
    "wallet://wc?uri=wc:stolen@2&x=#frag",
    "wallet://wc#/wc?uri=wc:stolen@2",
    "https://wallet.example/wc?uri=wc%3Astolen%402",
    "https://wallet.example/app#uri=wc:stolen@2"
  ]
  it.each(stolen)("T12 at %j asks what the kit asks, and nothing else", (base) => {
    const made = new URL(pairingLink(base, uri, device())!.href)
    expect([[...made.searchParams], made.hash]).toEqual([[["uri", uri]], ""])
    const asked = new URL(requestLink(base, { requestId: 1, topic: "a&b=c#d" }, device())!.href)
    expect([[...asked.searchParams], asked.hash]).toEqual([
      [
        ["requestId", "1"],
        ["sessionTopic", "a&b=c#d"]
      ],
      ""
    ])
  })
})

describe("the link of a wallet on a phone", () => {
  const both = { mobileLink: "wallet://", universalLink: "https://wallet.example" }
  it.each([
    [both, device(), false, "wallet://"],
    [both, device(), true, "https://wallet.example/"],
    [both, device({ platform: "android", telegram: true }), true, "wallet://"],
    [both, device({ telegram: true }), true, "https://wallet.example/"],
    [both, device({ platform: "android" }), true, "https://wallet.example/"],
    [{ universalLink: "https://wallet.example" }, device(), false, "https://wallet.example/"],
    [{ mobileLink: "wallet://" }, device(), true, "wallet://"],
    [
      { mobileLink: "javascript:x", universalLink: "https://wallet.example" },
      device(),
      false,
      "https://wallet.example/"
    ],
    [{}, device(), true, undefined]
  ] as const)("of %j on %j (universal preferred: %s) is %s", (links, on, preferred, base) => {
    expect(mobileBase(links, on, preferred)).toBe(base)
  })

  it("brings it to the front for a request", () => {
    expect(requestLink("wallet:", { requestId: 7, topic: "aa" }, device())).toEqual({
      href: "wallet://wc?requestId=7&sessionTopic=aa",
      target: "_self"
    })
  })
})

describe("the ways to a wallet", () => {
  const all = wallet({ mobileLink: "w:", webLink: "https://w", desktopLink: "d:" })
  it.each([
    [undefined, "desktop", ["qr"]],
    [undefined, "ios", ["mobile", "qr"]],
    [all, "desktop", ["qr", "web", "desktop"]],
    [all, "android", ["mobile", "web"]],
    [wallet({ desktopLink: "d:" }), "desktop", ["desktop"]],
    [wallet({ desktopLink: "d:" }), "ios", ["qr"]],
    [wallet({}), "desktop", ["qr"]]
  ] as const)("%j on %s are %j", (of, platform, ways) => {
    expect(waysOf(of, device({ platform }))).toEqual(ways)
  })

  it("is got from the store of the phone, else from its own site", () => {
    const links = { appStore: "a", playStore: "p", homepage: "h" }
    const on = (platform: Device["platform"]) => storeLink(links, device({ platform }))
    expect([on("ios"), on("android"), on("desktop")]).toEqual(["a", "p", "h"])
    expect(storeLink({ homepage: "h" }, device())).toBe("h")
  })
})

describe("the device", () => {
  const top = {}
  const read = (userAgent: string, more: object = {}, maxTouchPoints = 0) =>
    readDevice({ navigator: { userAgent, maxTouchPoints }, self: top, top, ...more })

  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, "ios"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", 5, "ios"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", 0, "desktop"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", 1, "desktop"],
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", 5, "android"],
    ["Mozilla/5.0 (Windows NT 10.0)", 10, "desktop"]
  ])("of %s with %i touch points is %s", (agent, touch, platform) => {
    expect(read(agent, {}, touch).platform).toBe(platform)
  })

  it.each(["TelegramWebviewProxy", "Telegram", "TelegramWebviewProxyProto"])("is Telegram by %s", (name) => {
    expect([read("").telegram, read("", { [name]: {} }).telegram]).toEqual([false, true])
  })

  it("is a computer where there is no window, as on a server", () => {
    expect(readDevice(undefined)).toEqual({ platform: "desktop", telegram: false, framed: false })
  })

  it("is framed where its window is not the top, and where it may not know", () => {
    expect([read("").framed, read("", { top: { other: true } }).framed]).toEqual([false, true])
    const secret = Object.defineProperty({ navigator: { userAgent: "", maxTouchPoints: 0 } }, "top", {
      get: () => {
        throw new Error("cross-origin")
      }
    })
    expect(readDevice(secret as never)).toEqual({ platform: "desktop", telegram: false, framed: true })
  })
})
