import { createKit, memoryStorage } from "@latchkey/core"
import { TransferRejectedError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { expect, it, onTestFinished } from "vitest"
import { eventually, showModal } from "../../../../../tests/support/showModal.ts"
import { approvalOf, network, testChain, type TestChainOptions } from "../../../support/testChain.ts"
import { approvals } from "../index.ts"

const open = async (options: TestChainOptions) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [testChain(options).plugin, approvals()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.connect({ connectorId: "wallet" })
  const modal = showModal(kit)
  kit.navigation.open({ view: "Account" })
  kit.navigation.push("approvals/List")
  await modal.view("approvals/List")
  const row = () => eventually(() => modal.one(".row-name")?.closest("button"))
  const revoke = async () => {
    ;(await row()).click()
    await modal.view("approvals/Revoke")
    const button = await modal.button("Revoke approval")
    await eventually(() => button.ariaBusy === null)
    button.click()
    await modal.view("approvals/Progress")
  }
  const views = () => kit.getSnapshot().navigation.stack.map(({ view }) => view)
  return { kit, modal, row, revoke, views }
}

it("T28 the review gives way to what becomes of it; what the wallet declined is looked at once more", async () => {
  const { modal, revoke, views } = await open({ send: () => Effect.fail(new TransferRejectedError({})) })
  await revoke()
  ;(await modal.button("Try again")).click()
  await modal.view("approvals/Revoke")
  expect(views()).toEqual(["Account", "approvals/List", "approvals/Revoke"])
})

it("T28 what the wallet is asked for is not asked for beside it: its row leads to what becomes of it", async () => {
  const answer = Promise.withResolvers<void>()
  const { kit, modal, row, revoke, views } = await open({
    list: () => Effect.succeed({ approvals: [approvalOf("s1")] }),
    send: () =>
      Effect.as(
        Effect.promise(() => answer.promise),
        { hash: "h1" }
      )
  })
  await revoke()
  kit.navigation.goBack()
  await modal.view("approvals/List")
  ;(await row()).click()
  await modal.view("approvals/Progress")
  answer.resolve()
  await eventually(() => kit.getSnapshot().approvals.progress?.status === "success")
  expect(views()).toEqual(["Account", "approvals/List", "approvals/Progress"])
})

it("says in the contract's own words why it refuses", async () => {
  const { modal, row } = await open({ refusal: "allowance is locked" })
  ;(await row()).click()
  await modal.view("approvals/Revoke")
  await eventually(() => modal.text().includes("(\u2068allowance is locked\u2069)"))
})
