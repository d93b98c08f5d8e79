import type { Network } from "@latchkey/core"
import { RpcResponseError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import {
  codeOr,
  nodeAnswer,
  openServices,
  readFixtures,
  serveFixtures,
  type ServiceAnswer
} from "../../../tests/support/serviceFixtures.ts"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { fakeProvider } from "../support/fakeProvider.ts"
import { parseAddress } from "./Address.ts"
import { findRevert } from "./api/revertReason.ts"
import { decodeAssets } from "./capability/walletAssets.ts"
import { findLogs } from "./history/findLogs.ts"
import { evm } from "./index.ts"
import { mainnet } from "./networks.ts"
import { selfPaying } from "./payer/FeePaying.ts"
import { askForCalls } from "./payer/askToSendAs.ts"
import { makeSimulator } from "./simulation/makeSimulator.ts"
import { askToSendTransaction } from "./transfer/askToSend.ts"
import { chainReader } from "./transfer/ChainReader.ts"
import { readCount } from "./transfer/checkTransfer.ts"
import { outcomeOf } from "./transfer/followTransfer.ts"
import { gasPriceOf, readGasFees } from "./transfer/readGasPrice.ts"
import { readCoin } from "./transfer/readCoin.ts"

const fixture = readFixtures(import.meta.dirname, "../fixtures/nodes.json")
const paymaster = readFixtures(import.meta.dirname, "../fixtures/paymaster.json")
const account = parseAddress("0x3765c8e049bae139f372f458940893e79ff32f08")!
const hash = "0x8c499d12a20c8f7f31a0463da72826a2cddb1a277baf8220b5426b2e29383187"

const told = (result: unknown): ServiceAnswer => ({ status: 200, body: { jsonrpc: "2.0", id: 1, result } })

/** A kit whose one node answers so by the method, and the reads of it. */
const open = async (
  answers: Readonly<Record<string, (params: ReadonlyArray<any>) => ServiceAnswer | undefined>>
) => {
  const asked: Array<readonly [method: string, params: ReadonlyArray<any>]> = []
  serveFixtures(
    nodeAnswer((method, params) => {
      asked.push([method, params])
      return answers[method]?.(params)
    })
  )
  const { kit, rpc } = await openServices(
    [evm()],
    [{ ...mainnet, rpcUrls: { default: { http: ["http://127.0.0.1:1/"] } } }]
  )
  const network: Network = kit.getNetwork("eip155:1")!
  return { asked, network, rpc, reader: chainReader(rpc, {}, { network }) }
}

describe("what ten providers of nodes say of a range that is too wide for them", () => {
  /** How many blocks are asked for after the refusal of 10,000. */
  it.each(
    Object.entries({
      "getlogs-1rpc": 1_000,
      "getlogs-alchemy-free": 10,
      "getlogs-alchemy-size": 67,
      "getlogs-ankr": 5_000,
      // It says that it is broken: a tenth, once.
      "getlogs-base": 1_000,
      "getlogs-blockpi": 1_024,
      "getlogs-chainstack": 5_000,
      "getlogs-cloudflare": 800,
      "getlogs-geth": 5_000,
      "getlogs-infura-range": 9_999,
      "getlogs-infura-results": 137,
      "getlogs-llamarpc": 512,
      "getlogs-optimism": 5_000,
      "getlogs-publicnode": 5_000,
      "getlogs-quicknode": 9_999
    })
  )(
    "%s",
    async (name, fewer) => {
      const spans = new Map<string, number>()
      const { reader } = await open({
        eth_getLogs: ([{ fromBlock, toBlock }]) =>
          Number(toBlock) - Number(fromBlock) + 1 > fewer ? fixture(name).response : told([])
      })
      const range = { from: 0x112a880, to: 0x112d000 }
      expect(await Effect.runPromise(findLogs(reader.raw, { spans }, account, range))).toEqual({
        logs: [],
        from: range.to - fewer + 1
      })
      expect(spans.get("eip155:1")).toBe(fewer)
    },
    30_000
  )

  it("getlogs-pruned: what a node has thrown away is not nothing", async () => {
    const { reader } = await open({ eth_getLogs: () => fixture("getlogs-pruned").response })
    const found = findLogs(reader.raw, { spans: new Map() }, account, { from: 0, to: 100 })
    const failed = await Effect.runPromise(Effect.flip(found))
    expect(failed).toBeInstanceOf(RpcResponseError)
  })
})

describe("what nodes say when they cannot answer", () => {
  it.each(["behind-header", "not-json", "rate-limited-200", "rate-limited-http"])(
    "%s: is no balance of nothing",
    async (name) => {
      const { reader } = await open({ eth_getBalance: () => fixture(name).response })
      expect(await codeOr(readCoin(reader, account))).toBe("NODE_ANSWER_INVALID")
    },
    30_000
  )

  it("nonce-behind: how many an account has sent is what the node says, in hexadecimal", async () => {
    const { reader } = await open({ eth_getTransactionCount: () => fixture("nonce-behind").response })
    expect(await codeOr(readCount(reader, account))).toBe(17n)
  })
})

describe("what nodes say of fees", () => {
  const gwei = 10n ** 9n
  const feesBy = async (name: string, base: bigint, tip: bigint) => {
    const { reader } = await open({
      eth_getBlockByNumber: () => told({ baseFeePerGas: `0x${base.toString(16)}` }),
      eth_feeHistory: () => fixture(name).response,
      eth_maxPriorityFeePerGas: () => told(`0x${tip.toString(16)}`)
    })
    return Effect.runPromise(readGasFees(reader))
  }

  it("fee-history-ok: the next block's base fee, and tips of blocks that hold anything", async () => {
    const fees = await feesBy("fee-history-ok", 20n * gwei, gwei)
    expect(fees).toEqual({
      base: 0x4a0000000n,
      tips: { slow: gwei / 2n, normal: 1_500_000_000n, fast: 2n * gwei }
    })
  })

  it("fee-history-short: fewer blocks, no rows, and a base fee of zero leave the node's own tip", async () => {
    const fees = await feesBy("fee-history-short", 0n, gwei)
    expect(fees).toEqual({ base: 0n, tips: { slow: gwei, normal: gwei, fast: gwei } })
    expect(gasPriceOf(fees, "normal")).toEqual({ maxFeePerGas: gwei, maxPriorityFeePerGas: gwei })
  })
})

describe("what nodes say of a transaction", () => {
  it.each(["receipt-indexing", "receipt-null-after-block"])(
    "%s: is no news, and the node is asked again",
    async (name) => {
      let times = 0
      const { reader } = await open({
        eth_getTransactionReceipt: () => fixture(times++ === 0 ? name : "receipt-op-stack").response
      })
      expect(await codeOr(outcomeOf(reader, hash))).toEqual({ status: "success" })
      expect(times).toBe(2)
    },
    30_000
  )

  it("receipt-op-stack: with fields of a rollup beside those of every chain", async () => {
    const { reader } = await open({ eth_getTransactionReceipt: () => fixture("receipt-op-stack").response })
    expect(await codeOr(outcomeOf(reader, hash))).toEqual({ status: "success" })
  })

  it("receipt-reverted: is in a block, and did nothing", async () => {
    const { reader } = await open({ eth_getTransactionReceipt: () => fixture("receipt-reverted").response })
    expect(await codeOr(outcomeOf(reader, hash))).toMatchObject({ status: "failed" })
  })

  it.each([
    "send-already-known",
    "send-delegated-in-flight",
    "send-fee-below-base",
    "send-insufficient-funds",
    "send-nonce-too-low",
    "send-replacement-underpriced",
    "send-underpriced"
  ])(
    "%s: a wallet that hands it on may have sent it before; nobody is told that nothing was",
    async (name) => {
      const { reader } = await open({ eth_getTransactionCount: () => fixture("nonce-behind").response })
      const provider = fakeProvider({
        eth_chainId: () => "0x1",
        eth_accounts: () => [account],
        eth_sendTransaction: () => {
          throw fixture(name).response.body.error
        }
      })
      const ready = { request: {}, sender: account, count: 17n }
      const failed = await Effect.runPromise(Effect.flip(askToSendTransaction(reader, provider, ready)))
      expect(failed.code).toBe("TRANSFER_UNCERTAIN")
      expect(failed.cause).toMatchObject({ message: fixture(name).response.body.error.message })
    }
  )
})

describe("what nodes say of a trial", () => {
  const trial = async (name: string) => {
    const { network, rpc, asked } = await open({ eth_simulateV1: () => fixture(name).response })
    const simulator = makeSimulator(rpc, {})
    const try1 = () =>
      Effect.runPromise(
        simulator.calls!({
          network,
          provider: undefined,
          address: account,
          calls: [{ to: account, value: 1n, data: "0x" }],
          watched: [{ account }]
        })
      )
    return { first: await try1(), second: await try1(), asked }
  }

  it("simulate-ok: what the account's coin did, by the moves that the node traces", async () => {
    const [{ calls }] = fixture("simulate-ok").response.body.result
    const [{ topics, data }] = calls[0].logs
    const sum = [topics[1], topics[2]].reduce(
      (before: bigint, topic: string, at: number) =>
        topic.endsWith(account.slice(2).toLowerCase())
          ? before + BigInt(data) * (at === 0 ? -1n : 1n)
          : before,
      0n
    )
    expect(sum).not.toBe(0n)
    expect((await trial("simulate-ok")).first).toEqual({
      status: "done",
      changes: [{ account, change: sum }]
    })
  })

  it("simulate-reverted: which call is refused, and why", async () => {
    expect((await trial("simulate-reverted")).first).toEqual({
      status: "refused",
      step: 0,
      reason: "not today"
    })
  })

  it("simulate-unsupported: is untried, and such a node is not asked so again", async () => {
    const { first, second, asked } = await trial("simulate-unsupported")
    expect([first, second]).toEqual([{ status: "untried" }, { status: "untried" }])
    expect(asked.filter(([method]) => method === "eth_simulateV1")).toHaveLength(1)
  })

  it("a revert that is none is not taken for one", () => {
    expect(findRevert(fixture("behind-header").response.body.error)).toBeUndefined()
  })
})

describe("what paymasters say, as wallets hand it on", () => {
  const sponsor = { kind: "sponsor" } as const
  const askWith = async (answer: () => unknown) => {
    const { reader } = await open({ eth_getTransactionCount: () => told("0x11") })
    const provider = fakeProvider({
      eth_chainId: () => "0x1",
      eth_accounts: () => [account],
      wallet_sendCalls: answer
    })
    const ready = { request: {}, sender: account, count: 17n }
    return codeOr(askForCalls(reader, provider, ready, { feePayer: sponsor, paying: selfPaying }))
  }

  it.each(
    Object.entries({
      "refused-policy": "TRANSFER_SPONSOR",
      // Of the operation itself, which may be wrong whoever pays.
      "refused-simulation": "TRANSFER_UNCERTAIN"
    })
  )("%s", async (name, code) => {
    expect(
      await askWith(() => {
        throw paymaster(name).response.body.error
      })
    ).toBe(code)
  })

  it.each(["data-ok", "stub-ok", "stub-v06"])(
    "%s: what a paymaster tells a wallet is no answer to a page: a wallet that hands it on has told no id",
    async (name) => {
      expect(await askWith(() => paymaster(name).response.body.result)).toBe("TRANSFER_UNCERTAIN")
    }
  )
})

describe("what a service says that an account holds, by the wallets' own method", () => {
  it("wallet-get-assets-ok: is read as a wallet's answer is", async () => {
    const { result } = readFixtures(
      import.meta.dirname,
      "../fixtures/walletAssets.json"
    )("wallet-get-assets-ok").response.body
    expect(decodeAssets(result, fakeNetwork(8453))).toEqual([
      { name: "Ethereum", amount: { value: 10n ** 16n, decimals: 18, symbol: "ETH" } }
    ])
    expect(decodeAssets(result, fakeNetwork(1))).toBeUndefined()
  })
})
