import { expect, it, vi } from "vitest"
import { eventually, showModal } from "../../../tests/support/showModal.ts"
import { makeTestKit } from "../../../tests/support/testKit.ts"

const arrival = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock(import("./Toasts.tsx"), async (load) => {
  await arrival.promise
  return load()
})

it("a toast that is over before what draws it has come is shown all the same, announced, and goes by itself", async () => {
  const { kit } = makeTestKit()
  await kit.ready()
  const modal = showModal(kit)
  kit.open({ view: "Connect" })
  await modal.view("Connect")
  kit.showToast({ variant: "success", text: "Early" })
  await eventually(() => kit.getSnapshot().notice.toast?.text === "Early")
  await eventually(() => kit.getSnapshot().notice.toast === undefined)
  expect(modal.one(".toast")).toBeUndefined()
  arrival.resolve()
  await eventually(() => modal.one(".toast")?.innerText.includes("Early"))
  await eventually(() => modal.said() === "Early")
  await eventually(() => modal.one(".toast") === undefined)
  await kit.dispose()
})
