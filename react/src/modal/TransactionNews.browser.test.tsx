import type { TransactionSight } from "@latchkey/core/effect"
import { userEvent } from "vitest/browser"
import { describe, expect, it } from "vitest"
import { frames } from "../../../tests/support/frames.ts"
import { eventually, showModal } from "../../../tests/support/showModal.ts"
import { makeTrackedKit } from "../../../tests/support/trackedKit.ts"

const hash = `0x${"ab".repeat(32)}`
const added = {
  networkId: "test:1",
  hash,
  description: { kind: "app", sends: [{ value: 15n * 10n ** 17n, decimals: 18, symbol: "COIN" }] }
} as const

const open = async (locale?: string) => {
  const made = await makeTrackedKit()
  const modal = showModal(made.kit, locale === undefined ? {} : { locale })
  return { ...made, modal, toast: () => modal.one(".news-toast") }
}
const confirmed: TransactionSight = { status: "confirmed", hash, isFinal: true }

describe("what the visitor is told of a transaction while the modal is closed", () => {
  it("says that it is under way, then how it ended, once, in a toast that the keyboard reaches and closes", async () => {
    const { kit, says, modal, toast } = await open()
    await kit.transactions.add(added)
    await eventually(() => modal.said() === "Transaction pending")
    expect(toast()).toBeUndefined()
    says(confirmed)
    const shown = await eventually(toast)
    expect(shown.innerText.replaceAll(/\s+/g, " ").trim()).toBe("1.5 COIN Transaction confirmed")
    await eventually(() => modal.said() === "\u20681.5 COIN\u2069: Transaction confirmed")
    await userEvent.tab()
    await eventually(() => modal.root.activeElement?.getAttribute("aria-label") === "Dismiss")
    await userEvent.keyboard("{Enter}")
    await eventually(() => toast() === undefined)
    await kit.dispose()
  })

  it.each<[TransactionSight, string, string]>([
    [{ status: "failed", hash, isFinal: true }, "Transaction failed", "error"],
    [
      { status: "replaced", by: "speedUp", hash: "0xother123", outcome: "confirmed", isFinal: true },
      "Transaction confirmed",
      "success"
    ],
    [
      { status: "replaced", by: "cancel", hash: "0xother123", outcome: "confirmed", isFinal: true },
      "Transaction cancelled",
      "error"
    ],
    [
      { status: "replaced", by: "other", hash: "0xother123", outcome: "confirmed", isFinal: true },
      "Another transaction took its place",
      "error"
    ],
    [{ status: "dropped" }, "Transaction dropped. Nothing was sent.", "error"]
  ])("of %j it says “%s”", async (sight, words, variant) => {
    const { kit, says, toast } = await open()
    says(sight)
    await kit.transactions.add(added)
    const shown = await eventually(toast)
    expect(shown.innerText).toContain(words)
    expect(shown.dataset["variant"]).toBe(variant)
    await kit.dispose()
  })

  it("is said in the card where the modal shows something else, and not once more when it is closed", async () => {
    const { kit, says, modal, toast } = await open()
    await kit.transactions.add(added)
    kit.open({ view: "Account" })
    await modal.view("Account")
    says(confirmed)
    await eventually(() => modal.one("dialog .toast")?.innerText.includes("Transaction confirmed"))
    kit.close()
    await eventually(() => modal.one("dialog[open]") === undefined)
    await frames()
    expect(toast()).toBeUndefined()
    await kit.dispose()
  })

  it("words of the page are text", async () => {
    const { kit, says, toast } = await open()
    says(confirmed)
    await kit.transactions.add({ ...added, description: { text: "<img src=x onerror=alert(1)>\u202e" } })
    const shown = await eventually(toast)
    expect(shown.querySelector("img")).toBeNull()
    expect(shown.innerText).toContain("<img src=x")
    await kit.dispose()
  })

  it("speaks Arabic and German", async () => {
    for (const [locale, words] of [
      ["ar", "تم تأكيد المعاملة"],
      ["de", "Transaktion bestätigt"]
    ] as const) {
      const { kit, says, toast } = await open(locale)
      says(confirmed)
      await kit.transactions.add(added)
      expect((await eventually(toast)).innerText).toContain(words)
      await kit.dispose()
    }
  })
})
