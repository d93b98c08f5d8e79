import type { ChainsVisit } from "../../../tests/e2e/chains/ChainsVisit.ts"
import { installed } from "../../../tests/e2e/chains/installed.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { askSolana, coinOf, newReceiver, usdc, usdcOf } from "../../solana/e2e/onSolana.ts"
import { payer } from "../../solana/e2e/solana.ts"
import { askForPayment, outcomeOf } from "../support/payJourney.ts"

const { solana } = installed
const sol = { name: "Solana", symbol: "SOL", decimals: 9 }
const dollar = { name: "USD Coin", symbol: "USDC", decimals: 6 }

if (solana !== undefined) {
  const { key } = solana.wallet
  const network = solana.networks[0].id

  const button = (visit: ChainsVisit, name: string | RegExp) => visit.view.getByRole("button", { name })
  const connect = async (visit: ChainsVisit) => {
    await visit.openFor([solana], { pay: "on" })
    await visit.openModal()
    await (await visit.findWallet(key)).click()
    await expect(visit.of(solana, "status")).toHaveText("connected")
    await expect(visit.modal).toBeHidden()
  }

  test("S1.03 in part, T20, T22: a visitor connects a wallet of Solana and pays SOL, and the page is told when the chain has it", async ({
    chains: visit,
    installChain
  }) => {
    await installChain({ kind: "solana", name: key, accounts: [payer] })
    const shop = await newReceiver()
    await visit.openFor([solana], { pay: "on" })
    await askForPayment(visit, {
      network,
      asset: "native",
      metadata: sol,
      recipient: shop,
      amount: "123456789"
    })
    await expect(visit.view).toContainText("0.123456789 SOL")
    await expect(visit.view).toContainText(shop)
    await button(visit, "Connect a wallet").click()
    await (await visit.findWallet(key)).click()
    await button(visit, `Pay with ${key}`).click()
    await expect(visit.heading).toHaveText("Review")
    await expect(visit.view).toContainText(shop)
    await button(visit, "Pay 0.123456789 SOL").click()
    await expect(visit.view).toContainText("Paid 0.123456789 SOL")
    const { type, networkId, hash } = await outcomeOf(visit)
    expect([type, networkId]).toEqual(["wallet", network])
    expect(await coinOf(visit, shop)).toBe(123_456_789)
    const { value } = await askSolana<{ readonly value: ReadonlyArray<{ readonly err: unknown } | null> }>(
      visit,
      "getSignatureStatuses",
      [[hash]]
    )
    expect(value[0]).toMatchObject({ err: null })
    await button(visit, "Done").click()
    await expect(visit.modal).toBeHidden()
  })

  test("S1.03 in part, T21: a connected visitor pays a token of Solana to a shop that has none of it yet", async ({
    chains: visit,
    installChain,
    page
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await installChain({ kind: "solana", name: key, accounts: [payer] })
    await connect(visit)
    const shop = await newReceiver()
    await askForPayment(visit, { network, asset: usdc, metadata: dollar, recipient: shop, amount: "1250000" })
    await expect(visit.view).toContainText("1.25 USDC")
    await button(visit, `Pay with ${key}`).click()
    await expect(visit.heading).toHaveText("Review")
    await expect(visit.view).toContainText("1.25 USDC")
    await button(visit, "Pay 1.25 USDC").click()
    await expect(visit.view).toContainText("Paid 1.25 USDC")
    expect(await outcomeOf(visit)).toMatchObject({ type: "wallet", networkId: network })
    expect(await usdcOf(visit, shop)).toBe("1250000")
  })

  test("S1.03 in part, T21, T23, T28: what cannot be paid on Solana is paid by nobody, and a no is a no", async ({
    chains: visit,
    installChain
  }) => {
    await installChain({ kind: "solana", name: key, accounts: [payer] })
    await connect(visit)
    const shop = await newReceiver()
    const native = { network, asset: "native", metadata: sol, recipient: shop, amount: "5000000" }
    // Counted as another chain would.
    await askForPayment(visit, {
      ...native,
      asset: usdc,
      metadata: { ...dollar, decimals: 9 },
      amount: "1000000000"
    })
    await button(visit, `Pay with ${key}`).click()
    await expect(visit.view).toContainText("counted in another way")
    await visit.page.keyboard.press("Escape")
    expect(await outcomeOf(visit)).toMatchObject({ code: "PAY_CANCELLED" })
    await askForPayment(visit, native)
    await visit.setAnswer(solana, "reject")
    await button(visit, `Pay with ${key}`).click()
    await button(visit, "Pay 0.005 SOL").click()
    await expect(visit.view).toContainText(`You declined in ${key}`)
    await button(visit, "Try again").click()
    await expect(visit.heading).toHaveText("How you pay")
    await visit.page.keyboard.press("Escape")
    expect(await outcomeOf(visit)).toMatchObject({ code: "PAY_CANCELLED" })
    expect(await coinOf(visit, shop)).toBe(0)
  })
}
