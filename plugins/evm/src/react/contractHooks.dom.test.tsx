import { createKit, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { KitProvider } from "@latchkey/react"
import { announce, createVirtualWallet } from "@latchkey/testing"
import { erc20Abi, getAddress } from "viem"
import { base, mainnet } from "viem/chains"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { startStack } from "../../../../tests/stack/startStack.ts"
import { act, mountHook } from "../../../../tests/support/mount.tsx"
import { useReadContract, useSendTransaction, useSignTypedData, useWriteContract } from "./index.ts"

const bob = getAddress("0x1111111111111111111111111111111111111111")

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ parts: ["evm"] })
})
afterAll(() => stack?.stop())

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const urlOf = (id: number) => stack.evm!.chain(id).rpcUrl
const usdc = () => stack.evm!.chain(1).tokens.usdc

let count = 0
const open = async () => {
  const wallet = createVirtualWallet({
    // The wallets of earlier tests are in the window still.
    info: { rdns: `com.example.wallet${++count}` },
    chains: [1, 8453].map((id) => {
      const { name, nativeCurrency, rpcUrl } = stack.evm!.chain(id)
      return { id, name, nativeCurrency, rpcUrl }
    })
  })
  announce(wallet, window)
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, base],
    plugins: [evm()],
    customRpcUrls: { "eip155:1": [urlOf(1)], "eip155:8453": [urlOf(8453)] },
    storage: memoryStorage()
  })
  kits.push(kit)
  await kit.ready()
  return { kit, wallet, connect: () => act(() => kit.connect({ connectorId: wallet.info.rdns })) }
}
type Page = Awaited<ReturnType<typeof open>>

const show = <A,>({ kit }: Page, hook: () => A) =>
  mountHook(hook, (node) => <KitProvider kit={kit as never} disableAppend children={node} />)

describe("hooks for contracts, on a real node", () => {
  it("useReadContract reads without a wallet, again when asked, and what else is asked for", async () => {
    const page = await open()
    const asked = { owner: bob, enabled: true }
    const { result, again } = await show(page, () =>
      useReadContract({
        address: usdc(),
        abi: erc20Abi,
        functionName: "balanceOf",
        args: [asked.owner],
        enabled: asked.enabled
      })
    )
    await vi.waitFor(() => expect(result.current).toMatchObject({ status: "success", data: 0n }))
    await page.connect()
    const { address } = page.kit.getSnapshot().account["eip155"]!
    asked.owner = getAddress(address!)
    await again()
    await vi.waitFor(() => expect(result.current.data).toBeGreaterThan(0n))
    asked.enabled = false
    await again()
    expect(result.current).toMatchObject({ status: "idle", data: undefined })
  })

  it("useReadContract says why a contract could not be read", async () => {
    const { result } = await show(await open(), () =>
      useReadContract({ address: bob, abi: erc20Abi, functionName: "decimals", chainId: 8453 })
    )
    await vi.waitFor(() => expect(result.current.status).toBe("error"))
    expect(result.current.error).toMatchObject({ code: "EVM_CONTRACT_READ_FAILED" })
  })

  it("useWriteContract calls by the wallet, and the kit follows what was sent", async () => {
    const page = await open()
    const { result } = await show(page, () => ({
      ...useWriteContract(),
      read: useReadContract({ address: usdc(), abi: erc20Abi, functionName: "balanceOf", args: [bob] })
    }))
    const transfer = {
      address: usdc(),
      abi: erc20Abi,
      functionName: "transfer",
      args: [bob, 5n],
      description: { kind: "app", text: "A pot of tea" }
    } as const
    await act(async () => result.current.writeContract(transfer))
    await vi.waitFor(() => expect(result.current.error).toMatchObject({ code: "NOT_CONNECTED" }))
    await page.connect()
    const hash = await act(() => result.current.writeContractAsync(transfer))
    expect(result.current).toMatchObject({ status: "success", data: hash })
    await vi.waitFor(() =>
      expect(page.kit.getSnapshot().transactions.list).toMatchObject([
        { hash, description: { text: "A pot of tea" } }
      ])
    )
    await page.kit.evm.waitForTransaction({ hash })
    await act(async () => result.current.read.refetch())
    await vi.waitFor(() => expect(result.current.read.data).toBe(5n))
  })

  it("useSendTransaction pays; declining is an outcome, and another chain than the wallet's is not paid on", async () => {
    const page = await open()
    await page.connect()
    const { result } = await show(page, useSendTransaction)
    const balance = () =>
      stack
        .evm!.chain(1)
        .rpc<string>("eth_getBalance", [bob, "latest"])
        .then((hex) => BigInt(hex))
    const before = await balance()
    const hash = await act(() => result.current.sendTransactionAsync({ to: bob, value: 7n }))
    await page.kit.evm.waitForTransaction({ hash })
    expect((await balance()) - before).toBe(7n)
    page.wallet.clearRequests()
    await act(async () => result.current.sendTransaction({ to: bob, value: 7n, chainId: 8453 }))
    await vi.waitFor(() => expect(result.current.error).toMatchObject({ code: "EVM_REQUEST_FAILED" }))
    expect(page.wallet.requests().map(({ method }) => method)).not.toContain("eth_sendTransaction")
    page.wallet.setPolicy("reject")
    await act(async () => result.current.sendTransaction({ to: bob, value: 7n }))
    await vi.waitFor(() =>
      expect(result.current.error).toMatchObject({ code: "EVM_REQUEST_REJECTED", rejected: true })
    )
  })

  it("useSignTypedData signs by the wallet", async () => {
    const page = await open()
    await page.connect()
    const { result } = await show(page, useSignTypedData)
    const typedData = {
      domain: { name: "Tea shop", chainId: 1 },
      types: { Order: [{ name: "cups", type: "uint256" }] },
      primaryType: "Order",
      message: { cups: 2n }
    }
    await act(async () => result.current.signTypedData({ typedData }))
    await vi.waitFor(() => expect(result.current).toMatchObject({ status: "success" }))
    expect(result.current.data).toMatch(/^0x[0-9a-f]{130}$/)
  })
})
