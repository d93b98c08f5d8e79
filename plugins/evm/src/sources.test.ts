import {
  historySourceContract,
  namesSourceContract,
  rpcAnswer,
  tokensSourceContract,
  type SentRequest
} from "@latchkey/testing"
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  erc20Abi,
  parseAbi,
  type Hex
} from "viem"
import { namehash } from "viem/ens"
import { mainnet, optimism } from "viem/chains"
import { describe, it } from "vitest"
import { events } from "./history/AccountLog.ts"
import { evm } from "./index.ts"

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
const token = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"

const said = { balanceOf: 2_500_000n, decimals: 6, name: "USD Coin", symbol: "USDC" } as const

const answerTo = (body: unknown): unknown => {
  const { method, params } = body as { readonly method: string; readonly params: ReadonlyArray<unknown> }
  if (method === "eth_chainId") return "0x1"
  if (method === "eth_getBalance") return "0xde0b6b3a7640000"
  const { data } = params[0] as { readonly data: Hex }
  const { functionName } = decodeFunctionData({ abi: erc20Abi, data })
  return encodeFunctionResult({
    abi: erc20Abi,
    functionName: functionName as "decimals",
    result: said[functionName as "decimals"]
  })
}

/** A node that takes batches. */
const service = (request: SentRequest): unknown =>
  Array.isArray(request.body)
    ? request.body.map((body: unknown) => rpcAnswer({ ...request, body }, answerTo(body)))
    : rpcAnswer(request, answerTo(request.body))

describe("what EVM accounts hold", () => {
  const cases = tokensSourceContract({
    make: () => evm({ tokens: [`eip155:1:${token}`] }),
    networks: [mainnet],
    networkId: "eip155:1",
    address,
    service,
    sharesRequests: true,
    holds: { native: 10n ** 18n, [`eip155:1:${token}`]: 2_500_000n }
  })
  it.each(cases)("$name", ({ run }) => run(), 60_000)
})

/** A node that takes batches, and answers each call by `answers`; undefined is what it cannot answer. */
const nodeOf = (answers: (method: string, params: ReadonlyArray<any>) => unknown) => {
  const one = (request: SentRequest, body: unknown) => {
    const { method, params } = body as { readonly method: string; readonly params: ReadonlyArray<unknown> }
    return rpcAnswer({ ...request, body }, answers(method, params))
  }
  return (request: SentRequest): unknown =>
    Array.isArray(request.body)
      ? request.body.map((body: unknown) => one(request, body))
      : one(request, request.body)
}

describe("names of the Ethereum Name Service", () => {
  const abi = parseAbi([
    "function resolve(bytes name, bytes data) view returns (bytes, address)",
    "function reverse(bytes lookupAddress, uint256 coinType) view returns (string, address, address)",
    "function addr(bytes32 node) view returns (address)",
    "function text(bytes32 node, string key) view returns (string)"
  ])
  const resolver = `0x${"9".repeat(40)}` as const
  const resolved = (data: Hex) =>
    encodeFunctionResult({ abi, functionName: "resolve", result: [data, resolver] })
  /** The universal resolver, which knows one name of one account. */
  const knowing = (owner: Hex, called: string) =>
    nodeOf((method, [call]) => {
      if (method !== "eth_call") return method === "eth_chainId" ? "0x1" : "0x"
      const { functionName, args } = decodeFunctionData({ abi, data: call.data })
      if (functionName === "reverse")
        return encodeFunctionResult({ abi, functionName, result: [called, resolver, resolver] })
      const record = decodeFunctionData({ abi, data: args[1] as Hex })
      if (record.args[0] !== namehash("harbour.eth")) return resolved("0x")
      return record.functionName === "addr"
        ? resolved(encodeAbiParameters([{ type: "address" }], [owner]))
        : resolved(encodeAbiParameters([{ type: "string" }], [""]))
    })
  const cases = namesSourceContract({
    make: () => evm(),
    networks: [mainnet],
    networkId: "eip155:1",
    address,
    name: "harbour.eth",
    unknown: "nobody.eth",
    service: knowing(address, "harbour.eth"),
    foreign: knowing(`0x${"0".repeat(40)}`, "\u202eharbour.eth"),
    sharesRequests: true
  })
  it.each(cases)("$name", ({ run }) => run(), 120_000)
})

describe("what happened to EVM accounts, by the logs of the chain", () => {
  const word = (value: number | bigint) => value.toString(16).padStart(64, "0")
  const hex = (value: number) => `0x${value.toString(16)}`
  const topicOf = (account: string) => `0x${account.slice(2).toLowerCase().padStart(64, "0")}`
  const other = `0x${"b".repeat(40)}`
  const blocks = [90, 80]
  const hashOf = (block: number) => `0x${word(block)}`
  /** A chain on which `holder` sent one token in each of two blocks. */
  const chainOf = (holder: string) =>
    nodeOf((method, [first]) => {
      if (method === "eth_chainId") return "0x1"
      if (method === "eth_blockNumber") return hex(100)
      if (method === "eth_getBlockByNumber") return { timestamp: hex(Number(first) * 12) }
      if (method === "eth_getTransactionByHash")
        return { hash: first, blockNumber: hex(Number(first)), from: holder, to: token, value: "0x0" }
      if (method === "eth_getTransactionReceipt")
        return {
          transactionHash: first,
          blockNumber: hex(Number(first)),
          status: "0x1",
          gasUsed: "0x5208",
          effectiveGasPrice: "0x1"
        }
      if (method === "eth_call") return answerTo({ method, params: [first] })
      if (first.topics.length !== 2) return []
      return blocks
        .filter((block) => block >= Number(first.fromBlock) && block <= Number(first.toBlock))
        .map((block) => ({
          address: token,
          transactionHash: hashOf(block),
          blockNumber: hex(block),
          transactionIndex: "0x0",
          logIndex: "0x0",
          topics: [events.transfer, topicOf(holder), topicOf(other)],
          data: `0x${word(5)}`
        }))
    })
  const cases = historySourceContract({
    make: () => evm(),
    networks: [mainnet, optimism],
    networkId: "eip155:1",
    address,
    service: chainOf(address),
    // A node that answers with the logs of somebody else.
    foreign: chainOf(`0x${"d".repeat(40)}`),
    sharesRequests: true
  })
  it.each(cases)("$name", ({ run }) => run(), 120_000)
})
