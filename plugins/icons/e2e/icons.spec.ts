import type { Locator } from "@playwright/test"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"

const row = (visit: Visit, name: string) => visit.modal.locator(".row").filter({ hasText: name })

/** Whether an image is drawn: loaded, and no letter in its place. */
const isDrawn = (icon: Locator) =>
  icon.evaluate((element) => {
    const image = element.querySelector("img")
    return image !== null && image.complete && image.naturalWidth > 0 && !element.hasAttribute("data-letter")
  })

const marks = (requests: ReadonlyArray<string>) =>
  requests.filter((request) => /\/[\w-]+\.svg-[\w-]+\.js$/.test(request))

test("T04 in part: networks have their marks, each loaded when it is drawn, under a strict policy", async ({
  visit,
  install,
  requests
}) => {
  await install({})
  await visit.open("app", { icons: "on", networks: "1,8453" })
  // The button of the page shows the network that is active, and loads no other.
  await expect(visit.networkButton.locator("img")).toHaveAttribute("src", /^data:image\/svg\+xml,/)
  expect(marks(requests).map((request) => /\/([\w-]+)\.svg-/.exec(request)?.[1])).toEqual(["ethereum"])
  await visit.networkButton.click()
  for (const name of ["Ethereum", "Base"]) {
    const icon = row(visit, name).locator(".icon")
    await expect.poll(() => isDrawn(icon)).toBe(true)
    expect(await icon.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
      40, 40
    ])
  }
  expect(marks(requests)).toHaveLength(2)
})

test("a wallet that brings no picture has its mark, by its rdns alone", async ({ visit, install }) => {
  await install({ name: "MetaMask", rdns: "io.metamask", icon: "data:image/none" })
  await install({ name: "Phantom", rdns: "test.other", icon: "data:image/none" })
  await visit.open("app", { icons: "on" })
  await visit.openModal()
  await expect.poll(() => isDrawn(row(visit, "MetaMask").locator(".icon"))).toBe(true)
  await expect(row(visit, "Phantom").locator(".icon")).toHaveAttribute("data-letter", "P")
})

test("without the plugin no mark is loaded, and letters are shown", async ({ visit, requests }) => {
  await visit.open("app", { networks: "1,8453" })
  await visit.networkButton.click()
  await expect(row(visit, "Base").locator(".icon")).toHaveAttribute("data-letter", "B")
  expect(marks(requests)).toEqual([])
})

test("a mark whose chunk does not come leaves the letter", async ({ visit, page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/)
  await page.route(/\/base\.svg-[\w-]+\.js$/, (route) => route.abort())
  await visit.open("app", { icons: "on", networks: "1,8453" })
  await visit.networkButton.click()
  await expect.poll(() => isDrawn(row(visit, "Ethereum").locator(".icon"))).toBe(true)
  await expect(row(visit, "Base").locator(".icon")).toHaveAttribute("data-letter", "B")
})
