import type { Locator } from "@playwright/test"
import { expect } from "../../../tests/e2e/fixtures.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"
import { generateWallets } from "../stack/generateWallets.ts"

/** The wallets that the local cloud knows. */
export const all = generateWallets()

export const ids = (...names: ReadonlyArray<string>) =>
  names.map((name) => all.find((wallet) => wallet.name === name)!.id).join(",")

// The page's networks are Ethereum, Base and Polygon.
export const usable = all.filter(({ chains }) => chains.some((chain) => chain.startsWith("eip155:")))

export const tile = (visit: Visit, name: string): Locator =>
  visit.modal
    .locator(".wallet-tile")
    .filter({ has: visit.page.locator(".wallet-tile-name", { hasText: new RegExp(`^${name}$`) }) })

export const rowNames = (visit: Visit) => visit.view.locator(".row-name").allTextContents()

export const allWalletsRow = (visit: Visit) => visit.modal.getByRole("button", { name: /^All wallets/ })

export const search = (visit: Visit) => visit.modal.getByRole("searchbox", { name: "Search wallets" })

export const openAllWallets = async (visit: Visit, cloud = "stack", options: Record<string, string> = {}) => {
  await visit.open("app", { cloud, ...options })
  await visit.openModal()
  await allWalletsRow(visit).click()
  await expect(visit.heading).toHaveText("All wallets")
}

/** Elements of the modal, in all of its shadow root. */
export const elementCount = (visit: Visit) =>
  visit.page.evaluate(
    () => document.querySelector("latchkey-modal")!.shadowRoot!.querySelectorAll("*").length
  )
