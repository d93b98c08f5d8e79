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
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { openAccount } from "../support/openAccount.ts"
import { callsAt, setMode } from "../../../tests/stack/process/setMode.ts"
import { limitErrors, providerNamed } from "../stack/providers.ts"
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
const open = async (rpcUrl?: string) => {
  const { capability, address, network, send } = await openAccount(node(), tokenApprovals, rpcUrl)
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

describe("approvals on a node that limits ranges", () => {
  it.each(["Chainstack", "Alchemy"])(
    "T25 in part: an old one is found, as far back as %s lets one look, look after look",
    async (name) => {
      const { logs } = providerNamed(name)
      const slow = `${node().slowUrl}/approvals-${name}`
      await setMode(slow, { logs })
      const { approve, list } = await open(slow)
      await approve(shop, maxUint256)
      await node().rpc("anvil_mine", [`0x${(logs.blocks * 15).toString(16)}`])
      const first = await list()
      expect(first).toMatchObject({ approvals: [], since: { goesOn: true } })
      const seen = [first]
      while (seen.at(-1)!.approvals.length === 0 && seen.length < 10) seen.push(await list())
      expect(seen.at(-1)!.approvals).toMatchObject([{ spender: shop, isUnlimited: true }])
      const since = seen.map((told) => told.since?.block ?? 0)
      expect(since).toEqual(since.toSorted((one, other) => other - one))
    }
  )

  it("T26 one that asks too often is told that it failed, never that there are none", async () => {
    const slow = `${node().slowUrl}/approvals-busy`
    await setMode(slow, { refuse: { eth_getLogs: Array(20).fill(limitErrors.inAnswer) } })
    const { approve, list } = await open(slow)
    await approve(shop, 1n)
    await expect(list()).rejects.toMatchObject({ code: "NODE_ANSWER_INVALID" })
    expect((await callsAt(slow)).filter((method) => method === "eth_getLogs").length).toBeLessThan(4)
    await setMode(slow, { batch: { most: 1, refusal: limitErrors.noBatch }, reorder: true })
    expect((await list()).approvals).toMatchObject([{ spender: shop }])
  })
})
