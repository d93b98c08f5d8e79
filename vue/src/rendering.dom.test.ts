import type { KitCore } from "@latchkey/core"
import { renderToString } from "@vue/server-renderer"
import { expect, it, onTestFinished, vi } from "vitest"
import { createSSRApp, defineComponent, h, nextTick } from "vue"
import { makeTestKit, testAddress } from "../../tests/support/testKit.ts"
import { ConnectButton, KitProvider, useAccount } from "./index.ts"

const Shown = defineComponent({
  setup() {
    const { address } = useAccount()
    return () => h("output", address.value ?? "nobody")
  }
})

const appOf = (kit: KitCore) =>
  createSSRApp(() => h(KitProvider, { kit }, () => [h(ConnectButton), h(Shown)]))

it("what a server rendered is hydrated without a mismatch, and shows the session right after", async () => {
  const served = makeTestKit()
  onTestFinished(() => served.kit.dispose())
  const html = await renderToString(appOf(served.kit))
  expect(html).toContain("<latchkey-button>")
  expect(html).toContain("<output>nobody</output>")

  const { kit } = makeTestKit()
  await kit.connect({ connectorId: "wallet" })
  const warnings: Array<unknown> = []
  for (const level of ["warn", "error"] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((...said) => void warnings.push(said))
    onTestFinished(() => spy.mockRestore())
  }
  const host = document.createElement("div")
  host.innerHTML = html
  document.body.append(host)
  const output = host.querySelector("output")
  const app = appOf(kit)
  app.mount(host)
  onTestFinished(async () => {
    app.unmount()
    host.remove()
    await kit.dispose()
  })
  await nextTick()
  expect(host.querySelector("output")).toBe(output)
  expect(output?.textContent).toBe(testAddress)
  expect(warnings).toEqual([])
})
