import type { Page } from "@playwright/test"
import { atRest } from "./atRest.ts"
import { expect, test } from "./fixtures.ts"

/** Makes the page long, with a header that stays, and says where what is in it lies. */
const furnish = (page: Page) =>
  page.evaluate(() => {
    const header = document.createElement("header")
    header.style.cssText = "position: fixed; inset: 0 0 auto 0; height: 4px; background: lightgrey"
    const corner = document.createElement("header")
    corner.style.cssText = "position: fixed; top: 0; right: 0; width: 40px; height: 4px; background: grey"
    document.body.append(header, corner)
    document.body.style.minHeight = "4000px"
  })

const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body, header, main, button")].map((element) => {
      const { left, right, top } = element.getBoundingClientRect()
      return [element.localName, left, right, top]
    })
  )

/** Colours of the screen in its middle, from the right edge inwards, as `r,g,b`. */
const edge = async (page: Page) => {
  const png = (await page.screenshot()).toString("base64")
  const blank = await page.context().newPage()
  const colours = await blank.evaluate(async (png) => {
    const image = await createImageBitmap(
      new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))], { type: "image/png" })
    )
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!
    canvas.drawImage(image, 0, 0)
    const at = (x: number) =>
      canvas
        .getImageData(x, Math.round(image.height / 2), 1, 1)
        .data.slice(0, 3)
        .join()
    return [1, 4, 8, 12, 16, 24].map((inwards) => at(image.width - inwards))
  }, png)
  await blank.close()
  return colours
}

test("where scroll bars take room, the backdrop covers the whole window, and the page stays where it is", async ({
  visit,
  page
}) => {
  await visit.open()
  await expect(visit.connectButton).toBeVisible()
  await furnish(page)
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
  expect(bar).toBeGreaterThanOrEqual(12)
  const before = await boxes(page)
  const ownStyle = () => page.evaluate(() => document.documentElement.getAttribute("style"))
  const style = await ownStyle()
  await visit.openModal()
  await atRest(page)
  expect(await boxes(page)).toEqual(before)
  expect(new Set(await edge(page)).size).toBe(1)
  const hit = () => page.evaluate(() => document.elementFromPoint(innerWidth - 2, innerHeight / 2)?.localName)
  expect(await hit()).toBe("latchkey-modal")
  await page.keyboard.press("Escape")
  await expect(visit.modal).toBeHidden()
  expect(await boxes(page)).toEqual(before)
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(bar)
  expect(await ownStyle()).toBe(style)
})

test("where scroll bars take room, a visitor connects, and the page hears no error as views change their size", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open()
  await visit.openModal()
  await visit.modal.getByRole("button", { name: "What is a wallet?" }).click()
  await expect(visit.heading).toHaveText("What is a wallet?")
  await visit.modal.getByRole("button", { name: "Back" }).click()
  await expect(visit.heading).toHaveText("Connect wallet")
  await visit.wallet("Virtual Wallet").click()
  await expect(visit.fact("status")).toHaveText("connected")
  await expect(visit.modal).toBeHidden()
  await visit.accountButton.click()
  await expect(visit.heading).toHaveText("Account")
  for (const tab of await visit.modal.getByRole("tab").all()) {
    await tab.click()
    await expect(tab).toHaveAttribute("aria-selected", "true")
  }
})
