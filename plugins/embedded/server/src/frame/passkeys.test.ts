import { AxeBuilder } from "@axe-core/playwright"
import type { Frame } from "playwright"
import { describe, expect, it } from "vitest"
import { withFrameBrowser } from "../../support/frameBrowser.ts"
import { addAuthenticator, type AuthenticatorOptions } from "../../support/authenticator.ts"
import { startTestSite, typeNumber, visit } from "../../support/testPage.ts"
import { codeOf, confirm, linkOf, startTestServer } from "../../support/testServer.ts"

const ada = "ada@example.org"
const chains = [
  { id: "eip155:1", name: "Ethereum", rpcUrl: "http://127.0.0.1:9", coin: { symbol: "ETH", decimals: 18 } }
]
const ALLOW = "publickey-credentials-get; publickey-credentials-create"
const KEEP = "Keep your wallet with a passkey"

const { ends, made } = withFrameBrowser()

const start = async ({ allow = ALLOW } = {}) => {
  const server = await startTestServer({ files: made().files, chains, isNamed: true })
  ends.push(server.stop)
  const site = await startTestSite(server.url, "eip155:1", "one", allow)
  ends.push(site.stop)
  const open = async (how: AuthenticatorOptions | "none" = {}, isBlind = false) => {
    const visitor = await visit(made().browser, site.origin, { isBlind })
    ends.push(() => visitor.context.close())
    const authenticator = how === "none" ? undefined : await addAuthenticator(visitor.page, how)
    return { ...visitor, authenticator: authenticator! }
  }
  type Visitor = Awaited<ReturnType<typeof open>>
  /** Signs in by mail, also on a device that the account does not know yet. */
  const signIn = async ({ call }: Visitor) => {
    server.clock.now += 60_000
    const begun = await call("CONNECT_EMAIL", { email: ada })
    const first = await server.inbox.take(ada)
    const isStranger = JSON.stringify(begun.payload).includes("VERIFY_DEVICE")
    if (isStranger) {
      const waiting = call("CONNECT_DEVICE")
      await confirm(linkOf(first))
      await waiting
    }
    await call("CONNECT_OTP", { otp: codeOf(isStranger ? await server.inbox.take(ada) : first) })
  }
  /** Signs up with a passkey, and puts the recovery code off or writes it down. */
  const signUp = async (visitor: Visitor, code: "Later" | "Continue" = "Later") => {
    await signIn(visitor)
    const asking = visitor.call("GET_USER", {})
    const frame = await visitor.panel(KEEP)
    await press(frame, "Create a passkey")
    const recovery = await save(visitor, code)
    const user = (await asking).payload as { readonly address: string }
    const mail = await server.inbox.take(ada)
    return { user, recovery, mail }
  }
  const save = async ({ panel }: Visitor, code: "Later" | "Continue") => {
    const saving = await panel("Your recovery code")
    // Who has a passkey is not told that the code alone opens the wallet.
    const isBeside = (await saving.locator("main").innerText()).includes("where no passkey is at hand")
    expect(isBeside).toBe((await saving.getByRole("button", { name: "Later" }).count()) === 1)
    const recovery = (await saving.locator("output.code span").allTextContents()).join("-")
    if (code === "Continue") await saving.getByLabel("Type the last four characters").fill(recovery.slice(-4))
    await press(saving, code)
    return recovery
  }
  return { ...server, site, open, signIn, signUp, save }
}

const press = (frame: Frame, name: string) => frame.getByRole("button", { name, exact: true }).click()
const said = (frame: Frame, text: string) => frame.getByRole("alert").getByText(text).waitFor()
const addressIn = (told: { readonly payload?: unknown }) =>
  (told.payload as { readonly address: string }).address

/** Opens the list of passkeys in the wallet's settings. */
const settings = async (visitor: Awaited<ReturnType<Awaited<ReturnType<typeof start>>["open"]>>) => {
  // It is open until the test ends.
  visitor.call("SHOW_WALLET").catch(() => {})
  const frame = await visitor.panel("Your wallet")
  await press(frame, "Show passkeys")
  await visitor.panel("Passkeys")
  return frame
}

describe("a wallet whose owner has a passkey", () => {
  it("S4.18 in part: is made without writing anything down, and opens on a new device by mail and the passkey", async () => {
    const { open, signIn, signUp } = await start()
    const visitor = await open()
    const { user, mail } = await signUp(visitor)
    expect(mail.text).toMatch(/the passkey “.+ on Linux” was added/)
    expect(await visitor.authenticator.credentials()).toHaveLength(1)
    // The same authenticator, as one that several devices share, and a device without anything else of it.
    const frame = await visitor.frame()
    await frame.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
    })
    await visitor.page.reload()
    await signIn(visitor)
    const asking = visitor.call("GET_USER", {})
    const asked = await visitor.panel("Open your wallet")
    const { violations } = await new AxeBuilder({ page: visitor.page }).include("iframe").analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await press(asked, "Open with a passkey")
    expect(addressIn(await asking)).toBe(user.address)
    // From then on this device opens it by itself, over a reload too.
    await visitor.page.reload()
    expect(addressIn(await visitor.call("GET_USER", {}))).toBe(user.address)
    expect(visitor.faults).toEqual([])
  })

  it("S4.18 in part: is opened by the recovery code as well, which was written down beside it or was made later", async () => {
    const { open, signIn, signUp, save, inbox } = await start()
    const visitor = await open()
    const { user, recovery } = await signUp(visitor, "Continue")
    const lost = async (code: string) => {
      const other = await open("none")
      await signIn(other)
      const asking = other.call("GET_USER", {})
      // Who is refused leaves it open.
      asking.catch(() => {})
      const frame = await other.panel("Open your wallet")
      await frame.getByLabel("Recovery code").fill(code)
      await press(frame, "Open the wallet")
      return { asking, frame }
    }
    expect(addressIn(await (await lost(recovery)).asking)).toBe(user.address)
    const showing = visitor.call("SHOW_WALLET")
    await press(await visitor.panel("Your wallet"), "Make a new code")
    const renewed = await save(visitor, "Continue")
    await showing
    await inbox.take(ada)
    const old = await lost(recovery)
    await said(old.frame, "This is not the code of this wallet")
    expect(addressIn(await (await lost(renewed)).asking)).toBe(user.address)
  })

  it("S4.18 in part: has several, each added, named and removed in the settings, with a mail of each", async () => {
    const { open, signUp, inbox } = await start()
    const visitor = await open()
    await signUp(visitor)
    const frame = await settings(visitor)
    // The device that has one already makes no second.
    await press(frame, "Add a passkey")
    await said(frame, "This device has a passkey of this wallet already.")
    await visitor.authenticator.remove()
    const second = await addAuthenticator(visitor.page)
    await press(frame, "Add a passkey")
    await frame.getByRole("listitem").nth(1).waitFor()
    expect(await second.credentials()).toHaveLength(1)
    expect((await inbox.take(ada)).text).toContain("was added")
    const row = frame.getByRole("listitem").nth(1)
    await row.getByRole("textbox").fill("My key")
    await row.getByRole("button", { name: /^Rename/ }).click()
    await frame.getByRole("button", { name: "Remove: My key" }).waitFor()
    await frame.getByRole("button", { name: /^Remove: .+ on Linux/ }).click()
    expect((await inbox.take(ada)).text).toMatch(/the passkey “.+ on Linux” was removed/)
    await expect.poll(() => frame.getByRole("listitem").count()).toBe(1)
    const { violations } = await new AxeBuilder({ page: visitor.page }).include("iframe").analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(visitor.faults).toEqual([])
  })

  it("T17 takes no passkey away under a cover: adding, naming and removing take the number where nothing tells what is seen", async () => {
    const { open, signUp } = await start()
    const visitor = await open()
    await signUp(visitor)
    await visitor.page.addInitScript(() => {
      Reflect.deleteProperty(IntersectionObserver.prototype, "trackVisibility")
    })
    await visitor.page.reload()
    const frame = await settings(visitor)
    await frame.getByRole("listitem").first().waitFor()
    await frame.getByRole("button", { name: /^Remove/ }).click()
    await frame.getByRole("alert").getByText("Type the number").waitFor()
    expect(await frame.getByRole("listitem").count()).toBe(1)
    await typeNumber(frame)
    await frame.getByRole("button", { name: /^Remove/ }).click()
    await expect.poll(() => frame.getByRole("listitem").count()).toBe(0)
  })
})

describe("where no passkey opens the wallet", () => {
  it("S4.18 in part: who declines is told, and takes the recovery code or tries again", async () => {
    const { open, signIn, save } = await start()
    const visitor = await open({ isWilling: false })
    await signIn(visitor)
    const asking = visitor.call("GET_USER", {})
    const frame = await visitor.panel(KEEP)
    await press(frame, "Create a passkey")
    await said(frame, "No passkey was used. Try again, or use the recovery code.")
    await visitor.authenticator.remove()
    await addAuthenticator(visitor.page)
    await press(frame, "Create a passkey")
    await save(visitor, "Later")
    expect(addressIn(await asking)).toMatch(/^0x/)
  })

  it("S4.18 in part: an authenticator without PRF is told of, and the wallet is made with the recovery code", async () => {
    const { open, signIn, save } = await start()
    const visitor = await open({ hasPrf: false })
    await signIn(visitor)
    const asking = visitor.call("GET_USER", {})
    const frame = await visitor.panel(KEEP)
    await press(frame, "Create a passkey")
    await said(frame, "This passkey cannot open a wallet")
    await press(frame, "Use a recovery code")
    await save(visitor, "Continue")
    expect(addressIn(await asking)).toMatch(/^0x/)
  })

  it("S4.18 in part: a browser without an authenticator begins with the recovery code, as before", async () => {
    const { open, signIn, save } = await start()
    const visitor = await open("none")
    await signIn(visitor)
    const asking = visitor.call("GET_USER", {})
    await save(visitor, "Continue")
    expect(addressIn(await asking)).toMatch(/^0x/)
  })

  it("S4.18 in part: one that was removed at the authenticator, or in the settings, ends in a word and the recovery code", async () => {
    const { open, signIn, signUp } = await start()
    const visitor = await open()
    const { user, recovery } = await signUp(visitor, "Continue")
    const other = await open()
    await signIn(other)
    const asking = other.call("GET_USER", {})
    const frame = await other.panel("Open your wallet")
    // As after its owner removed it in the settings of the device.
    await other.authenticator.forget()
    await press(frame, "Open with a passkey")
    await said(frame, "No passkey was used. Try again, or use the recovery code.")
    await frame.getByLabel("Recovery code").fill(recovery)
    await press(frame, "Open the wallet")
    expect(addressIn(await asking)).toBe(user.address)

    // Removed elsewhere while it is asked for.
    await visitor.page.reload()
    const inner = await visitor.frame()
    await visitor.ready()
    await inner.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
    })
    await visitor.page.reload()
    await signIn(visitor)
    // Refused, and open until the test ends.
    visitor.call("GET_USER", {}).catch(() => {})
    const asked = await visitor.panel("Open your wallet")
    const shown = await settings(other)
    await shown.getByRole("button", { name: /^Remove/ }).click()
    await expect.poll(() => shown.getByRole("listitem").count()).toBe(0)
    await press(asked, "Open with a passkey")
    await said(asked, "This passkey opens your wallet no more")
  })
})

describe("a page that lets the frame make no passkeys", () => {
  it("T17 a window of the frame's origin asks for it, in the click", async () => {
    const { open, signIn, save, url } = await start({ allow: "" })
    const visitor = await open()
    await signIn(visitor)
    const asking = visitor.call("GET_USER", {})
    const frame = await visitor.panel(KEEP)
    const opening = visitor.page.waitForEvent("popup")
    await press(frame, "Create a passkey")
    const popup = await opening
    const authenticator = await addAuthenticator(popup)
    expect(new URL(popup.url()).origin).toBe(url)
    await popup.getByRole("heading", { name: "Create a passkey" }).waitFor()
    const { violations } = await new AxeBuilder({ page: popup }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    const closing = popup.waitForEvent("close")
    await popup.getByRole("button", { name: "Continue" }).click()
    await closing
    expect(authenticator).toBeDefined()
    await save(visitor, "Later")
    expect(addressIn(await asking)).toMatch(/^0x/)
    const list = await settings(visitor)
    await list.getByRole("listitem").first().waitFor()
    expect(visitor.faults).toEqual([])
  })

  it("T17 who closes the window is told, and so is who lets none open", async () => {
    const { open, signIn, save } = await start({ allow: "" })
    const visitor = await open()
    await signIn(visitor)
    const asking = visitor.call("GET_USER", {})
    const frame = await visitor.panel(KEEP)
    const opening = visitor.page.waitForEvent("popup")
    await press(frame, "Create a passkey")
    const popup = await opening
    await popup.getByRole("button", { name: "Continue" }).waitFor()
    await popup.close()
    await said(frame, "No passkey was used.")
    await frame.evaluate(() => {
      window.open = () => null
    })
    await press(frame, "Create a passkey")
    await said(frame, "The wallet's window cannot be opened.")
    await press(frame, "Use a recovery code")
    await save(visitor, "Continue")
    expect(addressIn(await asking)).toMatch(/^0x/)
  })

  it("T15 the window tells a page of another origin that opens it nothing, and hears nothing from it", async () => {
    const { url, open } = await start()
    const visitor = await open()
    const opening = visitor.page.waitForEvent("popup")
    await visitor.page.evaluate((address) => {
      const opened = window.open(address)!
      const heard: Array<unknown> = []
      addEventListener("message", (event) => {
        if (event.source === opened) heard.push(event.data)
      })
      Object.assign(window, { heard, opened })
    }, `${url}/passkey`)
    const popup = await opening
    await popup.waitForLoadState("load")
    // Hears after the window's own listener, and says so.
    await popup.evaluate(() => {
      addEventListener("message", () => {
        document.title = "heard"
      })
    })
    await visitor.page.evaluate(() => {
      const { opened } = window as unknown as { opened: Window }
      const text = { title: "Mine", text: "Mine", go: "Mine", lang: "en", dir: "ltr" }
      opened.postMessage(
        { kind: "get", ask: { account: "a", owner: "a", challenge: "a", known: [] }, text },
        "*"
      )
    })
    await popup.waitForFunction(() => document.title === "heard")
    expect(await popup.locator("main").count()).toBe(0)
    expect(
      await visitor.page.evaluate(() => (window as unknown as { heard: ReadonlyArray<unknown> }).heard)
    ).toEqual([])
    const headers = (await fetch(`${url}/passkey`)).headers
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
  })
})
