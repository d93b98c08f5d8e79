import { AxeBuilder } from "@axe-core/playwright"
import { expect, test } from "./fixtures.ts"

test.describe("a page without a bundler", () => {
  test("S2.02 connects, signs, switches, keeps its session and disconnects under a policy of its own host alone", async ({
    visit,
    install,
    page,
    requests
  }) => {
    await install({})
    await visit.open("plain")
    const order = page.getByRole("button", { name: "Sign the order" })
    await expect(order).toBeDisabled()
    await visit.openModal()
    await visit.wallet("Virtual Wallet").click()
    await expect(visit.modal).toBeHidden()
    await order.click()
    await expect(page.locator("#answer")).toHaveText(/^0x[0-9a-f]{130}$/)

    await page.reload()
    await expect(order).toBeEnabled()
    await visit.accountButton.click()
    await expect(
      visit.modal.getByRole("button", { name: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" })
    ).toBeVisible()
    await visit.modal.getByRole("button", { name: "Change network: Ethereum" }).click()
    await expect(visit.heading).toHaveText("Choose network")
    await visit.modal.getByRole("button", { name: "Base" }).click()
    await expect(visit.modal.getByRole("button", { name: "Change network: Base" })).toBeVisible()
    await visit.modal.getByRole("button", { name: "Disconnect" }).click()
    await expect(order).toBeDisabled()
    await expect(visit.connectButton).toBeVisible()

    const { origin } = new URL(page.url())
    expect(requests.filter((asked) => asked.endsWith(".js") && !asked.startsWith(`GET ${origin}/`))).toEqual(
      []
    )
  })

  test("loads nothing of React", async ({ visit, install, page }) => {
    await install({})
    await visit.open("plain")
    await visit.openModal()
    await visit.wallet("Virtual Wallet").click()
    await expect(visit.accountButton).toBeVisible()
    const texts = await page.evaluate(async () => {
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
      return Promise.all(
        loaded.filter((name) => name.includes("/latchkey/")).map(async (name) => (await fetch(name)).text())
      )
    })
    expect(texts.length).toBeGreaterThan(10)
    // What React's DOM throws by its numbers, and Preact does not.
    expect(texts.filter((text) => text.includes("reactjs.org") || text.includes("react.dev"))).toEqual([])
  })

  test("is told that a signature was rejected, and the wallet signs when it is asked again", async ({
    visit,
    install,
    page
  }) => {
    await install({})
    await visit.open("plain")
    await visit.openModal()
    await visit.wallet("Virtual Wallet").click()
    await expect(visit.modal).toBeHidden()
    await visit.setPolicy("reject", "personal_sign")
    await page.getByRole("button", { name: "Sign the order" }).click()
    await expect(page.locator("#answer")).not.toBeEmpty()
    await expect(page.locator("#answer")).not.toHaveText(/^0x/)
    await visit.setPolicy("approve", "personal_sign")
    await page.getByRole("button", { name: "Sign the order" }).click()
    await expect(page.locator("#answer")).toHaveText(/^0x[0-9a-f]{130}$/)
  })

  test("axe finds nothing to better in the modal's first view and in the account's", async ({
    visit,
    install,
    page
  }) => {
    await install({})
    await visit.open("plain")
    await visit.openModal()
    await expect(visit.wallet("Virtual Wallet")).toBeVisible()
    const inModal = async () =>
      (await new AxeBuilder({ page }).include("latchkey-modal").analyze()).violations.map(({ id }) => id)
    expect(await inModal()).toEqual([])
    await visit.wallet("Virtual Wallet").click()
    await visit.accountButton.click()
    await expect(visit.modal.getByRole("button", { name: "Disconnect" })).toBeVisible()
    expect(await inModal()).toEqual([])
  })
})
