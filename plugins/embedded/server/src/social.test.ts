import { chromium, type Browser, type Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { launchOptions } from "../../../../scripts/browser-path.mjs"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { startStack } from "../../../../tests/stack/startStack.ts"
import { startTestSite, visit } from "../support/testPage.ts"
import { leadBack, openSocial } from "../support/socialWindow.ts"
import { makeDevice } from "../support/testServer.ts"

describe("a sign-in at a provider", () => {
  let stack: Stack
  let browser: Browser
  let site: Awaited<ReturnType<typeof startTestSite>>
  beforeAll(async () => {
    ;[stack, browser] = await Promise.all([
      startStack({ parts: ["evm", "embedded"] }),
      chromium.launch(launchOptions())
    ])
    site = await startTestSite(stack.embedded!.url, "1", "stack")
  })
  afterAll(async () => {
    await site?.stop()
    await browser?.close()
    await stack?.stop()
  })

  /** Names somebody to the provider, and agrees to what it asks. */
  const nameTo = async (popup: Page, name: string) => {
    await popup.locator("input[name=login]").fill(name)
    await popup.locator("input[name=password]").fill("any")
    await popup.locator("button[type=submit]").click()
    await popup.getByRole("button", { name: "Continue" }).click()
  }
  /** Opens a window as the modal does, and gives what the provider's window hands to the page. */
  const openWindow = async (page: Page, uri: string) => {
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.evaluate((url) => {
        Object.assign(window, { results: [] })
        addEventListener("message", ({ data, origin }: MessageEvent<{ resultUri?: string }>) => {
          if (data?.resultUri !== undefined) Reflect.get(window, "results").push([origin, data.resultUri])
        })
        window.open(url, "popupWindow", "width=600,height=800")
      }, uri)
    ])
    const result = async () => {
      await page.waitForFunction(() => Reflect.get(window, "results").length > 0)
      return page.evaluate(() => (Reflect.get(window, "results") as Array<[string, string]>)[0]!)
    }
    return { popup, result }
  }

  it.each([
    ["OpenID Connect", "google", "ada"],
    ["OAuth 2 alone", "github", "grace"]
  ])(
    "S4.22 in part, S5.10 in part: signs in whom the provider names by %s, and finds the wallet again",
    async (_, provider, person) => {
      const visitor = await visit(browser, site.origin)
      try {
        const { payload } = await visitor.call("GET_SOCIAL_REDIRECT_URI", { provider })
        const { uri } = payload as { readonly uri: string }
        expect(new URL(uri).origin).toBe(stack.embedded!.url)
        const asking = visitor.page
          .context()
          .waitForEvent("request", (request) =>
            request.url().startsWith(`${stack.embedded!.providerUrl}/auth?`)
          )
        const { popup, result } = await openWindow(visitor.page, uri)
        expect(new URL((await asking).url()).searchParams.get("code_challenge_method")).toBe("S256")
        await nameTo(popup, person)
        const [origin, resultUri] = await result()
        expect(origin).toBe(stack.embedded!.url)
        // The page knows the result, and is worth nothing with it: another device is refused.
        const token = new URL(resultUri).hash.replace("#token=", "")
        expect(token).toMatch(/^[\w-]{43}$/)
        expect(await makeDevice(stack.embedded!.url).ask("social-result", { token })).toMatchObject({
          status: 410
        })

        const connecting = visitor.call("CONNECT_SOCIAL", { uri: resultUri, chainId: 1 })
        const saving = await visitor.panel("Your recovery code")
        await saving
          .getByLabel("Type the last four")
          .fill((await saving.locator("output span").last().textContent())!)
        await saving.getByRole("button", { name: "Continue" }).click()
        const { payload: user } = await connecting
        expect(user).toMatchObject({ email: `${person}@provider.test`, userName: person, chainId: 1 })
        expect(await visitor.call("CONNECT_SOCIAL", { uri: resultUri })).toMatchObject({
          type: "@w3m-frame/CONNECT_SOCIAL_ERROR"
        })
        // The e-mail address of a provider is none that signs in by mail.
        expect(await visitor.call("CONNECT_EMAIL", { email: `${person}@provider.test` })).toMatchObject({
          payload: { action: "VERIFY_OTP" }
        })
        await popup.close()
        await visitor.call("SIGN_OUT")
        const again = await visitor.call("GET_SOCIAL_REDIRECT_URI", { provider })
        const next = await openWindow(visitor.page, (again.payload as { uri: string }).uri)
        const [, nextUri] = await next.result()
        const second = await visitor.call("CONNECT_SOCIAL", { uri: nextUri, chainId: 1 })
        expect((second.payload as { address: string }).address).toBe((user as { address: string }).address)
        expect(visitor.faults.filter((fault) => !fault.includes("provider"))).toEqual([])
      } finally {
        await visitor.context.close()
      }
    }
  )

  const begin = async (language = "en") => {
    const { body } = await makeDevice(stack.embedded!.url, { "x-latchkey-language": language }).ask(
      "social",
      {
        projectId: "stack",
        origin: "http://localhost:1",
        provider: "x"
      }
    )
    return String(body["uri"])
  }

  it("T18 a state serves once, and none that the server did not give serves at all", async () => {
    const { url } = stack.embedded!
    const back = (query: Record<string, string>) =>
      fetch(`${url}/social/callback/x?${new URLSearchParams(query)}`)
    expect((await back({ state: "unknown", code: "x" })).status).toBe(410)
    expect((await back({ error: "access_denied", state: "x" })).status).toBe(400)
    const window = await openSocial(await begin())
    // The provider refuses a code that it did not give.
    expect((await leadBack(window, { code: "guessed" })).status).toBe(502)
    expect((await leadBack(window, { code: "guessed" })).status).toBe(410)
  })

  it("T18 leads a page back that was led away: to the origin that began alone, and with nothing where the visitor declined", async () => {
    const declined = { error: "access_denied" }
    const first = await openSocial(await begin("de"), "http://localhost:1/shop?a=b")
    const led = await leadBack(first, declined)
    expect([led.status, led.location]).toEqual([303, "http://localhost:1/shop?a=b"])
    // The sign-in is over with it.
    expect((await leadBack(first, declined)).status).toBe(400)
    const refused = await leadBack(await openSocial(await begin("de"), "https://evil.example/"), declined)
    expect([refused.status, refused.location]).toEqual([400, null])
    expect(refused.text).toContain("Du bist nicht angemeldet")
  })

  it("S5.10 in part, T17: begins for no other provider, and for no page that may not use the wallet", async () => {
    const device = makeDevice(stack.embedded!.url)
    const beginWith = (more: object) =>
      device.ask("social", { projectId: "stack", origin: "http://localhost:1", provider: "google", ...more })
    expect(await beginWith({ provider: "myspace" })).toMatchObject({ status: 404 })
    expect(await beginWith({ provider: undefined })).toMatchObject({ status: 404 })
    expect(await beginWith({ origin: "https://evil.example" })).toMatchObject({ status: 403 })
  })
})
