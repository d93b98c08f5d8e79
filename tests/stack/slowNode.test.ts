import { createPublicClient, createWalletClient, http, keccak256, parseGwei } from "viem"
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts"
import { mainnet } from "viem/chains"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { limitErrors, providerNamed, providers, sendErrors } from "../../plugins/evm/stack/providers.ts"
import type { NodeMode } from "./process/NodeMode.ts"
import { callsAt, setMode } from "./process/setMode.ts"
import type { Stack } from "./Stack.ts"
import { startStack } from "./startStack.ts"

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
  await node().rpc("anvil_mine", ["0x180"])
})
afterAll(() => stack?.stop())

const node = () => stack.evm!.chain(1)
const bob = "0x0000000000000000000000000000000000000b0b"
let count = 0

/** A node that behaves so, for one test. */
const open = async (mode: NodeMode) => {
  const url = `${node().slowUrl}/${count++}`
  await setMode(url, mode)
  const post = (body: unknown) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body)
    })
  const call = (method: string, params: ReadonlyArray<unknown> = [], id = 1) => ({
    jsonrpc: "2.0",
    id,
    method,
    params
  })
  const ask = async (method: string, params?: ReadonlyArray<unknown>) =>
    (await (await post(call(method, params))).json()) as { result?: any; error?: { message: string } }
  return { url, post, call, ask, set: (next: NodeMode) => setMode(url, next) }
}

/** An account with coins, and transactions of it that nobody has sent yet. */
const newSender = async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  await node().rpc("anvil_setBalance", [account.address, "0xde0b6b3a7640000"])
  const wallet = createWalletClient({ account, chain: mainnet, transport: http(node().rpcUrl) })
  const sign = (nonce: number, gwei: string, tip = "1") =>
    wallet.signTransaction({
      to: bob,
      value: 1n,
      nonce,
      gas: 21_000n,
      maxFeePerGas: parseGwei(gwei),
      maxPriorityFeePerGas: parseGwei(tip),
      type: "eip1559"
    })
  return { address: account.address, sign }
}

describe("a node that has its own ways", () => {
  it("answers as the node does where nothing is set, and says what it was asked", async () => {
    const { url, ask } = await open({})
    expect((await ask("eth_chainId")).result).toBe("0x1")
    expect(await callsAt(url)).toEqual(["eth_chainId"])
    expect((await fetch(`${stack.evm!.chain(1).slowUrl.replace(/1$/, "5")}/x`)).status).toBe(404)
  })

  it("behaves so at one address only", async () => {
    const { ask } = await open({ refuse: { eth_chainId: [limitErrors.inAnswer] } })
    const other = await open({})
    expect((await other.ask("eth_chainId")).result).toBe("0x1")
    expect((await ask("eth_chainId")).error).toEqual(limitErrors.inAnswer)
    expect((await ask("eth_chainId")).result).toBe("0x1")
  })

  it("answers late, and in another order", async () => {
    const slow = await open({ delay: 120 })
    const begin = performance.now()
    await slow.ask("eth_chainId")
    expect(performance.now() - begin).toBeGreaterThan(100)
    const { post, call, ask, url } = await open({ reorder: true })
    const ended: Array<number> = []
    const first = ask("eth_chainId").then(() => ended.push(1))
    await expect.poll(() => callsAt(url)).toHaveLength(1)
    await ask("eth_chainId").then(() => ended.push(2))
    await first
    expect(ended).toEqual([2, 1])
    const batch = await post([call("eth_chainId", [], 7), call("eth_blockNumber", [], 8)])
    expect(((await batch.json()) as Array<{ id: number }>).map(({ id }) => id)).toEqual([8, 7])
  })

  it("drops a call that the node then never heard of, and loses the answer of one that it did", async () => {
    const { sign, address } = await newSender()
    const raw = await sign(0, "50")
    const { ask } = await open({
      drop: { eth_sendRawTransaction: 1 },
      loseAnswer: { eth_sendRawTransaction: 1 }
    })
    const counted = async () => Number(await node().rpc("eth_getTransactionCount", [address, "latest"]))
    await expect(ask("eth_sendRawTransaction", [raw])).rejects.toThrow()
    expect(await counted()).toBe(0)
    await expect(ask("eth_sendRawTransaction", [raw])).rejects.toThrow()
    await expect.poll(counted).toBe(1)
    expect((await ask("eth_sendRawTransaction", [raw])).error?.message).toMatch(/nonce too low|already/)
  })

  it("loses a broadcast, and answers as if it had gone", async () => {
    const { sign, address } = await newSender()
    const raw = await sign(0, "50")
    const { ask } = await open({ lostBroadcasts: 1 })
    const { result: hash } = await ask("eth_sendRawTransaction", [raw])
    expect(hash).toBe(keccak256(raw))
    expect(await node().rpc("eth_getTransactionCount", [address, "pending"])).toBe("0x0")
    expect((await ask("eth_sendRawTransaction", [raw])).result).toBe(hash)
  })

  it("limits the calls of a request, and all of them", async () => {
    const { post, call } = await open({ batch: { most: 3, refusal: limitErrors.batch } })
    const four = await post([1, 2, 3, 4].map((id) => call("eth_chainId", [], id)))
    expect(await four.json()).toMatchObject({
      error: { message: "batch limit 3 exceeded (can increase by passing --rpc.batch.limit)" }
    })
    const three = await post([1, 2, 3].map((id) => call("eth_chainId", [], id)))
    expect(await three.json()).toHaveLength(3)
    const none = await open({ batch: { most: 1, refusal: limitErrors.noBatch } })
    expect((await none.post([1, 2].map((id) => none.call("eth_chainId", [], id)))).status).toBe(400)
    const busy = await open({ limit: { calls: 1, refusal: limitErrors.status } })
    expect((await busy.ask("eth_chainId")).result).toBe("0x1")
    expect((await busy.post(busy.call("eth_chainId"))).status).toBe(429)
  })

  it("loses a receipt for a while after a block was seen", async () => {
    const { sign } = await newSender()
    const { ask } = await open({ missingReceipts: 2 })
    const { result: hash } = await ask("eth_sendRawTransaction", [await sign(0, "50")])
    await expect
      .poll(async () => (await node().rpc<unknown>("eth_getTransactionReceipt", [hash])) !== null)
      .toBe(true)
    const receipts = []
    for (let turn = 0; turn < 3; turn++)
      receipts.push((await ask("eth_getTransactionReceipt", [hash])).result)
    expect(receipts).toEqual([null, null, expect.objectContaining({ status: "0x1" })])
  })
})

describe.each(providers)("logs as $name gives them", ({ logs }) => {
  it("come in as many blocks as it allows, and more are refused in its words", async () => {
    const limit = Math.min(logs.blocks, 300)
    const { post, call } = await open({ logs: { ...logs, blocks: limit } })
    const nothing = { topics: [`0x${"0".repeat(64)}`] }
    const over = (blocks: number) =>
      post(
        call("eth_getLogs", [{ ...nothing, fromBlock: "0x10", toBlock: `0x${(15 + blocks).toString(16)}` }])
      )
    expect(await (await over(limit)).json()).toMatchObject({ result: [] })
    const refused = await over(limit + 1)
    expect(refused.status).toBe(logs.refusal.status ?? 200)
    const { error } = (await refused.json()) as { error: { code: number; message: string } }
    expect(error.code).toBe(logs.refusal.code)
    expect(error.message).not.toContain("{")
    if (logs.refusal.message.includes("{to}"))
      expect(error.message).toContain(`[0x10, 0x${(15 + limit).toString(16)}]`)
  })
})

describe("transactions that wait for a block", () => {
  it("are known, in no block, until they are let go", async () => {
    const { sign, address } = await newSender()
    const { ask, set, url } = await open({ hold: true })
    const raw = await sign(0, "50")
    const { result: hash } = await ask("eth_sendRawTransaction", [raw])
    expect((await ask("eth_sendRawTransaction", [raw])).error).toEqual(sendErrors.alreadyKnown)
    expect((await ask("eth_getTransactionByHash", [hash])).result).toMatchObject({ hash, blockNumber: null })
    expect((await ask("eth_getTransactionReceipt", [hash])).result).toBeNull()
    expect((await ask("eth_getTransactionCount", [address, "pending"])).result).toBe("0x1")
    expect((await ask("eth_getTransactionCount", [address, "latest"])).result).toBe("0x0")
    await set({})
    const reader = createPublicClient({ transport: http(url), pollingInterval: 20 })
    expect((await reader.waitForTransactionReceipt({ hash })).status).toBe("success")
    await set({ hold: true })
    expect((await ask("eth_sendRawTransaction", [await sign(0, "90")])).error).toEqual(sendErrors.nonceTooLow)
  })

  it("give way to one of the same number that pays a tenth more, in all and as a tip", async () => {
    const { sign } = await newSender()
    const { ask, set } = await open({ hold: true })
    const { result: first } = await ask("eth_sendRawTransaction", [await sign(0, "50")])
    for (const low of [await sign(0, "54", "2"), await sign(0, "55", "1.05")])
      expect((await ask("eth_sendRawTransaction", [low])).error).toEqual(sendErrors.replacementUnderpriced)
    const { result: second } = await ask("eth_sendRawTransaction", [await sign(0, "55", "1.1")])
    expect((await ask("eth_getTransactionByHash", [first])).result).toBeNull()
    await set({})
    await expect
      .poll(() => node().rpc<unknown>("eth_getTransactionReceipt", [second]))
      .toMatchObject({ status: "0x1" })
    expect(await node().rpc<unknown>("eth_getTransactionReceipt", [first])).toBeNull()
  })
})

it("a provider that nobody knows is none", () => {
  expect(providerNamed("Chainstack").logs.blocks).toBe(100)
  expect(providerNamed("Alchemy").logs.blocks).toBe(10)
  expect(() => providerNamed("Nobody")).toThrow(RangeError)
})
