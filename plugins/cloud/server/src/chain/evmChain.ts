import { makeTokenFacts } from "../account/makeTokenFacts.ts"
import type { ServedChain } from "../account/ServedChain.ts"
import type { ActivityIndex } from "../activity/ActivityIndex.ts"
import { isAddress, type ChainRecord } from "./ChainRecord.ts"
import { followChain } from "./followChain.ts"
import { makeNode } from "./makeNode.ts"
import { quantityOf } from "./readBlock.ts"
import { readWords, wordNumber } from "./readWords.ts"

const MAX_TOKENS = 200
const BALANCE_OF = "0x70a08231"

/** A chain of Ethereum's kind, all of whose blocks are read. It has, of the 200 tokens that moved last, those that it has some of. */
export const evmChain = (record: ChainRecord, index: ActivityIndex): ServedChain => {
  const { id, rpcUrl, spam = [] } = record
  const node = makeNode(rpcUrl)
  const factsOf = makeTokenFacts(node, Date.now)
  return {
    record,
    node,
    followed: followChain(record, node, index),
    parseAddress: (text) => (isAddress(text) ? text.toLowerCase() : undefined),
    factsOf,
    holdingsOf: async ({ address, also }) => {
      const seen = await index.tokens(id, address, MAX_TOKENS)
      const tokens = [...new Set([...also, ...seen])].slice(0, MAX_TOKENS)
      const data = `${BALANCE_OF}${address.slice(2).padStart(64, "0")}`
      const [native, answers, facts] = await Promise.all([
        node.ask("eth_getBalance", address, "latest"),
        node.askAll(tokens.map((to) => ["eth_call", { to, data }, "latest"] as const)),
        factsOf(tokens)
      ])
      return {
        coin: quantityOf(native, "balance"),
        tokens: tokens.flatMap((token, place) => {
          const words = readWords(answers[place]) ?? []
          const { name, symbol, decimals } = facts.get(token)!
          const value = words.length === 1 ? wordNumber(words[0]!) : 0n
          return value === 0n || decimals === undefined || spam.includes(token)
            ? []
            : [{ token, name, symbol, decimals, value }]
        })
      }
    }
  }
}
