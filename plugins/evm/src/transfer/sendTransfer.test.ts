import type { PreparedTransfer } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { Wanted, type WantedTransaction } from "../../../../core/src/chain-kit/effect/stillWanted.ts"
import { fakeChainReader } from "../../support/fakeChainReader.ts"
import { fakeProvider, rpcError, type Answers } from "../../support/fakeProvider.ts"
import type { NodeAnswers } from "../../support/fakeReader.ts"
import { askToSendTransaction } from "./askToSend.ts"
import { digestOf } from "./digestOf.ts"
import { isEnough, sendTransfer } from "./sendTransfer.ts"
import { encodeBalanceOf, encodeTransfer, tokenCalls } from "./tokenCalls.ts"
import { encodeTransferCall } from "./TransferCall.ts"

const sender = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const contract = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const hash = `0x${"ab".repeat(32)}`
const hex = (value: bigint) => `0x${value.toString(16)}`
const word = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`

const { network } = fakeChainReader(10, {})
const price = { maxFeePerGas: 100n, maxPriorityFeePerGas: 2n }
/** 500 wei, of which the fee is at most 2,100,000. */
const shown: PreparedTransfer = {
  networkId: "eip155:10",
  sender,
  receiver,
  amount: { value: 500n, decimals: 18, symbol: "ETH" },
  fee: { value: 2_100_000n, decimals: 18, symbol: "ETH" },
  warnings: [],
  request: encodeTransferCall(network, { sender, receiver, value: 500n }, 21_000n, price)
}
const ofToken: PreparedTransfer = {
  ...shown,
  token: `eip155:10:${contract}`,
  amount: { value: 7n, decimals: 6, symbol: "TEA" },
  fee: { value: 6_250_000n, decimals: 18, symbol: "ETH" },
  request: encodeTransferCall(network, { sender, receiver, token: contract, value: 7n }, 62_500n, price)
}

const tokenSays =
  (balance: bigint, decimals = 6n): NodeAnswers["eth_call"] =>
  ([{ data }]) =>
    data === tokenCalls.decimals
      ? word(decimals)
      : data === encodeBalanceOf(sender)
        ? word(balance)
        : String(data).startsWith("0xa9059cbb")
          ? "0x"
          : null
const chain: NodeAnswers = {
  eth_getBalance: () => hex(2_100_500n),
  eth_getBlockByNumber: () => ({ number: "0x10", baseFeePerGas: "0x64" }),
  eth_estimateGas: () => "0x5208",
  eth_getTransactionCount: () => "0x7",
  eth_call: tokenSays(7n)
}
const wallet: Answers = {
  eth_chainId: () => "0xa",
  eth_accounts: () => [receiver, sender],
  eth_sendTransaction: () => hash
}

const open = ({ node = {}, answers = {} }: { node?: NodeAnswers; answers?: Answers } = {}) => {
  const { reader } = fakeChainReader(10, { ...chain, ...node })
  const provider = fakeProvider({ ...wallet, ...answers })
  const wanted: Array<WantedTransaction> = []
  return {
    provider,
    wanted,
    send: (transfer: PreparedTransfer = shown) =>
      Effect.runPromise(
        Effect.provideService(sendTransfer(reader, provider, transfer), Wanted, (transaction) =>
          Effect.sync(() => void wanted.push(transaction))
        )
      ),
    asked: () => provider.calls.filter(({ method }) => method === "eth_sendTransaction")
  }
}
const failing = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    ({ code, details }: { readonly code: string; readonly details?: object }) =>
      [code, ...Object.values(details ?? {})].join(" ")
  )

describe("sending a transfer that was reviewed", () => {
  it("T20 in part: asks the wallet once, for the request that was shown, and tells its hash", async () => {
    const { send, asked } = open({ answers: { eth_sendTransaction: () => `0x${"AB".repeat(32)}` } })
    expect(await send()).toEqual({ hash })
    expect(asked()).toEqual([{ method: "eth_sendTransaction", params: [shown.request] }])
    const token = open({ node: { eth_getBalance: () => hex(6_250_000n), eth_estimateGas: () => "0xc350" } })
    await token.send(ofToken)
    expect(token.asked()).toEqual([{ method: "eth_sendTransaction", params: [ofToken.request] }])
  })

  it("T28 in part: says where it would be before the wallet is asked: by the count of now, and what it does", async () => {
    const { send, wanted } = open()
    await send()
    expect(wanted).toEqual([
      { order: { count: "7" }, digest: digestOf({ to: receiver, value: "0x1f4", data: "0x" }) }
    ])
  })

  it.each<readonly [string, Partial<PreparedTransfer>]>([
    ["another sender", { sender: receiver }],
    ["another receiver", { receiver: sender }],
    ["another amount", { amount: { ...shown.amount, value: 499n } }],
    ["a token", { token: `eip155:10:${contract}` }],
    ["a lower fee", { fee: { ...shown.fee, value: 2_099_999n } }],
    ["somebody who pays for it", { feePayer: { kind: "sponsor" } }],
    ["another network", { networkId: "eip155:1" }],
    ["a request for another chain", { request: { ...shown.request, chainId: "0x1" } }],
    ["a request with a field more", { request: { ...shown.request, nonce: "0x1" } }],
    ["a request that is no transfer", { request: { ...shown.request, data: "0xabcd" } }],
    ["a request without its gas", { request: { ...shown.request, gas: undefined } }],
    ["a request without a price", { request: { ...shown.request, maxFeePerGas: undefined } }],
    ["a request without a sender", { request: { ...shown.request, from: undefined } }],
    ["a request without a receiver", { request: { ...shown.request, to: 7 } }],
    ["a request without an amount", { request: { ...shown.request, value: undefined } }],
    ["a request without its chain", { request: { ...shown.request, chainId: 10 } }],
    ["a request without data", { request: { ...shown.request, data: undefined } }],
    ["a request for an earlier price", { request: { ...shown.request, maxFeePerGas: "0x65" } }]
  ])("T20 in part: is refused before anybody is asked, shown with %s", async (_case, change) => {
    const { send, provider } = open()
    expect(await failing(send({ ...shown, ...change }))).toBe("TRANSFER_CHANGED request")
    expect(provider.methods()).toEqual([])
  })

  it("T20 in part: of a token is refused where it is another's, takes coins along, or is counted otherwise by now", async () => {
    const node = { eth_getBalance: () => hex(10n ** 18n), eth_estimateGas: () => "0xc350" }
    const other = { ...ofToken, token: `eip155:10:${receiver}` as const }
    const along = { ...ofToken, request: { ...ofToken.request, value: "0x1" } }
    const garbled = { ...ofToken, request: { ...ofToken.request, data: `${encodeTransfer(receiver, 7n)}00` } }
    for (const changed of [other, along, garbled])
      expect(await failing(open({ node }).send(changed))).toBe("TRANSFER_CHANGED request")
    const counted = open({ node: { ...node, eth_call: tokenSays(7n, 8n) } })
    expect(await failing(counted.send(ofToken))).toBe("TRANSFER_CHANGED request")
    expect(counted.asked()).toEqual([])
  })

  it.each<readonly [string, PreparedTransfer, NodeAnswers, string]>([
    [
      "the coin became less by a wei",
      shown,
      { eth_getBalance: () => hex(2_100_499n) },
      "TRANSFER_BALANCE ETH fee"
    ],
    [
      "the token became less",
      ofToken,
      { eth_getBalance: () => hex(10n ** 18n), eth_call: tokenSays(6n) },
      "TRANSFER_BALANCE 0x3C44…93BC amount"
    ],
    [
      "the base fee rose above its price",
      shown,
      { eth_getBlockByNumber: () => ({ baseFeePerGas: "0x65" }) },
      "TRANSFER_CHANGED fee"
    ],
    ["it takes more gas by now", shown, { eth_estimateGas: () => "0x5210" }, "TRANSFER_CHANGED fee"],
    [
      "it would not be carried out",
      shown,
      {
        eth_estimateGas: () => {
          throw { code: 3, message: "execution reverted", data: "0x" }
        }
      },
      "TRANSFER_REFUSED"
    ],
    [
      "nobody can say how many it has sent",
      shown,
      { eth_getTransactionCount: () => null },
      "NODE_ANSWER_INVALID eip155:10 a transaction count"
    ]
  ])("T21 in part: asks nobody where %s", async (_case, transfer, node, told) => {
    const { send, asked } = open({ node })
    expect(await failing(send(transfer))).toMatch(told)
    expect(asked()).toEqual([])
  })

  it("T21 in part: pays still where the base fee is what it pays at most, and four fifths of the gas are used", () => {
    const request = { gas: "0x64", maxFeePerGas: "0x5" }
    expect([5n, 6n].map((base) => isEnough(request, base, 100n))).toEqual([true, false])
    // What was tried came with a quarter more.
    expect([125n, 126n, 127n].map((used) => isEnough(request, "none", used))).toEqual([true, true, false])
    const legacy = { gas: "0x64", gasPrice: "0x5" }
    expect([5n, 6n].map((base) => isEnough(legacy, base, 100n))).toEqual([true, false])
  })

  it.each<readonly [string, Answers, string]>([
    ["is on another chain", { eth_chainId: () => "0x1" }, "NETWORK_MISMATCH eip155:10 eip155:1"],
    ["has another account", { eth_accounts: () => [receiver] }, "TRANSFER_CHANGED account"],
    [
      "does not say where it is",
      {
        eth_chainId: () => {
          throw rpcError(-32_603)
        }
      },
      "TRANSFER_FAILED"
    ]
  ])("T22 in part: asks for nothing where the wallet %s", async (_case, answers, told) => {
    const { send, asked, wanted } = open({ answers })
    expect(await failing(send())).toMatch(told)
    expect([asked(), wanted]).toEqual([[], []])
  })

  it("T22 in part: a wallet that does not answer whose account it has is asked all the same", async () => {
    const { send } = open({
      answers: {
        eth_accounts: () => {
          throw rpcError(4100)
        }
      }
    })
    expect(await send()).toEqual({ hash })
  })
})

describe("what a wallet's answer means for what may have been sent", () => {
  const failingWith = (error: unknown, counts: ReadonlyArray<unknown>) => {
    const rest = [...counts]
    return open({
      node: { eth_getTransactionCount: () => (rest.length > 1 ? rest.shift() : rest[0]) },
      answers: {
        eth_sendTransaction: () => {
          throw error
        }
      }
    })
  }
  const same = ["0x7"]
  const later = ["0x7", "0x8"]
  const unread = ["0x7", null]

  it.each<readonly [string, number, ReadonlyArray<unknown>, string]>([
    ["a visitor's no", 4001, same, "TRANSFER_REJECTED"],
    ["a visitor's no that nobody can check", 4001, unread, "TRANSFER_REJECTED"],
    ["a no of a wallet that sent it all the same", 4001, later, "TRANSFER_UNCERTAIN"],
    ["anything", -32_603, same, "TRANSFER_UNCERTAIN"],
    ["anything of a wallet that sent it", -32_603, later, "TRANSFER_UNCERTAIN"],
    ["an open request", -32_002, later, "TRANSFER_FAILED"],
    ["a method it has not", 4200, later, "TRANSFER_FAILED"],
    ["no permission", 4100, later, "TRANSFER_FAILED"],
    ["parameters it does not take", -32_602, later, "TRANSFER_FAILED"],
    ["a capability it has not", 5700, later, "TRANSFER_FAILED"],
    ["a chain it cannot batch on", 5710, later, "TRANSFER_FAILED"],
    ["an id it knows", 5720, later, "TRANSFER_FAILED"],
    ["too many", 5740, later, "TRANSFER_FAILED"],
    ["an account it would have to change", 5750, later, "TRANSFER_FAILED"],
    ["no way for all or none", 5760, later, "TRANSFER_FAILED"],
    ["a node that is gone", 4900, same, "TRANSFER_FAILED"],
    ["a chain that is gone", 4901, same, "TRANSFER_FAILED"],
    ["a node that refuses", -32_003, same, "TRANSFER_FAILED"],
    ["a node that is gone, once it had it", 4900, later, "TRANSFER_UNCERTAIN"],
    ["a node that is gone, for us too", 4900, unread, "TRANSFER_UNCERTAIN"]
  ])("T28 in part: %s (%i) with the counts %j is %s", async (_case, code, counts, told) => {
    expect(await failing(failingWith(rpcError(code), counts).send())).toBe(told)
  })

  it.each(["", "0x", hash.slice(0, -1), `${hash}0`, `x${hash}`, 7, null, { hash }])(
    "T28 in part: an answer that is no hash (%j) leaves it uncertain",
    async (answer) => {
      const { send } = open({ answers: { eth_sendTransaction: () => answer } })
      await expect(send()).rejects.toMatchObject({
        code: "TRANSFER_UNCERTAIN",
        cause: { message: "The wallet's answer is no transaction hash." }
      })
    }
  )

  it("T28 in part: of a request with its number the place is that number; of one without a call there is none", async () => {
    const places: Array<WantedTransaction> = []
    const { reader } = fakeChainReader(10, chain)
    const placeOf = (request: object) =>
      Effect.runPromise(
        Effect.provideService(
          askToSendTransaction(reader, fakeProvider(wallet), { request, sender, count: 9n }),
          Wanted,
          (transaction) => Effect.sync(() => void places.push(transaction))
        )
      )
    const call = { to: receiver, value: "0x1f4", data: "0x" }
    const { to: _to, ...noReceiver } = call
    const { value: _value, ...noValue } = call
    const { data: _data, ...noData } = call
    for (const request of [call, { ...call, nonce: "0x10" }, noReceiver, noValue, noData])
      await placeOf(request)
    const digest = digestOf(call)
    expect(places).toEqual([
      { order: { count: "9" }, digest },
      { order: { nonce: "16" }, digest },
      {},
      {},
      {}
    ])
  })
})
