import type { BrowserContext, Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { Visit } from "./Visit.ts"
import type { WalletSetup } from "./wallet/InstalledWallets.ts"

const otherTab = async (
  context: BrowserContext,
  visit: Visit,
  setup: Partial<WalletSetup> = {}
): Promise<Visit> => {
  const page = await context.newPage()
  await page.addInitScript({ path: visit.state.walletScript })
  await page.addInitScript(
    ([chains, setup]) => window.wallets.add({ name: "Virtual Wallet", chains, ...setup }),
    [visit.state.chains, setup] as const
  )
  const other = new Visit(page, visit.state)
  await other.open()
  return other
}

test(
  "T11 two tabs: disconnecting in one disconnects the other",
  { tag: "@engines" },
  async ({ visit, install, context }) => {
    await install({})
    await visit.open()
    await visit.connect()
    const other = await otherTab(context, visit)
    await expect(other.fact("status")).toHaveText("connected")
    // By keyboard: the page may still move while the balance arrives.
    await other.page.getByRole("button", { name: "Leave" }).press("Enter")
    await expect(other.fact("status")).toHaveText("disconnected")
    await expect(visit.fact("status")).toHaveText("disconnected")
    await expect(visit.connectButton).toBeVisible()
  }
)

test(
  "T11 two tabs: connecting in one connects the other, in which nothing was done yet",
  { tag: "@engines" },
  async ({ visit, install, context }) => {
    await install({ granted: true })
    await visit.open()
    const other = await otherTab(context, visit, { granted: true })
    await expect(other.connectButton).toBeVisible()
    await other.page.evaluate(() => window.wallets.get("Virtual Wallet").clearRequests())
    await visit.connect()
    await expect(other.fact("status")).toHaveText("connected")
    expect(await other.asked()).not.toContain("eth_requestAccounts")
  }
)

test("T11 two tabs: a network chosen in one does not move the other away from its wallet", async ({
  visit,
  install,
  context
}) => {
  await install({})
  await visit.open()
  await visit.connect()
  const other = await otherTab(context, visit)
  await expect(other.fact("status")).toHaveText("connected")
  await other.chooseNetwork("Base", "eip155:8453")
  await expect(visit.fact("status")).toHaveText("connected")
  await expect(visit.fact("network")).toHaveText("eip155:1")
})

const corrupt = [
  ["half of a JSON text", "{"],
  ["another type", "[1,2,3]"],
  ["null", "null"],
  ["a far version", '{"version":99,"value":{}}'],
  ["a list where a record should be", '{"version":1,"value":[["eip155"]]}'],
  ["prototype keys", '{"version":1,"value":{"__proto__":[{"connectorId":"x","networkId":"eip155:1"}]}}'],
  ["a very long text", "x".repeat(300_000)]
] as const

for (const [what, text] of corrupt) {
  test(`T11 stored values with ${what} leave a page that works`, async ({ visit, install, page }) => {
    await install({})
    await visit.open()
    await visit.connect()
    await page.evaluate((text) => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("@latchkey/")) localStorage.setItem(key, text)
    }, text)
    await page.reload()
    await expect(visit.fact("status")).toHaveText("disconnected")
    await visit.connect()
    await page.reload()
    await expect(visit.fact("status")).toHaveText("connected")
  })
}

const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError")
      }
    })
  })

test("T11 a page whose storage is forbidden connects and forgets", async ({ visit, install, page }) => {
  await forbidStorage(page)
  await install({})
  await visit.open()
  await visit.connect()
  await page.reload()
  await expect(visit.fact("status")).toHaveText("disconnected")
})

test("T11 a page whose storage is full connects and forgets", async ({ visit, install, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
    }
  })
  await install({})
  await visit.open()
  await visit.connect()
  await page.reload()
  await expect(visit.fact("status")).toHaveText("disconnected")
})

test("S4.04 in part: a reload without the wallet settles as disconnected", async ({
  visit,
  context,
  page,
  state
}) => {
  await page.addInitScript((chains) => {
    if (!location.search.includes("gone")) window.wallets.add({ name: "Virtual Wallet", chains })
  }, state.chains)
  await visit.open()
  await visit.connect()
  await visit.open("app", { gone: "yes" })
  await expect(visit.fact("status")).toHaveText("disconnected")
  expect(context.pages()).toHaveLength(1)
})

test("S4.04 in part: a wallet that is locked is not asked to open at a reload", async ({
  visit,
  install,
  page
}) => {
  await install({})
  await visit.open()
  await visit.connect()
  await page.evaluate(() => window.wallets.get("Virtual Wallet").lock())
  await expect(visit.fact("status")).toHaveText("disconnected")
  await page.reload()
  await expect(visit.fact("status")).toHaveText("disconnected")
  expect(await visit.asked()).not.toContain("eth_requestAccounts")
})

test("S4.04 in part: a page that does not reconnect drops the session", async ({ visit, install }) => {
  await install({})
  await visit.open()
  await visit.connect()
  await visit.open("app", { reconnect: "off" })
  await expect(visit.fact("status")).toHaveText("disconnected")
  await visit.page.evaluate(() => window.kit.ready())
  await visit.open()
  await expect(visit.fact("status")).toHaveText("disconnected")
})

test("S4.04 in part: while a session is restored no address is shown", async ({ visit, install, page }) => {
  await install({})
  await visit.open()
  await visit.connect()
  await page.addInitScript(() => {
    Object.assign(window, { seen: [] })
    addEventListener("DOMContentLoaded", () => {
      new MutationObserver(() => {
        const text = (name: string) => document.querySelector(`output[name="${name}"]`)?.textContent ?? ""
        Reflect.get(window, "seen").push(`${text("status")} ${text("address")}`)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })
  await page.reload()
  await expect(visit.fact("status")).toHaveText("connected")
  const seen = await page.evaluate((): ReadonlyArray<string> => Reflect.get(window, "seen"))
  expect(seen[0]).toBe("reconnecting ")
  expect(seen.filter((text) => /^(reconnecting|connecting|disconnected) 0x/.test(text))).toEqual([])
  expect(seen.filter((text) => text.startsWith("disconnected"))).toEqual([])
})
