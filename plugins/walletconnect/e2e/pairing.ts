import { fileURLToPath } from "node:url"
import type { Locator, Page } from "@playwright/test"
import { atRest } from "../../../tests/e2e/atRest.ts"
import { Visit } from "../../../tests/e2e/Visit.ts"
import { expect, test as base } from "../../../tests/e2e/fixtures.ts"
import type { PairedWallet, PairedWalletOptions } from "../stack/wallet/PairedWallet.ts"
import { startPairedWallet } from "../stack/wallet/startPairedWallet.ts"

type Scanner = (data: Uint8ClampedArray, width: number, height: number) => { readonly data: string } | null

/** What a visitor sees and does on the page that pairs. */
export class PairingVisit extends Visit {
  async openPairing(options: Record<string, string> = {}): Promise<void> {
    await this.open("pairing", options)
  }

  /** Chooses WalletConnect in the modal. */
  async choose(): Promise<void> {
    await this.openModal()
    await this.wallet("WalletConnect").click()
    await expect(this.heading).toHaveText("WalletConnect")
  }

  get code(): Locator {
    return this.modal.locator(".qr svg")
  }

  /** Reads the code in a picture of the page, as a camera would. */
  async scan(): Promise<string> {
    await expect(this.code).toBeVisible({ timeout: 30_000 })
    await atRest(this.page)
    const picture = await this.modal.screenshot({ animations: "disabled" })
    return scanPicture(this.page, picture)
  }

  /** What the hooks of the page say of a namespace. */
  of(namespace: string, fact: string): Locator {
    return this.fact(`${namespace}.${fact}`)
  }

  async expectConnected(namespace: string): Promise<void> {
    await expect(this.of(namespace, "status")).toHaveText("connected", { timeout: 30_000 })
  }

  /** What the kit says, by a path of its snapshot. */
  snapshot(): Promise<any> {
    return this.page.evaluate(() =>
      (window as unknown as { kit: { getSnapshot: () => unknown } }).kit.getSnapshot()
    )
  }
}

const scanPicture = async (page: Page, picture: Buffer): Promise<string> => {
  const blank = await page.context().newPage()
  await blank.addScriptTag({ path: fileURLToPath(import.meta.resolve("jsqr")) })
  const text = await blank.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext("2d")!
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, width, height)
      const { jsQR } = window as unknown as { readonly jsQR: Scanner }
      return jsQR(data, width, height)?.data
    },
    `data:image/png;base64,${picture.toString("base64")}`
  )
  await blank.close()
  if (text === undefined) throw new Error("No code in the picture")
  return text
}

interface Fixtures {
  readonly pairing: PairingVisit
  /** Starts a wallet on a device of its own. */
  readonly startWallet: (options?: Partial<PairedWalletOptions>) => Promise<PairedWallet>
}

/** The end-to-end tests of pairing: a page, and wallets on the other side of the relay. */
export const test = base.extend<Fixtures>({
  pairing: async ({ page, state }, give) => give(new PairingVisit(page, state)),
  startWallet: async ({ state }, give) => {
    // A wallet is a process of its own, which takes its time to start on a busy machine.
    test.info().setTimeout(90_000)
    const wallets: Array<PairedWallet> = []
    await give(async (options) => {
      const wallet = await startPairedWallet({ ...state.pairing!, chains: state.chains, ...options })
      wallets.push(wallet)
      return wallet
    })
    await Promise.all(wallets.map((wallet) => wallet.stop()))
  }
})

export { expect }
