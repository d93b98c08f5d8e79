import { AxeBuilder } from "@axe-core/playwright"
import { atRest } from "../../../tests/e2e/atRest.ts"
import { startScriptedFrame } from "../support/startScriptedFrame.ts"
import { expect, test } from "./email.ts"

const address = "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955"

test("S1.02[e-mail one-time code] a visitor signs in by e-mail, signs, comes back and leaves", async ({
  email,
  scripted
}) => {
  await email.openEmail(scripted.url())
  await email.openModal()
  await expect(email.emailField).toBeVisible()
  // Nothing is asked of the frame's server before the visitor has chosen it.
  expect(scripted.asked).toEqual([])
  await expect(email.iframe).toHaveCount(0)

  await email.emailField.fill("ada@example.org")
  await email.modal.getByRole("button", { name: "Continue" }).click()
  await expect(email.modal).toContainText("ada@example.org")
  await email.codeField.fill("123456")
  await email.expectConnected()
  await expect(email.modal).toBeHidden()
  await expect(email.of("eip155", "address")).toHaveText(address)
  await expect(email.frameDialog).toBeHidden()

  await email.askToSign()
  const frame = await email.frame()
  await expect(frame.getByRole("heading")).toHaveText("Sign personal_sign")
  await frame.getByRole("button", { name: "Approve" }).click()
  await expect(email.of("eip155", "signature")).toHaveText(`0x${"11".repeat(65)}`)
  await expect(email.frameDialog).toBeHidden()
  await expect(email.modal).toBeHidden()

  await email.page.reload()
  await email.expectConnected()
  await expect(email.of("eip155", "address")).toHaveText(address)
  await expect(email.frameDialog).toBeHidden()

  await email.page.getByRole("button", { name: "Leave eip155" }).click()
  await expect(email.of("eip155", "status")).toHaveText("disconnected")
  await expect.poll(async () => (await email.frame()).evaluate(() => localStorage.length)).toBe(0)
  await email.page.reload()
  await expect(email.of("eip155", "status")).toHaveText("disconnected")
  await expect(email.iframe).toHaveCount(0)
})

test("S7.31[all] T17 the frame gets its four parameters, and no more than it needs", async ({
  email,
  scripted
}) => {
  await email.openEmail(scripted.url())
  await email.signIn()
  const source = new URL((await email.iframe.getAttribute("src"))!)
  expect(source.origin + source.pathname).toBe(`${scripted.origin}/sdk`)
  expect(Object.fromEntries(source.searchParams)).toEqual({
    projectId: "stack",
    chainId: "eip155:1",
    version: "4",
    enableLogger: "false"
  })
  await expect(email.iframe).toHaveAttribute("id", "w3m-iframe")
  await expect(email.iframe).toHaveAttribute("name", "w3m-secure-iframe")
  await expect(email.iframe).toHaveAttribute(
    "allow",
    "clipboard-write; publickey-credentials-get; publickey-credentials-create"
  )
  await expect(email.iframe).toHaveAttribute("referrerpolicy", "origin")
  // Nothing that moves the page, or asks in its name; files are the backup's.
  expect((await email.iframe.getAttribute("sandbox"))!.split(" ")).toEqual([
    "allow-scripts",
    "allow-same-origin",
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-downloads",
    "allow-storage-access-by-user-activation"
  ])

  await email.askToSign()
  const box = (await email.iframe.boundingBox())!
  expect(box.width).toBeGreaterThanOrEqual(358)
  expect(box.height).toBeGreaterThanOrEqual(598)
  // Half of the header's 64 px below the middle, as wide as it is specified, and above all else.
  expect(Math.abs(box.y - (800 / 2 - 300 + 32))).toBeLessThanOrEqual(2)
  const isOnTop = await email.iframe.evaluate((frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect()
    const at = (left: number, top: number) => {
      const host = document.elementFromPoint(left, top)
      return host?.shadowRoot?.elementFromPoint(left, top) === frame
    }
    return at(x + 4, y + 30) && at(x + width / 2, y + height / 2) && at(x + width - 4, y + height - 30)
  })
  expect(isOnTop).toBe(true)
})

test("S4.16 in part: the visitor closes the frame, and what was asked has ended", async ({
  email,
  scripted
}) => {
  await email.openEmail(scripted.url())
  await email.signIn()
  await email.askToSign()
  await email.frameDialog.getByRole("button", { name: "Close" }).click()
  await expect(email.of("eip155", "error")).toHaveText("SIGNING_REJECTED")
  await expect(email.frameDialog).toBeHidden()
  await expect(email.modal).toBeHidden()
  // Escape, where the keyboard is in the page's part of the dialog.
  await email.askToSign()
  await email.frameDialog.getByRole("button", { name: "Close" }).focus()
  await email.page.keyboard.press("Escape")
  await expect(email.frameDialog).toBeHidden()
})

test("a page that takes the frame out ends what was asked, and gets the frame back with the next request", async ({
  email,
  page,
  scripted
}) => {
  await email.openEmail(scripted.url())
  await email.signIn()
  const replaceBody = () =>
    page.evaluate(() => {
      const body = document.createElement("body")
      body.append(...[...document.body.children].filter(({ localName }) => localName !== "latchkey-frame"))
      document.documentElement.replaceChild(body, document.body)
    })
  const removeFrame = () => page.evaluate(() => document.querySelector("latchkey-frame")!.remove())
  for (const takeOut of [removeFrame, replaceBody]) {
    await email.askToSign()
    await takeOut()
    await expect(email.of("eip155", "error")).toHaveText("SIGNING_FAILED")
    await expect(email.modal).toBeHidden()
  }
  await email.askToSign()
  const frame = await email.frame()
  await frame.getByRole("button", { name: "Approve" }).click()
  await expect(email.of("eip155", "signature")).not.toBeEmpty()
})

test("T15 messages of the page, of other frames and of a null origin are none of the frame's", async ({
  email,
  scripted
}) => {
  const foreign = await startScriptedFrame()
  try {
    await email.openEmail(scripted.url("silent"))
    await email.giveEmail()
    await expect(email.iframe).toHaveCount(1)
    const forge = `
      const ready = { type: "@w3m-frame/READY", payload: { version: "4" } }
      const target = parent === window ? window : parent
      target.postMessage(ready, "*")
      target.postMessage({ type: "@w3m-frame/UI", payload: { visible: true } }, "*")
    `
    await email.page.evaluate(async (script) => {
      // eslint-disable-next-line no-new-func
      const ready = { type: "@w3m-frame/READY", payload: { version: "4" } }
      window.postMessage(ready, "*")
      window.postMessage({ type: "@w3m-frame/UI", payload: { visible: true } }, "*")
      void script
    }, forge)
    // A document of another origin, and one without an origin, each in a frame of the page.
    const added = await email.page.evaluateHandle((url) => {
      const other = document.createElement("iframe")
      other.src = url
      const sandboxed = document.createElement("iframe")
      sandboxed.setAttribute("sandbox", "allow-scripts")
      sandboxed.src = url
      document.body.append(other, sandboxed)
      return [other, sandboxed]
    }, `${foreign.origin}/sdk`)
    // Each says that it is ready when it is loaded.
    await expect.poll(() => foreign.asked.filter((path) => path === "/reference.js").length).toBe(2)
    for (const index of [0, 1]) {
      const frame = await (
        await added.evaluateHandle((all, at) => all[at]!, index)
      )
        .asElement()!
        .contentFrame()
      await frame!.waitForLoadState()
      await frame!.evaluate(() => new Promise((done) => setTimeout(done)))
    }
    const own = await email.frame()
    await own.waitForLoadState()
    // The one message that comes last is the frame's own: by then all others have been heard.
    await own.evaluate(() =>
      parent.postMessage({ type: "@w3m-frame/SESSION_UPDATE", payload: { token: "t" } }, "*")
    )
    await email.page.evaluate(
      () =>
        new Promise<void>((heard) => {
          addEventListener("message", () => heard(), { once: true })
          postMessage("last", "*")
        })
    )
    expect((await email.snapshot()).embedded.frame).toEqual({ phase: "created", visible: false, asking: 0 })
    await own.evaluate(() => parent.postMessage({ type: "@w3m-frame/READY" }, "*"))
    await expect.poll(async () => (await email.snapshot()).embedded.frame.phase).toMatch(/ready|initialised/)
    await email.codeField.waitFor()
  } finally {
    await foreign.stop()
  }
})

test("T15 in part: another document in the frame's place is neither told nor heard", async ({
  email,
  scripted,
  complaints
}) => {
  complaints.allow(/target origin provided/)
  const foreign = await startScriptedFrame()
  try {
    await email.openEmail(scripted.url())
    await email.signIn()
    await email.iframe.evaluate((frame: HTMLIFrameElement, url) => {
      frame.src = url
    }, `${foreign.origin}/sdk`)
    await expect.poll(() => foreign.asked).toContain("/reference.js")
    const other = await email.frame()
    await other.waitForURL(`${foreign.origin}/sdk`)
    await other.evaluate(() => {
      Object.assign(window, { heard: [] })
      addEventListener("message", ({ data }) => (window as any).heard.push(data))
    })
    await email.sign()
    await expect(email.frameDialog).toBeVisible()
    await other.evaluate(() => new Promise((done) => setTimeout(done)))
    expect(await other.evaluate(() => (window as any).heard)).toEqual([])
    await expect(email.of("eip155", "signature")).toBeEmpty()
  } finally {
    await foreign.stop()
  }
})

test("T16 a frame that floods the page still signs the visitor in, and freezes nothing", async ({
  email,
  scripted
}) => {
  await email.openEmail(scripted.url("hostile"))
  await email.signIn()
  await email.askToSign()
  const frame = await email.frame()
  await frame.getByRole("button", { name: "Approve" }).click()
  await expect(email.of("eip155", "signature")).not.toBeEmpty()
})

test("S8.08 in part: a wrong code says so and can be given again, as a paste too", async ({
  email,
  scripted
}) => {
  await email.openEmail(scripted.url())
  await email.giveEmail()
  await email.codeField.fill("000000")
  await expect(email.modal).toContainText(/The code is wrong.?\. Try Again/)
  await expect(email.codeField).toHaveValue("")
  await expect(email.codeField).toBeFocused()
  await expect(email.codeField).toHaveAttribute("autocomplete", "one-time-code")
  await expect(email.codeField).toHaveAttribute("inputmode", "numeric")
  await expect(email.modal.getByRole("button", { name: /^Resend in \d+s$/ })).toHaveAttribute(
    "aria-disabled",
    "true"
  )
  await email.codeField.evaluate((field: HTMLInputElement) => {
    const pasted = new DataTransfer()
    pasted.setData("text/plain", " 123-456 ")
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true }))
    document.execCommand("insertText", false, " 123-456 ")
  })
  await email.expectConnected()
})

test("S4.18 in part, S1.02[device verification]: a new device is confirmed by e-mail first", async ({
  email,
  scripted
}) => {
  await email.openEmail(scripted.url())
  await email.giveEmail("new@example.org")
  await expect(email.modal).toContainText("Confirm this device")
  await (await email.frame()).evaluate(() => document.querySelector<HTMLElement>("#device")!.click())
  await email.codeField.fill("123456")
  await email.expectConnected()
})

test("S8.08 in part: an address that the frame refuses is refused in the field", async ({
  email,
  scripted
}) => {
  await email.openEmail(scripted.url())
  await email.giveEmail("ada")
  await expect(email.modal).toContainText("That isn't an e-mail address. Try again.")
  expect(scripted.asked).toEqual([])
  await email.emailField.fill("bad@example.org")
  await email.emailField.press("Enter")
  await expect(email.modal).toContainText("That isn't an e-mail address. Try again.")
  await expect(email.emailField).toHaveAttribute("aria-invalid", "true")
})

test("leaving the code behind ends signing in, and the wallets are there again", async ({
  email,
  scripted
}) => {
  await email.openEmail(scripted.url())
  await email.giveEmail()
  await email.codeField.waitFor()
  await email.modal.getByRole("button", { name: "Back" }).click()
  await expect(email.emailField).toBeVisible()
  expect((await email.snapshot()).embedded.step).toBe("none")
  await email.emailField.fill("ada@example.org")
  await email.emailField.press("Enter")
  await expect(email.modal).toContainText(/Please try again after \d+ seconds/)
})

test("S4.22[popup] a visitor signs in at a provider, in a window of 600 by 800", async ({
  email,
  scripted
}) => {
  const popup = await email.openProvider(scripted, "Google", "google")
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 800])
  await expect(email.modal).toContainText("Sign in in the provider's window")
  await popup.getByRole("button", { name: "Accept" }).click()
  await email.expectConnected()
  await expect.poll(() => popup.isClosed()).toBe(true)
  expect((await email.snapshot()).embedded.user.userName).toBe("ada")
})

test(
  "S4.22[closed] closing the provider's window ends signing in, and the page's button waits no more",
  { tag: "@engines" },
  async ({ email, scripted, page }) => {
    const popup = await email.openProvider(scripted, "GitHub", "email,github")
    const opener = page.locator("header button").first()
    await expect(opener).toHaveText("Connecting…")
    await popup.close()
    await expect(email.modal).toContainText("The window was closed before you signed in.")
    await expect(opener).toHaveText("Connect wallet")
    await expect(opener).not.toHaveAttribute("aria-busy")
    await email.modal.getByRole("button", { name: "Close" }).click()
    await expect(email.modal).toBeHidden()
    await expect(opener).toHaveText("Connect wallet")
    await expect(email.of("eip155", "status")).toHaveText("disconnected")
  }
)

test("T18 in part: what a window of another origin, or another window, comes back with is not taken", async ({
  email,
  scripted,
  page
}) => {
  const foreign = await startScriptedFrame()
  try {
    const popup = await email.openProvider(scripted, "Google", "google")
    // The page's own window says the same, from no window that was opened.
    await page.evaluate(
      (uri) => window.postMessage({ resultUri: uri }, "*"),
      `${scripted.origin}/done?code=1`
    )
    await popup.goto(`${foreign.origin}/provider`)
    await popup.getByRole("button", { name: "Accept" }).click()
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expect(email.of("eip155", "status")).not.toHaveText("connected")
    expect((await email.snapshot()).embedded.problem).toMatchObject({
      code: "EMBEDDED_SOCIAL_FAILED",
      reason: "Untrusted Origin"
    })
  } finally {
    await foreign.stop()
  }
})

test("each of its views can be used without seeing it", async ({ email, scripted, page }) => {
  const check = async () => {
    await atRest(page)
    const { violations } = await new AxeBuilder({ page }).include("latchkey-modal").analyze()
    expect(violations).toEqual([])
  }
  await email.openEmail(scripted.url(), { methods: "email,google" })
  await email.openModal()
  await email.emailField.fill("ada@example.org")
  await check()
  await email.emailField.press("Enter")
  await email.codeField.waitFor()
  await expect(email.announced).toContainText("ada@example.org")
  await check()
})
