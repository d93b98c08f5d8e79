import { rpcAnswer, tokensSourceContract, type SentRequest } from "@latchkey/testing"
import { decodeFunctionData, encodeFunctionResult, erc20Abi, type Hex } from "viem"
import { mainnet } from "viem/chains"
import { describe, it } from "vitest"
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
