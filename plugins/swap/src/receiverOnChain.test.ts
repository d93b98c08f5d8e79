import { encodeFunctionData, erc20Abi, getAddress, type Address } from "viem"
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { openOnChain, trader } from "../support/openOnChain.ts"

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

const sold = { value: 10n ** 17n, decimals: 18 }

it("T20, T24 in part: what is bought for somebody else arrives there, and the review, its trial and the ledger say so", async () => {
  const { kit, balance, node, contract, id } = await open()
  const receiver = privateKeyToAddress(generatePrivateKey())
  const has = async (owner: Address) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [owner] })
    return BigInt(await node.rpc<string>("eth_call", [{ to: contract("usdc"), data }, "latest"]))
  }
  const before = await balance("usdc")
  const review = await kit.swap.prepare({
    sell: "native",
    buy: id("usdc"),
    amount: sold,
    receiver: receiver.toLowerCase()
  })
  const { bought } = review.quote
  expect(review).toMatchObject({
    step: "swap",
    quote: { receiver: { address: receiver, warnings: [] }, paysOthers: true },
    facts: { kind: "swap", receiver },
    trial: { status: "done", arrives: bought, missing: 0 }
  })
  // What somebody else has, the account cannot sell again.
  expect(review.trial).not.toHaveProperty("canSellBack")
  await kit.swap.submit(review)
  expect(await kit.swap.follow()).toMatchObject({
    status: "success",
    moved: expect.arrayContaining([
      expect.objectContaining({ token: id("usdc"), to: receiver, amount: String(bought.value) })
    ])
  })
  expect(await has(receiver)).toBe(bought.value)
  expect(await balance("usdc")).toBe(before)
  expect(await kit.transactions.list()).toMatchObject([
    { status: "confirmed", description: { kind: "swap", receiver } }
  ])
  // Whoever got something is known from then on.
  const like = getAddress(`${receiver.slice(0, 6)}${"0".repeat(32)}${receiver.slice(-4)}`.toLowerCase())
  const again = await kit.swap.prepare({ sell: "native", buy: id("usdc"), amount: sold, receiver: like })
  expect(again.quote.receiver).toMatchObject({ address: like, lookAlike: receiver })
})

it("T23 in part: of whoever gets it the chain's warnings are told; the account itself is nobody else", async () => {
  const { kit, id, contract, exchange } = await open()
  const of = async (receiver: string) =>
    (await kit.swap.prepare({ sell: "native", buy: id("usdc"), amount: sold, receiver })).quote.receiver
  expect((await of(`0x${"0".repeat(36)}dEaD`))?.warnings).toEqual(["burn"])
  expect((await of(exchange.router))?.warnings).toEqual(["contract"])
  expect((await of(contract("dai")))?.warnings).toEqual(["contract"])
  expect(await of(trader)).toBeUndefined()
  for (const receiver of ["", "0x12", `${trader} ${trader}`, `${trader}\u200b`])
    await expect(of(receiver)).rejects.toMatchObject({
      code: "SWAP_REQUEST_INVALID",
      details: { reason: "receiver" }
    })
})
