import type { Page } from "@playwright/test"
import type { CatalogueWallet } from "@latchkey/core"
import { expect, test, type PairingVisit } from "./pairing.ts"

const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  android:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36"
}

const fennec: CatalogueWallet = {
  id: "fennec",
  name: "Fennec",
  certified: true,
  chains: [],
  mobileLink: "fennec://",
  universalLink: "https://fennec.example/app",
  webLink: "https://web.fennec.example",
  desktopLink: "fennec-desktop:",
  appStore: "https://apps.apple.com/app/fennec",
  playStore: "https://play.google.com/store/apps/details?id=fennec",
  homepage: "https://fennec.example"
}

const noHandler = /registered handler|Not allowed to launch/

/** Makes the page believe that it runs elsewhere, before it is opened. */
const pretend = (page: Page, agent: string, telegram = false) =>
  page.addInitScript(
    ([agent, telegram]) => {
      Object.defineProperty(navigator, "userAgent", { get: () => agent })
      if (telegram) Object.assign(window, { TelegramWebviewProxy: {} })
    },
    [agent, telegram] as const
  )

const choose = async (pairing: PairingVisit, wallet?: CatalogueWallet) => {
  await pairing.page.evaluate((wallet) => {
    const { kit } = window as unknown as {
      kit: { open: () => void; ready: () => Promise<void>; connect: (request: object) => Promise<unknown> }
    }
    kit.open()
    void kit
      .ready()
      .then(() =>
        kit
          .connect({ connectorId: "walletConnect", ...(wallet === undefined ? {} : { wallet }) })
          .catch(() => {})
      )
  }, wallet)
  await expect(pairing.modal.getByRole("link").first()).toBeVisible({ timeout: 15_000 })
}

const opener = (pairing: PairingVisit) => pairing.modal.getByRole("link", { name: /^(Open|Try again)/ })
const uriOf = async (pairing: PairingVisit): Promise<string> =>
  (await pairing.snapshot()).walletConnect.code.uri

for (const [name, agent] of Object.entries(agents)) {
  test(`S1.02[deep link] on ${name} a wallet is opened by its own scheme, in place, and pairs by what the link says`, async ({
    pairing,
    page,
    startWallet
  }) => {
    const wallet = await startWallet()
    await pretend(page, agent)
    await pairing.openPairing()
    await choose(pairing, fennec)
    const uri = await uriOf(pairing)
    await expect(opener(pairing)).toHaveAttribute("href", `fennec://wc?uri=${encodeURIComponent(uri)}`)
    await expect(opener(pairing)).toHaveAttribute("target", "_self")
    await expect(opener(pairing)).toHaveAttribute("rel", "noreferrer noopener")
    const link = new URL((await opener(pairing).getAttribute("href"))!)
    await wallet.pair(link.searchParams.get("uri")!)
    await pairing.expectConnected("eip155")
  })
}

test("S1.02 in part: on iphone by its universal link where the app prefers those", async ({
  pairing,
  page
}) => {
  await pretend(page, agents.iphone)
  await pairing.openPairing({ universal: "on" })
  await choose(pairing, fennec)
  const uri = await uriOf(pairing)
  await expect(opener(pairing)).toHaveAttribute(
    "href",
    `https://fennec.example/app/wc?uri=${encodeURIComponent(uri)}`
  )
})

test("S1.02 in part: in Telegram on Android the code is encoded twice, in a window of its own, by the wallet's scheme", async ({
  pairing,
  page
}) => {
  await pretend(page, agents.android, true)
  await pairing.openPairing({ universal: "on" })
  await choose(pairing, fennec)
  const uri = await uriOf(pairing)
  await expect(opener(pairing)).toHaveAttribute(
    "href",
    `fennec://wc?uri=${encodeURIComponent(encodeURIComponent(uri))}`
  )
  await expect(opener(pairing)).toHaveAttribute("target", "_blank")
})

test("S1.02 in part: in Telegram on iphone the code is encoded once", async ({ pairing, page }) => {
  await pretend(page, agents.iphone, true)
  await pairing.openPairing()
  await choose(pairing, fennec)
  const uri = await uriOf(pairing)
  await expect(opener(pairing)).toHaveAttribute("href", `fennec://wc?uri=${encodeURIComponent(uri)}`)
  await expect(opener(pairing)).toHaveAttribute("target", "_blank")
})

test("a phone opens whatever wallet it has for such links, and shows the code as well", async ({
  pairing,
  page
}) => {
  await pretend(page, agents.iphone)
  await pairing.openPairing()
  await choose(pairing)
  await expect(opener(pairing)).toHaveAttribute("href", await uriOf(pairing))
  await pairing.modal.getByRole("button", { name: "Show QR code" }).click()
  expect(await pairing.scan()).toBe(await uriOf(pairing))
})

test("on a computer a wallet has a tab for each way that it offers", async ({ pairing, page }) => {
  await pairing.openPairing()
  await pairing.openModal()
  await page.evaluate((wallet) => {
    const { kit } = window as unknown as { kit: { connect: (request: object) => Promise<unknown> } }
    void kit.connect({ connectorId: "walletConnect", wallet }).catch(() => {})
  }, fennec)
  await expect(pairing.heading).toHaveText("Fennec")
  await expect(pairing.modal.getByRole("tab")).toHaveText(["Mobile", "Web app", "Desktop"])
  const uri = await pairing.scan()
  await pairing.modal.getByRole("tab", { name: "Mobile" }).press("ArrowRight")
  await expect(opener(pairing)).toHaveAttribute(
    "href",
    `https://web.fennec.example/wc?uri=${encodeURIComponent(uri)}`
  )
  await expect(opener(pairing)).toHaveAttribute("target", "_blank")
  await pairing.modal.getByRole("tab", { name: "Desktop" }).click()
  await expect(opener(pairing)).toHaveAttribute("href", `fennec-desktop://wc?uri=${encodeURIComponent(uri)}`)
})

test("a tap after which nothing happens is followed, 2.5 s later, by next steps: the store, the code, once more", async ({
  pairing,
  page,
  requests,
  complaints
}) => {
  complaints.allow(noHandler)
  await pretend(page, agents.iphone)
  await pairing.openPairing()
  await choose(pairing, fennec)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await opener(pairing).click()
  expect(requests).toContain(`GET fennec://wc?uri=${encodeURIComponent(await uriOf(pairing))}`)
  await expect(pairing.modal).toContainText("Waiting for your wallet")
  await page.clock.runFor(2_400)
  await expect(pairing.modal).toContainText("Waiting for your wallet")
  await page.clock.runFor(200)
  await expect(pairing.modal).toContainText("Did Fennec open?")
  await expect(pairing.modal.getByRole("link", { name: "Get Fennec" })).toHaveAttribute(
    "href",
    fennec.appStore!
  )
  await expect(pairing.modal.getByRole("link", { name: "Try again" })).toBeVisible()
  await pairing.modal.getByRole("button", { name: "Show QR code" }).click()
  await expect(pairing.code).toBeVisible()
})

test("on a phone a request shows a button that opens the wallet, until it is answered; after a reload too", async ({
  pairing,
  page,
  startWallet
}) => {
  const wallet = await startWallet()
  await pretend(page, agents.android)
  await pairing.openPairing()
  await choose(pairing, fennec)
  await wallet.pair(await uriOf(pairing))
  await pairing.expectConnected("eip155")
  await wallet.setPolicy("ask")
  for (const round of ["at once", "after a reload"]) {
    if (round === "after a reload") {
      await page.reload()
      await pairing.expectConnected("eip155")
    }
    await page.getByRole("button", { name: "Sign with eip155" }).click()
    const link = pairing.modal.getByRole("link", { name: "Open Fennec" })
    await expect(link).toHaveAttribute("href", /^fennec:\/\/wc\?requestId=\d+&sessionTopic=[0-9a-f]{64}$/)
    await expect.poll(async () => (await wallet.requests()).length).toBe(round === "at once" ? 1 : 2)
    await wallet.answer("approve")
    await expect(pairing.modal).toBeHidden()
    await expect(pairing.of("eip155", "signature")).toHaveText(/^0x/)
  }
})
