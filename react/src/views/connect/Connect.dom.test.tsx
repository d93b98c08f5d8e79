import { createKit, memoryStorage } from "@latchkey/core"
import { expect, it, vi } from "vitest"
import { act, mount } from "../../../../tests/support/mount.tsx"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { en } from "../../../../tests/support/english.ts"
import { ModalContext } from "../../context/ModalContext.ts"
import { Connect } from "./Connect.tsx"

it.each(["pointerover", "focusin"])(
  "what shows the wait for a wallet is fetched at %s, before a wallet is chosen, and not earlier",
  async (event) => {
    const prefetch = vi.fn<() => void>()
    const made = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [virtualChain({ wallet: {} }).plugin],
      storage: memoryStorage()
    })
    await made.ready()
    const kit = { ...made, prefetch }
    const preload = vi.fn<(view: string) => void>()
    const context = { kit, messages: en, locale: "en", embedded: false, announce: () => {}, preload }
    const { container } = await mount(
      <ModalContext.Provider value={context}>
        <Connect params={{}} />
      </ModalContext.Provider>
    )
    const row = container.querySelector("button")!
    expect([preload.mock.calls, prefetch.mock.calls]).toEqual([[], []])
    await act(async () => void row.dispatchEvent(new Event(event, { bubbles: true })))
    expect(preload).toHaveBeenCalledWith("Connecting")
    expect(prefetch).toHaveBeenCalled()
    await kit.dispose()
  }
)
