import type { Page } from "@playwright/test"
import { recoverMessageAddress, type Hex } from "viem"
import { buildSite, siteFolder } from "../../docs/demo/buildSite.ts"
import { serveSite, type Site } from "../../docs/demo/serveSite.ts"
import { expect, test } from "./fixtures.ts"
import { readState } from "./server/E2eState.ts"

const first = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

let site: Site

test.describe.configure({ mode: "serial" })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  await buildSite()
  site = await serveSite({ folder: siteFolder, port: 0, stack: { evm: readState().chains } })
})

test.afterAll(() => site.stop())

const fact = (page: Page, name: string) => page.getByTestId(name)

/** What the person says to a test wallet's request. */
const approve = (page: Page) => page.getByTestId("approval-approve").click()

test("S1.03 a person connects a test wallet in the playground, switches three chains, signs, reloads, disconnects", async ({
  page
}) => {
  await page.goto(`${site.url}playground/`)
  const stage = page.getByTestId("stage")
  await expect(page.getByTestId("stack")).toContainText("Ethereum")
  await stage.getByRole("button", { name: "Connect wallet" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Juniper Wallet/ })
    .click()
  await approve(page)
  await expect(fact(page, "status")).toHaveText("connected")
  await expect(fact(page, "address")).toHaveText(first)

  for (const [name, id] of [
    ["Base", "eip155:8453"],
    ["Polygon", "eip155:137"],
    ["Ethereum", "eip155:1"]
  ] as const) {
    await stage.getByRole("button", { name, exact: true }).click()
    await approve(page)
    await expect(fact(page, "network")).toContainText(id)
  }
  await expect(fact(page, "balance")).toHaveText(/ETH$/)

  await stage.getByRole("textbox", { name: "Message to sign" }).fill("From a test")
  await stage.getByRole("button", { name: "Sign message" }).click()
  await approve(page)
  const signature = page.getByTestId("result")
  await expect(signature).toHaveText(/^0x[0-9a-f]{130}$/)
  const signer = await recoverMessageAddress({
    message: "From a test",
    signature: (await signature.textContent()) as Hex
  })
  expect(signer).toBe(first)

  await page.reload()
  await expect(fact(page, "status")).toHaveText("connected")
  await stage.getByRole("button", { name: "Disconnect" }).click()
  await expect(fact(page, "status")).toHaveText("disconnected")
})
