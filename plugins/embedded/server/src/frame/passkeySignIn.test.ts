import { AxeBuilder } from "@axe-core/playwright"
import type { Frame } from "playwright"
import { describe, expect, it } from "vitest"
import { withFrameBrowser } from "../../support/frameBrowser.ts"
import { addAuthenticator, type AuthenticatorOptions } from "../../support/authenticator.ts"
import { startTestSite, visit } from "../../support/testPage.ts"
import { startTestServer } from "../../support/testServer.ts"

const chains = [
  { id: "eip155:1", name: "Ethereum", rpcUrl: "http://127.0.0.1:9", coin: { symbol: "ETH", decimals: 18 } }
]
const ALLOW = "publickey-credentials-get; publickey-credentials-create"
const ENTER = "Sign in with a passkey"

const { ends, made } = withFrameBrowser()

const start = async () => {
  const server = await startTestServer({ files: made().files, chains, isNamed: true })
  ends.push(server.stop)
  const site = await startTestSite(server.url, "eip155:1", "one", ALLOW)
  ends.push(site.stop)
  const open = async (how: AuthenticatorOptions | "none" = {}) => {
    const visitor = await visit(made().browser, site.origin)
    ends.push(() => visitor.context.close())
    const authenticator = how === "none" ? undefined : await addAuthenticator(visitor.page, how)
    return { ...visitor, authenticator: authenticator! }
  }
  return { ...server, open }
}
type Visitor = Awaited<ReturnType<Awaited<ReturnType<typeof start>>["open"]>>

const press = (frame: Frame, name: string) => frame.getByRole("button", { name, exact: true }).click()
const addressIn = (told: { readonly payload?: unknown }) =>
  (told.payload as { readonly address: string }).address

/** Comes in by what is pressed; the frame's panel is the only thing that is asked. */
const enter = async (visitor: Visitor, name: string) => {
  const entering = visitor.call("CONNECT_PASSKEY")
  await press(await visitor.panel(ENTER), name)
  expect(await entering).toMatchObject({ type: "@w3m-frame/CONNECT_PASSKEY_SUCCESS" })
}
/** Makes a wallet of a new passkey, and writes the recovery code down. */
const join = async (visitor: Visitor) => {
  await enter(visitor, "Create a passkey")
  const asking = visitor.call("GET_USER", {})
  const frame = await visitor.panel("Your recovery code")
  const canWait = (await frame.getByRole("button", { name: "Later" }).count()) === 1
  const code = (await frame.locator("output.code span").allTextContents()).join("-")
  await frame.getByLabel("Type the last four characters").fill(code.slice(-4))
  await press(frame, "Continue")
  return { code, canWait, address: addressIn(await asking) }
}
/** Takes all away that the frame keeps in this browser. */
const forget = async (visitor: Visitor) => {
  const frame = await visitor.frame()
  await frame.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
  })
  await visitor.page.reload()
}

describe("who signs in by a passkey alone", () => {
  it("S4.18 in part: has a wallet without an address, and the same one on a new device by one use of the passkey", async () => {
    const { open, inbox } = await start()
    const visitor = await open()
    const { address, canWait } = await join(visitor)
    expect(canWait).toBe(true)
    expect(await visitor.call("GET_USER", {})).toMatchObject({ payload: { address, email: null } })
    expect(inbox.mails()).toEqual([])
    const [credential] = await visitor.authenticator.credentials()
    expect(credential).toMatchObject({ isResidentCredential: true })
    await forget(visitor)
    expect(await visitor.call("IS_CONNECTED")).toMatchObject({ payload: { isConnected: false } })
    const entering = visitor.call("CONNECT_PASSKEY")
    const frame = await visitor.panel(ENTER)
    const { violations } = await new AxeBuilder({ page: visitor.page }).include("iframe").analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await press(frame, "Use my passkey")
    await entering
    // Nothing is asked for beside: what came in opens the wallet.
    await visitor.forget()
    expect(addressIn(await visitor.call("GET_USER", {}))).toBe(address)
    expect(await visitor.said("@w3m-frame/UI")).toEqual([])
    await visitor.page.reload()
    expect(addressIn(await visitor.call("GET_USER", {}))).toBe(address)
    expect(visitor.faults).toEqual([])
  })

  it("S4.18 in part: comes back by the recovery code with the passkey lost, adds another, and takes the lost one away", async () => {
    const { open, clock } = await start()
    const { address, code } = await join(await open())
    clock.now += 60_000
    const visitor = await open()
    const entering = visitor.call("CONNECT_PASSKEY")
    const frame = await visitor.panel(ENTER)
    await press(frame, "Use a recovery code")
    const field = frame.getByLabel("Recovery code")
    await field.fill(code.replace(/^./, (sign) => (sign === "A" ? "B" : "A")))
    await press(frame, "Open the wallet")
    await frame.getByText("This is not the code of this wallet").waitFor()
    await field.fill(code.toLowerCase())
    await press(frame, "Open the wallet")
    expect(await entering).toMatchObject({ type: "@w3m-frame/CONNECT_PASSKEY_SUCCESS" })
    expect(addressIn(await visitor.call("GET_USER", {}))).toBe(address)

    visitor.call("SHOW_WALLET").catch(() => {})
    await press(await visitor.panel("Your wallet"), "Show passkeys")
    const list = await visitor.panel("Passkeys")
    const rows = list.locator("ul.passkeys li")
    await rows.first().waitFor()
    const remove = (row: number) =>
      rows
        .nth(row)
        .getByRole("button", { name: /^Remove/ })
        .click()
    await remove(0)
    await list.getByRole("alert").getByText("the last passkey that signs you in").waitFor()
    await press(list, "Add a passkey")
    await rows.nth(1).waitFor()
    await remove(0)
    await rows.nth(1).waitFor({ state: "detached" })
    await press(list, "Close")
    await forget(visitor)
    await enter(visitor, "Use my passkey")
    const asking = visitor.call("GET_USER", {})
    // This one was made for the wallet, and is asked for what it makes for it.
    await press(await visitor.panel("Open your wallet"), "Open with a passkey")
    expect(addressIn(await asking)).toBe(address)
  })

  it("S4.18 in part: has a wallet by the recovery code where the passkey makes no secret, and needs both on a new device", async () => {
    const { open } = await start()
    const visitor = await open({ hasPrf: false })
    const { address, code, canWait } = await join(visitor)
    expect(canWait).toBe(false)
    await forget(visitor)
    await enter(visitor, "Use my passkey")
    const asking = visitor.call("GET_USER", {})
    const frame = await visitor.panel("Open your wallet")
    expect(await frame.getByRole("button", { name: "Open with a passkey" }).count()).toBe(0)
    await frame.getByLabel("Recovery code").fill(code)
    await press(frame, "Open the wallet")
    expect(addressIn(await asking)).toBe(address)
  })

  it("S4.18 in part: who says no, or whose device has no passkey, is told, and nobody is signed in", async () => {
    const { open } = await start()
    const visitor = await open({ isWilling: false })
    const entering = visitor.call("CONNECT_PASSKEY")
    const frame = await visitor.panel(ENTER)
    await press(frame, "Create a passkey")
    await frame.getByRole("alert").getByText("No passkey was used").waitFor()
    await press(frame, "Cancel")
    expect(await entering).toMatchObject({
      type: "@w3m-frame/CONNECT_PASSKEY_ERROR",
      payload: { message: "User rejected the request" }
    })
    expect(await visitor.call("IS_CONNECTED")).toMatchObject({ payload: { isConnected: false } })
  })

  it("S4.18 in part: a code that was renewed lets nobody in any more", async () => {
    const { open } = await start()
    const visitor = await open()
    const { address, code } = await join(visitor)
    const showing = visitor.call("SHOW_WALLET")
    await press(await visitor.panel("Your wallet"), "Make a new code")
    const saving = await visitor.panel("Your recovery code")
    const renewed = (await saving.locator("output.code span").allTextContents()).join("-")
    await saving.getByLabel("Type the last four characters").fill(renewed.slice(-4))
    await press(saving, "Continue")
    await showing
    const other = await open("none")
    const entering = other.call("CONNECT_PASSKEY")
    const frame = await other.panel(ENTER)
    await press(frame, "Use a recovery code")
    await frame.getByLabel("Recovery code").fill(code)
    await press(frame, "Open the wallet")
    await frame.getByText("This is not the code of this wallet").waitFor()
    await frame.getByLabel("Recovery code").fill(renewed)
    await press(frame, "Open the wallet")
    await entering
    expect(addressIn(await other.call("GET_USER", {}))).toBe(address)
  })
})
