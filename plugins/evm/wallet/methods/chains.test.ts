import { describe, expect, it, vi } from "vitest"
import type { NodeFetch } from "../../../../tests/testing/src/rpc/callNode.ts"
import type { VirtualWalletOptions } from "../VirtualWallet.ts"
import { createVirtualWallet } from "../createVirtualWallet.ts"

const chains = [
  { id: 1, rpcUrl: "http://one.test" },
  { id: 8453, rpcUrl: "http://base.test" }
]
const optimism = {
  chainId: "0xa",
  chainName: "OP Mainnet",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: ["https://ten.test"]
}

function make(options: Partial<VirtualWalletOptions> = {}) {
  const fetch = vi.fn<NodeFetch>(async (url) =>
    Response.json({ result: url === "https://ten.test" ? "0xa" : "0x63" })
  )
  const wallet = createVirtualWallet({ chains, fetch, ...options })
  const heard = vi.fn<(chainId: unknown) => void>()
  wallet.provider.on("chainChanged", heard)
  const ask = (method: string, ...params: readonly unknown[]) => wallet.provider.request({ method, params })
  return { wallet, fetch, heard, ask }
}

describe("eth_chainId and net_version", () => {
  it("tell the active chain", async () => {
    const { wallet, ask } = make()
    wallet.switchTo(8453)
    expect(await ask("eth_chainId")).toBe("0x2105")
    expect(await ask("net_version")).toBe("8453")
  })

  it.each(["eth_chainId", "net_version"])("%s takes no params", async (method) => {
    await expect(make().ask(method, 1)).rejects.toMatchObject({ code: -32602 })
  })
})

describe("wallet_switchEthereumChain", () => {
  it("switches to a known chain and tells it before it answers", async () => {
    const { wallet, ask, heard } = make()
    expect(await ask("wallet_switchEthereumChain", { chainId: "0x2105" })).toBeNull()
    expect(heard).toHaveBeenCalledExactlyOnceWith("0x2105")
    expect(wallet.chainId()).toBe(8453)
  })

  it("answers at once when the chain is active already", async () => {
    const { ask, heard } = make({ policy: "reject" })
    expect(await ask("wallet_switchEthereumChain", { chainId: "0x1" })).toBeNull()
    expect(heard).not.toHaveBeenCalled()
  })

  it("fails with 4902 for an unknown chain, without asking", async () => {
    const { ask, wallet } = make({ policy: "hang" })
    await expect(ask("wallet_switchEthereumChain", { chainId: "0xa" })).rejects.toMatchObject({ code: 4902 })
    expect(wallet.pending()).toEqual([])
  })

  it("stays when rejected", async () => {
    const { ask, wallet, heard } = make({ policy: "reject" })
    await expect(ask("wallet_switchEthereumChain", { chainId: "0x2105" })).rejects.toMatchObject({
      code: 4001
    })
    expect([wallet.chainId(), heard.mock.calls]).toEqual([1, []])
  })

  it("shows where it goes, and takes one question at a time", async () => {
    const { ask, wallet } = make({ policy: "hang" })
    const waiting = ask("wallet_switchEthereumChain", { chainId: "0x2105" })
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    expect(wallet.pending()[0]?.review).toEqual({ kind: "switchChain", from: 1, to: chains[1] })
    await expect(ask("wallet_switchEthereumChain", { chainId: "0x2105" })).rejects.toMatchObject({
      code: -32002
    })
    wallet.pending()[0]?.approve()
    expect(await waiting).toBeNull()
  })

  it.each([
    [[]],
    [["0x1"]],
    [[{ chainId: 1 }]],
    [[{ chainId: "1" }]],
    [[{ chainId: "0x01" }]],
    [[{ chainId: "0x0" }]],
    [[{ chainId: "0x1", chainName: "Ethereum" }]],
    [[{ chainId: "0x1" }, {}]]
  ])("refuses %j", async (params) => {
    await expect(make().ask("wallet_switchEthereumChain", ...params)).rejects.toMatchObject({ code: -32602 })
  })
})

describe("wallet_addEthereumChain", () => {
  it("adds a chain and makes it the active one", async () => {
    const { ask, wallet, heard } = make()
    expect(await ask("wallet_addEthereumChain", optimism)).toBeNull()
    expect(heard).toHaveBeenCalledExactlyOnceWith("0xa")
    expect(wallet.chains().map((chain) => chain.id)).toEqual([1, 8453, 10])
    wallet.switchTo(1)
    expect(await ask("wallet_switchEthereumChain", { chainId: "0xa" })).toBeNull()
  })

  it("adds without switching, where the wallet is one of those", async () => {
    const { ask, wallet, heard } = make({ switchOnAdd: false })
    await ask("wallet_addEthereumChain", optimism)
    expect([wallet.chainId(), heard.mock.calls]).toEqual([1, []])
    expect(wallet.chains()).toHaveLength(3)
  })

  it("shows what would be added", async () => {
    const { ask, wallet } = make({ policy: "hang" })
    const waiting = ask("wallet_addEthereumChain", {
      ...optimism,
      blockExplorerUrls: ["https://explorer.test"]
    })
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    expect(wallet.pending()[0]?.review).toEqual({
      kind: "addChain",
      chain: {
        id: 10,
        name: "OP Mainnet",
        nativeCurrency: optimism.nativeCurrency,
        rpcUrl: "https://ten.test"
      },
      explorerUrls: ["https://explorer.test"]
    })
    await expect(ask("wallet_addEthereumChain", optimism)).rejects.toMatchObject({ code: -32002 })
    wallet.pending()[0]?.reject()
    await expect(waiting).rejects.toMatchObject({ code: 4001 })
    expect(wallet.chains()).toHaveLength(2)
  })

  it("only offers the switch for a chain that it knows, and keeps its own node for it", async () => {
    const { ask, wallet, fetch } = make()
    const known = { ...optimism, chainId: "0x2105", rpcUrls: ["https://other.test"] }
    expect(await ask("wallet_addEthereumChain", known)).toBeNull()
    expect(wallet.chainId()).toBe(8453)
    expect(wallet.chains()).toEqual(chains)
    expect(fetch).not.toHaveBeenCalled()
  })

  it("remembers the chain after a reload", async () => {
    const entries = new Map<string, string>()
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value)
    }
    await make({ storage }).ask("wallet_addEthereumChain", optimism)
    expect(make({ storage }).wallet.chainId()).toBe(10)
  })

  it("refuses a node of another chain, and one that does not answer", async () => {
    const wrong = { ...optimism, rpcUrls: ["https://wrong.test"] }
    await expect(make().ask("wallet_addEthereumChain", wrong)).rejects.toMatchObject({ code: -32602 })
    const { ask } = make({ fetch: () => Promise.reject(new TypeError("fetch failed")) })
    await expect(ask("wallet_addEthereumChain", optimism)).rejects.toMatchObject({ code: 4901 })
  })

  it.each([
    [[]],
    [[{}]],
    [[{ ...optimism, rpcUrls: [] }]],
    [[{ ...optimism, chainId: 10 }]],
    [[optimism, optimism]]
  ])("refuses %j", async (params) => {
    await expect(make().ask("wallet_addEthereumChain", ...params)).rejects.toMatchObject({ code: -32602 })
  })
})
