import { createKit, definePlugin, memoryStorage, type ContractCall, type Network } from "@latchkey/core"
import { contractCalls, type ContractCalls, type PreparedCall } from "@latchkey/core/effect"
import { evm } from "@latchkey/evm"
import { announce, createVirtualWallet, type Eip1193Provider } from "@latchkey/testing"
import * as Effect from "effect/Effect"
import { encodeFunctionData, erc20Abi, getAddress, toHex } from "viem"
import { base, mainnet } from "viem/chains"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { holders } from "../stack/tokens.ts"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"

const [alice, bob] = holders
const spender = getAddress("0x1111111111111111111111111111111111111111")

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

const node = () => stack.evm!.chain(1)
const usdc = () => node().tokens.usdc
const approval = (value: bigint, token = usdc()): ContractCall => ({
  to: token,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [spender, value] })
})

const open = async () => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const wallet = createVirtualWallet({
    chains: [1, 8453].map((id) => {
      const { name, nativeCurrency, rpcUrl } = stack.evm!.chain(id)
      return { id, name, nativeCurrency, rpcUrl }
    })
  })
  announce(wallet, window)
  const found: { calls?: Effect.Effect<ContractCalls, unknown> } = {}
  const probe = definePlugin({
    id: "probe",
    setup: (host) => {
      host.subscribe(() => {
        const [calling] = host.capabilitiesOf("eip155", contractCalls)
        if (calling !== undefined) found.calls = calling.calls
      })
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, base].map((network) => ({
      ...network,
      rpcUrls: { default: { http: [stack.evm!.chain(network.id).rpcUrl] } }
    })),
    plugins: [evm(), probe],
    storage: memoryStorage()
  })
  await kit.ready()
  await kit.connect({ connectorId: wallet.info.rdns })
  const network = kit.getSnapshot().network.byNamespace["eip155"]!.caipNetwork as Network
  const provider = kit.getProvider("eip155") as Eip1193Provider
  const calls = await Effect.runPromise(found.calls!)
  const place = { network, provider }
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  return {
    kit,
    wallet,
    calls,
    place,
    run,
    asked: () => wallet.requests().filter(({ method }) => method === "eth_sendTransaction"),
    prepare: (call: ContractCall, address: string = alice) => run(calls.prepare({ ...place, call, address })),
    send: (prepared: PreparedCall) => run(calls.send({ ...place, prepared })),
    follow: (prepared: PreparedCall, hash: string) => run(calls.follow({ ...place, prepared, hash }))
  }
}

let opened: Awaited<ReturnType<typeof open>> | undefined
const opening = async () => (opened = await open())
afterEach(async () => {
  await opened?.kit.dispose()
  vi.unstubAllGlobals()
})

describe("calls of contracts on a real node", () => {
  it("T20 a prepared call says what its request does, and is sent as it was", async () => {
    const { prepare, send, follow, calls, place, run, asked } = await opening()
    const prepared = await prepare(approval(7n))
    expect(prepared).toMatchObject({
      networkId: "eip155:1",
      sender: alice,
      call: { to: usdc(), value: 0n },
      facts: { kind: "approval", token: `eip155:1:${usdc()}`, spender, amount: 7n },
      request: { from: alice, to: usdc(), value: "0x0", chainId: "0x1" }
    })
    expect(
      Object.isFrozen(prepared) && Object.isFrozen(prepared.request) && Object.isFrozen(prepared.call)
    ).toBe(true)
    const { hash } = await send(prepared)
    expect(await follow(prepared, hash)).toMatchObject({ status: "success" })
    expect(asked().at(-1)?.params).toEqual([prepared.request])
    const token = `eip155:1:${usdc()}` as const
    expect(await run(calls.allowance({ ...place, token, owner: alice, spender }))).toBe(7n)
    // The hash of another call of the same account.
    const other = await prepare(approval(8n))
    expect(await follow(other, hash)).toEqual({ status: "unknown" })
  })

  it.each([
    ["to", (prepared: PreparedCall) => ({ call: { ...prepared.call, to: bob } })],
    [
      "data",
      (prepared: PreparedCall) => ({
        call: { ...prepared.call, data: `${prepared.call.data.slice(0, -1)}9` }
      })
    ],
    ["value", (prepared: PreparedCall) => ({ call: { ...prepared.call, value: 1n } })],
    ["sender", () => ({ sender: bob })],
    ["network", () => ({ networkId: "eip155:8453" as const })],
    ["fee", (prepared: PreparedCall) => ({ fee: { ...prepared.fee, value: prepared.fee.value / 2n } })],
    ["chain", ({ request }: PreparedCall) => ({ request: { ...request, chainId: "0x2105" } })],
    ["field", ({ request }: PreparedCall) => ({ request: { ...request, accessList: [] } })]
  ])("T20 one whose %s is not that of its request never reaches the wallet", async (_, change) => {
    const { prepare, send, asked } = await opening()
    const prepared = await prepare(approval(7n))
    await expect(send({ ...prepared, ...change(prepared) })).rejects.toMatchObject({
      code: "TRANSFER_CHANGED",
      details: { what: "request" }
    })
    expect(asked()).toEqual([])
  })

  it("T22 is not sent while the wallet says another chain or account, right before", async () => {
    const { prepare, send, wallet, asked } = await opening()
    const prepared = await prepare(approval(7n))
    wallet.setFault("eth_chainId", () => "0x2105")
    await expect(send(prepared)).rejects.toMatchObject({ code: "NETWORK_MISMATCH" })
    wallet.setFault("eth_chainId", undefined)
    wallet.setFault("eth_accounts", () => [bob])
    await expect(send(prepared)).rejects.toMatchObject({
      code: "TRANSFER_CHANGED",
      details: { what: "account" }
    })
    expect(asked()).toEqual([])
  })

  it("what the chain would not carry out, and what is no contract, is not prepared", async () => {
    const { prepare } = await opening()
    const router = node().exchange!.router
    await expect(prepare({ to: router, value: 0n, data: "0x12345678" })).rejects.toMatchObject({
      code: "TRANSFER_REFUSED"
    })
    await expect(prepare({ ...approval(1n), to: spender })).rejects.toMatchObject({
      code: "TRANSFER_RECEIVER_INVALID"
    })
    for (const odd of [
      { to: "0x1" },
      { data: "0x1" },
      { data: "what?" },
      { value: -1n },
      { value: 2n ** 256n }
    ])
      await expect(prepare({ ...approval(1n), ...odd })).rejects.toMatchObject({
        code: "TRANSFER_RECEIVER_INVALID"
      })
    const wrapped = node().exchange!.wrapped
    const all = BigInt(await node().rpc<string>("eth_getBalance", [alice, "latest"]))
    await expect(prepare({ to: wrapped, value: all + 1n, data: "0xd0e30db0" })).rejects.toMatchObject({
      code: "TRANSFER_BALANCE",
      details: { of: "amount" }
    })
    await expect(prepare({ to: wrapped, value: all - 1n, data: "0xd0e30db0" })).rejects.toMatchObject({
      code: expect.stringMatching(/^TRANSFER_(?:BALANCE|REFUSED)$/)
    })
  })

  it("T21 is not sent where the account has too little for it by then", async () => {
    const { prepare, send, asked } = await opening()
    const wrapped = node().exchange!.wrapped
    const all = BigInt(await node().rpc<string>("eth_getBalance", [alice, "latest"]))
    const prepared = await prepare({ to: wrapped, value: all - 10n ** 18n, data: "0xd0e30db0" })
    try {
      await node().rpc("anvil_setBalance", [alice, toHex(all - 10n ** 18n + 10n ** 6n)])
      await expect(send(prepared)).rejects.toMatchObject({
        code: expect.stringMatching(/^TRANSFER_(?:BALANCE|REFUSED)$/)
      })
    } finally {
      await node().rpc("anvil_setBalance", [alice, toHex(all)])
    }
    expect(asked()).toEqual([])
  })

  it("T26 a token of another network, and what is none, is not read", async () => {
    const { calls, place, run } = await opening()
    for (const token of [`eip155:8453:${usdc()}`, "eip155:1:usdc"] as const) {
      await expect(run(calls.holding({ ...place, token, address: alice }))).rejects.toMatchObject({
        code: "TRANSFER_TOKEN_INVALID"
      })
      await expect(run(calls.approve({ ...place, token, spender, amount: 1n }))).rejects.toMatchObject({
        code: "TRANSFER_TOKEN_INVALID"
      })
    }
  })

  it("the chain's time is that of the block to come, however old the latest is", async () => {
    const { calls, place, run, prepare, send, follow } = await opening()
    const prepared = await prepare(approval(7n))
    // A block that comes later would be of the day after.
    expect(await follow(prepared, (await send(prepared)).hash)).toMatchObject({ status: "success" })
    const timeOf = async (block: string) => {
      const { timestamp } = await node().rpc<{ timestamp: string }>("eth_getBlockByNumber", [block, false])
      return BigInt(timestamp)
    }
    // A day goes by without a transaction.
    await node().rpc("evm_increaseTime", [86_400])
    const before = await timeOf("pending")
    const time = await run(calls.time(place))
    expect(time - (await timeOf("latest"))).toBeGreaterThanOrEqual(86_400n)
    // However long the machine takes to answer.
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(await timeOf("pending"))
  })
})
