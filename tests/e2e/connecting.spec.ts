import { expect, test } from "./fixtures.ts"

test("T08, S4.03 in part: a visitor who declines is told so, and can try again", async ({
  visit,
  install
}) => {
  await install({ policy: "reject" })
  await visit.open()
  await visit.openModal()
  await visit.wallet("Virtual Wallet").click()
  await expect(visit.modal).toContainText("You declined in Virtual Wallet")
  await expect(visit.announced).toContainText("You declined in Virtual Wallet")
  await expect(visit.fact("status")).toHaveText("disconnected")

  await visit.setPolicy("approve")
  await visit.modal.getByRole("button", { name: "Try again" }).click()
  await expect(visit.fact("status")).toHaveText("connected")
})

test("T08 a wallet that never answers can be cancelled, and another one used", async ({ visit, install }) => {
  await install({ name: "Silent", rdns: "test.silent", policy: "hang" })
  await install({ name: "Lively", rdns: "test.lively" })
  await visit.open()
  await visit.openModal()
  await visit.wallet("Silent").click()
  await expect(visit.modal).toContainText("Open Silent to continue")
  await expect(visit.announced).toContainText("Open Silent to continue")
  await expect(visit.fact("status")).toHaveText("connecting")
  await visit.modal.getByRole("button", { name: "Cancel" }).click()
  await expect(visit.heading).toHaveText("Connect wallet")
  await expect(visit.fact("status")).toHaveText("disconnected")

  await visit.wallet("Lively").click()
  await expect(visit.fact("wallet")).toHaveText("Lively")
  await visit.page.evaluate(() => window.wallets.get("Silent").pending()[0]?.approve())
  await expect(visit.fact("wallet")).toHaveText("Lively")
})

test("T08 closing the modal cancels a wallet that never answers", async ({ visit, install }) => {
  await install({ policy: "hang" })
  await visit.open()
  await visit.openModal()
  await visit.wallet("Virtual Wallet").click()
  await expect(visit.fact("status")).toHaveText("connecting")
  await visit.page.keyboard.press("Escape")
  await expect(visit.modal).toBeHidden()
  await expect(visit.fact("status")).toHaveText("disconnected")
})

test("T08 a wallet with an earlier request open is shown as waiting", async ({ visit, install }) => {
  await install({})
  await visit.open()
  await visit.page.evaluate(() =>
    window.wallets
      .get("Virtual Wallet")
      .setFault("eth_requestAccounts", () =>
        Promise.reject(Object.assign(new Error("Request already pending"), { code: -32002 }))
      )
  )
  await visit.openModal()
  await visit.wallet("Virtual Wallet").click()
  await expect(visit.modal).toContainText("Virtual Wallet is waiting for you")
  await expect(visit.fact("status")).toHaveText("disconnected")
})

test("T10 a double click on a wallet asks it once", async ({ visit, install }) => {
  await install({ policy: "ask" })
  await visit.open()
  await visit.openModal()
  await visit.wallet("Virtual Wallet").dblclick()
  await expect(visit.modal).toContainText("Open Virtual Wallet to continue")
  expect((await visit.asked()).filter((method) => method === "eth_requestAccounts")).toHaveLength(1)
  await visit.page.evaluate(() => window.wallets.get("Virtual Wallet").pending()[0]?.approve())
  await expect(visit.fact("status")).toHaveText("connected")
  await expect(visit.modal).toBeHidden()
})

test("T10 a double click on the connect button opens one modal", async ({ visit, install }) => {
  await install({})
  await visit.open()
  await visit.connectButton.dblclick()
  await expect(visit.modal).toHaveCount(1)
  await expect(visit.heading).toHaveText("Connect wallet")
  await expect(visit.page.locator("latchkey-modal")).toHaveCount(1)
})

test("a wallet is asked while the click still counts, so that its window may open", async ({
  visit,
  install
}) => {
  await install({})
  await visit.open()
  await visit.page.evaluate(() => {
    let clicked = false
    addEventListener(
      "click",
      () => {
        clicked = true
        queueMicrotask(() => setTimeout(() => (clicked = false)))
      },
      { capture: true }
    )
    window.wallets.get("Virtual Wallet").setFault("*", (answer, { method }) => {
      Object.assign(window, { [`${method} in the click`]: clicked })
      return answer()
    })
  })
  await visit.connect()
  const inTheClick = await visit.page.evaluate(() => Reflect.get(window, "eth_requestAccounts in the click"))
  expect(inTheClick).toBe(true)
})

test("T06 malformed announcements hide nobody and run no code", async ({ visit, install, page }) => {
  await install({ name: "Honest", rdns: "test.honest" })
  await page.addInitScript(() => window.wallets.announceMalformed(window.wallets.get("Honest")))
  await install({ name: "Later", rdns: "test.later" })
  await visit.open()
  await visit.openModal()
  await expect(visit.wallet("Honest").first()).toBeVisible()
  await expect(visit.wallet("Later")).toBeVisible()
  expect(await page.evaluate(() => "__pwned" in globalThis)).toBe(false)
  await visit.wallet("Later").click()
  await expect(visit.fact("wallet")).toHaveText("Later")
})

test("T06 a wallet whose identity is taken by a liar still connects to the genuine provider", async ({
  visit,
  install,
  page
}) => {
  await install({ name: "Honest", rdns: "test.honest" })
  await page.addInitScript(() => window.wallets.announceMalformed(window.wallets.get("Honest")))
  await visit.open()
  await visit.openModal()
  await visit.wallet("Honest").first().click()
  await expect(visit.fact("address")).toHaveText("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266")
})

test("T07 a flood of 5,000 announcements leaves a page that answers", async ({ visit, install, page }) => {
  await install({ name: "Honest", rdns: "test.honest" })
  await visit.open()
  await visit.openModal()
  await expect(visit.wallet("Honest")).toBeVisible()
  const took = await page.evaluate(() => {
    const start = performance.now()
    window.wallets.floodAnnouncements(window.wallets.get("Honest"), 5_000)
    return performance.now() - start
  })
  expect(took).toBeLessThan(1_000)
  await expect(visit.wallet("Honest")).toBeVisible()
  expect(
    await visit.modal.getByRole("list", { name: "Wallets" }).getByRole("button").count()
  ).toBeLessThanOrEqual(100)
  await visit.wallet("Honest").click()
  await expect(visit.fact("status")).toHaveText("connected")
})

test("T09 event lies change nothing that is shown", async ({ visit, install, page }) => {
  await install({})
  await visit.open()
  await visit.connect()
  await page.evaluate(() => window.wallets.tellEventLies(window.wallets.get("Virtual Wallet")))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(visit.fact("status")).toHaveText("connected")
  await expect(visit.fact("network")).toHaveText("eip155:1")
  await expect(visit.fact("address")).toHaveText("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266")
})

test("a visitor without a wallet is told what one is", async ({ visit }) => {
  await visit.open()
  await visit.openModal()
  await expect(visit.modal).toContainText("No wallet was found in this browser")
  await visit.modal.getByRole("button", { name: "What is a wallet?" }).last().click()
  await expect(visit.heading).toHaveText("What is a wallet?")
})

test("a wallet from before EIP-6963 connects as the browser's wallet", async ({ visit, install }) => {
  await install({ as: "ethereum" })
  await visit.open()
  await visit.openModal()
  await visit.wallet("Browser Wallet").click()
  await expect(visit.fact("status")).toHaveText("connected")
})
