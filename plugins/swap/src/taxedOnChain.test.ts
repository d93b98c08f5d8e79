import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { arrivedIn } from "@latchkey/core/feature-kit"
import { mintTo } from "../../evm/support/taxed.ts"
import { openOnChain, trader } from "../support/openOnChain.ts"

const whole = 10n ** 18n

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

let opened: Awaited<ReturnType<typeof openOnChain>> | undefined
const open = async (maxTransferTax?: number) =>
  (opened = await openOnChain(stack, undefined, {
    more: ["taxed", "twoFaced"],
    ...(maxTransferTax === undefined ? {} : { maxTransferTax })
  }))
afterEach(async () => {
  await opened?.kit.dispose()
  vi.unstubAllGlobals()
})

const coins = (value: bigint) => ({ value, decimals: 18 })

describe("swaps of tokens that keep a part of each transfer", () => {
  it("T20, T24 in part: buying one says before what arrives, and after what arrived", async () => {
    const { kit, idOf, balance } = await open()
    const request = { sell: "native", buy: idOf("taxed"), amount: coins(whole / 10n) } as const
    const review = await kit.swap.prepare(request)
    const { trial, quote } = review
    if (trial?.status !== "done") throw new Error("It was tried")
    expect(trial.missing).toBeCloseTo(10, 1)
    expect(trial.arrives.value).toBe(quote.bought.value - quote.bought.value / 10n)
    // The exchange counts with all of it when it is sold again.
    expect(trial.canSellBack).toBe(false)
    const had = await balance("taxed")
    await kit.swap.submit(review)
    const outcome = await kit.swap.follow()
    if (outcome.status !== "success") throw new Error("It was carried out")
    const got = arrivedIn(outcome.moved, { token: idOf("taxed") as `eip155:1:0x`, account: trader })
    expect(got).toBe((await balance("taxed")) - had)
    expect(got).toBe(trial.arrives.value)
    // The exchange itself is content: it never looks at what arrives.
    expect(got! < quote.minimum.value).toBe(true)
  })

  it("T24, T25 in part: selling one is refused before the approval is paid for, and says why", async () => {
    const { kit, idOf, node, contract, asked } = await open()
    await mintTo(node, contract("taxed"), trader, 500n * whole)
    const failed = kit.swap.prepare({ sell: idOf("taxed"), buy: "native", amount: coins(100n * whole) })
    await expect(failed).rejects.toMatchObject({
      code: "SWAP_TOKEN_TAXED",
      details: { symbol: "TAX", percent: 10, provider: "Uniswap V2" }
    })
    expect(asked()).toEqual([])
  })

  it("T24 in part: one that keeps more than the app allows is not reviewed; a usual one is", async () => {
    const { kit, idOf } = await open(9.5)
    const buy = (token: "taxed" | "usdc") =>
      kit.swap.prepare({ sell: "native", buy: idOf(token), amount: coins(whole / 10n) })
    await expect(buy("taxed")).rejects.toMatchObject({
      code: "TRANSFER_TAX",
      details: { symbol: "TAX", most: 9.5 }
    })
    expect((await buy("usdc")).trial).toMatchObject({ status: "done", missing: 0, canSellBack: true })
  })

  it("T20 in part: of one that keeps nothing when it is tried, the receipt is believed", async () => {
    const { kit, idOf, balance } = await open()
    const review = await kit.swap.prepare({
      sell: "native",
      buy: idOf("twoFaced"),
      amount: coins(whole / 10n)
    })
    expect(review.trial).toMatchObject({ status: "done", missing: 0 })
    const had = await balance("twoFaced")
    await kit.swap.submit(review)
    const outcome = await kit.swap.follow()
    if (outcome.status !== "success") throw new Error("It was carried out")
    const got = arrivedIn(outcome.moved, { token: idOf("twoFaced") as `eip155:1:0x`, account: trader })!
    expect(got).toBe((await balance("twoFaced")) - had)
    expect(got < review.quote.minimum.value).toBe(true)
  })
})
