import { testAccounts } from "@latchkey/testing"
import { expectWhole, looks } from "../../../tests/e2e/expectWhole.ts"
import { expect, test as base } from "../../../tests/e2e/fixtures.ts"
import { pressByKeyboard } from "../../../tests/e2e/tabTo.ts"
import { Visit } from "../../../tests/e2e/Visit.ts"

const [first, second, third] = testAccounts.map(({ address }) => address)

/** A visitor with two wallets of one namespace. */
class WalletsVisit extends Visit {
  button(name: string | RegExp) {
    return this.view.getByRole("button", { name })
  }

  async openWallets(): Promise<void> {
    await this.accountButton.click()
    await this.modal.getByRole("button", { name: /^Connected wallets/ }).click()
    await expect(this.heading).toHaveText("Connected wallets")
  }

  /** Connects both wallets; the second is the current one. */
  async connectBoth(): Promise<void> {
    await this.open("app", { multiWallet: "on" })
    await this.connect("Harbour Wallet")
    await this.openWallets()
    await this.button("Connect another wallet").click()
    await this.wallet("Quay Wallet").click()
    await expect(this.heading).toHaveText("Connected wallets")
    await expect(this.announced).toHaveText("New wallet added")
    await expect(this.fact("address")).toHaveText(second!)
  }
}

const test = base.extend<{ readonly wallets: WalletsVisit }>({
  wallets: async ({ page, state, install }, give) => {
    await install({ name: "Harbour Wallet", rdns: "test.harbour", accounts: [testAccounts[0]!] })
    await install({ name: "Quay Wallet", rdns: "test.quay", accounts: [testAccounts[1]!, testAccounts[2]!] })
    await give(new WalletsVisit(page, state))
  }
})

test("S4.29 in part: two wallets are live at once; the account view follows the switch, and a reload finds both", async ({
  wallets
}) => {
  await wallets.connectBoth()
  await expect(wallets.button(/^Harbour Wallet/)).toContainText("Active")
  await expect(wallets.button(/^Quay Wallet/)).toContainText("In use")
  await wallets.button(/^Harbour Wallet/).click()
  await expect(wallets.announced).toHaveText("Wallet switched")
  await expect(wallets.fact("address")).toHaveText(first!)
  await wallets.page.reload()
  await expect(wallets.fact("address")).toHaveText(first!)
  await wallets.openWallets()
  await expect(wallets.button(/^Quay Wallet/)).toContainText("Active")
  await expect(wallets.view.getByText("Recently connected")).toHaveCount(0)
  await wallets.button(/^Quay Wallet/).click()
  await expect(wallets.fact("address")).toHaveText(second!)
  await wallets.modal.getByRole("button", { name: "Back" }).click()
  await expect(wallets.view).toContainText("0x7099")
})

test("S4.07 in part: a wallet that leaves by itself leaves the other current, and connects again with one click", async ({
  wallets
}) => {
  await wallets.connectBoth()
  await wallets.page.evaluate(() => window.wallets.get("Quay Wallet").revoke())
  await expect(wallets.fact("address")).toHaveText(first!)
  await expect(wallets.view.getByRole("heading", { name: "Recently connected" })).toBeVisible()
  await wallets.button(/^Quay Wallet.*Connect/).click()
  await expect(wallets.fact("address")).toHaveText(second!)
  await expect(wallets.heading).toHaveText("Connected wallets")
  await expect(wallets.view.getByText("Recently connected")).toHaveCount(0)
})

test("a recent wallet that declines says so, and stays; it is deleted from the list, also for the next page", async ({
  wallets
}) => {
  await wallets.connectBoth()
  await wallets.button("Disconnect Quay Wallet").click()
  await expect(wallets.fact("address")).toHaveText(first!)
  await wallets.setPolicy("reject", undefined, "Quay Wallet")
  await wallets.button(/^Quay Wallet.*Connect/).click()
  await expect(wallets.view).toContainText("declined")
  await wallets.modal.getByRole("button", { name: "Back" }).click()
  await wallets.button("Remove Quay Wallet from this list").click()
  await expect(wallets.announced).toHaveText("Removed from this list")
  await expect(wallets.view.getByText("Recently connected")).toHaveCount(0)
  await wallets.page.reload()
  await wallets.openWallets()
  await expect(wallets.button(/^Harbour Wallet/)).toBeVisible()
  await expect(wallets.view.getByText("Quay Wallet")).toHaveCount(0)
})

test("another account that the wallet granted is chosen, and signs", async ({ wallets }) => {
  await wallets.open("app", { multiWallet: "on" })
  await wallets.page.evaluate(
    ([one, other]) => window.wallets.get("Quay Wallet").setAccounts([one!, other!]),
    [second, third] as Array<`0x${string}`>
  )
  await wallets.connect("Quay Wallet")
  await expect(wallets.fact("address")).toHaveText(second!)
  await wallets.openWallets()
  await wallets.view
    .getByRole("list", { name: "Accounts" })
    .getByRole("button")
    .filter({ hasText: third!.slice(0, 4) })
    .click()
  await expect(wallets.announced).toHaveText("Account switched")
  await expect(wallets.fact("address")).toHaveText(third!)
  const signer = await wallets.page.evaluate(async () => {
    await window.kit.signMessage({ message: "hello" })
    const asked = window.wallets.get("Quay Wallet").requests()
    const { params } = asked.findLast(({ method }) => method === "personal_sign")!
    return (params as ReadonlyArray<string>)[1]
  })
  expect(signer?.toLowerCase()).toBe(third!.toLowerCase())
})

test("S4.29 in part: a wallet is switched, left and connected again by keyboard alone", async ({
  wallets
}) => {
  await wallets.connectBoth()
  const press = (name: string | RegExp) => pressByKeyboard(wallets.button(name))
  await press(/^Harbour Wallet/)
  await expect(wallets.fact("address")).toHaveText(first!)
  await press("Disconnect Quay Wallet")
  await expect(wallets.view.getByRole("heading", { name: "Recently connected" })).toBeVisible()
  await press(/^Quay Wallet/)
  await expect(wallets.fact("address")).toHaveText(second!)
})

for (const [theme, locale, width] of looks) {
  test(`the view of wallets is whole, ${theme} ${locale} ${width}`, async ({ wallets, page }) => {
    await page.setViewportSize({ width, height: 740 })
    await wallets.connectBoth()
    await wallets.open("app", { multiWallet: "on", theme, locale })
    await expect(wallets.fact("address")).toHaveText(second!)
    await page.evaluate(() => window.kit.open({ view: "Profile" }))
    await expect(wallets.view).toContainText("Harbour Wallet")
    await expectWhole(wallets, "connected")
    await page.evaluate(() => {
      const { connections } = window.kit.getSnapshot().connection
      const { connectorId } = connections["eip155"]!.find(({ name }) => name === "Harbour Wallet")!
      return window.kit.disconnect({ namespace: "eip155", connectorId })
    })
    await expect(wallets.view.getByRole("heading", { level: 2 })).toHaveCount(1)
    await expectWhole(wallets, "recent")
  })
}
