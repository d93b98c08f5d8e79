import { AxeBuilder } from "@axe-core/playwright"
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts"
import { parseUnits, toHex } from "viem"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { atRest } from "../../../tests/e2e/atRest.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"

const newAccount = () => {
  const privateKey = generatePrivateKey()
  return { privateKey, address: privateKeyToAccount(privateKey).address }
}
/** A name that nobody has. */
const newName = () => `tea-${newAccount().address.slice(2, 12).toLowerCase()}`

const field = (visit: Visit) => visit.view.getByRole("textbox", { name: "Name" })
const register = (visit: Visit) => visit.view.getByRole("button", { name: "Register name" })
const open = async (visit: Visit, cloud = "stack") => {
  await visit.open("app", { names: "on", cloud, zone: "tea.example" })
  await visit.connect()
  await visit.accountButton.click()
}
const openForm = async (visit: Visit) => {
  await open(visit)
  await visit.modal.getByRole("button", { name: "Name", exact: true }).click()
  await expect(visit.heading).toHaveText("Choose a name")
}

test("S1.03[register a name], S1.03[register a name], S3.15[name, attributes], S7.16, S7.17: a visitor registers a name by keyboard, sees it on the account, and is sent coins by it", async ({
  visit,
  install,
  page
}) => {
  const [account, label] = [newAccount(), newName()]
  const name = `${label}.tea.example`
  await install({ accounts: [account] })
  await openForm(visit)
  await expect(register(visit)).toHaveAttribute("aria-disabled", "true")
  await field(visit).focus()
  await page.keyboard.type(label.toUpperCase())
  await expect(visit.view).toContainText(`${name}\u2069 is available.`)
  await expect(visit.announced).toContainText("is available")
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Your name")
  await expect(visit.view).toContainText(`${name}\u2069 is yours`)
  const signed = await page.evaluate(
    () =>
      window.wallets
        .get("Virtual Wallet")
        .requests()
        .find(({ method }) => method === "personal_sign")?.params as ReadonlyArray<string>
  )
  const message = JSON.parse(Buffer.from(signed[0]!.slice(2), "hex").toString("utf8")) as object
  expect(message).toEqual({ name, attributes: {}, timestamp: expect.any(Number) })

  await visit.view.getByRole("button", { name: "Done" }).click()
  await expect(visit.view.getByText(name, { exact: true })).toBeVisible()
  await expect(visit.accountButton).toContainText(name)
  // Whoever has a name is not offered another.
  await expect(visit.modal.getByRole("button", { name: "Name", exact: true })).toHaveCount(0)

  // Somebody else sends to it, on another page.
  const sender = newAccount()
  const node = visit.state.chains[0]!.rpcUrl
  await askNode(node, "anvil_setBalance", [sender.address, toHex(parseUnits("1", 18))])
  await page.evaluate(() => localStorage.clear())
  await install({ accounts: [sender], name: "Other Wallet", rdns: "example.other" })
  await visit.open("app", { names: "on", cloud: "stack", zone: "tea.example" })
  await visit.connect("Other Wallet")
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
  await visit.view.getByRole("textbox", { name: "Amount" }).fill("0.25")
  await visit.view.getByRole("textbox", { name: "To" }).fill(name)
  await expect(visit.view).toContainText(account.address)
  await visit.view.getByRole("button", { name: "Review" }).click()
  await expect(visit.heading).toHaveText("Review")
  await expect(visit.view).toContainText(name)
  await visit.view.getByRole("button", { name: "Send 0.25 ETH" }).click()
  await expect(visit.view).toContainText("Sent 0.25 ETH")
  expect(BigInt(await askNode<string>(node, "eth_getBalance", [account.address, "latest"]))).toBe(
    parseUnits("0.25", 18)
  )
})

test("S5.14, T26: what is no name is told with words, and a taken one with others to choose from", async ({
  visit,
  install,
  page
}) => {
  const [first, label] = [newAccount(), newName()]
  await install({ accounts: [first] })
  await openForm(visit)
  for (const [text, words] of [
    ["abc", "Use at least 4 characters."],
    ["h\u0430rbour", "Use letters, digits and hyphens."],
    ["har\u200bbour", "Use letters, digits and hyphens."],
    ["tea\u{1f375}cup", "Use letters, digits and hyphens."],
    ["xn--bb-lka", "This can't be a name"],
    ["support", "is taken"]
  ] as const) {
    await field(visit).fill(text)
    await expect(visit.view).toContainText(words)
    await expect(field(visit)).toHaveAttribute("aria-invalid", "true")
    await expect(register(visit)).toHaveAttribute("aria-disabled", "true")
  }
  expect(await visit.asked()).not.toContain("personal_sign")
  await field(visit).fill(label)
  await expect(visit.view).toContainText("is available.")
  await register(visit).click()
  await expect(visit.heading).toHaveText("Your name")

  await page.evaluate(() => localStorage.clear())
  await install({ accounts: [newAccount()], name: "Other Wallet", rdns: "example.other" })
  await visit.open("app", { names: "on", cloud: "stack", zone: "tea.example" })
  await visit.connect("Other Wallet")
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Name", exact: true }).click()
  await field(visit).fill(label)
  await expect(visit.view).toContainText("is taken. Try one of these")
  const taken = visit.view.getByRole("button", { name: `${label}.tea.example Registered` })
  await expect(taken).toHaveAttribute("aria-disabled", "true")
  await visit.view.getByRole("button", { name: `${label}-hub.tea.example Available` }).click()
  await expect(field(visit)).toBeFocused()
  await expect(visit.view).toContainText(`${label}-hub.tea.example\u2069 is available.`)
  // A declined signature leaves the form as it was.
  await visit.setPolicy("reject", "personal_sign", "Other Wallet")
  await register(visit).click()
  await expect(visit.view).toContainText("You declined to sign.")
  await visit.setPolicy("approve", "personal_sign", "Other Wallet")
  await register(visit).click()
  await expect(visit.heading).toHaveText("Your name")
})

test("T10 whoever leaves while the wallet is asked is not led back", async ({ visit, install }) => {
  await install({ accounts: [newAccount()] })
  await openForm(visit)
  await field(visit).fill(newName())
  await expect(visit.view).toContainText("is available.")
  await visit.setPolicy("hang", "personal_sign")
  await register(visit).click()
  await expect(visit.view).toContainText("Sign in")
  await visit.modal.getByRole("button", { name: "Back" }).click()
  await expect(visit.heading).not.toHaveText("Choose a name")
  await expect(visit.modal.getByRole("button", { name: "Name", exact: true })).toBeVisible()
})

for (const [theme, locale, width] of [
  ["light", "en", 1280],
  ["dark", "de", 360],
  ["light", "ar", 360]
] as const) {
  test(`S2.01 a form for a name in ${locale}, ${theme}, ${width} px: axe finds nothing, and nothing is cut off`, async ({
    visit,
    install,
    page
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await install({ accounts: [newAccount()] })
    await visit.open("app", { names: "on", cloud: "stack", zone: "tea.example", theme, locale })
    await page.evaluate(() => window.kit.open())
    await visit.wallet("Virtual Wallet").click()
    await expect(visit.fact("status")).toHaveText("connected")
    await expect(visit.modal).toBeHidden()
    await page.evaluate(() => window.kit.open({ view: "names/RegisterAccountName" }))
    const box = visit.view.getByRole("textbox")
    const check = async () => {
      await atRest(page)
      const { violations } = await new AxeBuilder({ page }).include("latchkey-modal").analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect(await visit.view.evaluate((view) => view.scrollWidth - view.clientWidth)).toBe(0)
    }
    await box.fill("support")
    await expect(box).toHaveAttribute("aria-invalid", "true")
    await check()
    await box.fill(newName())
    await expect(visit.view.locator(".register-name-note[data-tone=positive]")).toBeVisible()
    await check()
    await visit.view.locator(".button[data-variant=main]").click()
    await expect(visit.view.locator(".waiting")).toBeVisible()
    await check()
  })
}
