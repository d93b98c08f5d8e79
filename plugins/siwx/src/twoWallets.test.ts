import { parseCaipAddress } from "@latchkey/core"
import { describe, expect, it, onTestFinished } from "vitest"
import { newBrowser, openPage, type Browser } from "../support/signInKit.ts"
import { testWallet } from "../support/testChain.ts"
import { signedIn, type SiwxOptions } from "./index.ts"

/** A page with two wallets of one namespace, a1 and a2, and who was signed in while another account was the current one. */
const openTwo = async (options: SiwxOptions = {}) => {
  const second = testWallet()
  second.account = "a2"
  const browser: Browser = { ...newBrowser(), second }
  const page = await openPage(browser, options)
  onTestFinished(() => page.kit.dispose())
  const wrong: Array<string> = []
  page.kit.subscribe(() => {
    const state = page.kit.getSnapshot()
    const session = signedIn(state)
    const current = state.account["test"]?.address
    if (session !== undefined && session.data.accountAddress !== current)
      wrong.push(`signed in as ${session.data.accountAddress} while ${current} is current`)
  })
  const current = () => page.kit.getSnapshot().account["test"]?.address
  return {
    ...page,
    second,
    wrong,
    current,
    switchTo: (connectorId: "wallet" | "second") =>
      page.kit.switchConnection({ namespace: "test", connectorId }),
    /** How often each wallet was asked to sign. */
    questions: () => [page.wallet.asked.length, second.asked.length],
    settled: (address: string) =>
      page.until("signedIn", "skipped", "asked").then(() => {
        expect(current()).toBe(address)
        expect(parseCaipAddress(page.now().account!).address).toBe(address)
      })
  }
}

describe.each([true, false])("two wallets of one namespace, where signing in is required: %s", (required) => {
  it("T30, S4.29 in part: each account is asked once, and the page is never signed in as one that is not current", async () => {
    const page = await openTwo({ required })
    await page.connect()
    await page.until("asked")
    await page.kit.siwx.signIn()
    await page.kit.connect({ connectorId: "second" })
    await page.until("asked")
    expect(page.current()).toBe("a2")
    expect(signedIn(page.kit.getSnapshot())).toBeUndefined()
    await page.kit.siwx.signIn()
    expect(page.questions()).toEqual([1, 1])
    for (const [connectorId, address] of [
      ["wallet", "a1"],
      ["second", "a2"],
      ["wallet", "a1"]
    ] as const) {
      await page.switchTo(connectorId)
      await page.until("signedIn")
      expect(page.current()).toBe(address)
      expect(signedIn(page.kit.getSnapshot())?.data.accountAddress).toBe(address)
      expect(await page.site.session()).toMatchObject({ address })
    }
    expect(page.questions()).toEqual([1, 1])
    expect(page.wrong).toEqual([])
  })

  it("T30 in part: what the second wallet signs after the visitor went back signs nobody in", async () => {
    const page = await openTwo({ required })
    await page.connect()
    await page.until("asked")
    await page.kit.siwx.signIn()
    await page.kit.connect({ connectorId: "second" })
    await page.until("asked")
    let answer = () => {}
    page.second.onSign = (sign) =>
      new Promise((resolve) => {
        answer = () => resolve(sign())
      })
    const signing = page.kit.siwx.signIn().then(
      () => "signed in",
      () => "failed"
    )
    await page.until("signing")
    await expect.poll(() => page.second.asked.length).toBe(1)
    await page.switchTo("wallet")
    await page.until("signedIn")
    answer()
    expect(await signing).toBe("failed")
    await page.until("signedIn")
    expect(signedIn(page.kit.getSnapshot())?.data.accountAddress).toBe("a1")
    expect(await page.site.session()).toMatchObject({ address: "a1" })
    expect(page.questions()).toEqual([1, 1])
    expect(page.wrong).toEqual([])
  })
})

describe("a visitor who does not sign in with the second wallet", () => {
  it("S4.26 in part: is back at the first one, and signed in there without another question, where it is required", async () => {
    const page = await openTwo({ required: true })
    await page.connect()
    await page.until("asked")
    await page.kit.siwx.signIn()
    await page.kit.connect({ connectorId: "second" })
    await page.until("asked")
    await page.kit.siwx.cancel()
    await expect.poll(() => page.current()).toBe("a1")
    await page.until("signedIn")
    expect(signedIn(page.kit.getSnapshot())?.data.accountAddress).toBe("a1")
    expect(page.questions()).toEqual([1, 0])
    expect(page.wrong).toEqual([])
  })

  it("S4.26 in part: is not asked again when it becomes current again, where it is optional", async () => {
    const page = await openTwo({ required: false })
    await page.connect()
    await page.until("asked")
    await page.kit.siwx.signIn()
    await page.kit.connect({ connectorId: "second" })
    await page.until("asked")
    await page.kit.siwx.cancel()
    await page.switchTo("wallet")
    await page.until("signedIn")
    await page.switchTo("second")
    await page.until("skipped")
    expect(page.current()).toBe("a2")
    expect(signedIn(page.kit.getSnapshot())).toBeUndefined()
    expect(page.questions()).toEqual([1, 0])
    expect(page.wrong).toEqual([])
  })
})
