import { AxeBuilder } from "@axe-core/playwright"
import type { Hex } from "viem"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { expectWhole, looks } from "../../../tests/e2e/expectWhole.ts"
import { expect, test, type EmailVisit } from "./email.ts"

/** The frame's own page, with a heading: nothing of it is cut off at its sides or hard to perceive; leaves a picture of it. */
const expectFrameWhole = async (email: EmailVisit, name: string) => {
  await expect(email.frameDialog).toBeVisible()
  const frame = await email.frame()
  await expect(frame.locator("main.seen")).toBeVisible()
  const main = frame.locator("main")
  expect(
    await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  ).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page: email.page }).include("latchkey-frame").analyze()
  expect(violations).toEqual([])
  await email.page.screenshot({ path: test.info().outputPath(`${name}.png`), animations: "disabled" })
  return frame
}

for (const [theme, locale, width] of looks)
  test(`S1.02 in part: signing up, what the frame asks and the wallet's settings are whole, ${theme} ${locale} ${width}`, async ({
    email,
    page,
    state
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 740 })
    const address = `looks-${theme}-${locale}-${Date.now()}@example.org`
    await email.openEmail(`${email.serverOf("frame")}/sdk`, {
      locale,
      theme,
      methods: "email,google,farcaster,x,github,apple,discord,facebook"
    })
    await email.ownPage.getByRole("button").first().click()
    const field = email.modal.getByRole("textbox").first()
    await field.waitFor()
    await expectWhole(email, "connect")
    await field.fill(address)
    await field.press("Enter")
    const code = email.view.locator("input[autocomplete=one-time-code]")
    await code.waitFor()
    await expectWhole(email, "code")
    await code.fill(await email.codeFor(address))
    await expectFrameWhole(email, "recovery-code")
    await email.keepRecoveryCode()
    await email.expectConnected()
    await expect(email.frameDialog).toBeHidden()

    const smart = (await email.of("eip155", "address").textContent()) as Hex
    await askNode(state.chains[0]!.rpcUrl, "anvil_setBalance", [smart, "0xde0b6b3a7640000"])
    await email.askToSign()
    const signing = await expectFrameWhole(email, "message")
    await expect(signing.locator("footer button.main")).toHaveAttribute("aria-disabled", "false")
    await signing.locator("footer button.main").click()
    await expect(email.of("eip155", "signature")).not.toBeEmpty()
    await expect(email.frameDialog).toBeHidden()

    void page.evaluate(
      ([from, to]) =>
        (
          window as unknown as {
            kit: { getProvider: (id: string) => { request: (r: object) => Promise<unknown> } }
          }
        ).kit
          .getProvider("eip155")
          .request({ method: "eth_sendTransaction", params: [{ from, to, value: "0x16345785d8a0000" }] })
          .catch(() => {}),
      [smart, "0x000000000000000000000000000000000000bEEF"] as const
    )
    const sending = await expectFrameWhole(email, "transfer")
    await sending.locator("footer button:not(.main)").last().click()
    await expect(email.frameDialog).toBeHidden()
    await expect(email.modal).toBeHidden()

    for (const [view, name] of [
      ["embedded/Wallet", "settings"],
      ["embedded/UpdateEmailWallet", "another-address"]
    ] as const) {
      await page.evaluate((id) => window.kit.open({ view: id }), view)
      await expect(email.view.locator(".view-content")).toHaveAttribute("data-view", view)
      await expect(email.view).toContainText(/\S/)
      await expectWhole(email, name)
      await page.keyboard.press("Escape")
      await expect(email.modal).toBeHidden()
    }
  })
