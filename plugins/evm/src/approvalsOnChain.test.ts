import { tokenApprovals } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import {
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  maxUint256,
  parseAbi,
  type Address,
  type Hex
} from "viem"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { openAccount } from "../support/openAccount.ts"
import { compileContracts } from "../stack/compile.ts"

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

const node = () => stack.evm!.chain(1)
const usdc = () => node().tokens.usdc
const shop = getAddress(`0x${"51".repeat(20)}`)
const market = getAddress(`0x${"52".repeat(20)}`)

/** A new account, and what the kit knows of its approvals. */
const open = async () => {
  const { capability, address, network, send } = await openAccount(node(), tokenApprovals)
  const reader = await Effect.runPromise(capability.reader)
  return {
    address,
    reader,
    network,
    send,
    approve: (spender: Address, amount: bigint) =>
      send(encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [spender, amount] }), usdc()),
    list: () => Effect.runPromise(reader.list({ address, network }))
  }
}

it("T25 in part: approvals of a token are told by the chain, what they are now, and no more once they are taken back", async () => {
  const { approve, list, reader, network, send } = await open()
  expect(await list()).toEqual({ approvals: [] })
  await approve(shop, maxUint256)
  await approve(market, 5n)
  await approve(market, 12_500_000n)
  const token = `eip155:1:${getAddress(usdc())}`
  const { approvals, ...rest } = await list()
  expect(approvals).toEqual([
    {
      token,
      spender: market,
      name: "USD Coin",
      amount: { value: 12_500_000n, decimals: 6, symbol: "USDC" },
      isUnlimited: false
    },
    expect.objectContaining({ token, spender: shop, isUnlimited: true })
  ])
  // The node tells of all blocks.
  expect(rest).toEqual({})
  const call = await Effect.runPromise(reader.revoke({ approval: approvals[1]!, network }))
  expect(call.value).toBe(0n)
  await send(call.data as Hex, call.to as Address)
  expect((await list()).approvals).toMatchObject([{ spender: market }])
})

it("T25 in part: so are those of a whole collection", async () => {
  const { list, reader, network, send } = await open()
  const { abi, bytecode } = (await compileContracts())["TestArt"]!
  const art = await send(encodeDeployData({ abi, bytecode, args: ["Teapots", "TEA"] }))
  const operators = parseAbi(["function setApprovalForAll(address operator, bool approved)"])
  await send(encodeFunctionData({ abi: operators, args: [market, true] }), art)
  const { approvals } = await list()
  expect(approvals).toEqual([
    { token: `eip155:1:${getAddress(art)}`, spender: market, name: "Teapots", isUnlimited: true }
  ])
  const call = await Effect.runPromise(reader.revoke({ approval: approvals[0]!, network }))
  await send(call.data as Hex, call.to as Address)
  expect((await list()).approvals).toEqual([])
})

it("an approval of another network, or of nobody, cannot be taken back", async () => {
  const { reader, network } = await open()
  for (const approval of [
    { token: `eip155:10:${getAddress(usdc())}`, spender: shop },
    { token: `eip155:1:${getAddress(usdc())}`, spender: "nobody" }
  ] as const)
    await expect(Effect.runPromise(reader.revoke({ approval, network }))).rejects.toMatchObject({
      code: "TRANSFER_TOKEN_INVALID"
    })
})
