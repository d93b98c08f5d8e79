import type { CatalogueWallet } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { storesHere } from "./storesHere.ts"

const stores = {
  chromeStore: "https://chrome.example",
  firefoxStore: "https://firefox.example",
  appStore: "https://apple.example",
  playStore: "https://play.example"
}
const wallet: CatalogueWallet = { id: "one", name: "One", certified: false, chains: [], ...stores }

const namesOn = (userAgent: string, maxTouchPoints = 0, of = wallet) => {
  const { here, phone } = storesHere(of, { userAgent, maxTouchPoints })
  return [here, phone].map((list) => list.map(({ name }) => name))
}
const phones = ["appStore", "playStore"]
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15"

describe("where a wallet is got", () => {
  it.each([
    ["Chrome", `${mac} Chrome/120.0 Safari/537.36`, 0, ["chromeStore"], phones],
    ["Edge", `${mac} Chrome/120.0 Safari/537.36 Edg/120.0`, 0, ["chromeStore"], phones],
    [
      "Firefox",
      "Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0",
      0,
      ["firefoxStore"],
      phones
    ],
    ["Safari", `${mac} Version/17.0 Safari/605.1.15`, 0, [], phones],
    ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1", 5, ["appStore"], []],
    ["an iPad, which says that it is a Mac", `${mac} Version/17.0 Safari/605.1.15`, 5, ["appStore"], []],
    [
      "an Android phone",
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0 Mobile",
      5,
      ["playStore"],
      []
    ],
    [
      "Telegram on Android",
      "Mozilla/5.0 (Linux; Android 14; wv) Chrome/120.0 Telegram-Android/11",
      5,
      ["playStore"],
      []
    ]
  ])("on %s", (_, userAgent, touch, here, phone) => {
    expect(namesOn(userAgent, touch)).toEqual([here, phone])
  })

  it("T03 in part: a link that is not safe to open is none", () => {
    const unsafe = {
      ...wallet,
      chromeStore: "javascript:alert(1)",
      appStore: "https://user:pass@apple.example"
    }
    expect(namesOn(`${mac} Chrome/120.0 Safari/537.36`, 0, unsafe)).toEqual([[], ["playStore"]])
  })
})
