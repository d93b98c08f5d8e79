import { AxeBuilder } from "@axe-core/playwright"
import type { Frame } from "playwright"
import { expect, it } from "vitest"
import { withFrameBrowser } from "../../support/frameBrowser.ts"
import { addAuthenticator } from "../../support/authenticator.ts"
import { startTestSite, visit } from "../../support/testPage.ts"
import { startTestServer } from "../../support/testServer.ts"

const coin = { symbol: "ETH", decimals: 18 }
const chains = [{ id: "eip155:1", name: "Ethereum", rpcUrl: "http://127.0.0.1:9", coin }]
const ALLOW = "publickey-credentials-get; publickey-credentials-create"

const { ends, made } = withFrameBrowser()

const press = (frame: Frame, name: string) => frame.getByRole("button", { name, exact: true }).click()

it("S4.18 in part: an owner sets a limit in the frame, and from then on a message is signed with the passkey alone", async () => {
  const server = await startTestServer({ files: made().files, chains, isNamed: true })
  ends.push(server.stop)
  const site = await startTestSite(server.url, "eip155:1", "one", ALLOW)
  ends.push(site.stop)
  const visitor = await visit(made().browser, site.origin)
  ends.push(() => visitor.context.close())
  const { call, panel } = visitor
  const authenticator = await addAuthenticator(visitor.page)
  const entering = call("CONNECT_PASSKEY")
  await press(await panel("Sign in with a passkey"), "Create a passkey")
  await entering
  const asking = call("GET_USER", {})
  await press(await panel("Your recovery code"), "Later")
  const { address } = (await asking).payload as { readonly address: string }
  const showing = call("SHOW_WALLET")
  const frame = await panel("Your wallet")
  const { violations } = await new AxeBuilder({ page: visitor.page }).include("iframe").analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await frame.getByLabel("ETH").fill("a little")
  await press(frame, "Save the limits")
  await frame.locator('input[aria-invalid="true"]').waitFor()
  await frame.getByLabel("ETH").fill("0,5")
  await press(frame, "Save the limits")
  await frame.getByRole("button", { name: "Save the limits", disabled: true }).waitFor()
  await press(frame, "Close")
  await showing
  const sign = () => call("RPC_REQUEST", { method: "personal_sign", params: ["0x746561", address] })
  const signing = sign()
  await press(await panel("Sign a message"), "Sign")
  await press(await panel("Limits"), "Open with a passkey")
  expect(await signing).toMatchObject({ type: "@w3m-frame/RPC_REQUEST_SUCCESS" })
  // Without the passkey a press signs nothing.
  await authenticator.remove()
  const again = sign()
  await press(await panel("Sign a message"), "Sign")
  await press(await panel("Limits"), "Cancel")
  expect(await again).toMatchObject({ payload: { message: "User rejected the request" } })
  expect(visitor.faults).toEqual([])
})
