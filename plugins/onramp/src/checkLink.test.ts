import { describe, expect, it } from "vitest"
import { checkLink } from "./checkLink.ts"

const own = "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
const other = "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
const token = "0xcccccccccccccccccccccccccccccccccccccccc"
const rule = {
  pages: ["https://pay.example.com", "http://127.0.0.1:8080"],
  address: own,
  parseAddress: (text: string) => (/^0x[0-9a-f]{40}$/i.test(text) ? text.toLowerCase() : undefined),
  contract: undefined,
  isOpaque: false
}
const twice = (text: string) => encodeURIComponent(encodeURIComponent(text))

describe("a provider's link", () => {
  it.each([
    [`https://pay.example.com/?to=${own}`],
    [`https://pay.example.com/buy?wallets=${encodeURIComponent(JSON.stringify([{ address: own }]))}`],
    [`https://PAY.example.com:443/?to=${own.toUpperCase().replace("0X", "0x")}`],
    [`http://127.0.0.1:8080/?to=${own}#top`]
  ])("T27 %s is opened as browsers write it", (link) => {
    expect(checkLink(link, rule)).toEqual({ url: new URL(link).href })
  })

  it.each([
    ["not a link", "form"],
    [undefined, "form"],
    [{ toString: (): string => `https://pay.example.com/?to=${own}` }, "form"],
    [`https://pay.example.com/?to=${own}&${"x".repeat(8_000)}`, "form"],
    [`http://pay.example.com/?to=${own}`, "scheme"],
    [`javascript:alert("${own}")//pay.example.com`, "scheme"],
    [`data:text/html,${own}`, "scheme"],
    [`https://user@pay.example.com/?to=${own}`, "credentials"],
    [`https://user:word@pay.example.com/?to=${own}`, "credentials"],
    [`https://pay.example.com@evil.example/?to=${own}`, "credentials"],
    [`https://:word@pay.example.com/?to=${own}`, "credentials"],
    [`https://evil.example/?to=${own}`, "origin"],
    [`https://pay.example.com.evil.example/?to=${own}`, "origin"],
    [`https://evil.example/pay.example.com?to=${own}`, "origin"],
    [`https://pay.example.com:444/?to=${own}`, "origin"],
    [`https://sub.pay.example.com/?to=${own}`, "origin"],
    [`http://127.0.0.1:8081/?to=${own}`, "origin"],
    [`https://pay.example.com/${own}?to=${own}`, "place"],
    [`https://pay.example.com/?to=${own}#${own}`, "place"],
    [`https://pay.example.com/?to=${own}#to=${other}`, "place"],
    [`https://pay.example.com/%30x${own.slice(2)}?to=${own}`, "place"],
    ["https://pay.example.com/", "address"],
    ["https://pay.example.com/?to=", "address"],
    [`https://pay.example.com/?to=${own.slice(0, -1)}`, "address"],
    [`https://pay.example.com/?to=${other}`, "stranger"],
    [`https://pay.example.com/?to=${own}&to=${other}`, "stranger"],
    [`https://pay.example.com/?to=${own}&wallet=${twice(`{"to":"${other}"}`)}`, "stranger"],
    [`https://pay.example.com/?to=${own}&next=%&wallet=${other}`, "stranger"],
    [`https://pay.example.com/?to=${own}&token=${token}`, "stranger"]
  ] as const)("T27 %s is refused for its %s", (link, fault) => {
    expect(checkLink(link, rule)).toEqual({ fault })
  })

  it("T27 may name the contract of what is bought", () => {
    const link = `https://pay.example.com/?to=${own}&token=${token}`
    expect(checkLink(link, { ...rule, contract: token })).toEqual({ url: link })
    expect(checkLink(`https://pay.example.com/?to=${token}`, { ...rule, contract: token })).toEqual({
      fault: "address"
    })
  })

  it("T27 holds an account that is written otherwise than the chain writes it to be the same", () => {
    const link = `https://pay.example.com/?to=${own}`
    const address = own.toUpperCase().replace("0X", "0x")
    expect(checkLink(link, { ...rule, address })).toEqual({ url: link })
  })

  it("T27 takes an account that the chain can't read as it is, and finds it nowhere", () => {
    expect(checkLink(`https://pay.example.com/?to=${own}`, { ...rule, address: "own" })).toEqual({
      fault: "stranger"
    })
    expect(checkLink("https://pay.example.com/?to=own", { ...rule, address: "own" })).toEqual({
      fault: "address"
    })
  })

  it("T27 need not show the account where the source declared that, and shows no other even then", () => {
    const opaque = { ...rule, isOpaque: true }
    expect(checkLink("https://pay.example.com/?session=s1", opaque)).toEqual({
      url: "https://pay.example.com/?session=s1"
    })
    expect(checkLink(`https://pay.example.com/?session=s1&to=${other}`, opaque)).toEqual({
      fault: "stranger"
    })
  })
})
