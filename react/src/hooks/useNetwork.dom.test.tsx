import { describe, expect, it } from "vitest"
import { act, mountHook } from "../../../tests/support/mount.tsx"
import { makeTestKit } from "../../../tests/support/testKit.ts"
import { KitProvider } from "../KitProvider.tsx"
import { useNetwork } from "./useNetwork.ts"
import { useNetworks } from "./useNetworks.ts"
import { useSwitchNetwork } from "./useSwitchNetwork.ts"

describe("useNetwork, useNetworks, useSwitchNetwork", () => {
  it("tells the network and the networks, and moves between them", async () => {
    const { kit } = makeTestKit()
    const { result } = await mountHook(
      () => ({
        network: useNetwork(),
        networks: useNetworks(),
        elsewhere: useNetworks({ namespace: "other" }),
        ...useSwitchNetwork()
      }),
      (node) => <KitProvider kit={kit} disableAppend children={node} />
    )
    expect(result.current.network).toMatchObject({
      namespace: "test",
      networkId: "test:1",
      isSupported: true
    })
    expect(result.current.networks.map(({ name }) => name)).toEqual(["Network 1", "Network 2"])
    expect(result.current.elsewhere).toEqual([])

    await act(() => result.current.switchNetworkAsync({ networkId: "test:2" }))
    expect(result.current.status).toBe("success")
    expect(result.current.network.networkId).toBe("test:2")

    await act(() => result.current.switchNetworkAsync({ chainId: 1 }))
    expect(result.current.network).toMatchObject({ networkId: "test:1", chainId: 1 })
    await act(() => result.current.switchNetworkAsync({ chainId: 2 }))
    expect(result.current.network).toMatchObject({ networkId: "test:2", chainId: 2 })
    await act(async () => result.current.switchNetwork({ chainId: 9 }))
    expect(result.current).toMatchObject({
      status: "error",
      error: { code: "NETWORK_NOT_FOUND", details: { networkId: "9" } }
    })

    await act(async () => result.current.switchNetwork({ networkId: "test:9" }))
    expect(result.current).toMatchObject({ status: "error", error: { code: "NETWORK_NOT_FOUND" } })
    expect(result.current.network.networkId).toBe("test:2")
  })

  it("tells a network that the app did not ask for", async () => {
    const { kit, wallet } = makeTestKit({ unsupportedNetwork: "ignore" })
    const { result } = await mountHook(useNetwork, (node) => (
      <KitProvider kit={kit} disableAppend children={node} />
    ))
    wallet.networkId = "test:77"
    await act(() => kit.connect({ connectorId: "wallet" }))
    expect(result.current).toMatchObject({
      networkId: "test:77",
      isSupported: false,
      network: { unknown: true }
    })
  })
})
