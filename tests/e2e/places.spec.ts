import { expect, test } from "./fixtures.ts"

const first = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

test.describe("a page without React", () => {
  test("S2.02 connects, switches, reloads and disconnects through custom elements", async ({
    visit,
    install,
    page
  }) => {
    await install({})
    await visit.open("element")
    const address = page.locator("#address")
    await visit.openModal()
    await visit.wallet("Virtual Wallet").click()
    await expect(address).toHaveText(first)
    await expect(visit.modal).toBeHidden()

    await visit.networkButton.click()
    await visit.modal.getByRole("button", { name: "Base" }).click()
    await expect(visit.networkButton).toHaveText(/Base/)
    await page.reload()
    await expect(address).toHaveText(first)
    await visit.accountButton.click()
    await visit.modal.getByRole("button", { name: "Disconnect" }).click()
    await expect(address).toBeEmpty()
    await expect(visit.connectButton).toBeVisible()
  })

  test("shows one modal for its two buttons", async ({ visit, install, page }) => {
    await install({})
    await visit.open("element")
    await visit.openModal()
    await expect(page.locator("latchkey-modal")).toHaveCount(1)
    await page.keyboard.press("Escape")
    await visit.networkButton.click()
    await expect(visit.heading).toHaveText("Choose network")
    await expect(page.locator("latchkey-modal")).toHaveCount(1)
  })
})

test.describe("an embedded kit", () => {
  test("S2.02 is there at once, in the page's flow, and connects", async ({ visit, install, page }) => {
    await install({})
    await visit.open("embedded")
    const card = page.locator("latchkey-modal").getByRole("region")
    await expect(card.getByRole("heading", { level: 1 })).toHaveText("Connect wallet")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await card.getByRole("button", { name: /^Virtual Wallet/ }).click()
    await expect(visit.fact("address")).toHaveText(first)
    await expect(card.getByRole("heading", { level: 1 })).toHaveText("Account")
    await page.getByRole("button", { name: "Sign message" }).click()
    await expect(visit.fact("signature")).toHaveText(/^0x/)
    await card.getByRole("button", { name: "Disconnect" }).click()
    await expect(visit.fact("status")).toHaveText("disconnected")
    await expect(card.getByRole("heading", { level: 1 })).toHaveText("Connect wallet")
  })
})

test.describe("a polluted page", () => {
  test("T05 connects, signs and disconnects all the same", async ({ visit, install, page }) => {
    await install({})
    await visit.open("polluted")
    await visit.connect()
    await expect(visit.fact("address")).toHaveText(first)
    await expect(visit.fact("balance")).toHaveText(/ ETH$/)
    await page.getByRole("button", { name: "Sign message" }).click()
    await expect(visit.fact("signature")).toHaveText(/^0x[0-9a-f]{130}$/)
    await visit.accountButton.click()
    await visit.modal.getByRole("button", { name: "Disconnect" }).click()
    await expect(visit.fact("status")).toHaveText("disconnected")
  })

  test("T05 stays connected over a reload", async ({ visit, install, page }) => {
    await install({ granted: true })
    await visit.open("polluted")
    await visit.connect()
    await page.reload()
    await expect(visit.fact("status")).toHaveText("connected")
  })

  test("T05 styles of the page do not reach into the modal", async ({ visit, install }) => {
    await install({})
    await visit.open("polluted")
    await visit.openModal()
    const style = await visit.heading.evaluate((element) => {
      const { color, fontSize } = getComputedStyle(element)
      return { color, fontSize }
    })
    expect(style.color).not.toBe("rgb(255, 0, 0)")
    expect(style.fontSize).toBe("16px")
    const box = await visit.modal.boundingBox()
    expect(Math.round(box!.width)).toBe(360)
    expect(Math.abs(box!.x + box!.width / 2 - visit.page.viewportSize()!.width / 2)).toBeLessThan(2)
  })

  test("T05 the modal comes back when the page replaces its body", async ({ visit, install, page }) => {
    await install({})
    await visit.open("polluted")
    await visit.openModal()
    await page.evaluate(() => Reflect.get(window, "replaceBody")())
    await expect(visit.modal).toBeVisible()
    await visit.wallet("Virtual Wallet").click()
    await expect(visit.fact("status")).toHaveText("connected")
  })
})
