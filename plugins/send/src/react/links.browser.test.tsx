import { createKit, memoryStorage } from "@latchkey/core"
import type { PaymentLink } from "@latchkey/core/effect"
import { userEvent } from "vitest/browser"
import { afterEach, describe, expect, it } from "vitest"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"
import { network, testChain } from "../../support/testChain.ts"
import { send } from "./index.ts"

let dispose: (() => Promise<void>) | undefined
afterEach(async () => {
  await dispose?.()
  dispose = undefined
})

const links: Readonly<Record<string, PaymentLink | { readonly refused: "transaction" }>> = {
  "pay:tea": {
    receiver: "b2",
    token: "t5",
    amount: { decimal: "0.3" },
    memo: "12",
    references: ["r1"],
    label: "Tea house"
  },
  "pay:coin": { receiver: "b2", amount: { value: 250n } },
  "pay:there": { receiver: "b2", networkId: "test:2", amount: { value: 250n } },
  "pay:far": { receiver: "b2", networkId: "test:9" },
  "pay:server": { refused: "transaction" }
}

/** The form of a kit whose chain knows the links above. */
const open = async (locale = "en") => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain({ links: (text) => links[text], memoBytes: 20, hasReferences: true }), send()],
    storage: memoryStorage()
  })
  dispose = () => kit.dispose()
  await kit.connect({ connectorId: "wallet" })
  const modal = showModal(kit, { locale })
  kit.open({ view: "send/Send" })
  await modal.view("send/Send")
  const receiver = () => modal.one<HTMLTextAreaElement>(".send-receiver")
  await eventually(receiver)
  const paste = (text: string) => userEvent.fill(receiver()!, text)
  const amount = () => modal.one<HTMLInputElement>(".field-amount")
  const memo = () => modal.one<HTMLInputElement>(".send-memo")
  return { kit, modal, receiver, amount, memo, paste }
}

describe("a link that is pasted as receiver", () => {
  it("T23, T20 in part: fills token, amount, memo and receiver; the review has them and its reference", async () => {
    const { kit, modal, receiver, amount, memo, paste } = await open()
    await userEvent.fill(amount()!, "1")
    await paste("pay:tea")
    await eventually(() => receiver()?.value === "b2")
    expect(amount()?.value).toBe("0.3")
    expect(memo()?.value).toBe("12")
    await eventually(() => modal.text().includes("The link says: “Tea house”"))
    expect(modal.text()).toContain("TEA")
    ;(await modal.button("Review")).click()
    await modal.view("send/Review")
    expect(kit.getSnapshot().send.review?.transfer).toMatchObject({
      receiver: "b2",
      token: "test:1:t5",
      amount: { value: 3n },
      memo: "12",
      references: ["r1"]
    })
    expect(modal.text()).toContain("r1")
  })

  it("T23, T21 in part: base units are written with the coin's decimals, whatever was typed before", async () => {
    const { kit, modal, receiver, amount, paste } = await open("de")
    await userEvent.fill(amount()!, "1")
    await paste("pay:coin")
    await eventually(() => receiver()?.value === "b2")
    expect(amount()?.value).toBe("2,5")
    ;(await modal.button("Prüfen")).click()
    await modal.view("send/Review")
    expect(kit.getSnapshot().send.review?.transfer.amount.value).toBe(250n)
  })

  it.each([
    ["pay:server", "This link lets a website write the transaction."],
    ["pay:far", "This link is for \u2068test:9\u2069."]
  ])("T23 %s is not followed, and says why; the review refuses it too", async (text, words) => {
    const { kit, modal, receiver, amount, paste } = await open()
    await userEvent.fill(amount()!, "1")
    await paste(text)
    await eventually(() => modal.text().includes(words))
    expect(receiver()?.value).toBe(text)
    expect(amount()?.value).toBe("1")
    ;(await modal.button("Review")).click()
    await eventually(() => modal.text().includes("This link can't be followed here."))
    expect(kit.getSnapshot().send.review).toBeUndefined()
  })

  it("T23 one for another network offers to switch, and fills the form there", async () => {
    const { kit, modal, receiver, amount, paste } = await open()
    await paste("pay:there")
    await eventually(() => modal.text().includes("This link is for \u2068Network 2\u2069."))
    ;(await modal.button("Switch to \u2068Network 2\u2069")).click()
    await eventually(
      () => kit.getSnapshot().network.byNamespace["test"]?.caipNetwork?.caipNetworkId === "test:2"
    )
    await modal.view("send/Send")
    await eventually(() => receiver()?.value === "b2")
    expect(amount()?.value).toBe("2.5")
  })
})
