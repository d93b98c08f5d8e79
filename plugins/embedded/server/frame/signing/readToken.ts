import { encodeFunctionData, erc20Abi, formatUnits, hexToBigInt, type Hex } from "viem"
import type { SigningWords } from "../words/SigningWords.ts"
import type { AskNode } from "./Signing.ts"
import { oneLine } from "./visibleText.ts"

/** What a token calls itself, and how it counts; undefined where it does not say. */
const readToken = async (askNode: AskNode, contract: Hex) => {
  const call = async (functionName: "symbol" | "decimals") => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName })
    return askNode("eth_call", [{ to: contract, data }, "latest"])
  }
  try {
    const [symbol, decimals] = await Promise.all([call("symbol"), call("decimals")])
    const { decodeFunctionResult } = await import("viem")
    const count = hexToBigInt(decimals as Hex)
    if (count > 36n) return undefined
    const name = decodeFunctionResult({ abi: erc20Abi, functionName: "symbol", data: symbol as Hex })
    return { symbol: oneLine(name).slice(0, 24), decimals: Number(count) }
  } catch {
    return undefined
  }
}

/** An amount of a token as people count it; the bare number where the token does not say how. */
export const amountOf = async (
  askNode: AskNode,
  contract: Hex,
  amount: bigint,
  words: SigningWords
): Promise<string> => {
  const token = await readToken(askNode, contract)
  return token === undefined
    ? words.uncounted(String(amount))
    : `${formatUnits(amount, token.decimals)} ${token.symbol}`
}
