import type { TelemetryEvent } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { act, mountHook } from "../../../tests/support/mount.tsx"
import { makeTestKit } from "../../../tests/support/testKit.ts"
import { KitProvider } from "../KitProvider.tsx"
import { useEvents } from "./useEvents.ts"
import { useModal } from "./useModal.ts"

describe("useModal", () => {
  it("S2.03 opens at Connect, or at the account when connected, and closes", async () => {
    const { kit } = makeTestKit()
    const { result } = await mountHook(useModal, (node) => (
      <KitProvider kit={kit} disableAppend children={node} />
    ))
    const { open, close } = result.current
    expect(result.current).toMatchObject({ isOpen: false, view: undefined })

    await act(async () => open())
    expect(result.current).toMatchObject({ isOpen: true, view: "Connect" })
    await act(async () => close())
    expect(result.current).toMatchObject({ isOpen: false, view: undefined })

    await act(() => kit.connect({ connectorId: "wallet" }))
    await act(async () => open())
    expect(result.current).toMatchObject({ isOpen: true, view: "Account", open, close })
    await act(async () => close())
  })

  it("S2.03 in part: opens at a view by its id, about the hook's namespace", async () => {
    const { kit } = makeTestKit()
    const { result } = await mountHook(
      () => useModal({ namespace: "test" }),
      (node) => <KitProvider kit={kit} disableAppend children={node} />
    )
    await act(async () => result.current.open("Networks"))
    const { namespace, stack } = kit.getSnapshot().navigation
    expect([result.current.view, namespace, stack.length]).toEqual(["Networks", "test", 1])
    await act(async () => result.current.close())
  })
})

describe("useEvents", () => {
  it("calls the latest listener, and stops with the component", async () => {
    const { kit } = makeTestKit()
    const heard: Array<string> = []
    let prefix = "first"
    const { again, unmount } = await mountHook(
      () => {
        const name = prefix
        return useEvents(({ event }: TelemetryEvent) => heard.push(`${name} ${event}`))
      },
      (node) => <KitProvider kit={kit} disableAppend children={node} />
    )
    await act(async () => kit.open({ view: "Connect" }))
    prefix = "second"
    await again()
    await act(async () => kit.close())
    await unmount()
    kit.open({ view: "Connect" })
    kit.close()
    expect(heard).toEqual(["first MODAL_OPEN", "second MODAL_CLOSE"])
  })
})
