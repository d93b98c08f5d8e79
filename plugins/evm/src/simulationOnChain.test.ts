import { RpcResponseError, type RpcCall, type SimulationOutcome } from "@latchkey/core/effect"
import type { Network } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { encodeFunctionData, erc20Abi, parseAbi, toHex, type Address } from "viem"
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { mintTo, tokenBalance } from "../support/taxed.ts"
import { makeSimulator } from "./simulation/makeSimulator.ts"
import { encodeTransferCall } from "./transfer/TransferCall.ts"

const bob: Address = "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
const whole = 10n ** 18n
const far = 2n ** 40n
const abi = parseAbi([
  "function swapExactETHForTokens(uint256,address[],address,uint256) payable",
  "function swapExactTokensForETH(uint256,uint256,address[],address,uint256)"
])

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())
const node = () => stack.evm!.chain(1)

/** A simulator over the stack's node, which does not know some methods, and what it was asked. */
const open = async (lacks: (call: RpcCall) => boolean = () => false) => {
  const asked: Array<string> = []
  const rpc = {
    request: (call: RpcCall) =>
      Effect.suspend(() => {
        asked.push(call.method)
        return Effect.tryPromise({
          try: () =>
            lacks(call)
              ? Promise.reject(new Error("the method does not exist"))
              : node().rpc<unknown>(call.method, call.params as ReadonlyArray<unknown>),
          catch: (cause) =>
            new RpcResponseError({ host: "own.test", method: call.method, rpcCode: -32601 }, cause)
        })
      })
  }
  const network: Network = fakeNetwork(1, { custom: ["https://own.test"] })
  const address = privateKeyToAddress(generatePrivateKey())
  await node().rpc("anvil_setBalance", [address, toHex(10n ** 20n)])
  const simulator = makeSimulator(rpc as never, {})
  const id = (token: string) => `eip155:1:${token}` as const
  return {
    address,
    asked,
    id,
    calls: (
      list: ReadonlyArray<{ to: string; data: string; value?: bigint }>,
      watched: ReadonlyArray<{ token?: `eip155:1:${string}`; account: string }>
    ): Promise<SimulationOutcome> =>
      Effect.runPromise(
        simulator.calls!({
          network,
          address,
          calls: list.map(({ value = 0n, ...call }) => ({ value, ...call })),
          watched
        })
      ),
    transfer: (token: string | undefined, receiver: string, value: bigint) => {
      const request = encodeTransferCall(network, { sender: address, receiver, token, value }, 10n ** 5n, {
        gasPrice: 1n
      })
      const amount = { value, decimals: 18, symbol: "TAX" }
      const transfer = {
        networkId: network.caipNetworkId,
        sender: address,
        receiver,
        ...(token === undefined ? {} : { token: id(token) }),
        amount,
        fee: amount,
        warnings: [],
        request
      }
      return Effect.runPromise(simulator.transfer({ network, transfer }))
    }
  }
}

const ways = [
  ["by eth_simulateV1", () => false, "eth_simulateV1"],
  [
    "by a call with other code at the account",
    ({ method }: RpcCall) => method === "eth_simulateV1",
    "eth_call"
  ]
] as const

describe.each(ways)("what the chain tries, %s", (_, lacks, method) => {
  it("T20 in part: of a token that keeps a tenth, what arrives and what leaves", async () => {
    const { transfer, address, id, asked } = await open(lacks)
    const { taxed } = node().exchange!
    await mintTo(node(), taxed, address, 500n * whole)
    expect(await transfer(taxed, bob, 100n * whole)).toEqual({
      status: "done",
      changes: [
        { token: id(taxed), account: bob, change: 90n * whole },
        { token: id(taxed), account: address, change: -100n * whole }
      ]
    })
    // The way that a node does not know is not tried twice.
    await transfer(taxed, address, 10n * whole)
    expect(asked.filter((one) => one === "eth_simulateV1")).toHaveLength(method === "eth_call" ? 1 : 2)
    expect(asked.at(-1)).toBe(method)
    expect(await tokenBalance(node(), taxed, address)).toBe(500n * whole)
  })

  it("a transfer that is refused says why", async () => {
    const { transfer } = await open(lacks)
    expect(await transfer(node().exchange!.taxed, bob, 1n)).toEqual({
      status: "refused",
      step: 0,
      reason: "ERC20InsufficientBalance"
    })
  })

  it("T25 in part: calls one behind the other: an approval and a swap, what comes of the coin, and which of them is refused", async () => {
    const { calls, address, id } = await open(lacks)
    const { router, wrapped, taxed, twoFaced } = node().exchange!
    const { usdc } = node().tokens
    const approve = (token: string, amount: bigint) => ({
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [router, amount] })
    })
    const buy = (token: Address, value: bigint) => ({
      to: router,
      value,
      data: encodeFunctionData({
        abi,
        functionName: "swapExactETHForTokens",
        args: [1n, [wrapped, token], address, far]
      })
    })
    const sell = (token: Address, amount: bigint) => ({
      to: router,
      data: encodeFunctionData({
        abi,
        functionName: "swapExactTokensForETH",
        args: [amount, 1n, [token, wrapped], address, far]
      })
    })
    const there = await calls(
      [buy(usdc, whole), approve(usdc, 10n ** 6n), sell(usdc, 10n ** 6n)],
      [{ account: address }, { token: id(usdc), account: address }]
    )
    if (there.status !== "done") throw new Error(JSON.stringify(there))
    const [coin, dollars] = there.changes.map(({ change }) => change)
    // One coin was paid, and what a dollar is worth came back.
    expect(coin! > -whole && coin! < -whole + whole / 1_000n).toBe(true)
    expect(dollars! > 1_900n * 10n ** 6n).toBe(true)
    await mintTo(node(), taxed, address, 500n * whole)
    expect(await calls([approve(taxed, 100n * whole), sell(taxed, 100n * whole)], [])).toEqual({
      status: "refused",
      step: 1,
      reason: "UniswapV2: K"
    })
    const bought = await calls([buy(taxed, whole)], [{ token: id(taxed), account: address }])
    const honest = await calls([buy(twoFaced, whole)], [{ token: id(twoFaced), account: address }])
    const got = (outcome: SimulationOutcome) => (outcome.status === "done" ? outcome.changes[0]!.change : 0n)
    expect(Number((got(bought) * 1_000n) / got(honest))).toBeCloseTo(900, -1)
  })
})

describe("what nobody can try", () => {
  it("is said to be untried, and both ways are asked for once", async () => {
    const { transfer, asked } = await open(() => true)
    expect(await transfer(node().exchange!.taxed, bob, 1n)).toEqual({ status: "untried" })
    expect(await transfer(node().exchange!.taxed, bob, 1n)).toEqual({ status: "untried" })
    expect(asked).toEqual(["eth_simulateV1", "eth_call"])
  })

  it("the coin arrives or the transaction fails: nothing is asked", async () => {
    const { transfer, asked } = await open()
    expect(await transfer(undefined, bob, 5n)).toEqual({
      status: "done",
      changes: [{ account: bob, change: 5n }]
    })
    expect(asked).toEqual([])
  })
})
