import type { Visit } from "./Visit.ts"
import { expect, test } from "./fixtures.ts"

const isModal = /presentModal/
const offline = "You're offline. Try again."
const failed = "Didn't load. Try again or reload."

/** A button of the page by its words. */
const button = (visit: Visit, name: string) => visit.ownPage.getByRole("button", { name, exact: true })

test("a modal that cannot be loaded offline is told by the button, and opens when the network is back", async ({
  visit,
  install,
  complaints
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await install({})
  await visit.open("app", { prefetch: "off" })
  await expect(visit.connectButton).toBeVisible()
  await visit.page.context().setOffline(true)
  await visit.connectButton.click()
  await expect(button(visit, offline)).toBeVisible()
  await expect(visit.modal).toBeHidden()
  await button(visit, offline).click()
  await expect(button(visit, offline)).toBeVisible()

  await visit.page.context().setOffline(false)
  await expect(visit.connectButton).toBeVisible()
  await visit.connect()
})

test("a page whose files were removed by a new version says so on its button", async ({
  visit,
  complaints
}) => {
  complaints.allow(/Failed to load resource/)
  await visit.page.route(isModal, (route) => route.fulfill({ status: 404, body: "" }))
  await visit.open("app", { prefetch: "off" })
  await visit.connectButton.click()
  await expect(button(visit, failed)).toBeVisible()
  await button(visit, failed).click()
  await expect(button(visit, failed)).toBeVisible()
  await expect(visit.modal).toBeHidden()

  await visit.page.unroute(isModal)
  await visit.page.reload()
  await visit.openModal()
})

test("a view whose file was removed asks for a reload", async ({ visit, install, complaints }) => {
  complaints.allow(/Failed to load resource/)
  await install({})
  await visit.page.route(/\/Account-/, (route) => route.fulfill({ status: 404, body: "" }))
  await visit.open("app", { prefetch: "off" })
  await visit.connect()
  await visit.accountButton.click()
  await expect(visit.modal).toContainText("reload the page")
})

test("a visitor who is offline when the wallet answers ends connected, with nothing over the page", async ({
  visit,
  install,
  complaints
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await install({ policy: "hang" })
  // What waits for the wallet is not loaded either.
  await visit.page.route(/Connecting-/, (route) => route.abort())
  await visit.open("app", { prefetch: "off" })
  await visit.openModal()
  await visit.wallet("Virtual Wallet").click()
  await expect(visit.modal).toContainText("This part didn't load")
  await visit.page.context().setOffline(true)
  await visit.page.evaluate(() => window.wallets.get("Virtual Wallet").pending()[0]?.approve())
  await expect(visit.fact("status")).toHaveText("connected")
  await expect(visit.modal).toBeHidden()
})
