import { rpcAnswer, swapSourceContract, type SentRequest } from "@latchkey/testing"
import { evm } from "@latchkey/evm"
import { decodeFunctionData, encodeFunctionResult, parseAbi, type Hex } from "viem"
import { mainnet, optimism } from "viem/chains"
import { describe, it } from "vitest"
import { onchainSwap } from "./index.ts"

const router = "0x1111111111111111111111111111111111111111"
const factory = "0x2222222222222222222222222222222222222222"
const wrapped = "0x3333333333333333333333333333333333333333"
const pair = "0x4444444444444444444444444444444444444444"
const tea = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"

const abi = parseAbi([
  "function factory() view returns (address)",
  "function WETH() view returns (address)",
  "function getPair(address,address) view returns (address)",
  "function getReserves() view returns (uint112,uint112,uint32)",
  "function getAmountsOut(uint256,address[]) view returns (uint256[])",
  "function balanceOf(address) view returns (uint256)",
  "function decimals() view returns (uint8)",
  "function name() view returns (string)",
  "function symbol() view returns (string)"
])

const amount = 1_000_000_000_000n

/** What the contracts of an exchange with one pair say; of `out`, that comes out for the amount. */
const said = (out: bigint) =>
  ({
    factory,
    WETH: wrapped,
    getPair: pair,
    getReserves: [10n ** 21n, 10n ** 12n, 1],
    getAmountsOut: [amount, out],
    balanceOf: 7_000_000n,
    decimals: 6,
    name: "Tea",
    symbol: "TEA"
  }) as const

/** A node that takes batches, over that exchange. */
const nodeOf = (out: bigint) => {
  const answerTo = (body: unknown): unknown => {
    const { method, params } = body as { readonly method: string; readonly params: ReadonlyArray<unknown> }
    if (method === "eth_chainId") return "0x1"
    if (method === "eth_getBalance") return "0xde0b6b3a7640000"
    const { data } = params[0] as { readonly data: Hex }
    const { functionName } = decodeFunctionData({ abi, data })
    return encodeFunctionResult({ abi, functionName, result: said(out)[functionName] as never })
  }
  return (request: SentRequest): unknown =>
    Array.isArray(request.body)
      ? request.body.map((body: unknown) => rpcAnswer({ ...request, body }, answerTo(body)))
      : rpcAnswer(request, answerTo(request.body))
}

describe("onchainSwap keeps the contract of sources of swaps", () => {
  const cases = swapSourceContract({
    make: () =>
      onchainSwap({ routers: [{ title: "Tea House", networkId: "eip155:1", router, tokens: [tea] }] }),
    others: () => [evm()],
    networks: [mainnet, optimism],
    networkId: "eip155:1",
    unservedNetworkId: "eip155:10",
    address,
    service: nodeOf(990n),
    withoutOffer: nodeOf(0n),
    sharesRequests: true,
    sell: { id: "native", name: "Ether", symbol: "ETH", decimals: 18 },
    buy: { id: `eip155:1:${tea}`, name: "Tea", symbol: "TEA", decimals: 6 },
    amount
  })
  it.each(cases)("$name", ({ run }) => run(), 120_000)
})
