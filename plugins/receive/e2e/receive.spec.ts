import { fileURLToPath } from "node:url"
import type { Visit } from "../../../tests/e2e/Visit.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"

const first = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

const openReceive = async (visit: Visit) => {
  await visit.connect()
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Receive" }).click()
  await expect(visit.heading).toHaveText("Receive")
  await expect(visit.modal.locator("[data-view='receive/Address']")).toContainText(first)
}

type Scanner = (data: Uint8ClampedArray, width: number, height: number) => { readonly data: string } | null

/** Reads the QR code in a picture of the page, as a camera would. */
const scan = async (visit: Visit, picture: Buffer): Promise<string | undefined> => {
  const blank = await visit.page.context().newPage()
  await blank.addScriptTag({ path: fileURLToPath(import.meta.resolve("jsqr")) })
  const text = await blank.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext("2d")!
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, width, height)
      const { jsQR } = window as unknown as { readonly jsQR: Scanner }
      return jsQR(data, width, height)?.data
    },
    `data:image/png;base64,${picture.toString("base64")}`
  )
  await blank.close()
  return text
}

for (const theme of ["light", "dark"]) {
  test(`the QR code scans in the ${theme} theme, mark and all`, async ({ visit, install }) => {
    await install({})
    await visit.open("app", { theme })
    await openReceive(visit)
    const code = visit.modal.locator(".qr svg")
    await expect(code).toBeVisible()
    expect(await scan(visit, await code.screenshot({ animations: "disabled" }))).toBe(first)
    expect(await scan(visit, await visit.modal.screenshot({ animations: "disabled" }))).toBe(first)
  })
}

test("S1.03[receive] a visitor copies the address and the payment link", async ({
  visit,
  install,
  context
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await install({})
  await visit.open()
  await openReceive(visit)
  const copied = () => visit.page.evaluate(() => navigator.clipboard.readText())
  await visit.modal.getByRole("button", { name: "Copy address" }).last().click()
  await expect.poll(copied).toBe(first)
  await expect(visit.announced).toContainText("Address copied")
  await visit.modal.getByRole("button", { name: "Copy payment link" }).click()
  await expect.poll(copied).toBe(`ethereum:${first}@1`)
  await expect(visit.announced).toContainText("Payment link copied")
})

test("the compatible networks are one step away", async ({ visit, install }) => {
  await install({})
  await visit.open()
  await openReceive(visit)
  await visit.modal.getByRole("button", { name: "Compatible networks" }).click()
  await expect(visit.heading).toHaveText("Compatible networks")
  const list = visit.modal.getByRole("list", { name: "Compatible networks" })
  await expect(list.getByRole("listitem")).toHaveText(["EthereumIn use", "Base", "Polygon"])
  await visit.modal.getByRole("button", { name: "Back" }).click()
  await expect(visit.heading).toHaveText("Receive")
})

test("S9.06 in part: a page that turns receiving off does not offer it", async ({ visit, install }) => {
  await install({})
  await visit.open("app", { receive: "off" })
  await visit.connect()
  await visit.accountButton.click()
  await expect(visit.modal.getByRole("button", { name: "Disconnect" })).toBeVisible()
  await expect(visit.modal.getByRole("button", { name: "Receive" })).toHaveCount(0)
})

test("the code and the link follow the network and the account", async ({ visit, install, page }) => {
  await install({})
  await visit.open()
  await openReceive(visit)
  const second = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
  await page.evaluate((address) => {
    const wallet = window.wallets.get("Virtual Wallet")
    wallet.setAccounts([address])
    wallet.switchTo(8453)
  }, second as `0x${string}`)
  await expect(visit.modal).toContainText(second)
  await expect(visit.modal).toContainText("Payment link for Base")
  expect(await scan(visit, await visit.modal.locator(".qr svg").screenshot({ animations: "disabled" }))).toBe(
    second
  )
})
