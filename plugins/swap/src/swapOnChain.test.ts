import { decodeFunctionData, encodeFunctionData, erc20Abi, parseAbi, type Hex } from "viem"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { openOnChain, trader, type Traded } from "../support/openOnChain.ts"
import { sendAndMine } from "../../../tests/support/sendAndMine.ts"

const routerAbi = parseAbi(["function getAmountsOut(uint256,address[]) view returns (uint256[])"])

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

let opened: Awaited<ReturnType<typeof openOnChain>> | undefined
const open = async () => (opened = await openOnChain(stack))
afterEach(async () => {
  await opened?.kit.dispose()
  vi.unstubAllGlobals()
})

const decimalsOf = { native: 18, wrapped: 18, dai: 18, usdc: 6, usdt: 6 } as const

describe("swaps on a real exchange", () => {
  it("S9.03 in part, T26: lists what the exchange trades as the chain says it, what the account holds first", async () => {
    const { kit, id, balance } = await open()
    const list = await kit.swap.tokens()
    expect(list.map(({ id, symbol, decimals }) => [id, symbol, decimals])).toEqual([
      ["native", "ETH", 18],
      [id("usdc"), "USDC", 6],
      [id("dai"), "DAI", 18],
      [id("usdt"), "USDT", 6],
      [id("wrapped"), "WETH", 18]
    ])
    expect(list.map(({ balance }) => balance)).toEqual([
      await balance("native"),
      await balance("usdc"),
      await balance("dai"),
      await balance("usdt"),
      0n
    ])
    // All of them have symbols that are well known.
    expect(kit.getSnapshot().swap.tokens).toEqual({
      status: "ready",
      list,
      suggested: list.map(({ id }) => id)
    })
  })

  it.each<readonly [sell: Traded | "native", buy: Traded | "native", amount: bigint]>([
    ["native", "usdc", 10n ** 17n],
    ["native", "usdt", 10n ** 17n],
    ["usdc", "native", 150n * 10n ** 6n],
    ["dai", "usdc", 90n * 10n ** 18n],
    ["usdc", "usdt", 75n * 10n ** 6n],
    ["usdt", "native", 120n * 10n ** 6n],
    ["usdt", "dai", 33n * 10n ** 6n]
  ])(
    "T20, T24, T25 sells %s for %s: what moves is what the review promised, an approval of exactly as much before it",
    async (sell, buy, value) => {
      const { kit, balance, allowance, idOf, asked, exchange } = await open()
      const request = {
        sell: idOf(sell),
        buy: idOf(buy),
        amount: { value, decimals: decimalsOf[sell] }
      }
      let review = await kit.swap.prepare(request)
      if (sell !== "native") {
        expect(review).toMatchObject({
          step: "approve",
          facts: { kind: "approval", token: idOf(sell), spender: exchange.router, amount: value }
        })
        await kit.swap.submit(review)
        expect(await kit.swap.follow()).toMatchObject({ status: "success" })
        expect(await allowance(sell)).toBe(value)
        const { data } = (asked().at(-1)!.params as [{ data: Hex }])[0]
        expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({
          functionName: "approve",
          args: [exchange.router, value]
        })
        review = await kit.swap.prepare(request)
      }
      expect(review).toMatchObject({ step: "swap", facts: { kind: "swap", receiver: trader, amount: value } })
      const { bought, minimum, priceImpact, providerFee } = review.quote
      expect(minimum.value).toBe((bought.value * 99n) / 100n)
      expect(priceImpact).toBeGreaterThan(0)
      expect(priceImpact).toBeLessThan(0.5)
      expect(Number(providerFee!.value) / Number(bought.value)).toBeCloseTo(
        sell === "native" || buy === "native" || buy === "usdt" ? 0.003 : 0.006,
        3
      )
      const [had, got] = [await balance(sell), await balance(buy)]
      await kit.swap.submit(review)
      expect(await kit.swap.follow()).toMatchObject({ status: "success" })
      if (review.step === "permit") throw new Error("It is to be sent, not signed")
      const fees = review.prepared.fee.value
      const [sold, gained] = [had - (await balance(sell)), (await balance(buy)) - got]
      if (sell === "native") expect(sold >= value && sold <= value + fees).toBe(true)
      else expect(sold).toBe(value)
      if (buy === "native") expect(gained >= minimum.value - fees && gained <= bought.value).toBe(true)
      else expect(gained).toBe(bought.value)
    },
    20_000
  )

  it("T25 of a token like Tether's, an approval of before is taken back first", async () => {
    const { kit, idOf, allowance, node, exchange, contract } = await open()
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [exchange.router, 5n] })
    const transaction = { from: trader, to: contract("usdt"), data }
    await sendAndMine(node, transaction)
    const request = { sell: idOf("usdt"), buy: idOf("native"), amount: { value: 10n ** 6n, decimals: 6 } }
    const steps: Array<string> = []
    for (const expected of [0n, 10n ** 6n, 0n]) {
      const review = await kit.swap.prepare(request)
      steps.push(review.step)
      await kit.swap.submit(review)
      expect(await kit.swap.follow()).toMatchObject({ status: "success" })
      expect(await allowance("usdt")).toBe(expected)
    }
    expect(steps).toEqual(["reset", "approve", "swap"])
  })

  it("the quote is the exchange's own, by the better of its routes", async () => {
    const { kit, idOf, node, exchange, contract } = await open()
    const out = async (value: bigint, path: ReadonlyArray<Traded>) => {
      const data = encodeFunctionData({
        abi: routerAbi,
        functionName: "getAmountsOut",
        args: [value, path.map(contract)]
      })
      const answer = await node.rpc<string>("eth_call", [{ to: exchange.router, data }, "latest"])
      return BigInt(`0x${answer.slice(-64)}`)
    }
    const bought = async (value: bigint) => {
      const amount = { value, decimals: 6 }
      return (await kit.swap.quote({ sell: idOf("usdc"), buy: idOf("usdt"), amount })).bought.value
    }
    const [small, large] = [10n ** 6n, 200_000n * 10n ** 6n]
    expect(await bought(small)).toBe(await out(small, ["usdc", "usdt"]))
    expect(await bought(large)).toBe(await out(large, ["usdc", "wrapped", "usdt"]))
    expect(await out(large, ["usdc", "usdt"])).toBeLessThan(await out(large, ["usdc", "wrapped", "usdt"]))
  })

  it("T21 the most of the coin leaves what its fee takes, and can be sold", async () => {
    const { kit, idOf, balance } = await open()
    const pair = { sell: idOf("native"), buy: idOf("usdc") }
    const amount = await kit.swap.max(pair)
    const had = await balance("native")
    expect(amount.value).toBeLessThan(had)
    const { step, prepared } = await kit.swap.prepare({ ...pair, amount, slippage: 50 })
    if (step === "permit") throw new Error("It is to be sent, not signed")
    expect(prepared.call.value + prepared.fee.value).toBeLessThanOrEqual(had)
    expect(await kit.swap.max({ sell: idOf("usdc"), buy: "native" })).toEqual({
      value: await balance("usdc"),
      decimals: 6,
      symbol: "USDC"
    })
  })

  it("fails with what is wrong, the wallet not being asked", async () => {
    const { kit, idOf, asked, id } = await open()
    const one = { value: 1n, decimals: 18 }
    const code = (work: Promise<unknown>) =>
      work.then(
        () => "none",
        ({ code }: { code: string }) => code
      )
    const quote = (request: object) =>
      code(kit.swap.quote({ sell: "native", buy: idOf("usdc"), amount: one, ...request } as never))
    expect(await quote({ buy: "native" })).toBe("SWAP_REQUEST_INVALID")
    expect(await quote({ buy: `eip155:8453:${trader}` })).toBe("SWAP_REQUEST_INVALID")
    expect(await quote({ amount: { value: 1n, decimals: 6 } })).toBe("SWAP_REQUEST_INVALID")
    for (const slippage of [-0.01, 50.01, 0.001, Number.NaN, "1"])
      expect(await quote({ slippage })).toBe("SWAP_REQUEST_INVALID")
    expect(await quote({ amount: { value: 0n, decimals: 18 } })).toBe("SWAP_AMOUNT")
    expect(await quote({ amount: { value: -1n, decimals: 18 } })).toBe("SWAP_AMOUNT")
    expect(await quote({})).toBe("SWAP_AMOUNT")
    expect(await quote({ buy: id("wrapped") })).toBe("SWAP_AMOUNT")
    expect(
      await code(
        kit.swap.prepare({ sell: "native", buy: idOf("usdc"), amount: { value: 10n ** 24n, decimals: 18 } })
      )
    ).toBe("TRANSFER_BALANCE")
    await kit.switchNetwork({ networkId: "eip155:8453" })
    expect(await quote({})).toBe("SWAP_UNSUPPORTED")
    await kit.switchNetwork({ networkId: "eip155:1" })
    await kit.disconnect()
    expect(await quote({})).toBe("NOT_CONNECTED")
    expect(asked()).toEqual([])
  })
})
