import { solanaTestAccounts } from "@latchkey/testing"
import { installed } from "../../../tests/e2e/chains/installed.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"

const { solana } = installed
// An account that nobody has.
const address = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM"

if (solana !== undefined) {
  const { key } = solana.wallet

  test("S1.03 in part: what a visitor sends on Solana is told by the chain itself", async ({
    chains: visit,
    installChain
  }) => {
    // Of those that send elsewhere, one whose balance no other test counts.
    await installChain({ kind: "solana", name: key, accounts: [solanaTestAccounts[1]!] })
    await visit.openFor([solana], { send: "on", activity: "on" })
    await visit.openModal()
    await (await visit.findWallet(key)).click()
    await expect(visit.of(solana, "status")).toHaveText("connected")
    await expect(visit.modal).toBeHidden()
    await visit.accountButton.click()
    await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
    await expect(visit.view).toContainText("You have")
    await visit.view.getByRole("textbox", { name: "Amount" }).fill("0.0321")
    await visit.view.getByRole("textbox", { name: "To" }).fill(address)
    await visit.view.getByRole("button", { name: "Review" }).click()
    await visit.view.getByRole("button", { name: "Send 0.0321 SOL" }).click()
    await expect(visit.view).toContainText("Sent 0.0321 SOL")
    await visit.view.getByRole("button", { name: "Done" }).click()
    const sent = visit.view.locator(".tx").filter({ hasText: "−0.0321 SOL" })
    await expect(sent).toContainText("Sent")
    // The fee is told by the history alone.
    await expect
      .poll(() => visit.page.evaluate(() => window.kit.getSnapshot()))
      .toMatchObject({
        activity: { solana: { list: expect.arrayContaining([expect.objectContaining({ kind: "send" })]) } }
      })
    await sent.click()
    await expect(visit.view).toContainText(address)
    await expect(visit.view).toContainText("Network fee")
  })
}
