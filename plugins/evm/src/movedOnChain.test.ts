import { arrivedIn, missingPercent } from "@latchkey/core/feature-kit"
import { contractCalls, transfers, type TransferRequest } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { encodeFunctionData, erc20Abi, parseAbi, type Hex } from "viem"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { sendAndMine } from "../../../tests/support/sendAndMine.ts"
import { openAccount } from "../support/openAccount.ts"
import { mintTo, tokenBalance } from "../support/taxed.ts"

const bob = "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
const COLLECTOR = "0x7A7a7A7a7a7a7a7A7a7a7a7A7a7A7A7A7A7A7a7A"
const whole = 10n ** 18n

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())
const node = () => stack.evm!.chain(1)

/** Sends a request as a wallet would, paid for. */
const pay = (request: object) => sendAndMine(node(), { ...request })

const openTransfers = async () => {
  const { address, network, capability } = await openAccount(node(), transfers)
  return {
    address,
    transfer: async (request: TransferRequest) => {
      const prepared = await Effect.runPromise(capability.prepare({ ...request, address, network }))
      const hash = await pay(prepared.request)
      return Effect.runPromise(capability.follow({ transfer: prepared, hash, network }))
    }
  }
}

describe("what a transaction moved, by its receipt", () => {
  it("T20 in part: of a token that keeps a tenth, what arrived and where the rest went", async () => {
    const { address, transfer } = await openTransfers()
    const { taxed } = node().exchange!
    await mintTo(node(), taxed, address, 500n * whole)
    const token = `eip155:1:${taxed}` as const
    const before = await tokenBalance(node(), taxed, bob)
    const outcome = await transfer({ token, receiver: bob, amount: { value: 100n * whole, decimals: 18 } })
    expect(outcome).toEqual({
      status: "success",
      moved: [
        { token, amount: String(90n * whole), from: address, to: bob },
        { token, amount: String(10n * whole), from: address, to: COLLECTOR }
      ]
    })
    if (outcome.status !== "success") throw new Error("It was carried out")
    const arrived = arrivedIn(outcome.moved, { token, account: bob, sender: address })!
    expect(arrived).toBe((await tokenBalance(node(), taxed, bob)) - before)
    expect(missingPercent(100n * whole, arrived)).toBe(10)
  })

  it("of the coin and of a usual token, all of it", async () => {
    const { address, transfer } = await openTransfers()
    expect(await transfer({ receiver: bob, amount: { value: 5n, decimals: 18 } })).toEqual({
      status: "success",
      moved: [{ amount: "5", from: address, to: bob }]
    })
    const { twoFaced } = node().exchange!
    await mintTo(node(), twoFaced, address, whole)
    const token = `eip155:1:${twoFaced}` as const
    expect(await transfer({ token, receiver: bob, amount: { value: whole, decimals: 18 } })).toMatchObject({
      moved: [{ token, amount: String((whole * 9n) / 10n) }, { to: COLLECTOR }]
    })
  })

  it("T20 in part: of a swap what came of the coin, by what the account had before; of the wrapped coin, what was wrapped", async () => {
    const { address, network, capability } = await openAccount(node(), contractCalls)
    const calls = await Effect.runPromise(capability.calls)
    const { router, wrapped } = node().exchange!
    const { usdc } = node().tokens
    const run = async (to: string, data: Hex, value = 0n) => {
      const prepared = await Effect.runPromise(calls.prepare({ call: { to, data, value }, address, network }))
      const hash = await pay(prepared.request)
      return Effect.runPromise(calls.follow({ prepared, hash, network }))
    }
    const abi = parseAbi([
      "function swapExactETHForTokens(uint256,address[],address,uint256) payable",
      "function swapExactTokensForETH(uint256,uint256,address[],address,uint256)",
      "function deposit() payable",
      "function withdraw(uint256)"
    ])
    const far = 2n ** 40n
    const bought = await run(
      router,
      encodeFunctionData({
        abi,
        functionName: "swapExactETHForTokens",
        args: [1n, [wrapped, usdc], address, far]
      }),
      whole
    )
    const got = await tokenBalance(node(), usdc, address)
    expect(bought).toMatchObject({
      status: "success",
      moved: [
        { amount: String(whole), from: address, to: router },
        { token: `eip155:1:${usdc}`, amount: String(got), to: address }
      ]
    })
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [router, got] })
    expect(await run(usdc, approve)).toEqual({ status: "success" })
    const had = BigInt(await node().rpc<string>("eth_getBalance", [address, "latest"]))
    const sold = await run(
      router,
      encodeFunctionData({
        abi,
        functionName: "swapExactTokensForETH",
        args: [got, 1n, [usdc, wrapped], address, far]
      })
    )
    const has = BigInt(await node().rpc<string>("eth_getBalance", [address, "latest"]))
    if (sold.status !== "success") throw new Error("It was carried out")
    const came = arrivedIn(sold.moved, { account: address })!
    // The fee was paid of it.
    expect(came > has - had && came < whole && came > (whole * 99n) / 100n).toBe(true)
    const deposit = encodeFunctionData({ abi, functionName: "deposit" })
    expect(await run(wrapped, deposit, 7n)).toMatchObject({
      moved: [{ amount: "7" }, { token: `eip155:1:${wrapped}`, amount: "7", to: address }]
    })
    const withdraw = encodeFunctionData({ abi, functionName: "withdraw", args: [7n] })
    expect(await run(wrapped, withdraw)).toMatchObject({
      moved: [
        { token: `eip155:1:${wrapped}`, amount: "7", from: address },
        { amount: "7", to: address }
      ]
    })
  })
})
