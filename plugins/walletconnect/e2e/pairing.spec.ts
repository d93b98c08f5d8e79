import { solanaTestAccounts, testAccounts } from "@latchkey/testing"
import { base58 } from "@scure/base"
import nacl from "tweetnacl"
import { verifyMessage, type Hex } from "viem"
import { expect, test, type PairingVisit } from "./pairing.ts"

const [first, second] = testAccounts.map(({ address }) => address as Hex)
const solanaAddress = solanaTestAccounts[0]!.address
const solanaMainnet = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
const message = "Hello from the test app"

const sign = async (pairing: PairingVisit, namespace: string): Promise<string> => {
  await pairing.page.getByRole("button", { name: `Sign with ${namespace}` }).click()
  await expect(pairing.of(namespace, "signature")).not.toBeEmpty()
  return (await pairing.of(namespace, "signature").textContent())!
}
const isSigned = (signature: string, address = first!) =>
  verifyMessage({ address, message, signature: signature as Hex })

test(
  "S1.02[QR code] a visitor pairs a wallet by scanning the code, and signs with it",
  { tag: "@engines" },
  async ({ pairing, startWallet }) => {
    const wallet = await startWallet()
    await pairing.openPairing()
    await pairing.choose()
    const uri = await pairing.scan()
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    await wallet.pair(uri)
    await pairing.expectConnected("eip155")
    await expect(pairing.modal).toBeHidden()
    await expect(pairing.of("eip155", "address")).toHaveText(first!)
    expect(await isSigned(await sign(pairing, "eip155"))).toBe(true)
    // The Verify service told the wallet whose page it is.
    expect(await wallet.validation()).toBe("VALID")
  }
)

test("S1.02 in part: Ethereum and Solana are paired in one session, and each signs", async ({
  pairing,
  startWallet
}) => {
  const wallet = await startWallet({ solana: [solanaMainnet] })
  await pairing.openPairing({ namespaces: "eip155,solana" })
  await pairing.choose()
  await wallet.pair(await pairing.scan())
  await pairing.expectConnected("eip155")
  await pairing.expectConnected("solana")
  await expect(pairing.of("solana", "address")).toHaveText(solanaAddress)
  expect(await wallet.sessions()).toBe(1)
  expect(await isSigned(await sign(pairing, "eip155"))).toBe(true)
  const signature = base58.decode(await sign(pairing, "solana"))
  const key = base58.decode(solanaAddress)
  expect(nacl.sign.detached.verify(new TextEncoder().encode(message), signature, key)).toBe(true)
  expect((await wallet.requests()).map(({ chainId }) => chainId)).toEqual(["eip155:1", solanaMainnet])

  // One namespace is left; the session lives on for the other, and ends with it.
  await pairing.page.getByRole("button", { name: "Leave solana" }).click()
  await expect(pairing.of("solana", "status")).toHaveText("disconnected")
  await expect(pairing.of("eip155", "status")).toHaveText("connected")
  expect(await wallet.sessions()).toBe(1)
  await pairing.page.getByRole("button", { name: "Leave eip155" }).click()
  await expect.poll(() => wallet.sessions()).toBe(0)
})

test("a wallet that knows Ethereum alone connects that of two namespaces", async ({
  pairing,
  startWallet
}) => {
  const wallet = await startWallet()
  await pairing.openPairing({ namespaces: "eip155,solana" })
  await pairing.choose()
  await wallet.pair(await pairing.scan())
  await pairing.expectConnected("eip155")
  await expect(pairing.of("solana", "status")).toHaveText("disconnected")
})

test("T22 the page switches among the networks that the wallet allowed, and the wallet leads it there too", async ({
  pairing,
  startWallet
}) => {
  const wallet = await startWallet()
  await pairing.openPairing()
  await pairing.choose()
  await wallet.pair(await pairing.scan())
  await pairing.expectConnected("eip155")
  await pairing.chooseNetwork("Polygon", "eip155:137")
  expect(await isSigned(await sign(pairing, "eip155"))).toBe(true)
  // Nobody was asked to switch: each request names its network.
  expect((await wallet.requests()).map(({ chainId, method }) => [chainId, method])).toEqual([
    ["eip155:137", "personal_sign"]
  ])
  await wallet.switchTo(1)
  await expect(pairing.of("eip155", "network")).toHaveText("eip155:1")
  await wallet.useAccount(second!)
  await expect(pairing.of("eip155", "address")).toHaveText(second!)
})

test("S4.04 in part: a reload resumes the session without a question, and an account shows when it is back", async ({
  pairing,
  startWallet,
  page
}) => {
  const wallet = await startWallet({ solana: [solanaMainnet] })
  await pairing.openPairing({ namespaces: "eip155,solana" })
  await pairing.choose()
  await wallet.pair(await pairing.scan())
  await pairing.expectConnected("solana")
  await page.reload()
  await pairing.expectConnected("eip155")
  await pairing.expectConnected("solana")
  await expect(pairing.of("eip155", "address")).toHaveText(first!)
  expect(await isSigned(await sign(pairing, "eip155"))).toBe(true)
  expect(await wallet.sessions()).toBe(1)
  await pairing.page.getByRole("button", { name: "Leave eip155" }).click()
  await pairing.page.getByRole("button", { name: "Leave solana" }).click()
  await expect.poll(() => wallet.sessions()).toBe(0)
  await page.reload()
  await expect(pairing.of("eip155", "status")).toHaveText("disconnected")
})

test("S4.05 in part: a wallet that disconnects, or shares no account any more, ends the connection", async ({
  pairing,
  startWallet
}) => {
  const wallet = await startWallet({ solana: [solanaMainnet] })
  await pairing.openPairing({ namespaces: "eip155,solana" })
  await pairing.choose()
  await wallet.pair(await pairing.scan())
  await pairing.expectConnected("eip155")
  await wallet.share([`eip155:1:${second}`])
  await expect(pairing.of("solana", "status")).toHaveText("disconnected")
  await expect(pairing.of("eip155", "address")).toHaveText(second!)
  await wallet.disconnect()
  await expect(pairing.of("eip155", "status")).toHaveText("disconnected")
})

test("S4.03 in part: a refusal is shown as one, and a second attempt brings a code of its own", async ({
  pairing,
  startWallet
}) => {
  const wallet = await startWallet()
  await wallet.setPolicy("reject")
  await pairing.openPairing()
  await pairing.choose()
  const uri = await pairing.scan()
  await wallet.pair(uri)
  await expect(pairing.modal).toContainText("You declined in WalletConnect")
  await expect(pairing.of("eip155", "status")).toHaveText("disconnected")
  await wallet.setPolicy("approve")
  await pairing.modal.getByRole("button", { name: "Try again" }).click()
  const again = await pairing.scan()
  expect(again).not.toBe(uri)
  await wallet.pair(again)
  await pairing.expectConnected("eip155")
})

test("S4.03 in part: a signature that is declined is an outcome", async ({ pairing, startWallet }) => {
  const wallet = await startWallet()
  await pairing.openPairing()
  await pairing.choose()
  await wallet.pair(await pairing.scan())
  await pairing.expectConnected("eip155")
  await wallet.setPolicy("reject")
  await pairing.page.getByRole("button", { name: "Sign with eip155" }).click()
  await expect(pairing.of("eip155", "error")).toHaveText("SIGNING_REJECTED")
})

test("S9.10[pairing expiry] T12 a code expires 10 seconds before its four minutes, and the next one is another", async ({
  pairing,
  startWallet,
  page
}) => {
  const wallet = await startWallet()
  await page.clock.install()
  await pairing.openPairing()
  await pairing.choose()
  const uri = await pairing.scan()
  await expect(pairing.modal.getByRole("timer")).toHaveText(/^Valid for 3:(50|4\d)$/)
  await page.clock.runFor(225_000)
  await expect(pairing.code).toBeVisible()
  await page.clock.runFor(6_000)
  await expect(pairing.modal).toContainText("The code has expired")
  await expect(pairing.code).toBeHidden()
  expect((await pairing.snapshot()).walletConnect.code).toBeUndefined()
  await pairing.modal.getByRole("button", { name: "Show a new code" }).click()
  const fresh = await pairing.scan()
  expect(fresh).not.toBe(uri)
  await wallet.pair(fresh)
  await pairing.expectConnected("eip155")
})

test("the link can be copied, and says so", async ({ pairing, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await pairing.openPairing()
  await pairing.choose()
  const uri = await pairing.scan()
  await pairing.modal.getByRole("button", { name: "Copy link" }).click()
  await expect.poll(() => pairing.page.evaluate(() => navigator.clipboard.readText())).toBe(uri)
  await expect(pairing.announced).toContainText("Link copied")
})
