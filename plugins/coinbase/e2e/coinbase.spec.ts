import { verifyMessage } from "viem"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { expect, test, type CoinbaseVisit } from "./CoinbaseVisit.ts"

// One a test, since they run side by side on one chain.
const [first, second] = [
  "0x000000000000000000000000000000000000c01b",
  "0x000000000000000000000000000000000000c01c"
]

/** Asks the provider of the page, as an app does; answers at once with the Promise's later outcome. */
const ask = ({ page }: CoinbaseVisit, method: string, params: ReadonlyArray<unknown> = []) =>
  page.evaluate(
    ([method, params]) =>
      (window as unknown as { kit: any }).kit
        .getProvider("eip155")
        .request({ method, params })
        .catch((error: { code: number }) => ({ code: error.code })),
    [method, params] as const
  )
const balanceOf = async ({ state }: CoinbaseVisit, address: string) =>
  BigInt(await askNode<string>(state.chains[0]!.rpcUrl, "eth_getBalance", [address, "latest"]))

test("S1.02[card-network wallet] connects in the wallet's window, which opens in the click; nothing of the wallet is on the page or asked before", async ({
  coinbase,
  requests,
  state
}) => {
  await coinbase.openApp()
  await coinbase.openModal()
  await expect(coinbase.wallet("Coinbase")).toHaveCount(1)
  const ofSdk = () =>
    requests.filter((request) =>
      Object.entries(state.chunks).some(
        ([chunk, packages]) => request.includes(chunk) && packages.includes("@coinbase/wallet-sdk")
      )
    )
  expect(Object.values(state.chunks).flat()).toContain("@coinbase/wallet-sdk")
  expect(ofSdk()).toEqual([])
  expect(await coinbase.stored()).toEqual([])
  expect(requests.filter((request) => !request.includes(state.origin))).toEqual([])
  const popup = await coinbase.inWindow(() => coinbase.wallet("Coinbase").click())
  await expect(popup.locator("output")).toContainText('"telemetry":false')
  await expect(popup.locator("output")).not.toContainText("coinbase=scw")
  await coinbase.answer(popup, "Approve")
  expect(await coinbase.connected()).toMatch(/^0x[0-9a-fA-F]{40}$/)
  await expect(coinbase.fact("wallet")).toHaveText("Coinbase")
  await expect(coinbase.fact("network")).toHaveText("eip155:1")
  expect(ofSdk()).not.toEqual([])
})

test("T10 the window opens in the click though nothing of the SDK has come, and is asked when it has", async ({
  coinbase,
  page,
  state
}) => {
  const come = Promise.withResolvers<void>()
  let held = 0
  await page.route("**/*.js", async (route) => {
    const chunk = Object.keys(state.chunks).find((name) => route.request().url().includes(name))
    if (chunk !== undefined && state.chunks[chunk]?.includes("@coinbase/wallet-sdk") === true) {
      held++
      await come.promise
    }
    await route.continue()
  })
  await coinbase.openApp()
  const popup = await coinbase.choose()
  await expect(popup.locator("output")).toHaveText("")
  await expect.poll(() => held).toBe(1)
  await expect(popup.getByRole("button", { name: "Approve" })).toBeHidden()
  come.resolve()
  await coinbase.answer(popup, "Approve")
  await coinbase.connected()
})

test("S1.03 in part: signs a message in the window, by the account that was connected", async ({
  coinbase
}) => {
  await coinbase.openApp()
  const address = (await coinbase.connectByWindow()) as `0x${string}`
  const sign = () => coinbase.page.getByRole("button", { name: "Sign message" }).click()
  await coinbase.answer(await coinbase.inWindow(sign), "Reject")
  await expect(coinbase.fact("error")).toHaveText("SIGNING_REJECTED")
  await coinbase.answer(await coinbase.inWindow(sign), "Approve")
  await expect(coinbase.fact("signature")).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await coinbase.fact("signature").textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message: "Hello from the test app", signature })).toBe(true)
})

test("S1.03 in part: a switch of network is known to the wallet's next window", async ({ coinbase }) => {
  await coinbase.openApp()
  await coinbase.connectByWindow()
  await coinbase.chooseNetwork("Base", "eip155:8453")
  expect(await ask(coinbase, "eth_chainId")).toBe("0x2105")
  const sent = coinbase.page.waitForEvent("popup")
  const asked = ask(coinbase, "eth_sendTransaction", [{ to: first, value: "0x7" }])
  await coinbase.answer(await sent, "Approve")
  const hash = await asked
  const rpcUrl = coinbase.state.chains.find(({ id }) => id === 8453)!.rpcUrl
  expect(await askNode(rpcUrl, "eth_getTransactionByHash", [hash])).toMatchObject({ to: first, value: "0x7" })
})

test("S4.04 in part: a reload comes back with the account, without a window; disconnecting leaves nothing of the SDK behind", async ({
  coinbase
}) => {
  await coinbase.openApp()
  const address = await coinbase.connectByWindow()
  let windows = 0
  coinbase.page.on("popup", () => windows++)
  await coinbase.page.reload()
  expect(await coinbase.connected()).toBe(address)
  expect(windows).toBe(0)
  const sign = () => coinbase.page.getByRole("button", { name: "Sign message" }).click()
  await coinbase.answer(await coinbase.inWindow(sign), "Approve")
  await expect(coinbase.fact("signature")).toHaveText(/^0x[0-9a-f]{130}$/)
  expect(await coinbase.stored()).not.toEqual([])
  await coinbase.page.evaluate(() => (window as unknown as { kit: any }).kit.disconnect())
  await expect(coinbase.fact("status")).toHaveText("disconnected")
  expect(await coinbase.stored()).toEqual([])
  await coinbase.page.reload()
  await expect(coinbase.connectButton).toBeVisible()
  await expect(coinbase.fact("status")).toHaveText("disconnected")
})

test("S4.03 in part: what the visitor declines or closes is no error: all is as before, and trying again works", async ({
  coinbase
}) => {
  await coinbase.openApp()
  await coinbase.answer(await coinbase.choose(), "Reject")
  await expect(coinbase.view).toContainText(/declined/i)
  const again = await coinbase.inWindow(() =>
    coinbase.view.getByRole("button", { name: "Try again" }).click()
  )
  await expect(again.getByRole("button", { name: "Approve" })).toBeVisible()
  await again.close()
  await expect(coinbase.view).toContainText(/declined/i)
  await expect(coinbase.fact("status")).toHaveText("disconnected")
  expect(await coinbase.stored()).toEqual([])
  const third = await coinbase.inWindow(() =>
    coinbase.view.getByRole("button", { name: "Try again" }).click()
  )
  await coinbase.answer(third, "Approve")
  await coinbase.connected()
})

test("S4.03 in part: a visitor who leaves the waiting view closes the wallet's window with it", async ({
  coinbase
}) => {
  await coinbase.openApp()
  const popup = await coinbase.choose()
  await expect(popup.getByRole("button", { name: "Approve" })).toBeVisible()
  const closed = popup.waitForEvent("close")
  await coinbase.view.getByRole("button", { name: "Cancel" }).click()
  await closed
  await expect(coinbase.fact("status")).toHaveText("disconnected")
})

test("T08 a window that the browser blocks ends in a typed error; nothing is drawn into the page", async ({
  coinbase,
  page
}) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }))
  await coinbase.openApp()
  await coinbase.openModal()
  const before = await page.locator("body > *").count()
  await coinbase.wallet("Coinbase").click()
  await expect(coinbase.view).toContainText("COINBASE_WINDOW_BLOCKED")
  expect(await page.locator("body > *").count()).toBe(before)
  expect(await coinbase.stored()).toEqual([])
})

test("S4.03 in part: on a page that its policy cuts off from its windows nobody has declined; with the policy for pop-ups it connects", async ({
  coinbase
}) => {
  const alerts = () =>
    coinbase.page.evaluate(() =>
      window.kit
        .getSnapshot()
        .notice.alerts.filter(({ code }) => code === "WINDOWS_CUT_OFF")
        .map(({ advice }) => advice)
    )
  await coinbase.openApp("scw", { coop: "same-origin" })
  const popup = await coinbase.choose()
  await expect(coinbase.view).toContainText("WINDOWS_CUT_OFF")
  // It reads as closed to the page alone.
  expect(popup.isClosed()).toBe(false)
  await expect(coinbase.fact("status")).toHaveText("disconnected")
  await expect.poll(alerts).toEqual([expect.stringContaining("same-origin-allow-popups")])
  await popup.close()

  for (const coop of ["same-origin-allow-popups", "noopener-allow-popups"]) {
    await coinbase.openApp("scw", { coop })
    await coinbase.connectByWindow()
    await coinbase.page.evaluate(() => window.kit.disconnect())
    const closed = await coinbase.choose()
    // A visitor closes what there is to see.
    await expect(closed.getByRole("button", { name: "Approve" })).toBeVisible()
    await closed.close()
    await expect(coinbase.view).toContainText(/declined/i)
  }
})

test("a visitor who would pair a phone is told that this page cannot; no relay is asked", async ({
  coinbase
}) => {
  await coinbase.openApp("walletlink")
  const popup = await coinbase.choose()
  if (!popup.isClosed()) await popup.waitForEvent("close")
  await expect(coinbase.view).toContainText("COINBASE_WALLET_UNSUPPORTED")
})

test("S1.03 in part: coins are sent by the kit, and a batch by the provider; what became of them is read", async ({
  coinbase
}) => {
  await coinbase.openApp()
  await coinbase.connectByWindow()
  const before = await balanceOf(coinbase, second)
  await coinbase.accountButton.click()
  await coinbase.modal.getByRole("button", { name: "Send", exact: true }).click()
  await coinbase.view.getByRole("textbox", { name: "Amount" }).fill("0.5")
  await coinbase.view.getByRole("textbox", { name: "To" }).fill(second)
  await coinbase.view.getByRole("button", { name: /Review/ }).click()
  const popup = await coinbase.inWindow(() => coinbase.view.getByRole("button", { name: /^Send/ }).click())
  await coinbase.answer(popup, "Approve")
  await expect(coinbase.view).toContainText(/Sent|sent/)
  await expect.poll(async () => (await balanceOf(coinbase, second)) - before).toBe(5n * 10n ** 17n)
  const calls = [2, 3].map((value) => ({ to: second, value: `0x${value}` }))
  const batch = coinbase.page.waitForEvent("popup")
  const asked = ask(coinbase, "wallet_sendCalls", [{ version: "2.0.0", chainId: "0x1", calls }])
  await coinbase.answer(await batch, "Approve")
  const { id } = (await asked) as { id: string }
  expect(await ask(coinbase, "wallet_getCallsStatus", [id])).toMatchObject({ status: 200 })
  expect((await balanceOf(coinbase, second)) - before).toBe(5n * 10n ** 17n + 5n)
})

test("S4.01 in part: beside the extension, which announces itself, there is one row", async ({
  coinbase,
  install
}) => {
  await install({ name: "Coinbase Wallet", rdns: "com.coinbase.wallet" })
  await coinbase.openApp()
  await coinbase.openModal()
  await expect(coinbase.wallet("Coinbase Wallet")).toBeVisible()
  await expect(coinbase.wallet("Coinbase")).toHaveCount(1)
})
