import type { Locator, Page } from "@playwright/test"
import { ethereum, installed } from "./chains/installed.ts"
import { expect, test } from "./fixtures.ts"

test("the modal is named, modal, and leaves the page behind it inert", async ({ visit, install, page }) => {
  await install({})
  await visit.open()
  await visit.openModal()
  await expect(visit.modal).toHaveAccessibleName("Connect wallet")
  const reached = await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>("main button")
    button?.focus()
    return document.activeElement === button
  })
  expect(reached).toBe(false)
})

test("focus moves into the modal, stays for 40 Tabs each way, and returns to the opener", async ({
  visit,
  install,
  page
}) => {
  await install({})
  await visit.open()
  await visit.connectButton.focus()
  await page.keyboard.press("Enter")
  await expect(visit.modal).toBeVisible()
  await expect(visit.wallet("Virtual Wallet")).toBeVisible()
  const isInside = () =>
    page.evaluate(() => {
      const dialog = document.querySelector("latchkey-modal")?.shadowRoot
      const active = dialog?.activeElement
      return active !== null && active !== undefined && active.closest("dialog") !== null
    })
  expect(await isInside()).toBe(true)
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let count = 0; count < 40; count++) {
      await page.keyboard.press(key)
      expect(await isInside()).toBe(true)
    }
  }
  await page.keyboard.press("Escape")
  await expect(visit.modal).toBeHidden()
  await expect(visit.connectButton).toBeFocused()
})

test("a visitor connects, switches and disconnects by keyboard alone", async ({ visit, install, page }) => {
  await install({})
  await visit.open()
  await visit.connectButton.focus()
  await page.keyboard.press("Enter")
  await tabTo(page, visit.wallet("Virtual Wallet"))
  await page.keyboard.press("Enter")
  await expect(visit.fact("status")).toHaveText("connected")
  await expect(visit.modal).toBeHidden()
  await expect(visit.accountButton).toBeFocused()

  await tabTo(page, visit.networkButton)
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Choose network")
  await tabTo(page, visit.modal.getByRole("button", { name: "Base" }))
  await page.keyboard.press("Space")
  await expect(visit.fact("network")).toHaveText("eip155:8453")
  await expect(visit.modal).toBeHidden()
  await expect(visit.networkButton).toBeFocused()

  await visit.accountButton.focus()
  await page.keyboard.press("Enter")
  await tabTo(page, visit.modal.getByRole("button", { name: "Disconnect" }))
  await page.keyboard.press("Enter")
  await expect(visit.fact("status")).toHaveText("disconnected")
  await expect(visit.connectButton).toBeFocused()
})

const { solana } = installed

if (solana !== undefined) {
  test("a visitor chooses a wallet's chain, another network and a wallet to leave by keyboard alone", async ({
    chains: visit,
    install,
    installChain,
    page
  }) => {
    await install({ name: "Manifold" })
    await installChain({ kind: "several", name: "Manifold", of: ["solana", "bitcoin"] })
    await visit.openFor([ethereum, solana])
    await visit.connectButton.focus()
    await page.keyboard.press("Enter")
    await tabTo(page, visit.wallet("Manifold"))
    await page.keyboard.press("Enter")
    await tabTo(page, visit.modal.getByRole("button", { name: /^Solana/ }))
    await page.keyboard.press("Enter")
    await expect(visit.of(solana, "status")).toHaveText("connected")
    await expect(visit.modal).toBeHidden()

    await visit.networkButton.focus()
    await page.keyboard.press("Enter")
    await tabTo(page, visit.networkRow("Polygon"))
    await page.keyboard.press("Enter")
    await tabTo(page, visit.modal.getByRole("button", { name: "Continue to EVM Networks" }))
    await page.keyboard.press("Enter")
    await tabTo(page, visit.wallet("Manifold"))
    await page.keyboard.press("Enter")
    await expect(visit.of(ethereum, "status")).toHaveText("connected")
    await expect(visit.modal).toBeHidden()
    await expect(visit.fact("network")).toHaveText("eip155:137")

    await visit.accountButton.focus()
    await page.keyboard.press("Enter")
    await tabTo(page, visit.modal.getByRole("button", { name: "Connected wallets" }))
    await page.keyboard.press("Enter")
    await tabTo(page, visit.modal.getByRole("button", { name: "Disconnect Manifold (Solana)" }))
    await page.keyboard.press("Enter")
    await expect(visit.of(solana, "status")).toHaveText("disconnected")
    await expect(visit.of(ethereum, "status")).toHaveText("connected")
  })
}

test("one live region announces connecting and refusal", async ({ visit, install, page }) => {
  await install({ policy: "ask" })
  await visit.open()
  await visit.openModal()
  await visit.wallet("Virtual Wallet").click()
  const regions = page.locator("latchkey-modal :is([aria-live], [role=status], [role=alert], [role=log])")
  await expect(regions).toHaveCount(1)
  await expect(visit.announced).toContainText("Open Virtual Wallet to continue")
  await page.evaluate(() => window.wallets.get("Virtual Wallet").pending()[0]?.reject())
  await expect(visit.announced).toContainText("You declined in Virtual Wallet")
  await expect(regions).toHaveCount(1)
})

test("a visitor who wants less motion gets a short fade at most", async ({ visit, install, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await install({})
  await visit.open()
  await visit.openModal()
  await visit.modal.getByRole("button", { name: "What is a wallet?" }).click()
  const longer = await page.evaluate(() => {
    const root = document.querySelector("latchkey-modal")!.shadowRoot!
    return root.getAnimations().flatMap((animation) => {
      const duration = Number(animation.effect?.getComputedTiming().duration ?? 0)
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target?.className : ""
      return duration > 80 ? [`${target}: ${duration} ms`] : []
    })
  })
  expect(longer).toEqual([])
})

test("forced colours keep the modal's edge and the focus ring", async ({ visit, install, page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await install({})
  await visit.open()
  await visit.openModal()
  const styleOf = (property: "borderTopWidth" | "outlineWidth" | "outlineStyle" | "borderTopStyle") =>
    visit.modal.evaluate((element, property) => getComputedStyle(element)[property], property)
  const hasBorder =
    (await styleOf("borderTopStyle")) !== "none" && (await styleOf("borderTopWidth")) !== "0px"
  const hasOutline = (await styleOf("outlineStyle")) !== "none" && (await styleOf("outlineWidth")) !== "0px"
  expect(hasBorder || hasOutline).toBe(true)
  await page.keyboard.press("Tab")
  const ring = await page.evaluate(() => {
    const active = document.querySelector("latchkey-modal")!.shadowRoot!.activeElement!
    return getComputedStyle(active).outlineStyle
  })
  expect(ring).not.toBe("none")
})

/** Presses Tab until a control has the focus. Fails: when 60 Tabs do not get there. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible()
  for (let count = 0; count < 60; count++) {
    if (await control.evaluate((element) => element.matches(":focus"))) return
    await page.keyboard.press("Tab")
  }
  await expect(control).toBeFocused()
}
