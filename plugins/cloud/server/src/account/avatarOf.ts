import { decodeAbiParameters, decodeFunctionResult, encodeFunctionData, isHex, parseAbi, toHex } from "viem"
import { namehash, packetToBytes } from "viem/ens"
import { NodeRefusal } from "../chain/NodeError.ts"
import type { Node } from "../chain/makeNode.ts"
import { RESOLVER } from "./nameOf.ts"

const MAX_RECORD = 400_000
const resolver = parseAbi(["function resolve(bytes name, bytes data) view returns (bytes, address)"])
const records = parseAbi(["function text(bytes32 node, string key) view returns (string)"])

const readText = (answer: unknown): string => {
  if (!isHex(answer)) return ""
  try {
    const [record] = decodeFunctionResult({ abi: resolver, data: answer })
    return decodeAbiParameters([{ type: "string" }], record)[0]
  } catch {
    return ""
  }
}

/**
 * The picture of a name in ENS as its owner wrote it down, null if there is none; nothing to load unchecked. Names whose records lie
 * on a server are not followed there. Fails: `NodeError` if the node of Ethereum does not answer.
 */
export const avatarOf = async (node: Node, name: string): Promise<string | null> => {
  const text = encodeFunctionData({ abi: records, args: [namehash(name), "avatar"] })
  const data = encodeFunctionData({ abi: resolver, args: [toHex(packetToBytes(name)), text] })
  const answer = await node.ask("eth_call", { to: RESOLVER, data }, "latest").catch((error: unknown) => {
    if (error instanceof NodeRefusal) return "0x"
    throw error
  })
  const record = readText(answer)
  return record !== "" && record.length <= MAX_RECORD ? record : null
}
