import { WalletFault } from "@latchkey/core/chain-kit"
import { bech32 } from "@scure/base"
import * as Effect from "effect/Effect"
import { describe, expect, it, vi } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { cosmosHub } from "../networks.ts"
import { isChainUnknown } from "./Keplr.ts"
import { openChain } from "./openChain.ts"
import { toChainInfo } from "./toChainInfo.ts"
import { decodeKey } from "./WalletKey.ts"

const network = fakeNetwork(cosmosHub, { chainDefault: ["https://rpc.example"] })
const bech32Address = bech32.encode("cosmos", bech32.toWords(new Uint8Array(20).fill(7)))
const unknownChain = () => Promise.reject(new Error(`There is no chain info for ${cosmosHub.id}`))
const open = (provider: object) => Effect.runPromise(openChain(provider, network))

describe("a network that a wallet is asked for", () => {
  it("S4.03 in part: is told to a wallet that does not know it, once, and asked for again", async () => {
    const enable = vi.fn(unknownChain)
    const provider = {
      enable,
      experimentalSuggestChain: vi.fn(async () => void enable.mockImplementation(async () => ({}) as never)),
      getKey: async () => ({ bech32Address })
    }
    expect((await open(provider)).account.address).toBe(bech32Address)
    expect(provider.experimentalSuggestChain).toHaveBeenCalledExactlyOnceWith(toChainInfo(network))
    expect(enable).toHaveBeenCalledTimes(2)
  })

  it("is not told to a wallet that refuses for another reason, that cannot be told, or to a visitor who declined", async () => {
    const experimentalSuggestChain = vi.fn(async () => {})
    const refusals: ReadonlyArray<readonly [object, string]> = [
      [new Error("locked"), "failed"],
      [new Error("Request rejected: there is no chain info"), "rejected"],
      [{ code: 4001, message: "unknown chain" }, "rejected"]
    ]
    for (const [refusal, kind] of refusals) {
      const provider = {
        enable: () => Promise.reject(refusal),
        experimentalSuggestChain,
        getKey: async () => ({})
      }
      await expect(open(provider)).rejects.toMatchObject({ kind })
    }
    await expect(open({ enable: unknownChain, getKey: async () => ({}) })).rejects.toMatchObject({
      kind: "failed"
    })
    expect(experimentalSuggestChain).not.toHaveBeenCalled()
  })

  it("is told as one for tests where it is that, and otherwise not", () => {
    expect(toChainInfo(network)).not.toHaveProperty("isTestnet")
    expect(toChainInfo({ ...network, testnet: true })).toMatchObject({ isTestnet: true })
  })

  it("that does not say enough is told to nobody", async () => {
    const { cosmos: _cosmos, ...bare } = cosmosHub
    const poor = [
      fakeNetwork(bare as typeof cosmosHub, { chainDefault: ["https://rpc.example"] }),
      fakeNetwork(cosmosHub),
      fakeNetwork(
        { ...cosmosHub, caipNetworkId: "cosmos:hashed-1" },
        { chainDefault: ["https://rpc.example"] }
      )
    ]
    for (const each of poor) expect(toChainInfo(each)).toBeUndefined()
    const experimentalSuggestChain = vi.fn(async () => {})
    const provider = { enable: unknownChain, getKey: async () => ({}), experimentalSuggestChain }
    await expect(Effect.runPromise(openChain(provider, poor[0]!))).rejects.toMatchObject({ kind: "failed" })
    expect(experimentalSuggestChain).not.toHaveBeenCalled()
  })

  it.each([
    ["failed", "There is no modular chain info", true],
    ["failed", "Invalid chain id", true],
    ["rejected", "unknown chain", false],
    ["failed", "timeout", false]
  ] as const)("a fault that is %s with %j", (kind, message, expected) => {
    expect(isChainUnknown(new WalletFault(kind, new Error(message)))).toBe(expected)
  })
})

describe("a wallet's answer to `getKey`", () => {
  const publicKey = new Uint8Array(33).fill(2)

  it.each([
    ["secp256k1", "secp256k1"],
    ["ethsecp256k1", "ethsecp256k1"],
    ["ED25519", "secp256k1"],
    ["a".repeat(33), "secp256k1"],
    [["ed25519"], "secp256k1"],
    [undefined, "secp256k1"]
  ])("says by %j that the key is %s", (algo, algorithm) => {
    expect(decodeKey({ bech32Address, algo }, network)?.algorithm).toBe(algorithm)
  })

  it("has a key of 33 or 65 bytes, or none", () => {
    expect(decodeKey({ bech32Address, pubKey: publicKey }, network)?.publicKey).toEqual(publicKey)
    expect(decodeKey({ bech32Address, pubKey: new Uint8Array(65) }, network)?.publicKey).toHaveLength(65)
    for (const pubKey of [new Uint8Array(32), new Uint8Array(34), new Uint8Array(66), "02", undefined])
      expect(decodeKey({ bech32Address, pubKey }, network)).not.toHaveProperty("publicKey")
  })

  it("is of a Ledger only where the wallet says so, and nothing without an address of the network", () => {
    expect(decodeKey({ bech32Address, isNanoLedger: true }, network)?.isLedger).toBe(true)
    expect(decodeKey({ bech32Address, isNanoLedger: "yes" }, network)?.isLedger).toBe(false)
    for (const other of [bech32.encode("osmo", bech32.toWords(new Uint8Array(20))), 7, "", undefined])
      expect(decodeKey({ bech32Address: other }, network)).toBeUndefined()
    expect(decodeKey(null, network)).toBeUndefined()
  })
})
