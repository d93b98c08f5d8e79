import { createKit, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { announce, createVirtualWallet } from "@latchkey/testing"
import { tokens } from "@latchkey/tokens"
import { mainnet } from "viem/chains"
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from "vitest"
import type { Stack } from "../stack/Stack.ts"
import { startStack } from "../stack/startStack.ts"

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ parts: ["evm"] })
})
afterAll(() => stack?.stop())
afterEach(() => vi.unstubAllGlobals())

const asset = (type: "NATIVE" | "ERC20", address: string, metadata: object) => ({
  type,
  address,
  balance: "0x5",
  metadata: { name: "Tea", symbol: "TEA", decimals: 18, price: 1, iconUrl: "", ...metadata }
})
const contract = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
const good = [asset("NATIVE", "native", {}), asset("ERC20", contract, {})]
const able = { "0x1": { assetDiscovery: { supported: true } } }

/** What the account holds by a wallet that answers so, and how often the wallet was asked for it. */
const heldBy = async (capabilities: unknown, assets: unknown) => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const { name, nativeCurrency, rpcUrl } = stack.evm!.chain(1)
  const wallet = createVirtualWallet({ chains: [{ id: 1, name, nativeCurrency, rpcUrl }] })
  announce(wallet, window)
  const request = wallet.provider.request.bind(wallet.provider)
  let asked = 0
  vi.spyOn(wallet.provider, "request").mockImplementation(async (args) => {
    if (args.method === "wallet_getCapabilities") return capabilities
    if (args.method !== "wallet_getAssets") return request(args)
    asked++
    return assets
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet],
    customRpcUrls: { "eip155:1": [rpcUrl] },
    plugins: [evm(), tokens()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  await kit.connect({ connectorId: wallet.info.rdns })
  expect(asked).toBe(0)
  await kit.tokens.refresh()
  const { source, list = [] } = kit.getSnapshot().tokens["eip155"] ?? {}
  return { asked, source, list: list.map(({ token, amount }) => `${amount.value} ${token ?? amount.symbol}`) }
}

it("S5.19 S1.08 in part: balances are the wallet's where it says that it can and every asset is whole; else the chain's", async () => {
  expect(await heldBy(able, { "0x1": good })).toEqual({
    asked: 1,
    source: "wallet",
    list: ["5 ETH", `5 eip155:1:${contract}`]
  })
  const odd = asset("ERC20", contract, { price: "1" })
  const fromChain = { source: "node", list: [expect.stringMatching(/^\d{10,} ETH$/)] }
  expect(await heldBy(able, { "0x1": [...good, odd] })).toEqual({ asked: 1, ...fromChain })
  expect(await heldBy({ "0x1": {} }, { "0x1": good })).toEqual({ asked: 0, ...fromChain })
})
