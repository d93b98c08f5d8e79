import { encodeAddress, randomAsU8a } from "@polkadot/util-crypto"
import { formatUnits, parseUnits } from "viem"
import type { ChainsVisit } from "../../../tests/e2e/chains/ChainsVisit.ts"
import { installed } from "../../../tests/e2e/chains/installed.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { senders } from "./polkadot.ts"

const { polkadot } = installed

const newReceiver = () => encodeAddress(randomAsU8a(32), 0)

const field = (visit: ChainsVisit, name: string | RegExp) => visit.view.getByRole("textbox", { name })
const button = (visit: ChainsVisit, name: string | RegExp) => visit.view.getByRole("button", { name })

if (polkadot !== undefined) {
  const coinOf = ({ state }: ChainsVisit, of: string) =>
    polkadot.readBalance(
      state.networks.find(({ networkId }) => networkId === polkadot.networks[0].id)!,
      of
    )
  const openSend = async (visit: ChainsVisit) => {
    await visit.openFor([polkadot], { send: "on" })
    await visit.openModal()
    await (await visit.findWallet("Polkadot.js")).click()
    await expect(visit.of(polkadot, "status")).toHaveText("connected")
    await expect(visit.modal).toBeHidden()
    await visit.accountButton.click()
    await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
    await expect(visit.heading).toHaveText("Send")
    await expect(visit.view).toContainText(/You have [\d.,]+ ROC/)
  }
  const enter = async (visit: ChainsVisit, text: string, to: string) => {
    await field(visit, "Amount").fill(text)
    await field(visit, "To").fill(to)
    await button(visit, "Review").click()
  }
  const picture = (visit: ChainsVisit, name: string) =>
    visit.page.screenshot({ path: test.info().outputPath(`${name}.png`), animations: "disabled" })

  for (const [index, width] of [1280, 360].entries()) {
    test(`S1.09 in part, T20: a visitor sends a coin of Polkadot, at ${width} px`, async ({
      chains: visit,
      page,
      installChain
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await installChain({ kind: "polkadot", name: "polkadot-js", accounts: [senders[index]!] })
      await openSend(visit)
      await expect(field(visit, /^Memo/)).toHaveCount(0)
      const to = newReceiver()
      await enter(visit, "0.25", `  ${to}\n`)
      await expect(visit.heading).toHaveText("Review", { timeout: 20_000 })
      await expect(visit.view).toContainText(to)
      await picture(visit, "review")
      await button(visit, "Send 0.25 ROC").click()
      await expect(visit.view).toContainText("Sent 0.25 ROC", { timeout: 20_000 })
      await picture(visit, "sent")
      expect(await coinOf(visit, to)).toBe(250_000_000_000n)
    })
  }

  test("S5.02 in part, T21, T23, T28: what cannot be sent on Polkadot is said at its field, and a no is a no", async ({
    chains: visit,
    installChain
  }) => {
    await installChain({ kind: "polkadot", name: "polkadot-js", accounts: [senders[2]!] })
    await openSend(visit)
    const to = newReceiver()
    for (const [text, at, said] of [
      ["1", "0x52908400098527886E0F7030069857D2E4169EE7", "This isn't an address on Polkadot"],
      ["1", `${to}1`, "This isn't an address on Polkadot"],
      ["0.0000000000001", to, "ROC has at most 12 decimals"],
      ["99999", to, "You don't have that much"],
      ["0.000000000001", to, /Send at least .?0\.00\d+ ROC/]
    ] as const) {
      await enter(visit, text, at)
      await expect(visit.view).toContainText(said, { timeout: 20_000 })
      await expect(visit.heading).toHaveText("Send")
    }
    await picture(visit, "refused")
    await enter(visit, "1", encodeAddress(to, 2))
    await expect(visit.view).toContainText("as another network writes it", { timeout: 20_000 })
    await expect(visit.view).toContainText(to)
    await expect(button(visit, "Send 1 ROC")).toHaveAttribute("aria-disabled", "true")
    await picture(visit, "spelling")
    await visit.modal.getByRole("button", { name: "Back" }).click()
    await button(visit, /^Max/).click()
    await expect(field(visit, "Amount")).toHaveValue(/^19\.9\d+$/, { timeout: 20_000 })
    const most = parseUnits(await field(visit, "Amount").inputValue(), 12)
    await enter(visit, formatUnits(most + 1n, 12), to)
    await expect(visit.view).toContainText("Some ROC has to stay in your account", { timeout: 20_000 })
    await button(visit, /^Max/).click()
    await expect(field(visit, "Amount")).toHaveValue(formatUnits(most, 12), { timeout: 20_000 })
    await button(visit, "Review").click()
    await expect(visit.heading).toHaveText("Review", { timeout: 20_000 })
    expect(await visit.askedOf(polkadot)).not.toContain("signer.signPayload")
    await visit.setAnswer(polkadot, "reject")
    await button(visit, /^Send/).click()
    await expect(visit.view).toContainText("You declined in Polkadot.js", { timeout: 20_000 })
    expect(await coinOf(visit, to)).toBe(0n)
  })
}
