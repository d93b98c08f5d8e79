import {
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  hexToBigInt,
  maxUint256,
  parseAbi,
  type Hex
} from "viem"
import type { ReviewPart } from "../screen/Review.ts"
import type { AskNode } from "./Signing.ts"
import { visibleText } from "./visibleText.ts"

const abi = parseAbi([
  "function transfer(address to, uint256 amount)",
  "function transferFrom(address from, address to, uint256 amount)",
  "function safeTransferFrom(address from, address to, uint256 id)",
  "function approve(address spender, uint256 amount)",
  "function increaseAllowance(address spender, uint256 amount)",
  "function setApprovalForAll(address operator, bool approved)"
])

/** What a call does, as far as it can be read. */
export interface ReadCall {
  readonly title: string
  readonly act: string
  readonly parts: ReadonlyArray<ReviewPart>
  readonly warnings: ReadonlyArray<string>
}

type Decoded = ReturnType<typeof decodeFunctionData<typeof abi>>

/** The call in some data; undefined where it is none that is known, or where more or other bytes stand in it. */
const decode = (data: Hex): Decoded | undefined => {
  try {
    const decoded = decodeFunctionData({ abi, data })
    return encodeFunctionData({ abi, ...decoded } as never) === data.toLowerCase() ? decoded : undefined
  } catch {
    return undefined
  }
}

/** What a token calls itself, and how it counts; undefined where it does not say. */
const tokenOf = async (askNode: AskNode, contract: Hex) => {
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
    return { symbol: visibleText(name).slice(0, 24), decimals: Number(count) }
  } catch {
    return undefined
  }
}

const amountOf = async (askNode: AskNode, contract: Hex, amount: bigint) => {
  const token = await tokenOf(askNode, contract)
  return token === undefined
    ? `${amount} (the token does not say how it counts, or this is the number of a thing)`
    : `${formatUnits(amount, token.decimals)} ${token.symbol}`
}

const address = (label: string, value: string): ReviewPart => ({ label, value, kind: "address" })

/** Reads a call of a contract, out of the data that is signed. */
export const readCall = async (
  askNode: AskNode,
  contract: Hex,
  data: Hex,
  account: string
): Promise<ReadCall> => {
  const decoded = decode(data)
  const token = address("Token", contract)
  if (decoded?.functionName === "transfer") {
    const [to, amount] = decoded.args
    const value = await amountOf(askNode, contract, amount)
    return {
      title: "Send a token",
      act: "Send",
      parts: [{ label: "Amount", value, kind: "amount" }, address("To", to), token],
      warnings: []
    }
  }
  if (decoded?.functionName === "transferFrom" || decoded?.functionName === "safeTransferFrom") {
    const [from, to, amount] = decoded.args
    const isOwn = from.toLowerCase() === account.toLowerCase()
    return {
      title: isOwn ? "Send a token or a thing" : "Move what belongs to another",
      act: "Send",
      parts: [
        {
          label: "Amount, or number of the thing",
          value: await amountOf(askNode, contract, amount),
          kind: "amount"
        },
        address("From", from),
        address("To", to),
        token
      ],
      warnings: []
    }
  }
  if (decoded?.functionName === "approve" || decoded?.functionName === "increaseAllowance") {
    const [spender, amount] = decoded.args
    const isAll = amount >= maxUint256 / 2n
    const value = isAll ? "Everything" : await amountOf(askNode, contract, amount)
    return {
      title: amount === 0n ? "Take back an allowance" : "Let another spend your token",
      act: amount === 0n ? "Take back" : "Allow",
      parts: [{ label: "At most", value, kind: "amount" }, address("Spender", spender), token],
      warnings: isAll ? ["The spender could take all that you have of this token, now and later."] : []
    }
  }
  if (decoded?.functionName === "setApprovalForAll") {
    const [operator, isApproved] = decoded.args
    return {
      title: isApproved ? "Let another move all your things" : "Take back a permission",
      act: isApproved ? "Allow" : "Take back",
      parts: [
        address(isApproved ? "Who may" : "Who no longer may", operator),
        address("Collection", contract)
      ],
      warnings: isApproved
        ? ["Whoever this is could take all that you have of this collection, now and later."]
        : []
    }
  }
  return {
    title: "Call a contract",
    act: "Call",
    parts: [address("Contract", contract), { label: "Data", value: data, kind: "data" }],
    warnings: ["This wallet cannot read what this call does. It may take what you own."]
  }
}
