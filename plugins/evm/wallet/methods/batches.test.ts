import { encodeFunctionData, erc20Abi, type Hex } from "viem"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { startStack } from "../../../../tests/stack/startStack.ts"
import { compileContracts } from "../../stack/compile.ts"
import { testAccounts } from "../accounts/testAccounts.ts"
import { createVirtualWallet } from "../createVirtualWallet.ts"
import type { VirtualWallet } from "../VirtualWallet.ts"

const [from, to] = testAccounts.map(({ address }) => address) as [Hex, Hex]
const batchAccount = `0x${"ba".repeat(20)}` as const

let stack: Stack
let wallet: VirtualWallet
beforeAll(async () => {
  stack = await startStack()
  const { runtime } = (await compileContracts())["BatchAccount"]!
  await node().rpc("anvil_setCode", [batchAccount, runtime])
})
afterAll(() => stack?.stop())
beforeEach(async () => {
  wallet = createVirtualWallet({ chains: stack.evm!.chains, batchAccount })
  await ask("eth_requestAccounts")
})

const node = () => stack.evm!.chain(1)
const ask = (method: string, ...params: ReadonlyArray<unknown>) => wallet.provider.request({ method, params })
const transfer = (amount: bigint) => ({
  to: node().tokens.usdc,
  data: encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, amount] })
})
const batch = (calls: ReadonlyArray<object>, change: object = {}) => ({
  version: "2.0.0",
  chainId: "0x1",
  from,
  atomicRequired: true,
  calls,
  ...change
})
const held = async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [to] })
  return BigInt(await node().rpc<Hex>("eth_call", [{ to: node().tokens.usdc, data }, "latest"]))
}
interface Status {
  readonly status: number
  readonly receipts?: ReadonlyArray<{ readonly transactionHash: Hex; readonly status: Hex }>
}
const settled = async (calls: ReadonlyArray<object>) => {
  const { id } = (await ask("wallet_sendCalls", batch(calls))) as { id: string }
  await expect.poll(() => ask("wallet_getCallsStatus", id)).not.toMatchObject({ status: 100 })
  return (await ask("wallet_getCallsStatus", id)) as Status
}

describe("wallet_sendCalls", () => {
  it("makes all calls in one transaction, the first time and after", async () => {
    const before = await held()
    for (const times of [1n, 2n]) {
      const { status, receipts } = await settled([transfer(3n), transfer(4n), { to, value: "0x1" }])
      expect([status, receipts!.length, receipts![0]!.status]).toEqual([200, 1, "0x1"])
      expect((await held()) - before).toBe(7n * times)
    }
  })

  it("makes none where one is undone", async () => {
    const before = await held()
    expect(await settled([transfer(3n), transfer(2n ** 200n)])).toMatchObject({ status: 500 })
    expect(await held()).toBe(before)
  })

  it("asks once, with every call", async () => {
    wallet.setPolicy("hang", "wallet_sendCalls")
    const sent = ask("wallet_sendCalls", batch([transfer(1n), transfer(2n)]))
    await expect.poll(() => wallet.pending().length).toBe(1)
    expect(wallet.pending()[0]!.review).toMatchObject({
      kind: "sendCalls",
      chainId: 1,
      calls: [transfer(1n), transfer(2n)]
    })
    wallet.pending()[0]!.reject()
    await expect(sent).rejects.toMatchObject({ code: 4001 })
  })

  it.each<readonly [string, object, number]>([
    ["another chain", { chainId: "0x2105" }, 5710],
    ["an account that is not shared", { from: to }, 4100],
    ["another version", { version: "1.0" }, -32602],
    ["no word on all or none", { atomicRequired: undefined }, -32602],
    ["no calls", { calls: [] }, -32602]
  ])("refuses %s", async (_, change, code) => {
    await expect(ask("wallet_sendCalls", batch([transfer(1n)], change))).rejects.toMatchObject({ code })
  })

  it("is unsupported without a contract to delegate to; an id of another wallet is unknown", async () => {
    wallet = createVirtualWallet({ chains: stack.evm!.chains })
    await ask("eth_requestAccounts")
    await expect(ask("wallet_sendCalls", batch([transfer(1n)]))).rejects.toMatchObject({ code: 4200 })
    await expect(ask("wallet_getCallsStatus", "0x12")).rejects.toMatchObject({ code: 5730 })
  })
})
