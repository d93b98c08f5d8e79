import { describe, expect, it } from "vitest"
import { eventually, showModal } from "../../../tests/support/showModal.ts"
import { makeTestKit } from "../../../tests/support/testKit.ts"

describe("embedded", () => {
  it("S2.02 in part: is a card in the page's flow, always open, without a way to close it and without taking the focus", async () => {
    const { kit } = makeTestKit()
    const modal = showModal(kit, { embedded: true })
    await modal.view("Connect")
    expect(modal.root.querySelector("dialog")).toBeNull()
    expect(modal.all(".header button").map((button) => button.ariaLabel)).toEqual(["What is a wallet?"])
    expect(document.activeElement).toBe(document.body)
    expect(document.documentElement.hasAttribute("style")).toBe(false)
    kit.close()
    await modal.view("Connect")
    await kit.dispose()
  })

  it("shows the account after connecting, and connecting after that", async () => {
    const { kit } = makeTestKit()
    const modal = showModal(kit, { embedded: true })
    ;(await modal.button("Wallet")).click()
    await modal.view("Account")
    await kit.disconnect()
    await modal.view("Connect")
    await kit.dispose()
  })

  it("goes on where the modal was when it becomes part of the page", async () => {
    const { kit } = makeTestKit()
    await kit.ready()
    kit.open({ view: "WhatIsAWallet" })
    const modal = showModal(kit, { embedded: true })
    await modal.view("WhatIsAWallet")
    modal.element.embedded = false
    await eventually(() => kit.getSnapshot().navigation.embedded === false)
    await kit.dispose()
  })

  it("becomes a dialog when it is told to", async () => {
    const { kit } = makeTestKit()
    const modal = showModal(kit, { embedded: true })
    await modal.view("Connect")
    modal.element.embedded = false
    await eventually(() => modal.root.querySelector("dialog")?.open)
    await kit.dispose()
  })
})
