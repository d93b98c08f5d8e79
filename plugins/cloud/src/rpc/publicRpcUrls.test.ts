import { createKit, isCaipNetworkId, memoryStorage, type CaipNetworkId } from "@latchkey/core"
import { describe, expect, it, onTestFinished } from "vitest"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { publicRpcUrls } from "../index.ts"
import { publicRpcNetworks } from "./publicRpcNetworks.ts"

describe("the public RPC", () => {
  it("S7.25 is asked for a network by its id and the project's, as query parameters", () => {
    const urls = publicRpcUrls({ projectId: "one & two", networkIds: ["eip155:1", "eip155:8453"] })
    expect(Object.keys(urls)).toEqual(["eip155:1", "eip155:8453"])
    const [url] = urls["eip155:8453"]!.map((text) => new URL(text))
    expect(url!.origin + url!.pathname).toBe("https://rpc.walletconnect.org/v1/")
    expect(Object.fromEntries(url!.searchParams)).toEqual({ chainId: "eip155:8453", projectId: "one & two" })
    const own = publicRpcUrls({ projectId: "p", networkIds: ["eip155:1"], url: "https://rpc.example.com" })
    expect(own["eip155:1"]).toEqual(["https://rpc.example.com/v1/?chainId=eip155%3A1&projectId=p"])
  })

  it("S9.15 reads about 40 chains, each once; others keep the URLs that they have", () => {
    expect(publicRpcNetworks.length).toBeGreaterThanOrEqual(35)
    expect(publicRpcNetworks.length).toBeLessThanOrEqual(45)
    expect(new Set(publicRpcNetworks).size).toBe(publicRpcNetworks.length)
    expect(publicRpcNetworks.filter((id) => !isCaipNetworkId(id))).toEqual([])
    const others: ReadonlyArray<CaipNetworkId> = [
      "eip155:31337",
      "bip122:000000000019d6689c085ae165831e93",
      "solana:4sgjmw1sunhzsxgspuhpqldx6wiyjntz"
    ]
    expect(publicRpcUrls({ projectId: "p", networkIds: others })).toEqual({})
    const all = publicRpcUrls({
      projectId: "p",
      networkIds: publicRpcNetworks as ReadonlyArray<CaipNetworkId>
    })
    expect(Object.keys(all)).toHaveLength(publicRpcNetworks.length)
  })

  it("S7.25 a kit reads by these URLs first", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1, "eip155"), testNetwork(31337, "eip155")],
      customRpcUrls: publicRpcUrls({ projectId: "p", networkIds: ["eip155:1", "eip155:31337"] }),
      plugins: [virtualChain({ wallet: {} }, "eip155").plugin],
      storage: memoryStorage()
    })
    onTestFinished(() => kit.dispose())
    await kit.ready()
    expect(kit.getNetwork("eip155:1")!.rpcUrls.custom.http).toEqual([
      "https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=p"
    ])
    expect(kit.getNetwork("eip155:31337")!.rpcUrls.custom.http).toEqual([])
  })
})
