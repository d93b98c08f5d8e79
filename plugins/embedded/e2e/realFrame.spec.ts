import { verifyMessage, type Hex } from "viem"
import { expect, test, type EmailVisit } from "./email.ts"

interface Mail {
  readonly text: string
}

/** The code of the latest e-mail to an address. */
const codeFor = async (inboxUrl: string, address: string): Promise<string> => {
  let code: string | undefined
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${inboxUrl}/mails?to=${address}`)).json()) as ReadonlyArray<Mail>
      code = mails.at(-1)?.text.match(/\b\d{6}\b/)?.[0]
      return code
    })
    .toBeDefined()
  return code!
}

/** Keeps the recovery code that the frame shows, as an owner does. */
const keepRecoveryCode = async (email: EmailVisit): Promise<void> => {
  await expect(email.frameDialog).toBeVisible()
  const frame = await email.frame()
  const shown = frame.getByText(/^[A-Z0-9]{4}$/)
  await expect(shown).toHaveCount(6)
  await frame.getByRole("textbox").fill((await shown.allTextContents()).at(-1)!)
  await frame.getByRole("button", { name: "Continue" }).click()
}

test("S1.02 S4.20 in part: over the frame that anyone can host, a visitor signs in with the code of the e-mail, signs, comes back and leaves", async ({
  email,
  state
}) => {
  test.setTimeout(90_000)
  expect(state.embedded).toBeDefined()
  const urlOf = (wanted: string) => state.embedded!.find(({ name }) => name === wanted)!.url
  const visitor = `visitor-${Date.now()}@example.org`
  await email.openEmail(`${urlOf("frame")}/sdk`)
  await email.giveEmail(visitor)
  await email.codeField.waitFor()
  await email.codeField.fill(await codeFor(urlOf("inbox"), visitor))
  await keepRecoveryCode(email)
  await email.expectConnected()
  await expect(email.frameDialog).toBeHidden()
  await expect(email.modal).toBeHidden()
  const address = (await email.of("eip155", "address").textContent()) as Hex
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)

  await email.askToSign()
  const frame = await email.frame()
  await expect(frame.locator("body")).toContainText("Hello from the test app")
  await frame.getByRole("button", { name: "Sign" }).click()
  await expect(email.of("eip155", "signature")).not.toBeEmpty()
  const signature = (await email.of("eip155", "signature").textContent()) as Hex
  expect(await verifyMessage({ address, message: "Hello from the test app", signature })).toBe(true)
  await expect(email.frameDialog).toBeHidden()

  await email.page.reload()
  await email.expectConnected()
  await expect(email.of("eip155", "address")).toHaveText(address)
  await expect(email.frameDialog).toBeHidden()
  await email.askToSign()
  const again = await email.frame()
  // The frame lets go of its buttons once it has been seen for a while.
  await expect(again.getByRole("button", { name: "Sign" })).toHaveAttribute("aria-disabled", "false")
  await again.getByRole("button", { name: "Decline" }).click()
  await expect(email.of("eip155", "error")).toHaveText("SIGNING_REJECTED")

  await email.page.getByRole("button", { name: "Leave eip155" }).click()
  await expect(email.of("eip155", "status")).toHaveText("disconnected")
  await email.page.reload()
  await expect(email.of("eip155", "status")).toHaveText("disconnected")
  await expect(email.iframe).toHaveCount(0)
})
