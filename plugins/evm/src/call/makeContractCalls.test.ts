import type { CallPlace, RpcCall } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { encodeFunctionData, erc20Abi } from "viem"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeProvider, type Answers } from "../../support/fakeProvider.ts"
import type { NodeAnswers } from "../../support/fakeReader.ts"
import { selfPaying } from "../payer/FeePaying.ts"
import { encodeBalanceOf, tokenCalls } from "../transfer/tokenCalls.ts"
import { makeContractCalls } from "./makeContractCalls.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const spender = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const contract = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const token = `eip155:10:${contract}` as const
const hash = `0x${"ab".repeat(32)}`
const word = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`
const network = fakeNetwork(10, { custom: ["https://own.test"] })
const allowance = encodeFunctionData({ abi: erc20Abi, functionName: "allowance", args: [account, spender] })

const chain: NodeAnswers = {
  eth_getBalance: () => "0xde0b6b3a7640000",
  eth_getCode: () => "0x6001",
  eth_getBlockByNumber: () => ({ number: "0x10", timestamp: "0x10" }),
  eth_gasPrice: () => "0x5",
  eth_estimateGas: () => "0xc350",
  eth_getTransactionCount: () => "0x1",
  eth_simulateV1: () => [{ calls: [{ status: "0x1", gasUsed: "0x64", returnData: "0x" }] }],
  eth_call: ([{ to, data }]) =>
    to !== contract
      ? "0x"
      : data === tokenCalls.decimals
        ? word(6n)
        : data === encodeBalanceOf(account)
          ? word(77n)
          : String(data).toLowerCase() === allowance.toLowerCase()
            ? word(5n)
            : "0x"
}
const open = (node: NodeAnswers = {}, wallet: Answers = {}) => {
  const all: NodeAnswers = { ...chain, ...node }
  const asked: Array<readonly [string, unknown]> = []
  const rpc = {
    request: ({ method, params }: RpcCall) =>
      Effect.sync(() => {
        asked.push([method, params])
        return all[method]?.(params as ReadonlyArray<unknown>)
      })
  }
  const provider = fakeProvider({
    eth_chainId: () => "0xa",
    eth_accounts: () => [account],
    eth_sendTransaction: () => hash,
    ...wallet
  })
  const calls = makeContractCalls(rpc as never, {}, selfPaying)
  return { asked, provider, calls, place: { network } satisfies CallPlace }
}
const failing = (work: Effect.Effect<unknown, { readonly code: string }>) =>
  Effect.runPromise(Effect.match(work, { onSuccess: () => "done", onFailure: ({ code }) => code }))

describe("calls of contracts on a network", () => {
  it("T06 in part: what a contract answers is bytes, in small letters, or nothing is read", async () => {
    const reading = (answer: unknown) => {
      const { calls, place, asked } = open({ eth_call: () => answer })
      return { asked, read: calls.read({ ...place, to: contract, data: "0xab" }) }
    }
    const good = reading("0xABcd")
    expect(await Effect.runPromise(good.read)).toBe("0xabcd")
    expect(good.asked).toEqual([["eth_call", [{ to: contract, data: "0xab" }, "latest"]]])
    for (const odd of ["0x", "0xabc", "abcd", "x0xabcd", "0xabcdx", 7, null])
      expect(await failing(reading(odd).read)).toBe("NODE_ANSWER_INVALID")
  })

  it("the time is of the block that is being made, where the node tells it and it is no earlier", async () => {
    const timeAt = (latest: unknown, pending: unknown) => {
      const { calls, place } = open({
        eth_getBlockByNumber: ([at]) => ({ timestamp: at === "pending" ? pending : latest })
      })
      return Effect.runPromise(calls.time(place))
    }
    expect(await timeAt("0x64", "0x70")).toBe(0x70n)
    expect(await timeAt("0x64", "0x60")).toBe(0x64n)
    expect(await timeAt("0x64", null)).toBe(0x64n)
    await expect(timeAt(null, "0x70")).rejects.toMatchObject({ code: "NODE_ANSWER_INVALID" })
  })

  it("what an account has of the coin and of a token is told with its name and how it is counted", async () => {
    const { calls, place } = open()
    const at = { ...place, address: account }
    expect(await Effect.runPromise(calls.holding(at))).toEqual({
      name: "Ether",
      amount: { value: 10n ** 18n, decimals: 18, symbol: "ETH" }
    })
    const called = "0x3C44…93BC"
    expect(await Effect.runPromise(calls.holding({ ...at, token }))).toEqual({
      token,
      name: called,
      amount: { value: 77n, decimals: 6, symbol: called }
    })
    expect(await failing(calls.holding({ ...at, token: `eip155:1:${contract}` }))).toBe(
      "TRANSFER_TOKEN_INVALID"
    )
  })

  it("T20 in part: what a spender may take is asked of the token, and allowed by what viem encodes", async () => {
    const { calls, place } = open()
    expect(await Effect.runPromise(calls.allowance({ ...place, token, owner: account, spender }))).toBe(5n)
    const odd = open({ eth_call: () => "0x05" })
    expect(await failing(odd.calls.allowance({ ...place, token, owner: account, spender }))).toBe(
      "NODE_ANSWER_INVALID"
    )
    expect(calls.unlimited).toBe(2n ** 256n - 1n)
    const approved = await Effect.runPromise(
      calls.approve({ ...place, token, spender, amount: calls.unlimited })
    )
    expect({ ...approved, data: approved.data.toLowerCase() }).toEqual({
      to: contract,
      value: 0n,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: "approve",
        args: [spender, 2n ** 256n - 1n]
      }).toLowerCase()
    })
    expect(calls.describe(network, approved)).toEqual({
      kind: "approval",
      token,
      spender,
      amount: 2n ** 256n - 1n
    })
    expect(await failing(calls.approve({ ...place, token: "tea" as never, spender, amount: 1n }))).toBe(
      "TRANSFER_TOKEN_INVALID"
    )
  })

  it("T20 in part: what is prepared is sent by the wallet, and followed as the call that it was", async () => {
    const { calls, place, provider } = open({
      eth_getTransactionByHash: () => ({
        hash,
        from: account.toLowerCase(),
        to: contract.toLowerCase(),
        input: "0xabcd",
        value: "0x0",
        gas: "0xf424"
      }),
      eth_getTransactionReceipt: () => ({
        transactionHash: hash,
        status: "0x1",
        blockNumber: "0x10",
        gasUsed: "0x1",
        logs: []
      })
    })
    const call = { to: contract, value: 0n, data: "0xABcd" }
    // The node is read, whichever wallet is asked to send.
    const prepared = await Effect.runPromise(calls.prepare({ ...place, call, address: account }))
    expect(await Effect.runPromise(calls.send({ network, provider, prepared }))).toEqual({ hash })
    expect(provider.calls.at(-1)).toEqual({ method: "eth_sendTransaction", params: [prepared.request] })
    expect(await Effect.runPromise(calls.follow({ ...place, prepared, hash }))).toEqual({ status: "success" })
    const other = { ...prepared, call: { ...prepared.call, data: "0xabce" } }
    expect(await Effect.runPromise(calls.follow({ ...place, prepared: other, hash }))).toEqual({
      status: "unknown"
    })
  })

  it("several calls, approvals by signature and the wallet's own calls are of the same network", async () => {
    const { calls, place, provider } = open(
      {},
      {
        wallet_getCapabilities: () => ({ "0xa": { atomic: { status: "supported" } } }),
        wallet_sendCalls: () => ({ id: "0xid" }),
        wallet_getCallsStatus: () => ({ id: "0xid", chainId: "0xa", status: 400 })
      }
    )
    const at = { network, provider }
    const batches = await Effect.runPromise(calls.batches!)
    expect(await Effect.runPromise(batches.can({ ...at, address: account }))).toBe(true)
    const batch = await Effect.runPromise(
      batches.prepare({ ...place, calls: [{ to: contract, value: 0n, data: "0xabcd" }], address: account })
    )
    expect(await Effect.runPromise(batches.send({ ...at, prepared: batch }))).toEqual({ id: "0xid" })
    expect(await Effect.runPromise(batches.follow({ ...at, prepared: batch, id: "0xid" }))).toEqual({
      status: "failed"
    })
    expect(provider.calls.at(-1)).toEqual({ method: "wallet_getCallsStatus", params: ["0xid"] })
    const permits = await Effect.runPromise(calls.permits!)
    // The token has none of what such an approval needs.
    const permit = { ...place, token, owner: account, spender, amount: 1n, deadline: 9n }
    expect(await Effect.runPromise(permits.prepare(permit))).toBeUndefined()
    const walletCalls = await Effect.runPromise(calls.walletCalls!)
    expect(Object.keys(walletCalls).length).toBeGreaterThan(0)
  })

  it("a wallet that would have to make another account of it first cannot send several calls as one", async () => {
    for (const told of [{ atomic: { status: "ready" } }, { atomic: {} }, {}]) {
      const { calls, provider } = open({}, { wallet_getCapabilities: () => ({ "0xa": told }) })
      const { can } = await Effect.runPromise(calls.batches!)
      expect(await Effect.runPromise(can({ network, provider, address: account }))).toBe(false)
    }
  })
})
