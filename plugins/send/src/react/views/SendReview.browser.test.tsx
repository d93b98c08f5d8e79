import { createKit, memoryStorage } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { eventually, showModal } from "../../../../../tests/support/showModal.ts"
import { network, testChain, type TestChainOptions } from "../../../support/testChain.ts"
import { send } from "../index.ts"

const open = async (options: TestChainOptions) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain(options), send()],
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  const modal = showModal(kit)
  await kit.send.prepare({ receiver: "b2", amount: { value: 1n, decimals: 2 } })
  kit.navigation.open({ view: "Account" })
  kit.navigation.push("send/Review")
  await modal.view("send/Review")
  const radio = (level: string) => modal.one<HTMLInputElement>(`input[value="${level}"]`)
  await eventually(() => radio("fast"))
  return { kit, modal, radio, transfer: () => kit.getSnapshot().send.review?.transfer }
}

describe("what the fee is worth", () => {
  it.each([
    ["is said", [{ price: { value: 125n, decimals: 2, symbol: "USD" } }], "≈ $0.12"],
    ["is not said where nobody knows it", [], undefined]
  ] as const)("%s", async (_, told, worth) => {
    const { kit, modal } = await open({ fees: "chosen", prices: () => Effect.succeed(told) })
    await kit.send.tokens()
    await eventually(() => kit.getSnapshot().send.tokens.prices !== undefined)
    if (worth !== undefined) await eventually(() => modal.text().includes(worth))
    // What was drawn of another fee has been drawn with the prices too.
    await kit.send.edit({ receiver: "b3" })
    expect(modal.one(".send-worth")?.innerText).toBe(worth)
    await kit.dispose()
  })
})

describe("the choice of a fee", () => {
  it("T20 prepares the transfer again, and shows what that costs", async () => {
    const { kit, modal, radio, transfer } = await open({ fees: "chosen" })
    expect([radio("normal")?.checked, modal.text().includes("0.11 COIN")]).toEqual([true, true])
    radio("fast")?.click()
    await eventually(() => transfer()?.feeLevel === "fast")
    await eventually(() => radio("fast")?.checked)
    expect(transfer()?.fee.value).toBe(20n)
    expect(modal.text()).toContain("0.21 COIN")
    await kit.dispose()
  })

  it("T20 that the account cannot pay is said, and what was there before can still be sent", async () => {
    const { kit, modal, radio, transfer } = await open({ fees: "no fast one" })
    radio("fast")?.click()
    await eventually(() => modal.text().includes("There isn't enough COIN left"))
    await eventually(() => radio("normal")?.checked)
    await eventually(() => transfer()?.feeLevel === "normal")
    const button = await modal.button("Send 0.01 COIN")
    await eventually(() => button.ariaDisabled === null)
    button.click()
    await eventually(() => kit.getSnapshot().send.progress?.transfer.feeLevel === "normal")
    await kit.dispose()
  })
})
