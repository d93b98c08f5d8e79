import { randomBytes } from "node:crypto"
import { toBech32, wordsOfBytes } from "@latchkey/core/chain-kit"
import type { ChainsVisit } from "../../../tests/e2e/chains/ChainsVisit.ts"
import { installed } from "../../../tests/e2e/chains/installed.ts"
import { expect, test } from "../../../tests/e2e/fixtures.ts"
import { senders } from "./cosmos.ts"

const { cosmos } = installed

const newReceiver = (prefix = "cosmos") =>
  toBech32({ prefix, words: wordsOfBytes(randomBytes(20)), encoding: "bech32" })

const restOf = ({ state }: ChainsVisit) =>
  state.networks.find(({ networkId }) => networkId === "cosmos:cosmoshub-4")!.restUrl!
const coinOf = async (visit: ChainsVisit, of: string) => {
  const response = await fetch(`${restOf(visit)}/cosmos/bank/v1beta1/balances/${of}`)
  const { balances } = (await response.json()) as {
    readonly balances: ReadonlyArray<{ readonly amount: string }>
  }
  return Number(balances[0]?.amount ?? 0)
}

const field = (visit: ChainsVisit, name: string | RegExp) => visit.view.getByRole("textbox", { name })
const button = (visit: ChainsVisit, name: string | RegExp) => visit.view.getByRole("button", { name })

if (cosmos !== undefined) {
  const openSend = async (visit: ChainsVisit, options: Record<string, string> = {}) => {
    await visit.openFor([cosmos], { send: "on", ...options })
    await visit.openModal()
    await (await visit.findWallet("Keplr")).click()
    await expect(visit.of(cosmos, "status")).toHaveText("connected")
    await expect(visit.modal).toBeHidden()
    await visit.accountButton.click()
    await visit.modal.getByRole("button", { name: "Send", exact: true }).click()
    await expect(visit.heading).toHaveText("Send")
    await expect(visit.view).toContainText(/You have [\d.]+ ATOM/)
  }
  const picture = (visit: ChainsVisit, name: string) =>
    visit.page.screenshot({ path: test.info().outputPath(`${name}.png`), animations: "disabled" })

  for (const [index, width] of [1280, 360].entries()) {
    test(`S1.09 in part, T20: a visitor sends ATOM with a memo, and chooses the fee, at ${width} px`, async ({
      chains: visit,
      page,
      installChain
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await installChain({ kind: "cosmos", name: "keplr", accounts: [senders[index]!] })
      await openSend(visit)
      const to = newReceiver()
      await field(visit, "Amount").fill("0.25")
      await field(visit, "To").fill(`  ${to}\n`)
      await field(visit, /^Memo/).fill(" 1234567 ")
      await picture(visit, "form")
      await button(visit, "Review").click()
      await expect(visit.heading).toHaveText("Review")
      await expect(visit.view).toContainText(to)
      await expect(visit.view).toContainText("1234567")
      const fee = () => visit.view.locator(".fact", { hasText: "Network fee" }).locator("dd").innerText()
      const normal = await fee()
      await expect(visit.view.getByRole("radio", { name: /^Normal/ })).toBeChecked()
      await visit.view.getByRole("radio", { name: /^Normal/ }).focus()
      await page.keyboard.press("ArrowRight")
      await expect(visit.view.getByRole("radio", { name: /^Fast/ })).toBeChecked()
      await expect.poll(fee).not.toBe(normal)
      await picture(visit, "review")
      await button(visit, "Send 0.25 ATOM").click()
      await expect(visit.view).toContainText("Sent 0.25 ATOM")
      await picture(visit, "sent")
      expect(await coinOf(visit, to)).toBe(250_000)
      const signed = await page.evaluate(() =>
        window.chainWallets
          .get("keplr")
          .requests()
          .filter(({ method }) => method === "signAmino")
          .map(({ params }) => (params as ReadonlyArray<unknown>)[2])
      )
      expect(signed).toEqual([
        expect.objectContaining({
          memo: "1234567",
          msgs: [
            expect.objectContaining({
              value: expect.objectContaining({
                to_address: to,
                amount: [{ denom: "uatom", amount: "250000" }]
              })
            })
          ]
        })
      ])
    })
  }

  test("S5.02 in part, T21, T23, T28: what cannot be sent on Cosmos is said at its field, and a no is a no", async ({
    chains: visit,
    installChain
  }) => {
    await installChain({ kind: "cosmos", name: "keplr", accounts: [senders[0]!] })
    await openSend(visit)
    const to = newReceiver()
    const enter = async (text: string, at: string, memo = "") => {
      await field(visit, "Amount").fill(text)
      await field(visit, "To").fill(at)
      await field(visit, /^Memo/).fill(memo)
      await button(visit, "Review").click()
    }
    for (const [text, at, memo, said] of [
      ["1", newReceiver("osmo"), "", "This isn't an address on Cosmos Hub"],
      ["1", `${to}q`, "", "This isn't an address on Cosmos Hub"],
      ["0.0000001", to, "", "ATOM has at most 6 decimals"],
      ["99", to, "", "You don't have that much"],
      ["0.1", to, "m".repeat(257), "This memo is too long"],
      ["0.1", to, "12\u200b3", "has characters that can't be sent"]
    ] as const) {
      await enter(text, at, memo)
      await expect(visit.view).toContainText(said)
      await expect(visit.heading).toHaveText("Send")
    }
    // Of Binance.
    await enter("0.1", "cosmos15v50ymp6n5dn73erkqtmq0u8adpl8d3ujv2e74")
    await expect(visit.view).toContainText("This recipient needs a memo")
    await expect(button(visit, "Send 0.1 ATOM")).toHaveAttribute("aria-disabled", "true")
    await visit.modal.getByRole("button", { name: "Back" }).click()
    await enter("0.1", to)
    await expect(visit.heading).toHaveText("Review")
    expect(await visit.askedOf(cosmos)).not.toContain("signAmino")
    await visit.setAnswer(cosmos, "reject")
    await button(visit, "Send 0.1 ATOM").click()
    await expect(visit.view).toContainText("You declined in Keplr")
    expect(await coinOf(visit, to)).toBe(0)
  })
}
