import { createKit, memoryStorage, type KitCore } from "@latchkey/core"
import axe from "axe-core"
import { cdp, page, userEvent } from "vitest/browser"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { frames } from "../../../../tests/support/frames.ts"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { showDevtools, type Devtools } from "../index.ts"

const ends: Array<() => unknown> = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
beforeEach(() => page.viewport(1_000, 800))

const address = "a7391250"

const open = async (): Promise<{
  readonly kit: KitCore
  readonly devtools: Devtools
  readonly root: ShadowRoot
}> => {
  const provider = {
    connect: () => address,
    request: async ({ method }: { readonly method: string }) => method
  }
  const kit = createKit({
    app: { name: "Shop" },
    networks: [testNetwork(1, "eip155")],
    plugins: [virtualChain({ wallet: provider }, "eip155").plugin],
    storage: memoryStorage()
  }) as unknown as KitCore
  ends.push(() => kit.dispose())
  const devtools = showDevtools(kit)
  ends.push(devtools.dispose)
  showModal(kit)
  await eventually(() => kit.getSnapshot().plugin.installed.includes("devtools"))
  await frames()
  await kit.ready()
  return { kit, devtools, root: document.querySelector("[data-latchkey-devtools]")!.shadowRoot! }
}

const tab = (name: string | RegExp) => page.getByRole("tab", { name })
const panelText = (root: ShadowRoot) => root.querySelector<HTMLElement>("[role=tabpanel]")!.innerText

describe("the panel", () => {
  it("opens from its button, and is used by keyboard alone: tabs by arrows, rows by Enter, Escape closes", async () => {
    const { kit, root } = await open()
    await kit.connect({ connectorId: "wallet" })
    await userEvent.click(page.getByRole("button", { name: "Latchkey" }))
    expect(root.activeElement?.textContent).toBe("State")
    await userEvent.keyboard("{ArrowRight}")
    expect(root.activeElement?.textContent).toMatch(/^Actions \d+$/)
    expect(root.activeElement?.getAttribute("aria-selected")).toBe("true")
    await userEvent.keyboard("{Tab}{Tab}{Enter}")
    await eventually(() => root.querySelector("details[open] pre"))
    await userEvent.keyboard("{Escape}")
    expect(root.querySelector<HTMLElement>(".panel")!.hidden).toBe(true)
    expect(root.activeElement?.textContent).toBe("Latchkey")
  })

  it("axe finds nothing in any of its tabs, in light and in dark", async () => {
    const { kit, devtools, root } = await open()
    await kit.connect({ connectorId: "wallet" })
    devtools.open()
    const prefer = (value: string) =>
      (cdp() as unknown as { readonly send: (method: string, asked: object) => Promise<unknown> }).send(
        "Emulation.setEmulatedMedia",
        { features: [{ name: "prefers-color-scheme", value }] }
      )
    ends.push(() => prefer(""))
    for (const scheme of ["light", "dark"]) {
      await prefer(scheme)
      expect(matchMedia("(prefers-color-scheme: dark)").matches).toBe(scheme === "dark")
      for (const choice of root.querySelectorAll<HTMLElement>("[role=tab]")) {
        choice.click()
        await frames()
        for (const row of root.querySelectorAll("details")) row.open = true
        const { passes, violations } = await axe.run({
          fromShadowDom: ["[data-latchkey-devtools]", ".panel"]
        })
        expect(passes.length).toBeGreaterThan(5)
        expect(violations.map(({ id, nodes }) => [id, choice.textContent, nodes[0]?.html])).toEqual([])
      }
    }
  })

  it("shows an action with its arguments, and what a wallet was asked", async () => {
    const { kit, devtools, root } = await open()
    await kit.connect({ connectorId: "wallet" })
    await kit.switchNetwork("eip155:77" as never).catch(() => {})
    await (kit.getProvider() as unknown as { readonly request: (asked: object) => Promise<unknown> }).request(
      {
        method: "eth_chainId"
      }
    )
    devtools.open()
    await userEvent.click(tab(/^Actions/))
    await expect.poll(() => panelText(root)).toMatch(/switchNetwork #\d+\s*[A-Z_]+ · \d+ ms/)
    expect(panelText(root)).toMatch(/connect #\d+\s*done · \d+ ms/)
    await userEvent.click(tab(/^Wallets/))
    await expect.poll(() => panelText(root)).toMatch(/wallet\s*eth_chainId\s*done/)
    await userEvent.click(tab(/^Plugins/))
    await expect.poll(() => panelText(root)).toContain("eip155")
  })

  it("draws what took how long, each within its action, and saves it for OpenTelemetry", async () => {
    const { kit, devtools, root } = await open()
    await kit.connect({ connectorId: "wallet" })
    await kit.switchNetwork("eip155:77" as never).catch(() => {})
    devtools.open()
    await userEvent.click(tab("Timeline"))
    const tables = [...root.querySelectorAll("table.timeline")]
    const captions = tables.map((table) => table.querySelector("caption")!.textContent)
    expect(captions.some((text) => text.endsWith("connect"))).toBe(true)
    const failed = tables.find((table) => table.textContent.includes("switchNetwork"))!
    expect(failed.querySelector("tbody tr")!.textContent).toMatch(/^switchNetwork[A-Z_]+\+0 ms\d+ ms$/)
    const bar = failed.querySelector<HTMLElement>(".bar")!
    expect(bar.className).toBe("bar action failed")
    expect(bar.getBoundingClientRect().width).toBeGreaterThanOrEqual(2)
    const saved: Array<Blob> = []
    const make = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob)
      return "data:,"
    })
    ends.push(() => make.mockRestore())
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
    ends.push(() => click.mockRestore())
    await userEvent.click(page.getByRole("button", { name: "Save it for OpenTelemetry" }))
    expect(JSON.parse(await saved[0]!.text())).toEqual({
      resourceSpans: [expect.objectContaining({ scopeSpans: [expect.anything()] })]
    })
    expect(await saved[0]!.text()).toContain('"switchNetwork"')
  })

  it("answers over the open modal, and stays when that closes", async () => {
    const { kit, root } = await open()
    kit.open()
    const dialog = await eventually(() =>
      document.querySelector("latchkey-modal")?.shadowRoot?.querySelector<HTMLDialogElement>("dialog[open]")
    )
    await eventually(() => dialog.contains(root.host))
    await userEvent.click(page.getByRole("button", { name: "Latchkey" }))
    await userEvent.click(tab(/^Views/))
    await expect.poll(() => panelText(root)).toContain("Connect")
    expect(kit.getSnapshot().navigation.open).toBe(true)
    kit.close()
    await eventually(() => root.host.parentElement === document.body)
    expect(root.querySelector<HTMLElement>(".panel")!.hidden).toBe(false)
    await expect.poll(() => panelText(root)).toContain("closed")
  })

  it("replays a report: steps back and forth, the modal draws each, and the kit does nothing meanwhile", async () => {
    const { kit, devtools, root } = await open()
    kit.open()
    await kit.connect({ connectorId: "wallet" })
    kit.close()
    const report = await devtools.report()
    const steps = report.states.length
    await devtools.replay(JSON.stringify(report))
    expect(panelText(root)).toContain(`Step 1 of ${steps}`)
    await userEvent.click(page.getByRole("checkbox", { name: /^Draw it in the modal/ }))
    const next = page.getByRole("button", { name: "Next" })
    while (!kit.getSnapshot().navigation.open) await userEvent.click(next)
    await eventually(() =>
      document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog[open] [data-view=Connect]")
    )
    await expect(kit.disconnect()).rejects.toMatchObject({ code: "DEVTOOLS_REPLAYING" })
    const step = Number(/Step (\d+)/.exec(panelText(root))![1])
    await userEvent.click(page.getByRole("button", { name: "Back" }))
    expect(panelText(root)).toContain(`Step ${step - 1} of ${steps}`)
    expect(kit.getSnapshot().navigation.open).toBe(false)
    await userEvent.click(page.getByRole("button", { name: "End the replay" }))
    expect(kit.getSnapshot().account).toMatchObject({ eip155: { address } })
    await expect(kit.disconnect()).resolves.toBeUndefined()
  })

  it("a file that is no report is refused in words", async () => {
    const { devtools, root } = await open()
    await expect(devtools.replay("{}")).rejects.toMatchObject({ code: "DEVTOOLS_REPORT_UNREADABLE" })
    expect(root.querySelector("[role=alert]")!.textContent).toContain("This report cannot be read")
  })

  it("saves the report as a file, without what is private unless it is ticked", async () => {
    const { kit, devtools } = await open()
    await kit.connect({ connectorId: "wallet" })
    kit.showToast({ variant: "success", text: "A boat for Ottilie" })
    devtools.open()
    const saved: Array<Blob> = []
    const make = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob)
      return "data:,"
    })
    ends.push(() => make.mockRestore())
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
    ends.push(() => click.mockRestore())
    await userEvent.click(tab("Report"))
    await userEvent.click(page.getByRole("button", { name: "Save the report" }))
    await userEvent.click(page.getByRole("checkbox", { name: /^Texts/ }))
    await userEvent.click(page.getByRole("button", { name: "Save the report" }))
    expect(click).toHaveBeenCalledTimes(2)
    expect(await saved[0]!.text()).not.toMatch(/Ottilie|a7391250/)
    expect(await saved[1]!.text()).toContain("A boat for Ottilie")
  })

  it("gives the kit back its functions when it goes", async () => {
    const { kit, devtools } = await open()
    const { connect, getSnapshot } = kit
    devtools.dispose()
    expect(kit.connect).not.toBe(connect)
    expect(kit.getSnapshot).not.toBe(getSnapshot)
    await kit.connect({ connectorId: "wallet" })
    expect(document.querySelector("[data-latchkey-devtools]")).toBeNull()
    await eventually(() => !kit.getSnapshot().plugin.installed.includes("devtools"))
  })

  it.each(["ltr", "rtl"])(
    "fits 360 px, %s: nothing runs out of the page, and the tabs follow the direction",
    async (dir) => {
      await page.viewport(360, 640)
      document.documentElement.dir = dir
      ends.push(() => document.documentElement.removeAttribute("dir"))
      const { devtools, root } = await open()
      devtools.open()
      for (const button of root.querySelectorAll<HTMLElement>("[role=tab]")) {
        button.click()
        for (const node of root.querySelectorAll("*")) {
          const { left, right } = node.getBoundingClientRect()
          expect({ node: node.outerHTML.slice(0, 80), left: left >= 0, right: right <= 360 }).toMatchObject({
            left: true,
            right: true
          })
        }
      }
      const [first, second] = root.querySelectorAll<HTMLElement>("[role=tab]")
      first!.click()
      first!.focus()
      await userEvent.keyboard(dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}")
      expect(root.activeElement).toBe(second)
    }
  )
})
