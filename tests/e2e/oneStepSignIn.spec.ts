import { verifyMessage } from "viem"
import { parseSiweMessage, verifySiweMessage } from "viem/siwe"
import { createPublicClient, http } from "viem"
import { expect, PairingVisit, test as base } from "../../plugins/walletconnect/e2e/pairing.ts"
import { startSite, type Site } from "../../plugins/siwx/e2e/startSite.ts"

const first = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

const test = base.extend<{ readonly site: Site; readonly shop: PairingVisit }>({
  site: async ({ state, complaints }, give) => {
    const site = await startSite(state.origin, { chains: ["eip155:1"] })
    await give(site)
    // What the page still fetches ahead finds nobody.
    complaints.allow(/net::ERR_/)
    await site.stop()
  },
  shop: async ({ page, state, site }, give) => give(new PairingVisit(page, { ...state, origin: site.origin }))
})
const who = (shop: PairingVisit) => shop.page.evaluate(async () => (await fetch("/who")).json())

test("S4.24 in part: a wallet that is paired signs in with the same confirmation, and the site and an independent library say so", async ({
  shop,
  site,
  state,
  startWallet
}) => {
  const wallet = await startWallet()
  await shop.openPairing({ signIn: "required" })
  await shop.choose()
  await wallet.pair(await shop.scan())
  await shop.expectConnected("eip155")
  await expect(shop.modal).toBeHidden()
  await expect.poll(() => who(shop)).toMatchObject({ address: first, chainId: "eip155:1" })
  const requests = await wallet.requests()
  expect(requests.map(({ method }) => method)).toEqual(["wc_sessionAuthenticate"])
  const { session } = (await shop.snapshot()).siwx
  const { message, signature } = session
  expect(parseSiweMessage(message)).toMatchObject({
    domain: new URL(site.origin).host,
    chainId: 1,
    address: first
  })
  expect(await verifyMessage({ address: first, message, signature })).toBe(true)
  const client = createPublicClient({ transport: http(state.chains[0]!.rpcUrl) })
  expect(await verifySiweMessage(client, { message, signature, domain: new URL(site.origin).host })).toBe(
    true
  )
  await shop.page.reload()
  await shop.expectConnected("eip155")
  await expect.poll(() => who(shop)).toMatchObject({ address: first })
  expect(await wallet.requests()).toHaveLength(1)
})

test("S4.24 in part: one that only connects is asked in a second step", async ({ shop, startWallet }) => {
  const wallet = await startWallet({ signsAlong: false })
  await shop.openPairing({ signIn: "required" })
  await shop.choose()
  await wallet.pair(await shop.scan())
  await expect(shop.heading).toHaveText("Sign in", { timeout: 30_000 })
  expect(await who(shop)).toBeNull()
  await shop.modal.getByRole("button", { name: "Sign", exact: true }).click()
  await expect.poll(() => who(shop)).toMatchObject({ address: first, chainId: "eip155:1" })
  expect((await wallet.requests()).map(({ method }) => method)).toEqual(["personal_sign"])
})
