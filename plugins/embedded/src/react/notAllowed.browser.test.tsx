import { expect, it } from "vitest"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"
import { embeddedKit } from "../../support/embeddedKit.ts"

it.each([
  ["en", "Action not allowed"],
  ["de", "Aktion nicht erlaubt"],
  ["ar", "الإجراء غير مسموح به"]
])(
  "S8.03 a visitor reads that the action is not allowed 300 ms after the page asked for it, in %s",
  async (locale, text) => {
    const { kit, frame } = embeddedKit()
    const modal = showModal(kit, { locale })
    await kit.embedded.connectEmail("ada@example.org")
    await kit.embedded.verifyOtp(frame.code)
    expect(kit.getSnapshot().navigation.open).toBe(false)

    let shownAt: number | undefined
    const watch = new MutationObserver(() => {
      if (modal.one(".toast")?.innerText.includes(text)) shownAt ??= performance.now()
    })
    watch.observe(modal.root, { childList: true, subtree: true, characterData: true })
    const provider = kit.getProvider("eip155") as { request: (asked: object) => Promise<unknown> }
    const askedAt = performance.now()
    await expect(provider.request({ method: "eth_sign" })).rejects.toMatchObject({ code: 4200 })
    expect(kit.getSnapshot().navigation.open).toBe(true)
    const after = (await eventually(() => shownAt)) - askedAt
    watch.disconnect()
    expect(after).toBeGreaterThanOrEqual(300)
    // The account view, which is open now, may have read a balance.
    expect(JSON.stringify(frame.port.posted)).not.toContain('"eth_sign"')
    await kit.dispose()
  }
)
