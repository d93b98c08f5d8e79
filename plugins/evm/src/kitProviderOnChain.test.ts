import { createKit, memoryStorage, type KitCore } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { announce, createVirtualWallet } from "@latchkey/testing"
import { providers } from "ethers-5"
import { BrowserProvider, parseEther, verifyMessage } from "ethers-6"
import { createWalletClient, custom, verifyMessage as verify, type Address } from "viem"
import { base, mainnet } from "viem/chains"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { ethersProvider, ethersSigner, kitProvider } from "./kitProvider.ts"

const receiver = "0x1111111111111111111111111111111111111111"

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ parts: ["evm"] })
})
afterAll(() => stack?.stop())

let kit: KitCore
const open = async () => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const wallet = createVirtualWallet({
    chains: [1, 8453].map((id) => {
      const { name, nativeCurrency, rpcUrl } = stack.evm!.chain(id)
      return { id, name, nativeCurrency, rpcUrl }
    })
  })
  announce(wallet, window)
  kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, base],
    plugins: [evm()],
    storage: memoryStorage()
  }) as unknown as KitCore
  await kit.ready()
  const connect = () => kit.connect({ connectorId: wallet.info.rdns })
  return { wallet, connect, address: () => kit.getSnapshot().account["eip155"]!.address as Address }
}
afterEach(async () => {
  await kit.dispose()
  vi.unstubAllGlobals()
})

const balance = (id: number) => stack.evm!.chain(id).rpc<string>("eth_getBalance", [receiver, "latest"])

describe("libraries over the kit's connection, on a real node", () => {
  it("viem signs and sends by the kit's wallet, on the network that it is on by then", async () => {
    const { connect, address } = await open()
    const provider = kitProvider(kit)
    await connect()
    const client = createWalletClient({ account: address(), transport: custom(provider) })
    const message = "Hello from viem"
    expect(
      await verify({ address: address(), message, signature: await client.signMessage({ message }) })
    ).toBe(true)
    await kit.switchNetwork({ networkId: "eip155:8453" })
    const before = BigInt(await balance(8453))
    await client.sendTransaction({ chain: base, to: receiver, value: 3n })
    await vi.waitFor(async () => expect(BigInt(await balance(8453)) - before).toBe(3n))
  })

  it("ethers 6 signs and sends, by one provider that follows the network", async () => {
    const { connect, address } = await open()
    await connect()
    const signer = await ethersSigner(kit, BrowserProvider)
    expect(await signer.getAddress()).toBe(address())
    expect(verifyMessage("Hello", await signer.signMessage("Hello"))).toBe(address())
    const before = BigInt(await balance(1))
    await (await signer.sendTransaction({ to: receiver, value: parseEther("0.01") })).wait()
    expect(BigInt(await balance(1)) - before).toBe(parseEther("0.01"))
    const provider = ethersProvider(kit, BrowserProvider)
    expect((await provider.getNetwork()).chainId).toBe(1n)
    await kit.switchNetwork({ networkId: "eip155:8453" })
    // It remembers each answer for a quarter of a second.
    await vi.waitFor(async () => expect((await provider.getNetwork()).chainId).toBe(8453n))
    signer.provider.destroy()
    provider.destroy()
  })

  it("ethers 5 signs and sends, by one provider that follows the network", async () => {
    const { connect, address } = await open()
    await connect()
    const provider = ethersProvider(kit, providers.Web3Provider)
    const signer = await ethersSigner(kit, providers.Web3Provider)
    expect(await signer.getAddress()).toBe(address())
    expect(verifyMessage("Hello", await signer.signMessage("Hello"))).toBe(address())
    await kit.switchNetwork({ networkId: "eip155:8453" })
    expect((await provider.getNetwork()).chainId).toBe(8453)
    const before = BigInt(await balance(8453))
    await signer.sendTransaction({ to: receiver, value: 5 })
    await vi.waitFor(async () => expect(BigInt(await balance(8453)) - before).toBe(5n))
  })

  it("tells connections, accounts, networks and the end as events, once each, and asks no wallet while none is connected", async () => {
    const { wallet, connect, address } = await open()
    const provider = kitProvider(kit)
    const told: Array<readonly [string, unknown]> = []
    const listeners = ["connect", "accountsChanged", "chainChanged", "disconnect"].map(
      (event) => [event, (payload: unknown) => void told.push([event, payload])] as const
    )
    for (const [event, listener] of listeners) provider.on(event, listener)
    await expect(provider.request({ method: "eth_accounts" })).rejects.toMatchObject({ code: 4100 })
    await connect()
    const first = address()
    expect(told.splice(0)).toEqual([
      ["connect", { chainId: "0x1" }],
      ["accountsChanged", [first]]
    ])
    await kit.switchNetwork({ networkId: "eip155:8453" })
    expect(told.splice(0)).toEqual([["chainChanged", "0x2105"]])
    wallet.setAccounts([wallet.addresses[1]!])
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(told.splice(0)).toEqual([["accountsChanged", [address()]]])
    expect(address()).not.toBe(first)
    await kit.disconnect()
    expect(told.splice(0)).toEqual([
      ["accountsChanged", []],
      ["disconnect", expect.objectContaining({ code: 4900 })]
    ])
    for (const [event, listener] of listeners) provider.removeListener(event, listener)
    await connect()
    expect(told).toEqual([])
  })
})
