import { chromium, type Browser } from "playwright"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { verifyMessage } from "viem"
import { launchOptions } from "../../../../scripts/browser-path.mjs"
import { buildFrame } from "../buildFrame.ts"
import { signUp } from "../support/signUp.ts"
import { startTestSite, visit } from "../support/testPage.ts"
import { startTestServer } from "../support/testServer.ts"

const ada = "ada@example.org"
const chains = [
  { id: "eip155:1", name: "Ethereum", rpcUrl: "http://127.0.0.1:9", coin: { symbol: "ETH", decimals: 18 } },
  {
    id: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    name: "Solana",
    rpcUrl: "http://127.0.0.1:9",
    coin: { symbol: "SOL", decimals: 9 }
  }
]

let browser: Browser
let files: Awaited<ReturnType<typeof buildFrame>>
beforeAll(async () => {
  ;[browser, files] = await Promise.all([chromium.launch(launchOptions()), buildFrame()])
}, 60_000)
afterAll(() => browser?.close())

const ends: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
const start = async () => {
  const server = await startTestServer({ files, chains })
  ends.push(server.stop)
  const site = await startTestSite(server.url)
  ends.push(site.stop)
  const open = async () => {
    const visitor = await visit(browser, site.origin)
    ends.push(() => visitor.context.close())
    return visitor
  }
  return { ...server, site, open }
}

describe("the frame's page", () => {
  it("S4.18 in part: signs up by mail, makes a wallet, and signs a message that its address verifies", async () => {
    const { inbox, open } = await start()
    const visitor = await open()
    const { begun, connected, user } = await signUp(visitor, inbox, ada)
    expect(begun.payload).toEqual({ action: "VERIFY_OTP" })
    expect(connected).toMatchObject({ type: "@w3m-frame/CONNECT_OTP_SUCCESS" })
    expect(user).toMatchObject({ email: ada, chainId: 1 })
    const message = "Hello, Ada"
    const signing = visitor.call("RPC_REQUEST", {
      method: "personal_sign",
      params: [`0x${Buffer.from(message).toString("hex")}`, user.address]
    })
    const frame = await visitor.panel("Sign a message")
    expect(await frame.locator("main").innerText()).toContain(message)
    await frame.getByRole("button", { name: "Sign" }).click()
    const { payload } = await signing
    expect(await verifyMessage({ address: user.address, message, signature: payload as `0x${string}` })).toBe(
      true
    )
    expect(visitor.faults).toEqual([])
  })
})
