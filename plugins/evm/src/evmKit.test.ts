import { createKit, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { describe, expect, it } from "vitest"
import { base, mainnet } from "viem/chains"

const makeKit = (options: object = {}) =>
  createKit({
    app: { name: "Test" },
    networks: [mainnet, base],
    plugins: [evm()],
    storage: memoryStorage(),
    ...options
  })

describe("a kit with evm", () => {
  it("S9.08 in part: starts on chain id 1, eip155:1, when mainnet comes first and nothing else is said", () => {
    const { network } = makeKit().getSnapshot()
    expect(network.activeNamespace).toBe("eip155")
    expect(network.byNamespace["eip155"]!.caipNetwork).toMatchObject({ id: 1, caipNetworkId: "eip155:1" })
  })

  it("takes viem's chain objects unchanged", () => {
    const [first, second] = makeKit().getSnapshot().network.byNamespace["eip155"]!.requestedCaipNetworks
    expect(first!.input).toBe(mainnet)
    expect(second!.input).toBe(base)
    expect(second).toMatchObject({
      caipNetworkId: "eip155:8453",
      nativeCurrency: { symbol: "ETH", decimals: 18 }
    })
  })

  it("prefers smart accounts on EVM networks unless the app says otherwise", () => {
    expect(makeKit().getSnapshot().account["eip155"]!.preferredAccountType).toBe("smartAccount")
    const kit = makeKit({ defaultAccountTypes: { eip155: "eoa" } })
    expect(kit.getSnapshot().account["eip155"]!.preferredAccountType).toBe("eoa")
  })
})
