import { createPublicClient, http } from "viem"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { newAccount } from "../../../tests/e2e/newAccount.ts"
import { expect, test, type SafeVisit } from "./SafeVisit.ts"

// One a test, since they run side by side on one chain.
const third = "0x0000000000000000000000000000000000005b00"
const [first, second] = [
  "0x0000000000000000000000000000000000005afe",
  "0x0000000000000000000000000000000000005aff"
]

/** Asks the provider of the page, as an app does; answers at once with the Promise's later outcome. */
const ask = async (inside: SafeVisit, method: string, params: ReadonlyArray<unknown>) => {
  const frame = await inside.appFrame()
  return frame.evaluate(
    ([method, params]) =>
      (window as unknown as { kit: any }).kit
        .getProvider("eip155")
        .request({ method, params })
        .catch((error: { code: number }) => ({ code: error.code })),
    [method, params] as const
  )
}
const balanceOf = async ({ state }: SafeVisit, address: string) =>
  BigInt(await askNode<string>(state.chains[0]!.rpcUrl, "eth_getBalance", [address, "latest"]))

test("S1.02[safe-app wallet] inside a Safe the page connects by itself, and a reload comes back", async ({
  inside
}) => {
  await inside.openInside(2)
  await inside.connected()
  await expect(inside.fact("wallet")).toHaveText("Safe")
  await expect(inside.fact("network")).toHaveText("eip155:1")
  const frame = await inside.appFrame()
  await frame.evaluate(() => {
    Object.assign(window, { isOld: true })
    location.reload()
  })
  const isNew = async () => (await inside.appFrame()).evaluate(() => !("isOld" in window)).catch(() => false)
  await expect.poll(isNew).toBe(true)
  await inside.connected()
})

test("what is sent becomes a proposal, which waits for the second owner and is executed by the Safe", async ({
  inside
}) => {
  await inside.openInside(2)
  await inside.connected()
  const before = await balanceOf(inside, first)
  const asked = ask(inside, "eth_sendTransaction", [{ to: first, value: "0x5" }])
  await inside.press("Confirm")
  const hash = await asked
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  await inside.openProposals()
  await expect(inside.view).toContainText("Waiting for signatures: 0 of 2")
  await inside.press("Sign as owner 1")
  await expect(inside.view).toContainText("Waiting for signatures: 1 of 2")
  expect(await ask(inside, "eth_getTransactionReceipt", [hash])).toBeNull()
  await inside.press("Sign as owner 2")
  await expect(inside.view).toContainText("Ready to execute")
  await inside.press("Execute")
  await expect(inside.view).toContainText("Executed")
  expect((await balanceOf(inside, first)) - before).toBe(5n)
  expect(await ask(inside, "eth_getTransactionReceipt", [hash])).toMatchObject({
    transactionHash: hash,
    status: "0x1"
  })
})

test("S1.03 in part: the kit signs as a Safe of two owners, and the Safe's contract says that it did (EIP-1271)", async ({
  inside
}) => {
  await inside.openInside(2)
  await inside.connected()
  await inside.app.getByRole("button", { name: "Sign message" }).click()
  await inside.press("Confirm")
  await inside.press("Sign as owner 1")
  await inside.press("Sign as owner 2")
  await expect(inside.fact("signature")).toHaveText(/^0x[0-9a-f]{260}$/)
  const signature = (await inside.fact("signature").textContent()) as `0x${string}`
  const node = createPublicClient({ transport: http(inside.state.chains[0]!.rpcUrl) })
  const signed = { address: await inside.safeAddress(), signature }
  expect(await node.verifyMessage({ ...signed, message: "Hello from the test app" })).toBe(true)
  expect(await node.verifyMessage({ ...signed, message: "Hello from another app" })).toBe(false)
})

test("S8.11 in part: what the visitor declines in the Safe is a rejection", async ({ inside }) => {
  await inside.openInside(1)
  await inside.connected()
  await inside.app.getByRole("button", { name: "Sign message" }).click()
  await inside.press("Reject")
  await expect(inside.fact("error")).toHaveText("SIGNING_REJECTED")
  const asked = ask(inside, "eth_sendTransaction", [{ to: first, value: "0x1" }])
  await inside.press("Reject")
  expect(await asked).toEqual({ code: 4001 })
  await inside.openProposals()
  await expect(inside.view).toContainText("What this app proposes to your Safe")
  await expect(inside.view).toContainText("1 of 2 owners has to sign.")
})

test("several calls are executed at once by a Safe of which one owner is enough; another is cancelled", async ({
  inside
}) => {
  await inside.openInside(1)
  await inside.connected()
  const before = await balanceOf(inside, second)
  const calls = [2, 3].map((value) => ({ to: second, value: `0x${value}` }))
  const sent = ask(inside, "wallet_sendCalls", [{ version: "2.0.0", chainId: "0x1", calls }])
  await inside.press("Confirm")
  const { id } = (await sent) as { id: string }
  await inside.press("Sign as owner 2")
  await inside.press("Execute")
  await inside.openProposals()
  await expect(inside.view).toContainText("Executed")
  expect((await balanceOf(inside, second)) - before).toBe(5n)
  expect(await ask(inside, "wallet_getCallsStatus", [id])).toMatchObject({ status: 200 })
  const another = ask(inside, "eth_sendTransaction", [{ to: second, value: "0x1" }])
  await inside.press("Confirm")
  await another
  await inside.press("Replace")
  await expect(inside.view.getByRole("listitem").first()).toContainText("Cancelled")
})

test("S1.03 in part: coins are sent by the kit's own form, and the Safe says when they have gone", async ({
  inside
}) => {
  await inside.openInside(1)
  await inside.connected()
  const before = await balanceOf(inside, third)
  await inside.accountButton.click()
  await inside.modal.getByRole("button", { name: "Send", exact: true }).click()
  await inside.view.getByRole("textbox", { name: "Amount" }).fill("0.5")
  await inside.view.getByRole("textbox", { name: "To" }).fill(third)
  await inside.view.getByRole("button", { name: /Review/ }).click()
  await inside.view.getByRole("button", { name: /^Send/ }).click()
  await inside.press("Confirm")
  await inside.press("Sign as owner 1")
  await inside.press("Execute")
  await expect(inside.view).toContainText(/Sent|sent/)
  expect((await balanceOf(inside, third)) - before).toBe(5n * 10n ** 17n)
})

/** Opens the form of sending, enters a quarter of a coin to somebody, and has the Safe confirm the proposal. */
const proposeQuarter = async (inside: SafeVisit, receiver: string) => {
  await inside.accountButton.click()
  await inside.modal.getByRole("button", { name: "Send", exact: true }).click()
  await inside.view.getByRole("textbox", { name: "Amount" }).fill("0.25")
  await inside.view.getByRole("textbox", { name: "To" }).fill(receiver)
  await inside.view.getByRole("button", { name: /Review/ }).click()
  await inside.view.getByRole("button", { name: /^Send/ }).click()
  await inside.press("Confirm")
}

test("T28 in part: what one of two owners sends says who is waited for, and that it is sent once the other has signed and it is executed", async ({
  inside
}) => {
  const receiver = newAccount().address
  await inside.openInside(2)
  await inside.connected()
  await proposeQuarter(inside, receiver)
  await expect(inside.view).toContainText("0 of 2 owners signed")
  await inside.press("Sign as owner 1")
  await expect(inside.view).toContainText("1 of 2 owners signed")
  expect(await balanceOf(inside, receiver)).toBe(0n)
  await inside.press("Sign as owner 2")
  await expect(inside.view).toContainText("Enough owners have signed")
  await inside.press("Execute")
  await expect(inside.view).toContainText("Sent 0.25 ETH")
  expect(await balanceOf(inside, receiver)).toBe(25n * 10n ** 16n)
})

test("T28 in part: after a reload it is known that the other owner's signature is waited for, and then that it has arrived", async ({
  inside
}) => {
  const receiver = newAccount().address
  await inside.openInside(2, { activity: "on" })
  await inside.connected()
  await proposeQuarter(inside, receiver)
  await inside.press("Sign as owner 1")
  await expect(inside.view).toContainText("1 of 2 owners signed")
  const frame = await inside.appFrame()
  await frame.evaluate(() => {
    Object.assign(window, { isOld: true })
    location.reload()
  })
  const isNew = async () => (await inside.appFrame()).evaluate(() => !("isOld" in window)).catch(() => false)
  await expect.poll(isNew).toBe(true)
  await inside.connected()
  const known = async () =>
    (await inside.appFrame()).evaluate(() =>
      window.kit
        .getSnapshot()
        .transactions.list.map(({ status, description }) => `${description.kind} ${status}`)
    )
  await expect.poll(known).toEqual(["send pending"])
  await inside.openProposals()
  await expect(inside.view).toContainText("Waiting for signatures: 1 of 2")
  await inside.press("Sign as owner 2")
  await inside.press("Execute")
  await expect(inside.view).toContainText("Executed")
  await expect.poll(known, { timeout: 60_000 }).toEqual(["send confirmed"])
  expect(await balanceOf(inside, receiver)).toBe(25n * 10n ** 16n)
})

test("T15 a page of another origin that shows the app and speaks as a Safe is not believed", async ({
  inside,
  complaints
}) => {
  // The app's own policy refuses the frame too: only what the plugin does is looked at here.
  complaints.allow(/frame-ancestors/)
  const foreign = "http://127.0.0.1:59999"
  const calls: Array<string> = []
  await inside.page.route(`${foreign}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (route.request().method() === "POST") calls.push(pathname)
    await route.fulfill({
      response: await route.fetch({ url: `${inside.state.safeUrl}${pathname}${search}` })
    })
  })
  await inside.page.route(`${inside.state.origin}/app.html*`, async (route) => {
    const answer = await route.fetch()
    const { "content-security-policy": _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await inside.openInside(2, {}, foreign)
  await inside.connectButton.click()
  await expect(inside.modal).toBeVisible()
  await expect(inside.fact("status")).toHaveText("disconnected")
  await expect(inside.wallet("Safe")).toHaveCount(0)
  expect(calls).toEqual([])
})

test("a page in no frame offers no Safe", async ({ visit }) => {
  await visit.open("app", { safe: "on" })
  await visit.openModal()
  await expect(visit.fact("status")).toHaveText("disconnected")
  await expect(visit.wallet("Safe")).toHaveCount(0)
})
