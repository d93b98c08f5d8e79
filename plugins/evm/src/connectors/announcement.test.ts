import { describe, expect, it } from "vitest"
import { oddValues } from "../../support/fakeProvider.ts"
import { decodeAnnouncement } from "./announcement.ts"

const provider = { request: async () => null }
const info = {
  uuid: "350670db-19fa-4704-a166-e52e178b59d2",
  name: "Example",
  rdns: "com.example",
  icon: "data:image/png;base64,AA=="
}
const event = (detail: unknown) => ({ detail })

describe("decodeAnnouncement", () => {
  it("T06 takes a good announcement as it is", () => {
    expect(decodeAnnouncement(event({ info, provider }))).toEqual({ ...info, provider })
  })

  it.each(["uuid", "name", "rdns"])("T06 an odd %s is no announcement", (key) => {
    for (const [name, odd] of oddValues) {
      if (name === "a string" || name === "a huge text") continue
      expect(decodeAnnouncement(event({ info: { ...info, [key]: odd() }, provider }))).toBeUndefined()
    }
    const { [key as "uuid"]: _, ...rest } = info
    expect(decodeAnnouncement(event({ info: rest, provider }))).toBeUndefined()
  })

  it.each(oddValues)("T06 %s as event, detail, info or provider is no announcement", (_, odd) => {
    for (const value of [
      odd(),
      event(odd()),
      event({ info: odd(), provider }),
      event({ info, provider: odd() })
    ]) {
      expect(decodeAnnouncement(value)).toBeUndefined()
    }
  })

  it.each([
    "",
    "metamask",
    "injected",
    "walletConnect",
    "ID_AUTH",
    ".com",
    "com.",
    "a..b",
    "com.exa mple",
    "com.exämple",
    "com.example#2",
    `com.${"x".repeat(300)}`
  ])("T06 the rdns %j cannot take the place of a connector", (rdns) => {
    expect(decodeAnnouncement(event({ info: { ...info, rdns }, provider }))).toBeUndefined()
  })

  it("T06 an rdns is one whatever its letter case", () => {
    expect(decodeAnnouncement(event({ info: { ...info, rdns: "Com.Example" }, provider }))?.rdns).toBe(
      "com.example"
    )
  })

  it.each([
    ["Meta\u202eksaM", "Meta ksaM"],
    ["\u200bMetaMask\u200b", "MetaMask"],
    ["Meta\u0000Mask\n", "Meta Mask"],
    ["x".repeat(500), `${"x".repeat(63)}…`],
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    ["\u202e\u200b", "com.example"],
    ["", "com.example"]
  ])("T06 T02 the name %j is shown as %j", (name, shown) => {
    expect(decodeAnnouncement(event({ info: { ...info, name }, provider }))?.name).toBe(shown)
  })

  it("T05 properties of a polluted prototype are nobody's announcement", () => {
    const inherited = Object.create({ info, provider }) as object
    expect(decodeAnnouncement(event(inherited))).toBeUndefined()
    expect(decodeAnnouncement(event({ info: Object.create(info) as object, provider }))).toBeUndefined()
  })

  it("T06 a provider may be a class instance, a function or a proxy, as wallets make them", () => {
    class Wallet {
      request() {
        return null
      }
    }
    const callable = Object.assign(() => {}, { request: () => null })
    for (const made of [new Wallet(), callable, new Proxy(new Wallet(), {})]) {
      expect(decodeAnnouncement(event({ info, provider: made }))?.provider).toBe(made)
    }
  })

  it("T02 a wallet with a bad icon keeps its place without one", () => {
    for (const icon of ["https://example.com/icon.png", ...oddValues.map(([, odd]) => odd())]) {
      expect(decodeAnnouncement(event({ info: { ...info, icon }, provider }))).not.toHaveProperty("icon")
    }
  })
})
