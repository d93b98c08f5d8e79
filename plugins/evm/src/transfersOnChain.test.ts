import { createKit, definePlugin, memoryStorage, type Network } from "@latchkey/core"
import {
  tokenBalances,
  transfers,
  type PreparedTransfer,
  type TokenBalances,
  type TransferRequest,
  type Transfers
} from "@latchkey/core/effect"
import { evm, type EvmOptions } from "@latchkey/evm"
import {
  announce,
  createVirtualWallet,
  faults,
  type Eip1193Provider,
  type WalletChain
} from "@latchkey/testing"
import * as Effect from "effect/Effect"
import { decodeFunctionData, encodeFunctionData, erc20Abi, type Address } from "viem"
import { base, mainnet } from "viem/chains"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { holders } from "../stack/tokens.ts"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"

const [alice, bob] = holders
const stranger = "0x1111111111111111111111111111111111111111"

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

const node = () => stack.evm!.chain(1)
const id = (name: "usdc" | "dai" | "usdt") => `eip155:1:${node().tokens[name]}` as const
const walletChain = (chainId: number): WalletChain => {
  const { name, nativeCurrency, rpcUrl } = stack.evm!.chain(chainId)
  return { id: chainId, name, nativeCurrency, rpcUrl }
}
const coinOf = async (address: string) =>
  BigInt(await node().rpc<string>("eth_getBalance", [address, "latest"]))
const tokenOf = async (name: "usdc" | "usdt", address: Address) =>
  BigInt(
    await node().rpc<string>("eth_call", [
      {
        to: node().tokens[name],
        data: encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [address] })
      },
      "latest"
    ])
  )

const open = async (options: EvmOptions = {}) => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const wallet = createVirtualWallet({ chains: [1, 8453].map(walletChain) })
  announce(wallet, window)
  const capabilities: { balances?: TokenBalances; money?: Transfers } = {}
  const probe = definePlugin({
    id: "probe",
    setup: (host) => {
      host.onRemove(() => {})
      host.subscribe(() => {
        const balances = host.capabilitiesOf("eip155", tokenBalances).at(-1)
        const [money] = host.capabilitiesOf("eip155", transfers)
        Object.assign(capabilities, { balances, money })
      })
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, base].map((network) => ({
      ...network,
      rpcUrls: { default: { http: [stack.evm!.chain(network.id).rpcUrl] } }
    })),
    plugins: [
      evm({
        tokens: [id("usdc"), id("usdt"), `eip155:1:${stranger}`, "eip155:8453:0x1" as never],
        ...options
      }),
      probe
    ],
    storage: memoryStorage()
  })
  await kit.ready()
  await kit.connect({ connectorId: wallet.info.rdns })
  const network = kit.getSnapshot().network.byNamespace["eip155"]!.caipNetwork as Network
  const provider = kit.getProvider("eip155") as Eip1193Provider
  const asked = () => wallet.requests().filter(({ method }) => method === "eth_sendTransaction")
  const money = capabilities.money!
  return {
    kit,
    wallet,
    asked,
    list: () => Effect.runPromise(capabilities.balances!.list({ address: alice, network, provider })),
    prepare: (request: TransferRequest) =>
      Effect.runPromise(money.prepare({ ...request, address: alice, network, provider })),
    send: (transfer: PreparedTransfer) => Effect.runPromise(money.send({ transfer, network, provider })),
    follow: (transfer: PreparedTransfer, hash: string) =>
      Effect.runPromise(money.follow({ transfer, hash, network, provider }))
  }
}

let opened: Awaited<ReturnType<typeof open>> | undefined
const opening = async (options?: EvmOptions) => (opened = await open(options))
afterEach(async () => {
  await opened?.kit.dispose()
  vi.unstubAllGlobals()
})

const ether = (value: bigint) => ({ value, decimals: 18 })
const usd = (value: bigint) => ({ value, decimals: 6 })

describe("tokens and transfers on a real node", () => {
  it("S1.08 in part: lists the coin and the app's tokens as the chain says them, and drops what is none", async () => {
    const { list } = await opening()
    const [coin, ...tokens] = await list()
    expect(coin).toEqual({
      name: "Ether",
      amount: { value: await coinOf(alice), decimals: 18, symbol: "ETH" }
    })
    expect(tokens).toEqual([
      {
        token: id("usdc"),
        name: "USD Coin",
        amount: { value: await tokenOf("usdc", alice), decimals: 6, symbol: "USDC" }
      },
      {
        token: id("usdt"),
        name: "Tether USD",
        amount: { value: await tokenOf("usdt", alice), decimals: 6, symbol: "USDT" }
      }
    ])
  })

  it("S1.09 in part, S5.03: sends the native coin, and follows it until it is mined", async () => {
    const { prepare, send, follow, asked } = await opening()
    const before = await coinOf(bob)
    const prepared = await prepare({ receiver: bob, amount: ether(123_456_789n) })
    expect(prepared).toMatchObject({ sender: alice, receiver: bob, warnings: [], networkId: "eip155:1" })
    const { hash } = await send(prepared)
    expect(await follow(prepared, hash)).toMatchObject({ status: "success" })
    expect((await coinOf(bob)) - before).toBe(123_456_789n)
    expect(asked()[0]?.params).toEqual([prepared.request])
  })

  it("what sends the coin is of type 2 where the chain has a base fee: what is not needed is not paid", async () => {
    const feeOf = async ({ prepare, send, follow }: Awaited<ReturnType<typeof open>>) => {
      const prepared = await prepare({ receiver: bob, amount: ether(1n) })
      const before = await coinOf(alice)
      const { hash } = await send(prepared)
      expect(await follow(prepared, hash)).toMatchObject({ status: "success" })
      type Mined = {
        readonly type: string
        readonly blockNumber: string
        readonly maxPriorityFeePerGas?: string
      }
      const mined = await node().rpc<Mined>("eth_getTransactionByHash", [hash])
      const { baseFeePerGas } = await node().rpc<{ readonly baseFeePerGas: string }>("eth_getBlockByNumber", [
        mined.blockNumber,
        false
      ])
      const paid = before - (await coinOf(alice)) - 1n
      const least = 21_000n * (BigInt(baseFeePerGas) + BigInt(mined.maxPriorityFeePerGas ?? "0x0"))
      return { type: mined.type, paid, least, shown: prepared.fee.value, keys: Object.keys(prepared.request) }
    }
    const usual = await feeOf(await opening())
    expect(usual.type).toBe("0x2")
    expect(usual.paid).toBe(usual.least)
    expect(usual.paid).toBeLessThan(usual.shown)
    expect(usual.keys).not.toContain("gasPrice")
    await opened?.kit.dispose()
    const legacy = await feeOf(await opening({ transactionType: "legacy" }))
    expect(legacy.type).toBe("0x0")
    expect(legacy.paid).toBe(legacy.shown)
    expect(legacy.keys.join()).not.toMatch(/max/)
    await opened?.kit.dispose()
    const ofToken = await (
      await opening({ transactionType: "legacy" })
    ).prepare({ token: id("usdc"), receiver: bob, amount: usd(1n) })
    expect(Object.keys(ofToken.request)).toContain("maxFeePerGas")
  })

  it("T21 how soon it is to be mined is the visitor's choice, each with its fee and about how long", async () => {
    const { prepare, send, follow } = await opening()
    // Blocks that hold transactions with different tips.
    for (const tip of ["0x12a05f200", "0x77359400", "0x3b9aca00"].flatMap((each) => Array(6).fill(each)))
      await node().rpc("eth_sendTransaction", [
        { from: bob, to: stranger, value: "0x1", maxFeePerGas: "0x174876e800", maxPriorityFeePerGas: tip }
      ])
    const normal = await prepare({ receiver: bob, amount: ether(1n) })
    expect(normal.feeLevel).toBe("normal")
    const levels = normal.feeLevels!
    expect(levels.map(({ level }) => level)).toEqual(["slow", "normal", "fast"])
    for (const { seconds } of levels) expect(seconds === undefined || seconds >= 1).toBe(true)
    expect(levels.find(({ level }) => level === "normal")?.fee).toEqual(normal.fee)
    expect(levels[0]!.fee.value).toBeLessThan(levels[2]!.fee.value)
    const fast = await prepare({ receiver: bob, amount: ether(1n), feeLevel: "fast" })
    expect(fast.feeLevel).toBe("fast")
    expect(fast.fee.value).toBeGreaterThan(normal.fee.value)
    const { hash } = await send(fast)
    expect(await follow(fast, hash)).toMatchObject({ status: "success" })
  })

  it.each(["usdc", "usdt"] as const)(
    "S7.29[all] sends %s by the token's transfer, whether or not that gives something back",
    async (name) => {
      const { prepare, send, follow, asked } = await opening()
      const before = await tokenOf(name, bob)
      const prepared = await prepare({ token: id(name), receiver: bob, amount: usd(2_500_000n) })
      expect(prepared).toMatchObject({ token: id(name), amount: { value: 2_500_000n, decimals: 6 } })
      const { hash } = await send(prepared)
      expect(await follow(prepared, hash)).toMatchObject({ status: "success" })
      expect((await tokenOf(name, bob)) - before).toBe(2_500_000n)
      const [request] = asked()[0]!.params as ReadonlyArray<{
        readonly to: string
        readonly data: `0x${string}`
      }>
      expect(request?.to).toBe(node().tokens[name])
      expect(decodeFunctionData({ abi: erc20Abi, data: request!.data })).toMatchObject({
        functionName: "transfer"
      })
    }
  )

  it("T20 what is shown is read out of the request that the wallet gets, which nobody can change", async () => {
    const { prepare, send, asked } = await opening()
    const prepared = await prepare({ token: id("usdc"), receiver: bob, amount: usd(7n) })
    const { to, data, gas, maxFeePerGas } = prepared.request as Record<string, `0x${string}`>
    expect(to).toBe(node().tokens.usdc)
    expect(decodeFunctionData({ abi: erc20Abi, data: data! })).toEqual({
      functionName: "transfer",
      args: [bob, 7n]
    })
    expect(prepared.fee.value).toBe(BigInt(gas!) * BigInt(maxFeePerGas!))
    expect(Object.isFrozen(prepared) && Object.isFrozen(prepared.request)).toBe(true)
    for (const lie of [
      { receiver: stranger },
      { amount: { ...prepared.amount, value: 8n } },
      { fee: { ...prepared.fee, value: prepared.fee.value - 1n } },
      { token: id("usdt") },
      { sender: bob },
      { networkId: "eip155:8453" as const },
      { request: { ...prepared.request, to: stranger } },
      { request: { ...prepared.request, authorizationList: [] } },
      { request: { ...prepared.request, value: "0x1" } }
    ]) {
      await expect(send({ ...prepared, ...lie } as PreparedTransfer)).rejects.toMatchObject({
        code: "TRANSFER_CHANGED"
      })
    }
    expect(asked()).toEqual([])
  })

  it("T21 all of the coin and its fee leave nothing, nor does all of a token", async () => {
    const { prepare, send, follow } = await opening()
    const snapshot = await node().rpc<string>("evm_snapshot")
    const coin = await prepare({ receiver: bob, amount: "max" })
    expect(coin.amount.value + coin.fee.value).toBe(await coinOf(alice))
    const { hash } = await send(coin)
    expect(await follow(coin, hash)).toMatchObject({ status: "success" })
    expect(await coinOf(alice)).toBe(0n)
    await node().rpc("evm_revert", [snapshot])
    const token = await prepare({ token: id("usdc"), receiver: bob, amount: "max" })
    expect(token.amount.value).toBe(await tokenOf("usdc", alice))
  })

  it("T21 refuses amounts that are none, or that the account does not have", async () => {
    const { prepare } = await opening()
    const codeOf = (request: Partial<TransferRequest>) =>
      prepare({ receiver: bob, amount: ether(1n), ...request }).then(
        () => "none",
        ({ code }) => code
      )
    for (const value of [0n, -1n, 2n ** 256n])
      expect(await codeOf({ amount: ether(value) })).toBe("TRANSFER_AMOUNT_INVALID")
    for (const value of [1, "1", 1.5, null])
      expect(await codeOf({ amount: { value, decimals: 18 } as never })).toBe("TRANSFER_AMOUNT_INVALID")
    expect(await codeOf({ amount: usd(1n) })).toBe("TRANSFER_AMOUNT_INVALID")
    expect(await codeOf({ token: id("usdc"), amount: ether(1n) })).toBe("TRANSFER_AMOUNT_INVALID")
    expect(await codeOf({ amount: ether(2n ** 200n) })).toBe("TRANSFER_BALANCE")
    expect(await codeOf({ amount: ether(await coinOf(alice)) })).toBe("TRANSFER_BALANCE")
    expect(await codeOf({ token: id("usdc"), amount: usd(10n ** 15n) })).toBe("TRANSFER_BALANCE")
  })

  it("S5.02 in part, T23: refuses receivers and tokens that are none of this network", async () => {
    const { prepare } = await opening()
    const codeOf = (request: object) =>
      prepare({ receiver: bob, amount: ether(1n), ...request }).then(
        () => "none",
        ({ code }) => code
      )
    const flipped = bob.replace("C51812dc3A", "C51812dc3a")
    for (const receiver of [
      "",
      "0x",
      flipped,
      `${bob}0`,
      `${bob}\u200b`,
      bob.replace("7", "\u0037\u20e3"),
      7,
      null
    ])
      expect(await codeOf({ receiver })).toBe("TRANSFER_RECEIVER_INVALID")
    for (const token of [stranger, `eip155:8453:${node().tokens.usdc}`, `eip155:1:${stranger}`, "", 7])
      expect(await codeOf({ token, amount: usd(1n) })).toBe("TRANSFER_TOKEN_INVALID")
  })

  it("warns of the sender's own address, of burning, and of contracts", async () => {
    const { prepare } = await opening()
    const warningsOf = async (receiver: string, token?: "usdc" | "usdt") =>
      (
        await prepare({
          receiver,
          ...(token ? { token: id(token), amount: usd(1n) } : { amount: ether(1n) })
        })
      ).warnings
    expect(await warningsOf(alice)).toEqual(["self"])
    expect(await warningsOf("0x000000000000000000000000000000000000dEaD")).toEqual(["burn"])
    expect(await warningsOf(node().tokens.usdt, "usdt")).toEqual(["token"])
    expect(await warningsOf(node().tokens.usdc, "usdt")).toEqual(["contract"])
    await expect(warningsOf(node().tokens.usdc)).rejects.toMatchObject({ code: "TRANSFER_REFUSED" })
  })

  it("T22 asks the wallet for its chain right before, and sends nothing on another one", async () => {
    const { prepare, send, wallet, asked } = await opening()
    const prepared = await prepare({ receiver: bob, amount: ether(1n) })
    wallet.switchTo(8453)
    await expect(send(prepared)).rejects.toMatchObject({
      code: "NETWORK_MISMATCH",
      details: { expected: "eip155:1", actual: "eip155:8453" }
    })
    expect(asked()).toEqual([])
    // Even a wallet that lies about its chain has the id in the request.
    wallet.setFault("eth_chainId", faults.returns("0x1"))
    await expect(send(prepared)).rejects.toMatchObject({ code: "TRANSFER_FAILED" })
  })

  it("T22 sends nothing by another account than the one that was shown", async () => {
    const { prepare, send, wallet, asked } = await opening()
    const prepared = await prepare({ receiver: bob, amount: ether(1n) })
    wallet.setAccounts([bob])
    await expect(send(prepared)).rejects.toMatchObject({ code: "TRANSFER_CHANGED" })
    expect(asked()).toEqual([])
  })

  it("T21, T22 asks the chain right before: what is gone by then is not sent", async () => {
    const { prepare, send, asked } = await opening()
    const snapshot = await node().rpc<string>("evm_snapshot")
    const prepared = await prepare({ receiver: bob, amount: ether(10n ** 18n) })
    await node().rpc("anvil_setBalance", [alice, "0xde0b6b3a7640000"])
    await expect(send(prepared)).rejects.toMatchObject({ code: "TRANSFER_BALANCE", details: { of: "fee" } })
    await node().rpc("anvil_setNextBlockBaseFeePerGas", ["0x174876e80000"])
    await node().rpc("anvil_setBalance", [alice, "0x21e19e0c9bab2400000"])
    await node().rpc("evm_mine")
    await expect(send(prepared)).rejects.toMatchObject({ code: "TRANSFER_CHANGED", details: { what: "fee" } })
    await node().rpc("evm_revert", [snapshot])
    await node().rpc("anvil_setNextBlockBaseFeePerGas", ["0x3b9aca00"])
    await node().rpc("evm_mine")
    expect(asked()).toEqual([])
  })

  it("T28 a visitor's no is an outcome; a wallet that fails, or says no and sends, leaves it unknown", async () => {
    const { prepare, send, wallet } = await opening()
    const code = async () =>
      send(await prepare({ receiver: bob, amount: ether(1n) })).then(
        () => "sent",
        ({ code }) => code
      )
    wallet.setPolicy("reject")
    expect(await code()).toBe("TRANSFER_REJECTED")
    wallet.setPolicy("approve")
    wallet.setFault("eth_sendTransaction", async (answer) => {
      await answer()
      throw Object.assign(new Error("User rejected"), { code: 4001 })
    })
    expect(await code()).toBe("TRANSFER_UNCERTAIN")
    for (const fault of [faults.returns("0x"), faults.returns(null), faults.throws(new Error("broke"))]) {
      wallet.setFault("eth_sendTransaction", fault)
      expect(await code()).toBe("TRANSFER_UNCERTAIN")
    }
    wallet.setFault("eth_sendTransaction", faults.throws(Object.assign(new Error("busy"), { code: -32002 })))
    expect(await code()).toBe("TRANSFER_FAILED")
  })

  it("T28 the hash of another transaction says nothing of this one", async () => {
    const { prepare, send, follow } = await opening()
    const one = await prepare({ receiver: bob, amount: ether(1n) })
    const other = await prepare({ receiver: bob, amount: ether(2n) })
    const { hash } = await send(one)
    expect(await follow(one, hash)).toMatchObject({ status: "success" })
    expect(await follow(other, hash)).toEqual({ status: "unknown" })
  })

  it("T21 counts what a rollup takes for the data of a transaction, and for its operator", async () => {
    const { prepare } = await opening()
    const without = await prepare({ receiver: bob, amount: ether(1n) })
    const oracle = "0x420000000000000000000000000000000000000F"
    // PUSH2 1000, MSTORE, RETURN of one word.
    await node().rpc("anvil_setCode", [oracle, "0x6103e860005260206000f3"])
    const prepared = await prepare({ receiver: bob, amount: "max" })
    await node().rpc("anvil_setCode", [oracle, "0x"])
    const { gas, maxFeePerGas } = prepared.request as Record<string, string>
    expect(prepared.fee.value - BigInt(gas!) * BigInt(maxFeePerGas!)).toBe(1250n + 1000n)
    expect(prepared.amount.value + prepared.fee.value).toBe(await coinOf(alice))
    expect(without.fee.decimals).toBe(18)
  })
})
