import { AxeBuilder } from "@axe-core/playwright"
import type { KitCore, PermissionRequest } from "@latchkey/core"
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"
import type { SmartSessionsApi } from "../src/index.ts"

type WithSessions = KitCore & { readonly smartSessions: SmartSessionsApi }

/** An account of no other test. */
const newAccount = () => {
  const privateKey = generatePrivateKey()
  return { privateKey, address: privateKeyToAddress(privateKey) }
}
const ownKey = { type: "secp256k1", publicKey: `0x02${"ab".repeat(32)}` } as const
const soon = () => Math.floor(Date.now() / 1_000)

const requestOf = ({ state }: Visit, change: Partial<PermissionRequest> = {}): PermissionRequest => ({
  chainId: "0x1",
  expiry: soon() + 86_400,
  signer: { type: "keys", data: { keys: [ownKey] } },
  permissions: [
    {
      type: "erc20-recurring-allowance",
      data: {
        token: state.chains[0]!.tokens.usdc as `0x${string}`,
        allowance: "0x4c4b40",
        start: soon(),
        period: 86_400
      }
    },
    {
      type: "native-token-recurring-allowance",
      data: { allowance: "0x2386f26fc10000", start: soon(), period: 2_592_000 }
    }
  ],
  policies: [],
  ...change
})
/** What the page's own call ends with: what it got, or the error's code. */
const grant = (visit: Visit, request: PermissionRequest) =>
  visit.page.evaluate(async (asked) => {
    const { smartSessions } = window.kit as unknown as WithSessions
    return smartSessions.grantPermissions(asked).then(
      ({ context, permissions }) => ({ context, permissions: permissions.length }),
      ({ code }: { readonly code: string }) => ({ code })
    )
  }, request)
const requests = (visit: Visit, method: string) =>
  visit.page.evaluate(
    (wanted) =>
      window.wallets
        .get("Virtual Wallet")
        .requests()
        .filter((request) => request.method === wanted)
        .map(({ params }) => (params as ReadonlyArray<any>)[0]),
    method
  )
const button = (visit: Visit, name: string | RegExp) => visit.view.getByRole("button", { name })
const openPage = async (visit: Visit, options: Record<string, string> = {}) => {
  await visit.open("app", { sessions: "stack", ...options })
  await visit.connect()
}
const openList = (visit: Visit) => visit.page.evaluate(() => window.kit.open({ view: "smartSessions/List" }))

test("S7.21, S7.22, S7.28 in part, S1.03[smart sessions]: a session is granted with the cosigner's key first, listed, and revoked by keyboard", async ({
  visit,
  install,
  page
}) => {
  await install({ accounts: [newAccount()], grantsSessions: true })
  await openPage(visit)
  const done = await grant(visit, requestOf(visit))
  expect(done).toEqual({ context: expect.stringMatching(/^[0-9a-f-]{36}$/), permissions: 2 })
  const { context: pci } = done as { readonly context: string }
  const [asked] = await requests(visit, "wallet_grantPermissions")
  const keys = asked.signer.data.keys as ReadonlyArray<{ readonly publicKey: string }>
  expect(keys).toHaveLength(2)
  expect(keys[0]!.publicKey).toMatch(/^0x04[0-9a-f]{128}$/)
  expect(keys[1]).toEqual(ownKey)

  await expect(visit.view).toContainText("Smart session granted")
  await expect(visit.announced).toContainText("Smart session granted")
  await expect(visit.view).toContainText(/Spend up to .5 USDC \(0x.+\). per day/)
  await expect(visit.view).toContainText(/Spend up to .0\.01 ETH. per 30 days/)
  await button(visit, "All smart sessions").focus()
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Smart sessions")
  const rows = visit.view.locator(".row")
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText("Until")
  await rows.focus()
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Smart session")
  await expect(visit.view).toContainText("Ethereum")
  await visit.setPolicy("reject", "wallet_revokePermissions")
  await button(visit, "Revoke session").click()
  await expect(visit.view).toContainText("You declined. The session is as it was.")
  await visit.setPolicy(undefined, "wallet_revokePermissions")
  await button(visit, "Revoke session").focus()
  await page.keyboard.press("Enter")
  await expect(visit.heading).toHaveText("Smart sessions")
  const revocation = (await requests(visit, "wallet_revokePermissions")).at(-1)
  expect(revocation).toMatchObject({ pci, expiry: asked.expiry, permissions: asked.permissions })

  await expect(visit.view).toContainText("No app may act for this account.")
  await visit.view.getByRole("tab", { name: "Active" }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(visit.view).toContainText("No session of this account has expired.")
  await page.keyboard.press("ArrowRight")
  await expect(visit.view.locator(".row")).toContainText("Revoked")
})

test("T25 in part: a wallet that grants more than was asked for is told on, and its grant is not used", async ({
  visit,
  install,
  page
}) => {
  await install({ accounts: [newAccount()], grantsSessions: true })
  await openPage(visit)
  const request = requestOf(visit)
  await page.evaluate(() => {
    window.wallets.get("Virtual Wallet").setFault("wallet_grantPermissions", async (answer) => {
      const granted = (await answer()) as { readonly expiry: number }
      return { ...granted, expiry: granted.expiry + 60 }
    })
  })
  expect(await grant(visit, request)).toEqual({ code: "SMART_SESSIONS_TOO_WIDE" })
  await expect(visit.view).toContainText("More was granted than asked for")
  await expect(visit.view).toContainText("Revoke it in Virtual Wallet.")
  await openList(visit)
  await expect(visit.view).toContainText("No app may act for this account.")
})

test("S9.05 in part: sessions are off unless the app turns them on", async ({ visit, install }) => {
  await install({ accounts: [newAccount()], grantsSessions: true })
  await openPage(visit, { smartSessions: "off" })
  expect(await grant(visit, requestOf(visit))).toEqual({ code: "SMART_SESSIONS_OFF" })
  await visit.accountButton.click()
  await expect(visit.modal.getByRole("button", { name: "Receive", exact: true })).toBeVisible()
  await expect(visit.modal.getByRole("button", { name: "Smart sessions", exact: true })).toHaveCount(0)
})

test("a visitor who declines has no session, and sees none in the list", async ({ visit, install }) => {
  await install({ accounts: [newAccount()], grantsSessions: true })
  await openPage(visit)
  await visit.setPolicy("reject", "wallet_grantPermissions")
  expect(await grant(visit, requestOf(visit))).toEqual({ code: "EVM_REQUEST_REJECTED" })
  expect(await requests(visit, "wallet_grantPermissions")).toHaveLength(1)
  await openList(visit)
  await expect(visit.view).toContainText("No app may act for this account.")
})

test("a wallet that grants nothing is not asked", async ({ visit, install }) => {
  await install({ accounts: [newAccount()] })
  await openPage(visit)
  expect(await grant(visit, requestOf(visit))).toEqual({ code: "SMART_SESSIONS_UNSUPPORTED" })
  expect(await requests(visit, "wallet_grantPermissions")).toEqual([])
})

test("T31 in part: where the cosigner fails, the wallet is not asked, and the list says so", async ({
  visit,
  install,
  complaints
}) => {
  complaints.allow(/Failed to load resource/)
  await install({ accounts: [newAccount()], grantsSessions: true })
  await openPage(visit, { sessions: "stack~sessions.503" })
  expect(await grant(visit, requestOf(visit))).toEqual({ code: "SMART_SESSIONS_COSIGNER" })
  expect(await requests(visit, "wallet_grantPermissions")).toEqual([])
  await openList(visit)
  await expect(visit.view).toContainText("Your smart sessions couldn't be loaded.")
})

for (const [theme, locale, width] of [
  ["light", "en", 1_280],
  ["dark", "en", 360],
  ["light", "ar", 360]
] as const) {
  test(`S2.08 in part: smart sessions are whole, ${theme} ${locale} ${width}`, async ({
    visit,
    install,
    page
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await install({ accounts: [newAccount()], grantsSessions: true })
    await openPage(visit)
    const base = requestOf(visit)
    await grant(visit, base)
    await visit.open("app", { sessions: "stack", locale, theme })
    await expect(visit.fact("status")).toHaveText("connected")
    const check = async (name: string) => {
      const overflow = await visit.view.evaluate((view) => view.scrollWidth - view.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      const { violations } = await new AxeBuilder({ page }).include("latchkey-modal").analyze()
      expect(violations).toEqual([])
      await page.screenshot({ path: test.info().outputPath(`${name}.png`), animations: "disabled" })
    }
    await grant(
      visit,
      requestOf(visit, {
        permissions: [
          ...base.permissions,
          {
            type: "contract-call",
            data: {
              address: "0x1111111111111111111111111111111111111111",
              abi: [],
              functions: [
                { functionName: "mint", valueLimit: "0x2386f26fc10000" },
                { functionName: "setAddressAsTheOwnerOfEverythingElse", operation: "DelegateCall" }
              ]
            }
          }
        ]
      })
    )
    await expect(visit.view.locator(".outcome-end .button").first()).toBeVisible()
    await check("granted")
    await openList(visit)
    const rows = visit.view.locator(".row")
    await expect(rows).toHaveCount(2)
    await check("list")
    await rows.first().click()
    await expect(visit.view.locator(".facts")).toBeVisible()
    await check("session")
  })
}
