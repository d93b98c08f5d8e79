import { decodeFunctionData, encodeFunctionData, maxUint256, parseAbi, type Hex } from "viem"
import type { ReviewPart } from "../screen/Review.ts"
import type { SigningWords } from "../words/SigningWords.ts"
import { amountOf } from "./readToken.ts"
import type { AskNode } from "./Signing.ts"

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

/** The call in some data; undefined if no known call is there, or if more or other bytes stand in it. */
const decode = (data: Hex): Decoded | undefined => {
  try {
    const decoded = decodeFunctionData({ abi, data })
    return encodeFunctionData({ abi, ...decoded } as never) === data.toLowerCase() ? decoded : undefined
  } catch {
    return undefined
  }
}

const address = (label: string, value: string): ReviewPart => ({ label, value, kind: "address" })

/** Reads a call of a contract, out of the data that is signed. */
export const readCall = async (
  askNode: AskNode,
  contract: Hex,
  data: Hex,
  account: string,
  words: SigningWords
): Promise<ReadCall> => {
  const decoded = decode(data)
  const token = address(words.token, contract)
  const named: ReviewPart = { label: words.method, value: decoded?.functionName ?? "", kind: "text" }
  if (decoded?.functionName === "transfer") {
    const [to, amount] = decoded.args
    const value = await amountOf(askNode, contract, amount, words)
    return {
      title: words.sendToken,
      act: words.send,
      parts: [{ label: words.amount, value, kind: "amount" }, address(words.to, to), token, named],
      warnings: []
    }
  }
  if (decoded?.functionName === "transferFrom" || decoded?.functionName === "safeTransferFrom") {
    const [from, to, amount] = decoded.args
    const isOwn = from.toLowerCase() === account.toLowerCase()
    return {
      title: isOwn ? words.sendThing : words.moveOthers,
      act: words.send,
      parts: [
        {
          label: words.amountOrNumber,
          value: await amountOf(askNode, contract, amount, words),
          kind: "amount"
        },
        address(words.from, from),
        address(words.to, to),
        token,
        named
      ],
      warnings: []
    }
  }
  if (decoded?.functionName === "approve" || decoded?.functionName === "increaseAllowance") {
    const [spender, amount] = decoded.args
    const isAll = amount >= maxUint256 / 2n
    const value = amount === maxUint256 ? words.everything : await amountOf(askNode, contract, amount, words)
    return {
      title: amount === 0n ? words.takeBackAllowance : words.allowSpender,
      act: amount === 0n ? words.takeBack : words.allow,
      parts: [{ label: words.atMost, value, kind: "amount" }, address(words.spender, spender), token, named],
      warnings: isAll ? [words.warnEverything] : []
    }
  }
  if (decoded?.functionName === "setApprovalForAll") {
    const [operator, isApproved] = decoded.args
    return {
      title: isApproved ? words.allowOperator : words.takeBackPermission,
      act: isApproved ? words.allow : words.takeBack,
      parts: [
        address(isApproved ? words.whoMay : words.whoMayNot, operator),
        address(words.collection, contract),
        named
      ],
      warnings: isApproved ? [words.warnOperator] : []
    }
  }
  return {
    title: words.callContract,
    act: words.call,
    parts: [address(words.contract, contract), { label: words.data, value: data, kind: "data" }],
    warnings: [words.warnCall]
  }
}
