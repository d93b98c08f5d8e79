import { history } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { encodeFunctionData, erc20Abi, toHex, type Address, type Hex } from "viem"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { sendAndMine } from "../../../tests/support/sendAndMine.ts"
import { openAccount } from "../support/openAccount.ts"
import { holders } from "../stack/tokens.ts"

const [alice, bob] = holders

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

const node = () => stack.evm!.chain(1)

/** Asks for the history of an account that nothing has happened to yet. */
const open = async () => {
  const { capability, address, network } = await openAccount(node(), history)
  return {
    address,
    list: (cursor?: string) =>
      Effect.runPromise(capability.list({ address, network, ...(cursor === undefined ? {} : { cursor }) }))
  }
}

const send = async (from: Address, to: Address, data: Hex = "0x", value = 0n): Promise<Hex> => {
  await node().rpc("anvil_impersonateAccount", [from])
  return sendAndMine(node(), { from, to, data, value: toHex(value) })
}
const call = (functionName: "transfer" | "approve", to: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] })

it("S1.03 in part, S1.11: what an account got, sent and allowed is told from the chain, newest first", async () => {
  const { address, list } = await open()
  expect(await list()).toMatchObject({ transactions: [], coverage: "partial" })
  const { usdc, usdt } = node().tokens
  const got = await send(alice, usdc as Address, call("transfer", address, 5_000_000n))
  const gotSilent = await send(alice, usdt as Address, call("transfer", address, 7_000_000n))
  const paid = await send(address, usdc as Address, call("transfer", bob, 2_000_000n))
  const allowed = await send(address, usdc as Address, call("approve", bob, 1n))
  const { transactions } = await list()
  const usd = (value: bigint, symbol = "USDC") => ({ value, decimals: 6, symbol })
  expect(transactions).toMatchObject([
    {
      hash: allowed,
      kind: "approve",
      sender: address,
      transfers: [],
      approvals: [{ token: `eip155:1:${usdc}`, of: "token", name: "USDC", spender: bob, allowed: usd(1n) }]
    },
    {
      hash: paid,
      networkId: "eip155:1",
      status: "success",
      kind: "send",
      sender: address,
      transfers: [{ direction: "out", counterparty: bob, token: `eip155:1:${usdc}`, amount: usd(2_000_000n) }]
    },
    {
      hash: gotSilent,
      kind: "receive",
      transfers: [{ direction: "in", counterparty: alice, amount: usd(7_000_000n, "USDT") }]
    },
    {
      hash: got,
      kind: "receive",
      sender: alice,
      transfers: [{ direction: "in", counterparty: alice, amount: usd(5_000_000n) }]
    }
  ])
  expect(transactions[3]).not.toHaveProperty("fee")
  const receipt = await node().rpc<{ readonly gasUsed: Hex; readonly effectiveGasPrice: Hex }>(
    "eth_getTransactionReceipt",
    [paid]
  )
  expect(transactions[1]?.fee).toEqual({
    value: BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice),
    decimals: 18,
    symbol: "ETH"
  })
  const block = await node().rpc<{ readonly timestamp: Hex }>("eth_getBlockByNumber", ["latest", false])
  expect(transactions[0]?.minedAt).toBeLessThanOrEqual(Number(block.timestamp) * 1_000)
  expect(transactions[0]!.minedAt).toBeGreaterThan(Date.now() - 3_600_000)
})

it("T20 an approval without a limit, and one that was taken back, are told as that", async () => {
  const { address, list } = await open()
  const { usdc } = node().tokens
  for (const amount of [2n ** 256n - 1n, 0n])
    await send(address, usdc as Address, call("approve", bob, amount))
  expect((await list()).transactions.map(({ approvals }) => approvals?.[0]?.allowed)).toEqual([
    "nothing",
    "unlimited"
  ])
})

it("S2.19 in part: pages are told by the cursor, each transaction once, and the last has no next", async () => {
  const { address, list } = await open()
  const usdc = node().tokens.usdc as Address
  const hashes: Array<Hex> = []
  for (let value = 1n; value <= 27n; value++)
    hashes.push(await send(alice, usdc, call("transfer", address, value)))
  const first = await list()
  expect(first.transactions).toHaveLength(25)
  const second = await list(first.next)
  expect(second.next).toBeUndefined()
  expect([...first.transactions, ...second.transactions].map(({ hash }) => hash)).toEqual(hashes.toReversed())
})

it("T26 a cursor that is none begins with the newest", async () => {
  const { address, list } = await open()
  const hash = await send(alice, node().tokens.usdc as Address, call("transfer", address, 1n))
  for (const cursor of ["", "5", "1-5", "x-1", "900000-1", "-5-1"])
    expect((await list(cursor)).transactions.map((told) => told.hash)).toEqual([hash])
})
