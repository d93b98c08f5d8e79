import { NodeRefusal } from "../chain/NodeError.ts"
import type { Node } from "../chain/makeNode.ts"
import { readWords, wordText } from "../chain/readWords.ts"

/** ENS' universal resolver on Ethereum. */
export const RESOLVER = "0xeeeeeeee14d718c2b47d9923deab1335e144eeee"
const REVERSE = "0x5d78a217"
const ETHEREUM_COIN = 60
const MAX_NAME = 255

const word = (value: number) => value.toString(16).padStart(64, "0")

/**
 * What an address calls itself in ENS, by the resolver that looks whether the name leads back to it; null if it says nothing.
 * Fails: `NodeError` if the node of Ethereum does not answer.
 */
export const nameOf = async (node: Node, address: string): Promise<string | null> => {
  const data = `${REVERSE}${word(64)}${word(ETHEREUM_COIN)}${word(20)}${address.slice(2).padEnd(64, "0")}`
  const answer = await node.ask("eth_call", { to: RESOLVER, data }, "latest").catch((error: unknown) => {
    if (error instanceof NodeRefusal) return "0x"
    throw error
  })
  return wordText(readWords(answer) ?? [], 0, MAX_NAME) || null
}
