import { memoryStorage } from "@latchkey/core"
import { verifyADR36Amino } from "@keplr-wallet/cosmos"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { createCosmosWallet } from "@latchkey/testing"
import { startCosmos, type CosmosPart } from "../stack/startCosmos.ts"
import { makeKit, withUrls } from "../support/makeKit.ts"
import type { CosmosNetwork } from "./CosmosNetwork.ts"
import { cosmosHub, osmosis } from "./networks.ts"

const loaded = vi.hoisted(() => ({ stargate: 0 }))
vi.mock(import("@cosmjs/stargate"), async (original) => {
  loaded.stargate++
  return original()
})

let part: CosmosPart
beforeAll(async () => {
  part = (await startCosmos()) as CosmosPart
})
afterAll(() => part?.stop())

const kits: Array<{ readonly dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const onStack = (network: CosmosNetwork) => withUrls(network, part.network(network.id).rpcUrl)

/** A chain that only this stack has: no wallet knows it. */
const latchkey = (): CosmosNetwork => {
  const { chainId, name, prefix, symbol, denom, decimals, coinType, rpcUrl, restUrl } =
    part.network("latchkey-1")
  return {
    id: chainId,
    chainNamespace: "cosmos",
    name,
    nativeCurrency: { name, symbol, decimals },
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: true,
    cosmos: {
      bech32Prefix: prefix,
      coinType,
      denom,
      restUrl,
      gasPrices: { low: 0.01, average: 0.02, high: 0.03 }
    }
  }
}

const open = async (storage = memoryStorage(), window = new EventTarget()) => {
  const kit = makeKit(window, { storage, networks: [onStack(cosmosHub), onStack(osmosis), latchkey()] })
  kits.push(kit)
  await kit.ready()
  return { kit, account: () => kit.getSnapshot().account["cosmos"] }
}
const setUp = async (storage = memoryStorage()) => {
  const window = new EventTarget()
  const wallet = createCosmosWallet()
  wallet.announce(window as never)
  return { window, wallet, ...(await open(storage, window)) }
}

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "base64"))

describe("a kit with cosmos on emulated nodes", () => {
  it("connects, reads the balance, signs, switches, survives a reload and disconnects, without CosmJS", async () => {
    const storage = memoryStorage()
    const { window, wallet, kit, account } = await setUp(storage)
    part.fund(wallet.addressOn("cosmoshub-4"), 12_345_678n)
    part.fund(wallet.addressOn("osmosis-1"), 5n)
    await kit.connect({ connectorId: "cosmos:keplr" })
    await kit.refreshBalance()
    expect(account()).toMatchObject({ balance: "12.345678", balanceSymbol: "ATOM" })

    const { signature, pubKey } = await kit.cosmos.signArbitrary({ data: "hello" })
    expect(verifyADR36Amino("cosmos", account()!.address!, "hello", bytes(pubKey), bytes(signature))).toBe(
      true
    )

    await kit.switchNetwork({ networkId: "cosmos:osmosis-1" })
    await kit.refreshBalance()
    expect(account()).toMatchObject({ balance: "0.000005", balanceSymbol: "OSMO" })
    await kit.dispose()

    const again = await open(storage, window)
    await vi.waitFor(() => expect(again.account()?.status).toBe("connected"))
    expect(again.account()?.address).toBe(wallet.addressOn("osmosis-1"))
    await again.kit.disconnect()
    expect(again.account()?.status).toBe("disconnected")
    expect([wallet.grantedChainIds(), wallet.listenerCount()]).toEqual([[], 0])
    expect(loaded.stargate).toBe(0)
  })

  it.each(["direct", "amino"])("sends coins with CosmJS over the wallet, in %s form", async (form) => {
    const { wallet, kit, account } = await setUp()
    if (form === "amino") {
      const amino = async (answer: () => Promise<unknown>) => ({
        ...((await answer()) as object),
        isNanoLedger: true
      })
      wallet.setFault("getKey", amino)
    }
    await kit.connect({ connectorId: "cosmos:keplr" })
    const from = account()!.address!
    const to = wallet.addressOn("cosmoshub-4", form === "amino" ? "Account 2" : "Account 3")
    part.fund(from, 10_000_000n)
    wallet.clearRequests()
    const client = await kit.cosmos.getSigningClient({ clientOptions: { broadcastPollIntervalMs: 5 } })
    const { code, transactionHash } = await client.sendTokens(
      from,
      to,
      [{ denom: "uatom", amount: "1000" }],
      "auto",
      "thanks"
    )
    expect([code, transactionHash]).toEqual([0, expect.stringMatching(/^[0-9A-F]{64}$/)])
    expect(wallet.requests().map(({ method }) => method)).toContain(
      form === "amino" ? "signAmino" : "signDirect"
    )
    const reading = await kit.cosmos.getClient()
    expect(await reading.getBalance(to, "uatom")).toEqual({ denom: "uatom", amount: "1000" })
    expect(loaded.stargate).toBe(1)

    wallet.setPolicy("reject")
    await expect(
      client.sendTokens(from, to, [{ denom: "uatom", amount: "1000" }], "auto")
    ).rejects.toMatchObject({ code: "SIGNING_REJECTED" })
    client.disconnect()
    reading.disconnect()
  })

  it("brings the wallet a chain that it does not know, with the app's own network object", async () => {
    const { wallet, kit, account } = await setUp()
    await kit.connect({ connectorId: "cosmos:keplr" })
    await kit.switchNetwork({ networkId: "cosmos:latchkey-1" })
    const address = account()!.address!
    expect(address).toMatch(/^latch1/)
    part.fund(address, 2_000_000n)
    await kit.refreshBalance()
    expect(account()).toMatchObject({ balance: "2", balanceSymbol: "LATCH" })
    await kit.cosmos.suggestChain({ networkId: "cosmos:latchkey-1" })
    expect(wallet.chainIds().filter((id) => id === "latchkey-1")).toHaveLength(1)
    wallet.setFault("experimentalSuggestChain", () => Promise.reject(new Error("Request rejected")))
    await expect(kit.cosmos.suggestChain()).rejects.toMatchObject({ code: "COSMOS_REQUEST_REJECTED" })
    wallet.setFault("experimentalSuggestChain", () => Promise.reject(undefined))
    await expect(kit.cosmos.suggestChain()).rejects.toMatchObject({ code: "COSMOS_REQUEST_FAILED" })
  })
})
