import { describe, expect, it } from "vitest"
import { addedChain } from "./addedChain.ts"

const base = {
  chainId: "0x2105",
  chainName: "Base",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: ["https://rpc.example"],
  blockExplorerUrls: ["https://explorer.example"]
}

describe("the chain of wallet_addEthereumChain", () => {
  it("is decoded", () => {
    expect(addedChain(base, "at")).toEqual({
      chain: { id: 8453, name: "Base", nativeCurrency: base.nativeCurrency, rpcUrl: "https://rpc.example" },
      explorerUrls: ["https://explorer.example"]
    })
    const local = { ...base, rpcUrls: ["http://127.0.0.1:8545"], blockExplorerUrls: undefined }
    expect(addedChain(local, "at").explorerUrls).toEqual([])
  })

  it.each([
    ["an id as number", { chainId: 8453 }],
    ["an id in decimal", { chainId: "8453" }],
    ["no name", { chainName: "" }],
    ["no currency", { nativeCurrency: undefined }],
    ["other decimals than 18", { nativeCurrency: { ...base.nativeCurrency, decimals: 6 } }],
    ["decimals as text", { nativeCurrency: { ...base.nativeCurrency, decimals: "18" } }],
    ["a symbol of one letter", { nativeCurrency: { ...base.nativeCurrency, symbol: "E" } }],
    ["a symbol of seven letters", { nativeCurrency: { ...base.nativeCurrency, symbol: "ETHEREM" } }],
    ["no RPC address", { rpcUrls: [] }],
    ["an RPC address by http elsewhere", { rpcUrls: ["http://rpc.example"] }],
    ["an RPC address that runs code", { rpcUrls: ["javascript:alert(1)"] }],
    ["an RPC address with a local look-alike", { rpcUrls: ["http://localhost.example"] }],
    ["an explorer that is no address", { blockExplorerUrls: ["explorer"] }],
    ["explorers of null", { blockExplorerUrls: null }],
    ["an unknown field", { rpcUrl: "https://rpc.example" }]
  ])("%s is refused", (_, change) => {
    expect(() => addedChain({ ...base, ...change }, "at")).toThrow(expect.objectContaining({ code: -32602 }))
  })
})
