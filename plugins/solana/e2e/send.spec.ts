import { address } from "@solana/kit"
import type { ChainsVisit } from "../../../tests/e2e/chains/ChainsVisit.ts"
import { installed } from "../../../tests/e2e/chains/installed.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { associatedTokenAddress } from "../stack/splToken.ts"
import { coinOf, newReceiver, usdc, usdcOf } from "./onSolana.ts"
import { senders } from "./solana.ts"

const { solana } = installed

const amount = (visit: ChainsVisit) => visit.view.getByRole("textbox", { name: "Amount" })
const receiver = (visit: ChainsVisit) => visit.view.getByRole("textbox", { name: "To" })
const button = (visit: ChainsVisit, name: string | RegExp) => visit.view.getByRole("button", { name })

if (solana !== undefined) {
  const { key } = solana.wallet

  const openSend = async (visit: ChainsVisit, options: Record<string, string> = {}) => {
    await visit.openFor([solana], { send: "on", ...options })
    await visit.openModal()
    await (await visit.findWallet(key)).click()
    await expect(visit.of(solana, "status")).toHaveText("connected")
    await expect(visit.modal).toBeHidden()
    await visit.accountButton.click()
    await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
    await expect(visit.heading).toHaveText("Send")
    await expect(visit.view).toContainText("You have")
  }
  const enter = async (visit: ChainsVisit, text: string, to: string) => {
    await amount(visit).fill(text)
    await receiver(visit).fill(to)
    await button(visit, "Review").click()
  }
  const picture = (visit: ChainsVisit, name: string) =>
    visit.page.screenshot({ path: test.info().outputPath(`${name}.png`), animations: "disabled" })

  for (const [index, width] of [1280, 360].entries()) {
    test(`S1.09 in part: a visitor sends SOL and a token of Solana, at ${width} px`, async ({
      chains: visit,
      page,
      installChain
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await installChain({ kind: "solana", name: key, accounts: [senders[index]!] })
      await openSend(visit)
      const to = await newReceiver()
      await enter(visit, "0.25", `  ${to}\n`)
      await expect(visit.heading).toHaveText("Review")
      await expect(visit.view).toContainText(to)
      await picture(visit, "sol-review")
      await button(visit, "Send 0.25 SOL").click()
      await expect(visit.view).toContainText("Sent 0.25 SOL")
      await picture(visit, "sol-sent")
      expect(await coinOf(visit, to)).toBe(250_000_000)
      await button(visit, "Done").click()

      await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
      await button(visit, /^Token/).click()
      await expect(visit.heading).toHaveText("Choose token")
      await picture(visit, "tokens")
      await button(visit, /USD Coin/).click()
      await expect(visit.heading).toHaveText("Send")
      await expect(visit.view).toContainText("You have 50 USDC")
      await enter(visit, "12.5", to)
      await expect(visit.heading).toHaveText("Review")
      await expect(visit.view).toContainText("12.5 USDC")
      await expect(visit.view).toContainText(/0\.00204 SOL.? of the fee opens an account/)
      await picture(visit, "token-review")
      await button(visit, "Send 12.5 USDC").click()
      await expect(visit.view).toContainText("Sent 12.5 USDC")
      await picture(visit, "token-sent")
      expect([await usdcOf(visit, to), await usdcOf(visit, senders[index]!.address)]).toEqual([
        "12500000",
        "37500000"
      ])
    })
  }

  test("S5.02 in part, T21, T23, T28: what cannot be sent on Solana is said at its field, and a no is a no", async ({
    chains: visit,
    installChain
  }) => {
    const [, , sender] = senders
    await installChain({ kind: "solana", name: key, accounts: [sender!] })
    await openSend(visit)
    const to = await newReceiver()
    const holder = await associatedTokenAddress(address(usdc), address(sender!.address))
    for (const [text, at, said] of [
      ["1", "0x52908400098527886E0F7030069857D2E4169EE7", "This isn't an address on Solana"],
      ["1", holder, "This is an account that holds a token"],
      ["0.0000000001", to, "SOL has at most 9 decimals"],
      // What an account of nothing else has to hold: 890,880 lamports.
      ["0.0005", to, /Send at least .?0\.00089088 SOL/],
      ["99", to, "You don't have that much"]
    ] as const) {
      await enter(visit, text, at)
      await expect(visit.view).toContainText(said)
      await expect(visit.heading).toHaveText("Send")
    }
    await picture(visit, "refused")
    await button(visit, /^Max/).click()
    await expect(amount(visit)).toHaveValue(/^1\.99\d+$/)
    await receiver(visit).fill(to)
    await button(visit, "Review").click()
    await expect(visit.heading).toHaveText("Review")
    expect(await visit.askedOf(solana)).not.toContain("solana:signTransaction")
    await visit.setAnswer(solana, "reject")
    await button(visit, /^Send/).click()
    await expect(visit.view).toContainText(`You declined in ${key}`)
    expect(await coinOf(visit, to)).toBe(0)
  })
}
