import { writeFile } from "node:fs/promises"
import type { TestType } from "@playwright/test"
import { expect } from "@playwright/test"
import { createPublicClient, http, parseUnits, recoverMessageAddress, type Hex } from "viem"
import { startPairedWallet } from "../../../plugins/walletconnect/stack/wallet/startPairedWallet.ts"
import { askNode } from "../chains/askNode.ts"
import type { EngineVisit } from "./EngineVisit.ts"
import { signUpByEmail } from "./signUpByEmail.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const message = "Hello from the test app"
// An account that no other test looks at.
const receiver = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720"

declare global {
  interface Window {
    /** The window of a provider that the page has opened. */
    provider?: Window | null
  }
}

/** What a test of a browser engine has. */
export interface EngineFixtures {
  readonly visit: EngineVisit
}

/** The journeys that every engine makes, whatever drives it. */
export const defineJourneys = (test: TestType<EngineFixtures, object>): void => {
  test("a visitor connects a wallet and signs a message", async ({ visit }) => {
    await visit.open("app")
    await visit.expectFact("status", "disconnected")
    await visit.connect()
    await visit.expectFact("address", account)
    await visit.press("Sign message")
    await visit.expectFact("signature", /^0x[0-9a-f]{130}$/)
    const signature = (await visit.factOf("signature")) as Hex
    expect(await recoverMessageAddress({ message, signature })).toBe(account)
  })

  test("a visitor reloads and is still connected, and leaves for good", async ({ visit }) => {
    await visit.open("app")
    await visit.connect()
    await visit.reload()
    await visit.expectFact("status", "connected")
    await visit.expectFact("address", account)
    await visit.press("Open wallet")
    await visit.press("Disconnect")
    await visit.expectFact("status", "disconnected")
    await visit.reload()
    await visit.expectFact("status", "disconnected")
  })

  test("a visitor sends the native coin", async ({ visit }) => {
    await visit.open("app")
    await visit.connect()
    await visit.press("Open wallet")
    await visit.press("Send")
    await visit.expectText("You have")
    await visit.enter("Amount", "0.25")
    await visit.enter("To", receiver)
    await visit.press("Review")
    await visit.expectHeading("Review")
    await visit.expectText(receiver)
    const { rpcUrl } = visit.state.chains[0]!
    const coins = async () => BigInt(await askNode<string>(rpcUrl, "eth_getBalance", [receiver, "latest"]))
    const before = await coins()
    await visit.press("Send 0.25 ETH")
    await visit.expectText("Sent 0.25 ETH")
    expect((await coins()) - before).toBeGreaterThanOrEqual(parseUnits("0.25", 18))
  })

  test("a visitor swaps the coin for a token", async ({ visit }) => {
    await visit.open("app", { swap: "on" })
    await visit.connect()
    await visit.press("Open wallet")
    await visit.press("Swap")
    await visit.expectText("You have")
    await visit.press("You receive about")
    await visit.expectHeading("Choose token")
    await visit.press("USD Coin")
    await visit.expectHeading("Swap")
    await visit.enter("You sell", "0.25")
    await visit.expectText(/1 ETH = [\d.,]+ USDC/)
    await visit.press("Review swap")
    await visit.expectHeading("Review")
    await visit.press("Swap 0.25 ETH")
    await visit.expectText("Swapped 0.25 ETH")
  })

  test("a visitor pairs a wallet by the code on the screen, and signs with it", async ({ visit }) => {
    const wallet = await startPairedWallet({ ...visit.state.pairing!, chains: visit.state.chains })
    try {
      await visit.open("pairing")
      await visit.press("Connect wallet")
      await visit.press("WalletConnect")
      await wallet.pair(await visit.scan())
      await visit.expectFact("eip155.status", "connected")
      await visit.press("Sign with eip155")
      await visit.expectFact("eip155.signature", /^0x[0-9a-f]{130}$/)
      const signature = (await visit.factOf("eip155.signature")) as Hex
      expect(await recoverMessageAddress({ message, signature })).toBe(await visit.factOf("eip155.address"))
    } finally {
      await wallet.stop()
    }
  })

  for (const wallet of ["off", "refuses"])
    test(`two tabs: who connects in one stays connected there, whatever another finds with its wallet ${wallet}, and leaves all from one`, async ({
      visit
    }) => {
      await visit.open("app")
      const stranger = await visit.another()
      await stranger.open("app", { wallet })
      await visit.connect()
      await stranger.reload()
      await stranger.untilReady()
      await stranger.expectFact("status", "disconnected")
      const beside = await visit.another()
      await beside.open("app")
      await beside.expectFact("status", "connected")
      expect(await visit.factOf("status")).toBe("connected")
      await visit.reload()
      await visit.expectFact("status", "connected")
      await beside.press("Leave")
      await beside.expectFact("status", "disconnected")
      await visit.expectFact("status", "disconnected")
    })

  test("a visitor signs up by e-mail, keeps the recovery code, signs, and comes back", async ({
    visit
  }, info) => {
    const frame = await signUpByEmail(visit, `${info.project.name}-${Date.now()}@example.org`)
    await visit.press("Sign with eip155")
    await visit.expectInFrame(frame, message)
    await visit.typeNumber(frame)
    await writeFile(info.outputPath("review.png"), await visit.driver.screenshot(), "base64")
    await visit.pressInFrame(frame, "Sign")
    await visit.expectFact("eip155.signature", /^0x/)
    const [signer, signature] = [await visit.factOf("eip155.address"), await visit.factOf("eip155.signature")]
    const client = createPublicClient({ transport: http(visit.state.chains[0]!.rpcUrl) })
    expect(await client.verifyMessage({ address: signer as Hex, message, signature: signature as Hex })).toBe(
      true
    )

    await visit.reload()
    await visit.expectFact("eip155.status", "connected")
    await visit.expectFact("eip155.address", signer)
  })

  test("S4.22[closed, every 1 s] a visitor closes the provider's window: the page's button waits no more, and opens again", async ({
    visit
  }) => {
    const frame = visit.state.embedded!.find(({ name }) => name === "frame")!.url
    await visit.open("email", { frame: `${frame}/sdk`, methods: "google" })
    // The window that the browser opened, to close it as its visitor would.
    await visit.driver.evaluate(() => {
      const { open } = window
      window.open = (...args) => (window.provider = open.apply(window, args))
    }, undefined)
    await visit.press("Connect wallet")
    await visit.press("Continue with Google")
    await visit.expectText("Sign in in the provider's window")
    await expect.poll(() => visit.opener()).toBe("Connecting…")
    await visit.driver.evaluate(() => window.provider?.close(), undefined)
    await visit.expectText("The window was closed before you signed in.")
    await expect.poll(() => visit.opener()).toBe("Connect wallet")
    await visit.press("Close")
    await visit.expectClosed()
    expect(await visit.opener()).toBe("Connect wallet")
    await visit.press("Connect wallet")
    await visit.expectText("Google")
  })

  test("T17 a page that covers the frame and lets a click through to its button gets nothing signed", async ({
    visit
  }, info) => {
    const frame = await signUpByEmail(visit, `covered-${info.project.name}-${Date.now()}@example.org`)
    await visit.press("Sign with eip155")
    await visit.expectInFrame(frame, message)
    await visit.cover(true)
    await visit.clickAtFrame(frame, "Sign")
    // The frame heard the click, and took it for nothing.
    await expect
      .poll(() =>
        visit.driver.evaluate(
          () => document.querySelector(".typed [role=alert]")?.textContent ?? "",
          undefined,
          {
            origin: frame
          }
        )
      )
      .toContain("Type the number")
    await visit.cover(false)
    await visit.expectInFrame(frame, message)
    expect(await visit.factOf("eip155.signature")).toBe("")
    await visit.typeNumber(frame)
    await visit.pressInFrame(frame, "Sign")
    await visit.expectFact("eip155.signature", /^0x/)
  })
}
