import { createKit, formatAmount, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { send } from "@latchkey/send"
import { solana, solanaMainnet } from "@latchkey/solana"
import { announce, createSolanaWallet, createVirtualWallet } from "@latchkey/testing"
import { tokens } from "@latchkey/tokens"
import { generateKeyPairSigner } from "@solana/kit"
import { encodeFunctionData, erc20Abi, type Address } from "viem"
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts"
import { mainnet } from "viem/chains"
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from "vitest"
import { askNode } from "../e2e/chains/askNode.ts"
import type { Stack } from "../stack/Stack.ts"
import { startStack } from "../stack/startStack.ts"

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
    networks: [mainnet, { ...solanaMainnet, rpcUrls: { default: { http: [cluster.rpcUrl] } } }],
    customRpcUrls: { "eip155:1": [node.rpcUrl] },
    plugins: [
      evm({ tokens: [`eip155:1:${usdc}`] }),
      solana({
        tokens: [
          { token: `${solanaMainnet.caipNetworkId}:${usdcOfSolana}`, name: "USD Coin", symbol: "USDC" }
        ]
      }),
      tokens(),
      send()
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
    usdcOf
  } as const
}

it("S1.08 what accounts of eip155 and solana hold is read, as their nodes say it", async () => {
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

it("S1.09 accounts of eip155 and solana send, and what was sent arrives", async () => {
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
    expect(await kit.send.follow()).toEqual({ status: "success" })
    expect(await coinOf(receiver)).toBe(amount.value)
    const left = await coinOf(address)
    expect(left).toBeLessThan(had - amount.value)
    expect(left).toBeGreaterThanOrEqual(had - amount.value - transfer.fee.value)
  }
})
