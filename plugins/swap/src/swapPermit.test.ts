import { encodeFunctionData, erc20Abi } from "viem"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { sendAndMine } from "../../../tests/support/sendAndMine.ts"
import { openOnChain, trader, type Traded } from "../support/openOnChain.ts"

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ parts: ["evm"] })
})
afterAll(() => stack?.stop())

let opened: Awaited<ReturnType<typeof openOnChain>> | undefined
const open = async () => (opened = await openOnChain(stack, undefined, { permits: true }))
afterEach(async () => {
  await opened?.kit.dispose()
  vi.unstubAllGlobals()
})

const decimalsOf = { usdc: 6, dai: 18, usdt: 6, wrapped: 18 } as const
const wish = (of: Awaited<ReturnType<typeof open>>, sell: Traded, buy: Traded | "native", value: bigint) => ({
  sell: of.id(sell),
  buy: of.idOf(buy),
  amount: { value, decimals: decimalsOf[sell] },
  slippage: 0.5
})
const asked = ({ wallet }: Awaited<ReturnType<typeof open>>, method: string) =>
  wallet.requests().filter((request) => request.method === method)
/** How much the router that takes signatures may take. */
const allowedTo = async ({ node, contract, exchange }: Awaited<ReturnType<typeof open>>, token: Traded) =>
  BigInt(
    await node.rpc<string>("eth_call", [
      {
        to: contract(token),
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: "allowance",
          args: [trader, exchange.permitRouter]
        })
      },
      "latest"
    ])
  )
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    ({ code }: { code: string }) => code
  )

describe("swaps with an approval by signature, on a real router", () => {
  it.each<readonly [sell: Traded, buy: Traded, amount: bigint]>([
    ["usdc", "usdt", 20n * 10n ** 6n],
    ["dai", "usdc", 30n * 10n ** 18n]
  ])(
    "T20, T25 sells %s for %s: a signature of exactly as much, then the swap; what moves is what the review promised",
    async (sell, buy, value) => {
      const of = await open()
      const { kit, balance, id, exchange, node } = of
      const request = wish(of, sell, buy, value)
      const permit = await kit.swap.prepare(request)
      const now = BigInt(
        (await node.rpc<{ timestamp: string }>("eth_getBlockByNumber", ["pending", false])).timestamp
      )
      expect(permit).toMatchObject({
        step: "permit",
        prepared: { networkId: "eip155:1", sender: trader },
        facts: {
          kind: "permit",
          token: id(sell),
          owner: trader,
          spender: exchange.permitRouter,
          amount: value
        }
      })
      const { facts } = permit
      if (facts?.kind !== "permit") throw new Error("No permit")
      expect(facts.deadline > now && facts.deadline <= now + 1_800n).toBe(true)
      expect(asked(of, "eth_signTypedData_v4")).toEqual([])
      expect(await kit.swap.submit(permit)).toEqual({})
      expect(await kit.swap.follow()).toMatchObject({ status: "success" })
      // What the wallet got says what was shown.
      const [{ params } = { params: [] }] = asked(of, "eth_signTypedData_v4")
      const [signer, text] = params as [string, string]
      expect(signer).toBe(trader)
      expect(JSON.parse(text)).toMatchObject({
        primaryType: "Permit",
        domain: { chainId: 1, verifyingContract: of.contract(sell) },
        message: {
          owner: trader,
          spender: exchange.permitRouter,
          value: String(value),
          deadline: String(facts.deadline)
        }
      })
      expect(of.asked()).toEqual([])

      const review = await kit.swap.prepare(request)
      const { bought, minimum } = review.quote
      expect(review).toMatchObject({
        step: "swap",
        prepared: { call: { to: exchange.permitRouter, value: 0n } },
        facts: {
          kind: "swap",
          sold: id(sell),
          bought: id(buy),
          amount: value,
          minimum: minimum.value,
          receiver: trader,
          permit: { token: id(sell), amount: value, deadline: facts.deadline }
        }
      })
      const [had, got] = [await balance(sell), await balance(buy)]
      await kit.swap.submit(review)
      expect(await kit.swap.follow()).toMatchObject({ status: "success" })
      expect([had - (await balance(sell)), (await balance(buy)) - got]).toEqual([value, bought.value])
      expect([await allowedTo(of, sell), await of.allowance(sell)]).toEqual([0n, 0n])
      expect(of.asked()).toHaveLength(1)
      // A signature is good once.
      expect((await kit.swap.prepare(request)).step).toBe("permit")
    },
    30_000
  )

  it("T25 a signature for another amount is not used, and the new one is of exactly that", async () => {
    const of = await open()
    await of.kit.swap.submit(await of.kit.swap.prepare(wish(of, "usdc", "usdt", 5_000_000n)))
    const other = await of.kit.swap.prepare(wish(of, "usdc", "usdt", 4_000_000n))
    expect(other).toMatchObject({ step: "permit", facts: { amount: 4_000_000n } })
  })

  it("T25 a visitor who wants no limit approves by a transaction, and signs nothing", async () => {
    const of = await open()
    const { kit, allowance } = of
    const request = { ...wish(of, "usdc", "usdt", 10n ** 6n), unlimited: true }
    const review = await kit.swap.prepare(request)
    expect(review).toMatchObject({ step: "approve", unlimited: true, facts: { amount: 2n ** 256n - 1n } })
    await kit.swap.submit(review)
    expect(await kit.swap.follow()).toMatchObject({ status: "success" })
    expect(await allowance("usdc")).toBeGreaterThan(2n ** 255n)
    expect((await kit.swap.prepare(request)).step).toBe("swap")
    expect(asked(of, "eth_signTypedData_v4")).toEqual([])
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: "approve",
      args: [of.exchange.router, 0n]
    })
    await sendAndMine(of.node, { from: trader, to: of.contract("usdc"), data })
  })

  it("a token without permits is allowed by a transaction, and so is one that is sold for the coin", async () => {
    const of = await open()
    for (const request of [wish(of, "usdt", "usdc", 7_000_000n), wish(of, "usdc", "native", 7_000_000n)])
      expect(await of.kit.swap.prepare(request)).toMatchObject({
        step: "approve",
        facts: { kind: "approval", spender: of.exchange.router, amount: 7_000_000n }
      })
  })

  it("T28 one who declines the signature has sent nothing, and can sign later", async () => {
    const of = await open()
    const { kit, wallet } = of
    const review = await kit.swap.prepare(wish(of, "usdc", "usdt", 3_000_000n))
    wallet.setPolicy("reject", "eth_signTypedData_v4")
    expect(await codeOf(kit.swap.submit(review))).toBe("TRANSFER_REJECTED")
    expect(of.state().progress).toMatchObject({ status: "unsent", code: "TRANSFER_REJECTED" })
    wallet.setPolicy(undefined, "eth_signTypedData_v4")
    expect(await codeOf(kit.swap.submit(review))).toBe("none")
    expect(of.asked()).toEqual([])
  })

  it("T22 nothing is signed by a wallet that is on another chain at the last moment", async () => {
    const of = await open()
    const review = await of.kit.swap.prepare(wish(of, "usdc", "usdt", 3_000_000n))
    of.wallet.setFault("eth_chainId", () => "0x2105")
    expect(await codeOf(of.kit.swap.submit(review))).toBe("NETWORK_MISMATCH")
    expect(asked(of, "eth_signTypedData_v4")).toEqual([])
    expect(of.state().progress).toMatchObject({ status: "unsent" })
  })

  it.each<readonly [string, () => unknown]>([
    [
      "cannot sign it",
      () => {
        throw Object.assign(new Error("no such method"), { code: 4200 })
      }
    ],
    ["answers something else", () => `0x${"12".repeat(70)}`],
    ["signs something else", () => `0x${"12".repeat(64)}1b`]
  ])("T20 where a wallet %s, the approval is a transaction", async (_, fault) => {
    const of = await open()
    const request = wish(of, "usdc", "usdt", 3_000_000n)
    of.wallet.setFault("eth_signTypedData_v4", fault)
    await codeOf(of.kit.swap.submit(await of.kit.swap.prepare(request)))
    expect(await of.kit.swap.prepare(request)).toMatchObject({
      step: "approve",
      facts: { kind: "approval", spender: of.exchange.router, amount: 3_000_000n }
    })
    expect(of.asked()).toEqual([])
  })

  it("T20 a review that was changed, or made elsewhere, is not signed", async () => {
    const of = await open()
    const review = await of.kit.swap.prepare(wish(of, "usdc", "usdt", 3_000_000n))
    expect(Object.isFrozen(review.prepared.request)).toBe(true)
    expect(await codeOf(of.kit.swap.submit({ ...review }))).toBe("TRANSFER_CHANGED")
    expect(asked(of, "eth_signTypedData_v4")).toEqual([])
  })
})
