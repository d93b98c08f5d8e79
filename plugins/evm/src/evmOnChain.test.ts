import { createKit, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import {
  announce,
  createVirtualWallet,
  type Eip1193Provider,
  type VirtualWallet,
  type WalletChain
} from "@latchkey/testing"
import {
  encodeFunctionData,
  erc20Abi,
  formatEther,
  multicall3Abi,
  toHex,
  verifyMessage,
  verifyTypedData,
  type Address,
  type Hex
} from "viem"
import { base, mainnet, polygon } from "viem/chains"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { holders } from "../stack/tokens.ts"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"

const [alice, bob] = holders

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

const onStack = <N extends { readonly id: number }>(network: N) => ({
  ...network,
  rpcUrls: { default: { http: [stack.evm!.chain(network.id).rpcUrl] } }
})
const walletChain = (id: number): WalletChain => {
  const { name, nativeCurrency, rpcUrl } = stack.evm!.chain(id)
  return { id, name, nativeCurrency, rpcUrl }
}

const open = async (walletChains: ReadonlyArray<number> = [1, 8453, 137]) => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const wallet = createVirtualWallet({ chains: walletChains.map(walletChain) })
  announce(wallet, window)
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, base, polygon].map(onStack),
    plugins: [evm()],
    storage: memoryStorage()
  })
  await kit.ready()
  await kit.connect({ connectorId: wallet.info.rdns })
  const send = (transaction: { readonly to: string; readonly data: Hex; readonly gas?: bigint }) =>
    (kit.getProvider("eip155") as Eip1193Provider).request({
      method: "eth_sendTransaction",
      params: [{ from: alice, ...transaction, ...(transaction.gas && { gas: toHex(transaction.gas) }) }]
    }) as Promise<Hex>
  return { kit, wallet, send, account: () => kit.getSnapshot().account["eip155"]! }
}

let opened: Awaited<ReturnType<typeof open>> | undefined
const opening = async (...args: Parameters<typeof open>) => (opened = await open(...args))
afterEach(async () => {
  await opened?.kit.dispose()
  vi.unstubAllGlobals()
})

const transfer = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [bob, amount] })
const networkOf = ({ kit }: Awaited<ReturnType<typeof open>>) =>
  kit.getSnapshot().network.byNamespace["eip155"]?.caipNetwork?.id
const asked = (wallet: VirtualWallet) => wallet.requests().map(({ method }) => method)

describe("a kit with evm on real nodes", () => {
  it("S7.28 in part: connects, reads the balance from the node, and disconnects", async () => {
    const { kit, wallet, account } = await opening()
    expect(account()).toMatchObject({ status: "connected", address: alice })
    await kit.refreshBalance({ force: true })
    const wei = BigInt(await stack.evm!.chain(1).rpc<string>("eth_getBalance", [alice, "latest"]))
    expect(account()).toMatchObject({
      balance: formatEther(wei),
      balanceSymbol: "ETH",
      balanceFailed: false
    })

    await kit.disconnect()
    expect(account().status).toBe("disconnected")
    expect([wallet.accounts(), wallet.listenerCount()]).toEqual([[], 0])
  })

  it("S8.13, S7.28 in part: switches among networks, and adds the one that the wallet lacks", async () => {
    const page = await opening([1, 8453])
    const { kit, wallet } = page
    for (const id of [8453, 137, 1, 137] as const) {
      await kit.switchNetwork({ networkId: `eip155:${id}` })
      expect([wallet.chainId(), networkOf(page)]).toEqual([id, id])
    }
    expect(wallet.requests()).toContainEqual(
      expect.objectContaining({ method: "wallet_switchEthereumChain", code: 4902 })
    )
    expect(asked(wallet).filter((method) => method === "wallet_addEthereumChain")).toHaveLength(1)
    await kit.refreshBalance({ force: true })
    expect(page.account().balanceSymbol).toBe("POL")
  })

  it("S7.28 in part: signs messages and typed data that viem verifies", async () => {
    const { kit } = await opening()
    const message = "Grüße 👋"
    const signature = (await kit.signMessage({ message })) as Hex
    expect(await verifyMessage({ address: alice, message, signature })).toBe(true)

    const typedData = {
      domain: {
        name: "USD Coin",
        version: "1",
        chainId: 1,
        verifyingContract: stack.evm!.chain(1).tokens.usdc as Address
      },
      types: {
        Permit: [
          { name: "owner", type: "address" },
          { name: "value", type: "uint256" }
        ]
      },
      primaryType: "Permit",
      message: { owner: alice, value: 2n ** 255n }
    } as const
    const typedSignature = (await kit.evm.signTypedData({ typedData })) as Hex
    expect(await verifyTypedData({ ...typedData, address: alice, signature: typedSignature })).toBe(true)
  })

  it("S7.28 in part: tells the wallet's capabilities by network", async () => {
    const { kit } = await opening([1, 8453])
    const unsupported = { atomic: { status: "unsupported" } }
    expect(await kit.evm.getCapabilities()).toEqual({ "eip155:1": unsupported, "eip155:8453": unsupported })
  })
})

describe("a transaction on a real node", () => {
  const usdc = () => stack.evm!.chain(1).tokens.usdc as Address
  const usdt = () => stack.evm!.chain(1).tokens.usdt as Address

  it("S5.05 in part: a transfer of tokens is waited for", async () => {
    const { kit, send } = await opening()
    const hash = await send({ to: usdc(), data: transfer(1_500_000n) })
    const mined = await kit.evm.waitForTransaction({ hash })
    const receipt = await stack
      .evm!.chain(1)
      .rpc<Record<"blockNumber" | "gasUsed", string>>("eth_getTransactionReceipt", [hash])
    expect(mined).toEqual({
      status: "success",
      transactionHash: hash,
      blockNumber: BigInt(receipt.blockNumber),
      gasUsed: BigInt(receipt.gasUsed)
    })
  })

  it("waits for the confirmations that are asked for", async () => {
    const { kit, send } = await opening()
    const hash = await send({ to: usdt(), data: transfer(1n) })
    let isDone = false
    const waiting = kit.evm.waitForTransaction({ hash, confirmations: 2 }).then((mined) => {
      isDone = true
      return mined
    })
    const rpc = stack.evm!.chain(1).rpc
    await kit.evm.waitForTransaction({ hash })
    expect(isDone).toBe(false)
    await rpc("evm_mine")
    const { blockNumber } = await waiting
    expect(BigInt(await rpc<string>("eth_blockNumber"))).toBeGreaterThan(blockNumber)
  })

  it("S8.14[reason] one that reverts fails with the reason, a panic or a contract's own words", async () => {
    const { kit, send } = await opening()
    const outcome = async (to: string, data: Hex) =>
      kit.evm.waitForTransaction({ hash: await send({ to, data, gas: 200_000n }) })

    await expect(outcome(usdt(), transfer(10n ** 30n))).rejects.toMatchObject({
      code: "EVM_TRANSACTION_REVERTED",
      message: "arithmetic overflow or underflow"
    })
    const failing = { target: usdc(), allowFailure: false, callData: transfer(10n ** 30n) }
    const aggregate = encodeFunctionData({
      abi: multicall3Abi,
      functionName: "aggregate3",
      args: [[failing]]
    })
    await expect(outcome(stack.evm!.chain(1).multicall3, aggregate)).rejects.toMatchObject({
      message: "Multicall3: call failed"
    })
  })

  it("S8.14[unknown reason] an error that only the contract's ABI explains is an 'unknown reason' with its data", async () => {
    const { kit, send } = await opening()
    const hash = await send({ to: usdc(), data: transfer(10n ** 30n), gas: 200_000n })
    await expect(kit.evm.waitForTransaction({ hash })).rejects.toMatchObject({
      message: "unknown reason",
      // ERC20InsufficientBalance(address,uint256,uint256)
      details: { data: expect.stringMatching(/^0xe450d38c/) }
    })
  })

  it("S7.28 in part, S8.11 in part: gas is estimated on the node, or not when the call would revert", async () => {
    const { kit } = await opening()
    expect(await kit.evm.estimateGas({ to: bob, value: 1n })).toBe(21_000n)
    expect(await kit.evm.estimateGas({ to: usdc(), data: transfer(1n) })).toBeGreaterThan(21_000n)
    await expect(kit.evm.estimateGas({ to: usdt(), data: transfer(10n ** 30n) })).rejects.toMatchObject({
      message: "Error estimating gas",
      details: { reason: "arithmetic overflow or underflow" }
    })
    await kit.disconnect()
    await expect(kit.evm.estimateGas({ to: bob })).rejects.toMatchObject({ code: "NOT_CONNECTED" })
    expect(await kit.evm.estimateGas({ to: bob, address: alice })).toBe(21_000n)
  })
})
