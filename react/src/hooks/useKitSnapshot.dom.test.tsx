import type { ReactNode } from "react"
import { describe, expect, it } from "vitest"
import { act, mount, mountHook } from "../../../tests/support/mount.tsx"
import { makeTestKit } from "../../../tests/support/testKit.ts"
import { KitProviderMissingError } from "../context/errors.ts"
import { KitProvider } from "../KitProvider.tsx"
import { useAccount } from "./useAccount.ts"
import { useKit } from "./useKit.ts"
import { useKitSnapshot } from "./useKitSnapshot.ts"

describe("useKitSnapshot", () => {
  it("follows what a selector written in place makes, and renders only when an entry of it changes", async () => {
    const { kit } = makeTestKit()
    const { result } = await mountHook(
      () => useKitSnapshot(({ navigation }) => ({ open: navigation.open, depth: navigation.stack.length })),
      (node) => <KitProvider kit={kit} disableAppend children={node} />
    )
    expect(result.current).toEqual({ open: false, depth: 0 })
    const before = result.renders

    await act(async () => kit.navigation.shake())
    expect(result.renders).toBe(before)

    await act(async () => kit.open({ view: "Connect" }))
    expect(result.current).toEqual({ open: true, depth: 1 })
  })

  it("keeps the identity of what is the same after the component rendered again", async () => {
    const { kit } = makeTestKit()
    const { result, again } = await mountHook(
      () => useKitSnapshot(({ network }) => Object.keys(network.byNamespace)),
      (node) => <KitProvider kit={kit} disableAppend children={node} />
    )
    const first = result.current
    await again()
    await act(async () => kit.navigation.shake())
    await again()
    expect(result.current).toBe(first)
  })

  it("takes the place of a kit that is exchanged", async () => {
    const [one, two] = [makeTestKit({ app: { name: "One" } }), makeTestKit({ app: { name: "Two" } })]
    const names: Array<string> = []
    const Probe = () => {
      names.push(useKit().app.name)
      return useKitSnapshot((state) => String(state.navigation.open))
    }
    const tree = await mount(<KitProvider kit={one.kit} disableAppend children={<Probe />} />)
    await tree.render(<KitProvider kit={two.kit} disableAppend children={<Probe />} />)
    await act(async () => two.kit.open({ view: "Connect" }))
    expect(tree.container.textContent).toBe("true")
    expect(names.at(-1)).toBe("Two")
  })
})

describe("a hook outside of a provider", () => {
  it("throws an error that names it and says what to do", () => {
    const Probe = (): ReactNode => useAccount().status
    return expect(mount(<Probe />)).rejects.toSatisfy(
      (error) =>
        error instanceof KitProviderMissingError &&
        error.code === "KIT_PROVIDER_MISSING" &&
        error.message.startsWith("useAccount ") &&
        error.advice.includes("<KitProvider kit={kit}>")
    )
  })
})
