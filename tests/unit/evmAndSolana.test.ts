import { batches } from "@latchkey/batches"
import { createKit, formatAmount, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { onramp } from "@latchkey/onramp"
import { meld } from "@latchkey/onramp/sources"
import { receive } from "@latchkey/receive"
import { send } from "@latchkey/send"
import { solana, solanaMainnet } from "@latchkey/solana"
import { announce, createSolanaWallet, createVirtualWallet } from "@latchkey/testing"
import { swap } from "@latchkey/swap"
import { tokens } from "@latchkey/tokens"
import { generateKeyPairSigner } from "@solana/kit"
import { encodeFunctionData, erc20Abi, type Address } from "viem"
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts"
import { mainnet } from "viem/chains"
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from "vitest"
import { testWindows } from "../support/testWindows.ts"
import { askNode } from "../e2e/chains/askNode.ts"
import type { Stack } from "../stack/Stack.ts"
import { startStack } from "../stack/startStack.ts"
import { network as testNetwork, oneWalletChain } from "../support/oneWalletChain.ts"

const usdcOfSolana = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ parts: ["evm", "solana"] })
})
afterAll(() => stack?.stop())
afterEach(() => vi.unstubAllGlobals())

/** A kit with a wallet of each namespace connected, and what the nodes themselves say. */
const open = async () => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const node = stack.evm!.chain(1)
  const cluster = stack.solana!.network(solanaMainnet.caipNetworkId)
  const { name, nativeCurrency } = node
  const ofEvm = createVirtualWallet({ chains: [{ id: 1, name, nativeCurrency, rpcUrl: node.rpcUrl }] })
  announce(ofEvm, window)
  const ofSolana = createSolanaWallet({ name: "One", rpcUrls: { [cluster.standardChain]: cluster.rpcUrl } })
  ofSolana.announce(window)
  const usdc = node.tokens.usdc as Address
  const kit = createKit({
    app: { name: "Test" },
    networks: [
      mainnet,
      { ...solanaMainnet, rpcUrls: { default: { http: [cluster.rpcUrl] } } },
      { ...testNetwork(1), chainNamespace: "test" }
    ],
    customRpcUrls: { "eip155:1": [node.rpcUrl] },
    plugins: [
      evm({ tokens: [`eip155:1:${usdc}`] }),
      solana({
        tokens: [
          { token: `${solanaMainnet.caipNetworkId}:${usdcOfSolana}`, name: "USD Coin", symbol: "USDC" }
        ]
      }),
      oneWalletChain().plugin,
      tokens(),
      send(),
      receive(),
      swap(),
      batches(),
      onramp(),
      meld()
    ],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  await kit.connect({ connectorId: ofEvm.info.rdns })
  await kit.connect({ connectorId: "solana:One" })
  const [ether, sol] = [
    async (of: string) => BigInt(await node.rpc<string>("eth_getBalance", [of, "latest"])),
    async (of: string) =>
      BigInt((await askNode<{ readonly value: number }>(cluster.rpcUrl, "getBalance", [of])).value)
  ]
  const usdcOf = async (of: string) => {
    const args = [of as Address] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args })
    return BigInt(await node.rpc<string>("eth_call", [{ to: usdc, data }, "latest"]))
  }
  const addressIn = (namespace: string) => kit.getSnapshot().account[namespace]!.address!
  await stack.solana!.fund(addressIn("solana"), 10_000_000_000n, solanaMainnet.caipNetworkId)
  return {
    kit,
    eip155: {
      networkId: "eip155:1",
      address: addressIn("eip155"),
      coinOf: ether,
      symbol: "ETH",
      decimals: 18
    },
    solana: {
      networkId: solanaMainnet.caipNetworkId,
      address: addressIn("solana"),
      coinOf: sol,
      symbol: "SOL",
      decimals: 9
    },
    usdc,
    usdcOf,
    /** Pays out coins, as a seller does when it was paid. */
    credit: {
      eip155: async (to: string, value: bigint) => {
        await node.rpc("anvil_setBalance", [to, `0x${((await ether(to)) + value).toString(16)}`])
      },
      solana: async (to: string, value: bigint) =>
        void (await stack.solana!.fund(to, value, solanaMainnet.caipNetworkId))
    }
  } as const
}

it("S1.08[all] what accounts of eip155 and solana hold is read, as their nodes say it", async () => {
  const { kit, eip155, solana: ofSolana, usdc, usdcOf } = await open()
  await stack.solana!.fundUsdc(ofSolana.address, 2_500_000n, ofSolana.networkId)
  for (const [namespace, { address, coinOf, symbol, decimals }] of Object.entries({
    eip155,
    solana: ofSolana
  })) {
    await kit.tokens.refresh({ namespace })
    await kit.refreshBalance({ namespace, force: true })
    const { tokens: held, account } = kit.getSnapshot()
    const value = await coinOf(address)
    expect(value).toBeGreaterThan(0n)
    expect(held[namespace]).toMatchObject({
      account: `${namespace === "eip155" ? eip155.networkId : ofSolana.networkId}:${address}`,
      status: "ready",
      source: "node"
    })
    expect(held[namespace]!.list[0]!.amount).toEqual({ value, decimals, symbol })
    expect(account[namespace]).toMatchObject({
      balance: formatAmount({ value, decimals }),
      balanceSymbol: symbol
    })
  }
  const tokenOf = (namespace: string, id: string) =>
    kit.getSnapshot().tokens[namespace]!.list.find(({ token }) => token === id)?.amount
  expect(tokenOf("eip155", `eip155:1:${usdc}`)).toEqual({
    value: await usdcOf(eip155.address),
    decimals: 6,
    symbol: "USDC"
  })
  const held = tokenOf("solana", `${ofSolana.networkId}:${usdcOfSolana}`)
  expect(held).toMatchObject({ decimals: 6, symbol: "USDC" })
  expect(held!.value).toBeGreaterThanOrEqual(2_500_000n)
})

it("S1.09[all] accounts of eip155 and solana send, and what was sent arrives", async () => {
  const { kit, eip155, solana: ofSolana } = await open()
  const receivers = {
    eip155: privateKeyToAddress(generatePrivateKey()) as string,
    solana: (await generateKeyPairSigner()).address as string
  }
  const chains = { eip155, solana: ofSolana }
  for (const namespace of ["eip155", "solana"] as const) {
    const { networkId, address, coinOf, decimals } = chains[namespace]
    const receiver = receivers[namespace]
    await kit.switchNetwork({ networkId })
    const amount = { value: 10n ** BigInt(decimals - 1), decimals }
    const had = await coinOf(address)
    const { transfer } = await kit.send.prepare({ receiver, amount })
    expect(transfer).toMatchObject({ networkId, sender: address, receiver, amount })
    await kit.send.submit(transfer)
    expect(await kit.send.follow()).toMatchObject({ status: "success" })
    expect(await coinOf(receiver)).toBe(amount.value)
    const left = await coinOf(address)
    expect(left).toBeLessThan(had - amount.value)
    expect(left).toBeGreaterThanOrEqual(had - amount.value - transfer.fee.value)
  }
})

it("S1.12[all] accounts of eip155 and solana buy coins on a seller's page, and see what has arrived", async () => {
  const { opened, open: openWindow } = testWindows()
  vi.stubGlobal("open", openWindow)
  const { kit, eip155, solana: ofSolana, credit } = await open()
  for (const [namespace, { networkId, address, coinOf, symbol, decimals }] of [
    ["eip155", eip155],
    ["solana", ofSolana]
  ] as const) {
    await kit.switchNetwork({ networkId })
    const { providers } = await kit.onramp.options()
    expect(providers.map(({ id }) => id)).toEqual(["meld"])
    const coin = providers[0]!.purchase.find((sold) => sold.symbol === symbol)!
    const had = await coinOf(address)
    const progress = await kit.onramp.buy({
      provider: "meld",
      purchase: coin.id,
      networkId,
      pay: { value: 50_00n, decimals: 2, symbol: "USD" }
    })
    expect(progress).toMatchObject({ networkId, address, symbol, window: "open", status: "opened" })
    const parameters = new URL(opened.at(-1)!.url).searchParams
    expect(parameters.get("walletAddressLocked")).toBe(address)
    expect(parameters.get("destinationCurrencyCodeLocked")).toMatch(new RegExp(`^${symbol}_`))
    await vi.waitUntil(() => kit.getSnapshot().onramp.progress?.before !== undefined, { timeout: 15_000 })
    await credit[namespace](address, 25n * 10n ** BigInt(decimals - 2))
    const { before, now } = await kit.onramp.look()
    expect(before).toEqual({ value: had, decimals, symbol })
    expect(now!.value - before!.value).toBe(25n * 10n ** BigInt(decimals - 2))
  }
})

it.each([
  ["solana", "eip155"],
  ["eip155", "solana"]
] as const)(
  "opened for %s while %s is active, Account, Send, Receive, Buy, Swap and calls are all of the first",
  async (wanted, other) => {
    const { opened, open: openWindow } = testWindows()
    vi.stubGlobal("open", openWindow)
    const world = await open()
    const { kit } = world
    const of = world[wanted]
    await kit.switchNetwork({ networkId: world[other].networkId })
    kit.open({ namespace: wanted })
    const { navigation, network } = kit.getSnapshot()
    expect([navigation.stack.at(-1)!.view, network.activeNamespace]).toEqual(["Account", wanted])
    const receiver = of.address
    const amount = { value: 1n, decimals: of.decimals }
    const { transfer } = await kit.send.prepare({ receiver, amount })
    expect(transfer).toMatchObject({ networkId: of.networkId, sender: of.address })
    await kit.send.tokens()
    expect(kit.getSnapshot().send.tokens.list[0]).toMatchObject({ amount: { symbol: of.symbol } })
    expect(await kit.receive.request()).toMatchObject({ address: of.address, networkId: of.networkId })
    const { providers } = await kit.onramp.options()
    const coin = providers[0]!.purchase.find(({ symbol }) => symbol === of.symbol)!
    const pay = { value: 50_00n, decimals: 2, symbol: "USD" }
    await kit.onramp.buy({ provider: "meld", purchase: coin.id, networkId: of.networkId, pay })
    expect(new URL(opened.at(-1)!.url).searchParams.get("walletAddressLocked")).toBe(of.address)
    // Nobody swaps here, and one of the two takes no calls at once: each says so of the network or the namespace that is meant.
    const isEvm = wanted === "eip155"
    expect(await kit.swap.tokens().catch((error) => [error.code, error.details])).toEqual([
      "SWAP_UNSUPPORTED",
      { networkId: of.networkId }
    ])
    expect(await kit.batches.send({ calls: [] }).catch((error) => error.code)).toBe(
      isEvm ? "BATCHES_CALLS_INVALID" : "CAPABILITY_MISSING"
    )
  }
)

it("S5.02[all] on EVM and Solana an amount, a receiver and a token that is one are required, and nothing is sent on a chain without transfers", async () => {
  const { kit, eip155, solana: ofSolana, usdc } = await open()
  const refusal = (request: object) => kit.send.prepare(request as never).catch(({ message }) => message)
  for (const [{ networkId, address, decimals }, others] of [
    [eip155, ["eip155:1:0x1", `${ofSolana.networkId}:${usdcOfSolana}`, "", null]],
    [ofSolana, [`${ofSolana.networkId}:1`, `eip155:1:${usdc}`, "", null]]
  ] as const) {
    await kit.switchNetwork({ networkId })
    const amount = { value: 1n, decimals }
    const required = "An amount and receiver address are required"
    for (const request of [
      undefined,
      {},
      { amount },
      { amount, receiver: "" },
      { amount, receiver: " \n" },
      { amount, receiver: 1 },
      { receiver: address }
    ])
      expect(await refusal(request as never)).toContain(required)
    for (const token of others)
      expect(await refusal({ receiver: address, amount, token })).toContain("A token is required")
    expect((await kit.send.prepare({ receiver: address, amount })).transfer.amount.value).toBe(1n)
  }
  await kit.connect({ connectorId: "wallet" })
  await kit.switchNetwork({ networkId: "test:1" })
  const nothing = { code: "CAPABILITY_MISSING", message: expect.stringContaining("Unsupported chain") }
  await expect(
    kit.send.prepare({ receiver: "b1", amount: { value: 1n, decimals: 2 } })
  ).rejects.toMatchObject(nothing)
  await expect(kit.send.tokens()).rejects.toMatchObject(nothing)
})
