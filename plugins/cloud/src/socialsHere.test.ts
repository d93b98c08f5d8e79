import { expect, it } from "vitest"
import { socialsHere } from "./socialsHere.ts"

const all = ["google", "x", "discord", "farcaster", "github", "apple", "facebook"]
const agents = {
  iPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
  iPad: "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
  Mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)",
  "Safari on a Mac":
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  Android:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  Windows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
}
const inTelegram = (userAgent: string) => ({ navigator: { userAgent }, TelegramWebviewProxy: {} })

it.each([
  ["iPhone", ["google"]],
  ["iPad", ["google"]],
  ["Mac", ["x"]],
  ["Safari on a Mac", []],
  ["Android", ["facebook", "x"]],
  ["Windows", []]
] as const)("S2.20[all] in Telegram, %s offers all social logins but %j", (device, refused) => {
  expect(socialsHere(all, inTelegram(agents[device]))).toEqual(
    all.filter((provider) => !(refused as ReadonlyArray<string>).includes(provider))
  )
})

it.each(["TelegramWebviewProxy", "Telegram", "TelegramWebviewProxyProto"])(
  "S2.20 in part: %s in the window is Telegram; without any of them nothing is left out",
  (name) => {
    const navigator = { userAgent: agents.Android }
    expect(socialsHere(all, { navigator, [name]: {} } as never)).not.toContain("x")
    expect(socialsHere(all, { navigator })).toEqual(all)
  }
)

it("S2.20 in part: what is off stays off, and a server knows no Telegram", () => {
  expect(socialsHere(false, inTelegram(agents.Android))).toBe(false)
  expect(socialsHere(all, undefined)).toEqual(all)
})
