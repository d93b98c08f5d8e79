import { AxeBuilder } from "@axe-core/playwright"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { newAccount, newPayer } from "../../../tests/e2e/newAccount.ts"
import { putBatchAccount } from "../../../tests/e2e/putBatchAccount.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"

const newAddress = () => newAccount().address
const balance = async ({ state }: Visit, address: string) =>
  BigInt(await askNode<string>(state.chains[0]!.rpcUrl, "eth_getBalance", [address, "latest"]))

interface Batches {
  readonly send: (request: object) => Promise<{ readonly id: string }>
  readonly follow: (request: object) => Promise<{ readonly status: string }>
}

/** Has calls made by the page's kit; answers with how that ended. */
const send = (visit: Visit, calls: ReadonlyArray<object>) =>
  visit.page.evaluate(
    (asked) =>
      (window.kit as unknown as { readonly batches: Batches }).batches.send({ calls: asked }).then(
        () => "sent",
        ({ code }: { readonly code: string }) => code
      ),
    calls
  )
const wasAsked = (visit: Visit) =>
  visit.page.evaluate(
    () =>
      window.wallets
        .get("Virtual Wallet")
        .requests()
        .filter(({ method }) => method === "wallet_sendCalls").length
  )

test("S5.12 in part: two payments are made with one confirmation, and told to be done when the chain has them", async ({
  visit,
  install,
  page
}) => {
  const account = await newPayer(visit)
  const [one, other] = [newAddress(), newAddress()]
  await install({ accounts: [account], batchAccount: await putBatchAccount(visit) })
  await visit.open("app", { batches: "on" })
  await visit.connect()
  const calls = [
    { to: one, value: "0x5" },
    { to: other, value: "0x7" }
  ]
  expect(await send(visit, calls)).toBe("sent")
  await expect(visit.heading).toHaveText("Batch of calls")
  await expect(visit.view).toContainText("All calls succeeded")
  await expect(visit.announced).toContainText("All calls succeeded")
  expect(await wasAsked(visit)).toBe(1)
  expect([await balance(visit, one), await balance(visit, other)]).toEqual([5n, 7n])
  const link = visit.view.getByRole("link", { name: "All calls: Succeeded" })
  await expect(link).toHaveAttribute("href", /\/tx\/0x[0-9a-f]{64}$/)
  await visit.view.getByRole("button", { name: "Done" }).focus()
  await page.keyboard.press("Enter")
  await expect(visit.modal).toBeHidden()
})

test("S5.12 in part: what is no call does not reach the wallet, and a visitor who declines sends nothing", async ({
  visit,
  install
}) => {
  const account = await newPayer(visit)
  await install({ accounts: [account], batchAccount: await putBatchAccount(visit) })
  await visit.open("app", { batches: "on" })
  await visit.connect()
  for (const call of [
    {},
    { to: "abc" },
    { to: account.address, data: "1" },
    { to: account.address, value: 1 }
  ])
    expect(await send(visit, [call])).toBe("BATCHES_CALLS_INVALID")
  expect(await wasAsked(visit)).toBe(0)
  await visit.setPolicy("reject", "wallet_sendCalls")
  expect(await send(visit, [{ to: newAddress(), value: "0x1" }])).toBe("TRANSFER_REJECTED")
  expect(await visit.page.evaluate(() => window.kit.getSnapshot().navigation.open)).toBe(false)
})

for (const [theme, locale, width] of [
  ["light", "en", 1_280],
  ["dark", "en", 360],
  ["light", "ar", 360]
] as const) {
  test(`S2.08 in part: what became of calls is whole, ${theme} ${locale} ${width}`, async ({
    visit,
    install,
    page
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const account = await newPayer(visit)
    await install({ accounts: [account], batchAccount: await putBatchAccount(visit) })
    await visit.open("app", { batches: "on" })
    await visit.connect()
    await visit.open("app", { batches: "on", locale, theme })
    await expect(visit.fact("status")).toHaveText("connected")
    const calls = Array.from({ length: 3 }, () => ({ to: newAddress(), value: "0x2386f26fc10000" }))
    expect(await send(visit, calls)).toBe("sent")
    await expect(visit.view.getByRole("link")).toHaveCount(1)
    const overflow = await visit.view.evaluate((view) => view.scrollWidth - view.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).include("latchkey-modal").analyze()
    expect(violations).toEqual([])
  })
}
