import { verifyMessage } from "viem"
import { expect, test as base } from "../../../tests/e2e/fixtures.ts"
import { Visit } from "../../../tests/e2e/Visit.ts"

/** What a visitor of a Farcaster client sees and does in a mini app. */
class MiniAppVisit extends Visit {
  async openInside(
    { wallet = "yes", ...options }: Record<string, string> = {},
    client = this.state.farcasterUrl ?? ""
  ): Promise<void> {
    const app = `${this.state.origin}/app.html?${new URLSearchParams({ farcaster: "on", ...options })}`
    await this.page.goto(`${client}/?${new URLSearchParams({ app, wallet })}`)
  }
  get app() {
    return this.page.frameLocator("iframe")
  }
  override get ownPage() {
    return this.app.locator("body > :not(latchkey-modal)")
  }
  override get modal() {
    return this.app.getByRole("dialog")
  }
  override fact(name: string) {
    return this.app.locator(`output[name="${name}"]`)
  }
  /** A button of the client itself. */
  press(name: "Confirm" | "Decline"): Promise<void> {
    return this.page.getByRole("button", { name }).click()
  }
  async address(): Promise<`0x${string}`> {
    return (await this.page.locator("body").getAttribute("data-account")) as `0x${string}`
  }
  async connected(): Promise<void> {
    await expect(this.fact("status")).toHaveText("connected")
    await expect(this.fact("address")).toHaveText(await this.address())
  }
  /** Signs by the kit; answers with the signature, or with the code of what went wrong. */
  async sign(): Promise<string> {
    const frame = await (await this.page.locator("iframe").elementHandle())!.contentFrame()
    return frame!.evaluate(() =>
      (window as unknown as { kit: any }).kit
        .signMessage({ message: "tea" })
        .catch(({ code }: { code: string }) => code)
    )
  }
}

const test = base.extend<{ readonly inside: MiniAppVisit }>({
  inside: async ({ page, state }, give) => {
    base.skip(state.farcasterUrl === undefined, "the stack has no chain")
    await give(new MiniAppVisit(page, state))
  }
})

test("S1.02 in part: a mini app connects by itself in the client that its makers' package makes, signs, and comes back after a reload", async ({
  inside
}) => {
  await inside.openInside()
  await inside.connected()
  await expect(inside.fact("wallet")).toHaveText("Farcaster")
  const [signature] = await Promise.all([inside.sign(), inside.press("Confirm")])
  expect(
    await verifyMessage({
      address: await inside.address(),
      message: "tea",
      signature: signature as `0x${string}`
    })
  ).toBe(true)
  const [declined] = await Promise.all([inside.sign(), inside.press("Decline")])
  expect(declined).toBe("SIGNING_REJECTED")
  await inside.page.reload()
  await inside.connected()
})

test("a visitor moves to another network there, and who disconnects is not connected again by a reload", async ({
  inside
}) => {
  await inside.openInside()
  await inside.connected()
  const frame = (await (await inside.page.locator("iframe").elementHandle())!.contentFrame())!
  await frame.evaluate(() =>
    (window as unknown as { kit: any }).kit.switchNetwork({ networkId: "eip155:8453" })
  )
  await expect(inside.fact("network")).toHaveText("eip155:8453")
  await frame.evaluate(() => (window as unknown as { kit: any }).kit.disconnect())
  await expect(inside.fact("status")).toHaveText("disconnected")
  await inside.page.reload()
  await expect(inside.fact("status")).toHaveText("disconnected")
  await inside.openModal()
  await inside.wallet("Farcaster").click()
  await inside.connected()
})

test("a client without a wallet offers none, and a page in no frame neither", async ({
  inside,
  page,
  state
}) => {
  await inside.openInside({ wallet: "no" })
  await inside.openModal()
  await expect(inside.heading).toBeVisible()
  await expect(inside.wallet("Farcaster")).toHaveCount(0)
  const alone = new Visit(page, state)
  await alone.open("app", { farcaster: "on" })
  await alone.openModal()
  await expect(alone.heading).toBeVisible()
  await expect(alone.wallet("Farcaster")).toHaveCount(0)
})
