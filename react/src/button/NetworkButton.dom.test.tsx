import { describe, expect, it } from "vitest"
import { act, mount } from "../../../tests/support/mount.tsx"
import { makeTestKit, testNetwork } from "../../../tests/support/testKit.ts"
import { KitProvider, NetworkButton } from "../index.ts"

const setUp = async (options?: Parameters<typeof makeTestKit>[0]) => {
  const made = makeTestKit(options)
  const { container } = await mount(<KitProvider kit={made.kit} disableAppend children={<NetworkButton />} />)
  return { ...made, button: container.querySelector("button")! }
}

describe("NetworkButton", () => {
  it("names the network and opens the list of networks", async () => {
    const { kit, button } = await setUp()
    expect(button.textContent).toBe("Network 1")
    expect(button.querySelector("[aria-hidden] .latchkey-letter")?.getAttribute("data-letter")).toBe("N")
    expect(button.getAttribute("aria-label")).toBe("Change network: Network 1")
    await act(async () => button.click())
    expect(kit.getSnapshot().navigation).toMatchObject({ open: true, stack: [{ view: "Networks" }] })
    await act(async () => kit.close())
  })

  it("S4.28 in part: asks to switch when the wallet is on a network that the app did not ask for", async () => {
    const { kit, wallet, button } = await setUp()
    wallet.networkId = "test:77"
    await act(() => kit.connect({ connectorId: "wallet" }))
    expect(button.textContent).toBe("Switch network")
    expect(button.hasAttribute("aria-label")).toBe(false)
    await act(async () => kit.close())
  })

  it("is disabled where switching is off", async () => {
    const { kit, button } = await setUp({ enableNetworkSwitch: false })
    expect(button.disabled).toBe(true)
    await act(async () => button.click())
    expect(kit.getSnapshot().navigation.open).toBe(false)
  })

  it("shows the network's picture, or a letter where that does not load", async () => {
    const { button } = await setUp({
      networks: [{ ...testNetwork(1), assets: { imageUrl: "data:image/png;base64,broken" } }]
    })
    const image = button.querySelector("img")!
    expect(image.getAttribute("src")).toBe("data:image/png;base64,broken")
    await act(async () => image.dispatchEvent(new Event("error")))
    expect(button.querySelector("[aria-hidden] .latchkey-letter")?.getAttribute("data-letter")).toBe("N")
  })
})
