import { createKit, memoryStorage } from "@latchkey/core"
import type { SimulationOutcome } from "@latchkey/core/effect"
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
  if (options.fees !== undefined) await eventually(() => radio("fast"))
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

describe("what is said of a token before it is sent", () => {
  const reviewed = async (outcome: SimulationOutcome) => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [network(1), network(2)],
      plugins: [testChain({ simulate: () => Effect.succeed(outcome) }), send()],
      storage: memoryStorage()
    })
    await kit.connect({ connectorId: "wallet" })
    const modal = showModal(kit)
    await kit.send.prepare({ receiver: "b2", token: "test:1:t5", amount: { value: 100n, decimals: 2 } })
    kit.navigation.open({ view: "Account" })
    kit.navigation.push("send/Review")
    await modal.view("send/Review")
    const button = await modal.button("Send 1 COIN")
    const told = [modal.text(), button.ariaDisabled] as const
    await kit.dispose()
    return told
  }
  const changes = (change: bigint) => [{ token: "test:1:t5", account: "b2", change }] as const

  it("T20 is how much of it arrives, to be confirmed where that is not all; and that nobody could try it", async () => {
    const [kept, isHeld] = await reviewed({ status: "done", changes: changes(90n) })
    expect(kept).toContain("0.9 of 1 COIN will arrive: this token keeps 10%.")
    expect(isHeld).toBe("true")
    const [whole, isFree] = await reviewed({ status: "done", changes: changes(100n) })
    expect(whole).not.toContain("will arrive")
    expect(isFree).toBeNull()
    expect((await reviewed({ status: "untried" }))[0]).toContain("We couldn't test how much")
  })
})

describe("what is said of a transfer that was carried out", () => {
  const done = async (moved: ReadonlyArray<{ amount: string; from: string; to: string }> | undefined) => {
    const { kit, modal } = await open({
      fees: "chosen",
      follow: () => Effect.succeed({ status: "success", ...(moved === undefined ? {} : { moved }) })
    })
    const button = await modal.button("Send 0.01 COIN")
    button.click()
    await eventually(() => kit.getSnapshot().send.progress?.status === "success")
    await eventually(() => /arrived/.test(modal.text()))
    const text = modal.text()
    await kit.dispose()
    return text
  }

  it("T20 is what arrived: of one of which a part was kept, how much that was", async () => {
    expect(await done([{ amount: "1", from: "a1", to: "b2" }])).toContain("It arrived at")
    expect(await done(undefined)).toContain("Sent 0.01 COIN")
    const short = await done([{ amount: "0", from: "a1", to: "b2" }])
    expect(short).toContain("0 of 0.01 COIN arrived")
    expect(short).toContain("This token kept 100% of your transfer")
    expect(short).not.toContain("Sent 0.01 COIN")
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

describe("the button of the review", () => {
  it("T28 has the wallet asked once, and the review gives way to what becomes of it", async () => {
    const asked: Array<unknown> = []
    const answer = Promise.withResolvers<void>()
    const { kit, modal, transfer } = await open({
      fees: "chosen",
      send: (of) =>
        Effect.as(
          Effect.andThen(
            Effect.sync(() => asked.push(of)),
            Effect.promise(() => answer.promise)
          ),
          { hash: "h1" }
        )
    })
    const shown = transfer()
    const button = await modal.button("Send 0.01 COIN")
    button.click()
    button.click()
    await modal.view("send/Progress")
    await eventually(() => asked.length > 0)
    expect([asked, kit.getSnapshot().send.progress?.status]).toEqual([[shown], "asking"])
    // The review is not below it: nobody goes back to what was submitted.
    expect(kit.getSnapshot().navigation.stack.map(({ view }) => view)).toEqual(["Account", "send/Progress"])
    answer.resolve()
    await eventually(() => kit.getSnapshot().send.progress?.status === "success")
    expect(kit.getSnapshot().notice.toast).toBeUndefined()
    await kit.dispose()
  })

  it("tells in a toast how it ended to who looks elsewhere by then", async () => {
    const answer = Promise.withResolvers<void>()
    const { kit, modal } = await open({
      fees: "chosen",
      follow: () =>
        Effect.as(
          Effect.promise(() => answer.promise),
          { status: "failed" as const }
        )
    })
    ;(await modal.button("Send 0.01 COIN")).click()
    await modal.view("send/Progress")
    kit.navigation.goBack()
    await modal.view("Account")
    answer.resolve()
    expect(await eventually(() => kit.getSnapshot().notice.toast)).toMatchObject({ variant: "error" })
    await kit.dispose()
  })

  it("T28 stays where the wallet is not asked, and the review says why", async () => {
    const { kit, modal, transfer } = await open({
      fees: "chosen",
      send: () => Effect.never
    })
    const first = transfer()!
    const waiting = kit.send.submit(first).catch(() => {})
    await modal.view("send/Progress")
    kit.navigation.replace("send/Review")
    await kit.send.prepare({ receiver: "b3", amount: { value: 2n, decimals: 2 } })
    await modal.view("send/Review")
    ;(await modal.button("Send 0.02 COIN")).click()
    await eventually(() => modal.text().includes("A transfer is still waiting in your wallet."))
    expect(kit.getSnapshot().navigation.stack.at(-1)?.view).toBe("send/Review")
    expect((await modal.button("Send 0.02 COIN")).ariaBusy).toBeNull()
    await kit.send.stopAsking()
    await waiting
    await kit.dispose()
  })
})

describe("who pays the fee", () => {
  it.each([
    [{ kind: "sponsor", name: "Acme" }, "Paid by Acme"],
    [{ kind: "sponsor" }, "Paid by this site"],
    [{ kind: "executor" }, "Paid by whoever executes it"],
    [{ kind: "wallet" }, "Paid by your wallet"]
  ] as const)(
    "T21 of one who pays in the sender's place is said, and no sum with it: %o",
    async (feePayer, said) => {
      const { kit, modal } = await open({ feePayer })
      await eventually(() =>
        modal
          .text()
          .replace(/[\u2068\u2069]/g, "")
          .includes(said)
      )
      // The fee would be 0.10.
      expect(modal.text()).not.toMatch(/0\.1/)
      await kit.dispose()
    }
  )
})
