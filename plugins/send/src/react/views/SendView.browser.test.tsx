import * as Effect from "effect/Effect"
import { userEvent } from "vitest/browser"
import { createKit, memoryStorage } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { eventually, showModal } from "../../../../../tests/support/showModal.ts"
import { network, testChain, type TestChainOptions } from "../../../support/testChain.ts"
import { send } from "../index.ts"

const open = async (params: Record<string, unknown>, options: TestChainOptions = {}) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain(options), send()],
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  const modal = showModal(kit)
  kit.navigation.open({ view: "Account" })
  kit.navigation.push("send/Send", params)
  await modal.view("send/Send")
  await eventually(() => modal.text().includes("You have"))
  const token = () => modal.one(".token-chip")?.innerText.trim()
  return { kit, modal, token, form: () => kit.getSnapshot().send.form }
}

describe("the form of a transfer", () => {
  it("begins with the token that was chosen elsewhere, once: another one may be chosen there", async () => {
    const { kit, modal, token, form } = await open({ chosen: { token: "test:1:t5", unverified: false } })
    await eventually(() => token() === "TEA")
    expect(modal.text()).toContain("You have 0.5 TEA")
    await kit.send.edit({ token: undefined, amount: "3" })
    await eventually(() => token() === "COIN")
    kit.navigation.push("send/Tokens")
    await modal.view("send/Tokens")
    kit.navigation.goBack()
    await modal.view("send/Send")
    expect([token(), form().amount]).toEqual(["COIN", "3"])
    await kit.dispose()
  })

  const costly: TestChainOptions = {
    prices: ({ tokens, currency }) =>
      Effect.succeed(
        [undefined, ...tokens].map((token) => ({
          ...(token === undefined ? {} : { token }),
          price: { value: 125n, decimals: 2, symbol: currency }
        }))
      )
  }

  it("S3.11 in part: says what the entered amount is worth, as soon as it is an amount", async () => {
    const { kit, modal } = await open({}, costly)
    const note = () => modal.one(".field-note")!.innerText
    expect(note()).not.toContain("≈")
    for (const [amount, worth] of [
      ["2", "≈ $2.50"],
      ["0.01", "≈ $0.01"],
      ["2,000", undefined],
      ["", undefined]
    ] as const) {
      await userEvent.fill(modal.one("input")!, amount)
      await eventually(() => note().includes("≈") === (worth !== undefined) && note().includes(worth ?? ""))
    }
    await kit.dispose()
  })

  it("T26 why the chain refuses a transfer is said in its own words behind ours", async () => {
    const { kit, modal } = await open({}, { refusal: "ERC20: token is paused" })
    await userEvent.fill(modal.one("input")!, "1")
    await userEvent.fill(modal.one<HTMLTextAreaElement>(".send-receiver")!, "b2")
    ;(await modal.button("Review")).click()
    const said = "The token or the recipient refuses this transfer. (\u2068ERC20: token is paused\u2069)"
    await eventually(() => modal.text().includes(said))
    await eventually(() => modal.said().includes(said))
    await kit.dispose()
  })

  it("T26 says nothing of what a token is worth that nobody vouches for", async () => {
    for (const unverified of [false, true]) {
      const { kit, modal, token } = await open({ chosen: { token: "test:1:t5", unverified } }, costly)
      await eventually(() => token() === "TEA")
      await eventually(() => (kit.getSnapshot().send.tokens.prices?.length ?? 0) > 0)
      await userEvent.fill(modal.one("input")!, "1.5")
      if (unverified) {
        // The state is drawn by the time that another change of it is.
        await kit.send.edit({ receiver: "b2" })
        expect(modal.one(".field-note")!.innerText).not.toContain("≈")
      } else await eventually(() => modal.one(".field-note")!.innerText.includes("≈ $1.87"))
      await kit.dispose()
      modal.element.remove()
    }
  })

  it("T26 warns of a token that nobody vouches for, with its whole address, as long as it is chosen", async () => {
    const { kit, modal } = await open({ chosen: { token: "test:1:t5", unverified: true } })
    expect(modal.one(".notice")?.innerText).toMatch(/t5.*may be meant to deceive you/)
    await kit.send.edit({ token: undefined })
    await eventually(() => modal.one(".notice") === undefined)
    await kit.dispose()
  })

  it("T21 sends no coin in place of a token that is not there", async () => {
    const { kit, modal, token } = await open({ chosen: { token: "test:1:t5", unverified: false } })
    await kit.send.edit({ token: "test:1:t9", amount: "1", receiver: "b2" })
    await eventually(() => token() === "…")
    ;(await modal.button("Review")).click()
    await eventually(() => modal.text().includes("This token can't be sent"))
    expect(kit.getSnapshot().send.review).toBeUndefined()
    await kit.dispose()
  })

  it("T22 follows no choice of another network", async () => {
    const { kit, token, form } = await open({ chosen: { token: "test:2:t5", unverified: false } })
    expect([token(), form().token]).toEqual(["COIN", undefined])
    await kit.dispose()
  })
})
