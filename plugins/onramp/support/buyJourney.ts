import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { expect } from "../../../tests/e2e/fixtures.ts"
import type { OnrampState } from "../src/OnrampState.ts"
import type { Visit } from "../../../tests/e2e/Visit.ts"

/** The account that buys. */
export const buyer = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

export const button = (visit: Visit, name: string | RegExp) => visit.view.getByRole("button", { name })

/** Connects on a page with these options, and opens the form. */
export const openBuy = async (visit: Visit, options: Record<string, string> = { onramp: "on" }) => {
  await visit.open("app", options)
  await visit.connect()
  await visit.accountButton.click()
  await visit.modal.getByRole("button", { name: "Buy", exact: true }).click()
  await expect(visit.heading).toHaveText("Buy")
  await expect(visit.view).toContainText("You pay")
}

/** The field of what is paid. */
export const amount = (visit: Visit) => visit.view.getByRole("textbox", { name: "You pay" })

/** The shop of the stack sends faster than a real one could: what the account held is to be known by then. */
export const beforeIsKnown = ({ page }: Visit) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          (window.kit.getSnapshot() as unknown as { readonly onramp: OnrampState }).onramp.progress
            ?.before !== undefined
      )
    )
    .toBe(true)

/** Presses the button, and answers with the window that opens. */
export const goOn = async (visit: Visit) => {
  const opening = visit.page.context().waitForEvent("page")
  await button(visit, "Continue on Corner Shop").click()
  const shop = await opening
  await expect(shop.getByRole("heading")).toHaveText("Corner Shop")
  return shop
}

/** What the buyer has of ether, in wei. */
export const etherOf = async ({ state }: Visit) =>
  BigInt(await askNode<string>(state.chains[0]!.rpcUrl, "eth_getBalance", [buyer, "latest"]))
