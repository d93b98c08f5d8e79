import { isKitError } from "@latchkey/core"
import { Component, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { mount } from "../../tests/support/mount.tsx"
import { makeTestKit } from "../../tests/support/testKit.ts"
import * as react from "./index.ts"

const { attachModal, ConnectButton, KitModal, KitProvider, NetworkButton, useAccount } = react

/** What was thrown below it. */
class Boundary extends Component<
  { readonly children: ReactNode; readonly onError: (error: unknown) => void },
  { readonly failed: boolean }
> {
  override readonly state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

const thrownBy = async (drawn: ReactNode): Promise<ReadonlyArray<unknown>> => {
  const thrown: Array<unknown> = []
  await mount(<Boundary onError={(error) => thrown.push(error)}>{drawn}</Boundary>)
  return thrown
}
const missing = (usedBy: string) =>
  expect.objectContaining({
    code: "KIT_PROVIDER_MISSING",
    message: `${usedBy} has no kit.`,
    advice: "Wrap it in <KitProvider kit={kit}>."
  })

// React tells the page of what a boundary caught, too.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe("a mistake with the provider is one error that says what to do", () => {
  it.each([
    ["undefined", undefined],
    ["null", null],
    ["an empty object", {}],
    ["a Promise of a kit", Promise.resolve(makeTestKit().kit)],
    ["a function that makes a kit", () => makeTestKit().kit],
    ["a number", 5]
  ])("kit is %s, on a page and on a server", async (_, kit) => {
    const drawn = (
      <KitProvider kit={kit as never}>
        <ConnectButton />
      </KitProvider>
    )
    expect(await thrownBy(drawn)).toEqual([missing("KitProvider")])
    expect(() => renderToString(drawn)).toThrow("KitProvider has no kit.")
    expect(() => attachModal(kit as never)).toThrow("attachModal has no kit.")
  })

  // These are given a kit, or need none.
  const free = ["useAccountRead", "useAction", "useFreshReads", "useKitState", "useReadOn"]
  const hooks = Object.entries(react).filter(([name]) => /^use[A-Z]/.test(name) && !free.includes(name))
  it("knows the hooks", () => expect(hooks.length).toBeGreaterThan(14))
  it.each(hooks)("%s outside of a provider", async (_, hook) => {
    const Outside = () => {
      ;(hook as (given?: unknown) => unknown)(() => undefined)
      return null
    }
    const [error, ...more] = await thrownBy(<Outside />)
    expect(more).toEqual([])
    expect(isKitError(error) && error.code).toBe("KIT_PROVIDER_MISSING")
  })

  it.each([
    ["ConnectButton", <ConnectButton key="one" />],
    ["NetworkButton", <NetworkButton key="one" />],
    ["KitModal", <KitModal key="one" />]
  ])("%s outside of a provider", async (_, drawn) => {
    const [error] = await thrownBy(drawn)
    expect(isKitError(error) && error.code).toBe("KIT_PROVIDER_MISSING")
    expect(() => renderToString(drawn)).toThrow(/has no kit\.$/)
  })

  it("of two providers with other kits, the nearer one counts for what is below it", async () => {
    const Status = () => <output>{useAccount().status}</output>
    const outer = makeTestKit().kit
    const inner = makeTestKit().kit
    const Which = () => <i>{react.useKit() === (inner as unknown) ? "inner" : "outer"}</i>
    const { container } = await mount(
      <KitProvider kit={outer}>
        <Which />
        <KitProvider kit={inner}>
          <Which />
          <Status />
        </KitProvider>
      </KitProvider>
    )
    expect(container.textContent).toBe("outerinnerdisconnected")
  })
})
