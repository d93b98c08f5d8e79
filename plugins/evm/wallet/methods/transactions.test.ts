import { createPublicClient, custom, erc20Abi, encodeFunctionData, http, parseEther } from "viem"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { startStack } from "../../../../tests/stack/startStack.ts"
import { testAccounts } from "../accounts/testAccounts.ts"
import type { WalletChain } from "../../../../tests/testing/src/chain/WalletChain.ts"
import { createVirtualWallet } from "../createVirtualWallet.ts"
import type { VirtualWallet } from "../VirtualWallet.ts"

const [from, to] = testAccounts.map((account) => account.address) as [`0x${string}`, `0x${string}`]

let stack: Stack
let chains: readonly WalletChain[]
let wallet: VirtualWallet

beforeAll(async () => {
  stack = await startStack()
  chains = stack.evm?.chains ?? []
})

afterAll(() => stack?.stop())

beforeEach(async () => {
  wallet = createVirtualWallet({ chains })
  await wallet.provider.request({ method: "eth_requestAccounts" })
})

const client = (id = 1) =>
  createPublicClient({ transport: http(stack.evm?.chain(id).rpcUrl), pollingInterval: 20 })

/** Sends, waits until it is mined, and yields it with its receipt. */
async function send(transaction: object, id = 1) {
  const params = [{ from, ...transaction }]
  const hash = (await wallet.provider.request({ method: "eth_sendTransaction", params })) as `0x${string}`
  const receipt = await client(id).waitForTransactionReceipt({ hash })
  return { receipt, mined: await client(id).getTransaction({ hash }) }
}

const attempt = (transaction: object) =>
  wallet.provider.request({ method: "eth_sendTransaction", params: [{ from, ...transaction }] })

describe("eth_sendTransaction", () => {
  it("moves ether, filling in nonce, gas and fees from the node", async () => {
    const before = await client().getBalance({ address: to })
    const nonce = await client().getTransactionCount({ address: from })
    const { mined, receipt } = await send({ to, value: "0xde0b6b3a7640000" })
    expect(receipt.status).toBe("success")
    expect(mined).toMatchObject({ type: "eip1559", chainId: 1, nonce, gas: 21000n, value: parseEther("1") })
    expect(await client().getBalance({ address: to })).toBe(before + parseEther("1"))
  })

  it("calls a contract", async () => {
    const usdc = stack.evm?.chain(1).tokens.usdc ?? "0x"
    const balance = () =>
      client().readContract({ address: usdc, abi: erc20Abi, functionName: "balanceOf", args: [to] })
    const before = await balance()
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, 5n] })
    expect((await send({ to: usdc, data })).receipt.status).toBe("success")
    expect(await balance()).toBe(before + 5n)
  })

  it("creates a contract", async () => {
    const { receipt } = await send({ data: "0x6001600c60003960016000f300" })
    expect(await client().getCode({ address: receipt.contractAddress ?? "0x" })).toBe("0x00")
  })

  it.each([
    ["legacy", { gasPrice: "0x77359400", type: "0x0" }, { type: "legacy", gasPrice: 2_000_000_000n }],
    ["eip2930", { gasPrice: "0x77359400", accessList: [] }, { type: "eip2930", accessList: [] }],
    [
      "eip1559",
      { maxFeePerGas: "0xee6b2800", maxPriorityFeePerGas: "0x1" },
      { maxFeePerGas: 4_000_000_000n }
    ],
    ["eip1559", { maxFeePerGas: "0xee6b2800" }, { maxFeePerGas: 4_000_000_000n }]
  ])("keeps what the page chose: %s %j", async (type, fees, expected) => {
    const { mined } = await send({ to, value: "0x1", gas: "0x7530", ...fees })
    expect(mined).toMatchObject({ type, gas: 30000n, ...expected })
  })

  it("goes to the active chain", async () => {
    wallet.switchTo(137)
    const { mined } = await send({ to, value: "0x1", chainId: "0x89" }, 137)
    expect(mined.chainId).toBe(137)
  })

  it("gives ten at once ten nonces", async () => {
    const hashes = await Promise.all(Array.from({ length: 10 }, () => attempt({ to, value: "0x1" })))
    const receipts = await Promise.all(
      hashes.map((hash) => client().waitForTransactionReceipt({ hash: hash as `0x${string}` }))
    )
    expect(receipts.map((receipt) => receipt.status)).toEqual(Array(10).fill("success"))
    expect(new Set(hashes).size).toBe(10)
  })

  it("asks with the decoded transaction, and sends nothing when rejected", async () => {
    wallet.setPolicy("hang")
    const nonce = await client().getTransactionCount({ address: from })
    const waiting = attempt({ to, value: "0x10", data: "0xab" })
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    expect(wallet.pending()[0]?.review).toEqual({
      kind: "sendTransaction",
      account: from,
      chainId: 1,
      transaction: { from, to, value: 16n, data: "0xab" }
    })
    wallet.pending()[0]?.reject()
    await expect(waiting).rejects.toMatchObject({ code: 4001 })
    expect(await client().getTransactionCount({ address: from })).toBe(nonce)
  })

  it("sends on the chain that was shown, even when the person switches meanwhile", async () => {
    wallet.setPolicy("hang")
    const waiting = attempt({ to, value: "0x1" })
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    wallet.switchTo(8453)
    wallet.pending()[0]?.approve()
    const hash = (await waiting) as `0x${string}`
    expect((await client(1).waitForTransactionReceipt({ hash })).status).toBe("success")
  })

  it("refuses another chain than the active one, and accounts that the site may not use", async () => {
    await expect(attempt({ to, chainId: "0x2105" })).rejects.toMatchObject({ code: 4901 })
    await expect(attempt({ from: to, to: from })).rejects.toMatchObject({ code: 4100 })
    await expect(attempt({ to, value: "1" })).rejects.toMatchObject({ code: -32602 })
  })

  it("hands on why the node refuses: a call that reverts, an amount that is not there", async () => {
    const usdt = stack.evm?.chain(1).tokens.usdt ?? "0x"
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, 10n ** 30n] })
    await expect(attempt({ to: usdt, data })).rejects.toMatchObject({
      code: 3,
      message: expect.stringMatching(/revert/)
    })
    const tooMuch = `0x${(10n ** 30n).toString(16)}`
    await expect(attempt({ to, value: tooMuch })).rejects.toMatchObject({ code: expect.any(Number) })
    await expect(attempt({ to, value: tooMuch, gas: "0x5208" })).rejects.toThrow(/funds/i)
  })

  it("fails with 4901 when the node is gone", async () => {
    const lost = createVirtualWallet({ chains: [{ id: 1, rpcUrl: "http://127.0.0.1:9" }] })
    await lost.provider.request({ method: "eth_requestAccounts" })
    const sent = lost.provider.request({
      method: "eth_sendTransaction",
      params: [{ from, to, value: "0x1" }]
    })
    await expect(sent).rejects.toMatchObject({ code: 4901 })
  })
})

describe("a client library over the provider", () => {
  it("connects, reads, signs, sends and adds a chain", async () => {
    const { createWalletClient } = await import("viem")
    const { base, mainnet } = await import("viem/chains")
    const fresh = createVirtualWallet({ chains: chains.slice(0, 1) })
    const transport = custom(fresh.provider)
    const writer = createWalletClient({ chain: mainnet, transport })
    const [account] = await writer.requestAddresses()
    expect(account).toBe(from)
    expect(await writer.getChainId()).toBe(1)
    const usdc = { address: stack.evm?.chain(1).tokens.usdc ?? "0x", abi: erc20Abi } as const
    const hash = await writer.writeContract({
      ...usdc,
      functionName: "transfer",
      args: [to, 1n],
      account: from
    })
    expect((await client().waitForTransactionReceipt({ hash })).status).toBe("success")
    await expect(writer.switchChain({ id: base.id })).rejects.toMatchObject({
      name: "SwitchChainError",
      code: 4902
    })
    await writer.addChain({
      chain: { ...base, rpcUrls: { default: { http: [stack.evm?.chain(8453).rpcUrl ?? ""] } } }
    })
    expect(await writer.getChainId()).toBe(8453)
    expect(await writer.getPermissions()).toHaveLength(1)
    const block = await createPublicClient({ chain: base, transport }).getBlock()
    expect(block.number).toBeGreaterThan(0n)
  })
})
