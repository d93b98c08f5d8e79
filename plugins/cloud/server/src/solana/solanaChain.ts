import type { ServedChain } from "../account/ServedChain.ts"
import type { ActivityIndex } from "../activity/ActivityIndex.ts"
import type { ChainRecord } from "../chain/ChainRecord.ts"
import { makeNode } from "../chain/makeNode.ts"
import { NodeError } from "../chain/NodeError.ts"
import { makeAccountReader } from "./readAccount.ts"
import { solanaAddress } from "./solanaAddress.ts"
import { tokenAccounts, valueOf } from "./tokenAccounts.ts"

const MAX_TOKENS = 200

const short = (mint: string) => `${mint.slice(0, 4)}…${mint.slice(-4)}`
// What a mint is called stands in no place that anybody vouches for.
const factsOf = (mint: string) => ({ name: short(mint), symbol: short(mint), isGuess: true })

const lamportsOf = (answer: unknown): bigint => {
  const lamports = valueOf(answer)
  if (!Number.isSafeInteger(lamports) || (lamports as number) < 0)
    throw new NodeError("The node gave no usable balance")
  return BigInt(lamports as number)
}

/**
 * A chain of Solana's kind. Its accounts are read when they are asked about, from a node that keeps transactions by account: nobody
 * can follow all that happens there.
 */
export const solanaChain = (record: ChainRecord, index: ActivityIndex): ServedChain => {
  const node = makeNode(record.rpcUrl)
  return {
    record,
    node,
    parseAddress: solanaAddress,
    read: makeAccountReader(record.id, node, index),
    factsOf: async (tokens) => new Map(tokens.map((token) => [token, factsOf(token)])),
    holdingsOf: async ({ address }) => {
      const [lamports, accounts] = await Promise.all([
        node.ask("getBalance", address, { commitment: "confirmed" }),
        tokenAccounts(node, address)
      ])
      const sums = new Map<string, { value: bigint; readonly decimals: number }>()
      for (const { mint, value, decimals } of accounts) {
        const sum = sums.get(mint)
        sums.set(mint, { decimals, value: (sum?.value ?? 0n) + value })
      }
      return {
        coin: lamportsOf(lamports),
        tokens: [...sums]
          .filter(([, { value, decimals }]) => value > 0n && decimals > 0)
          .slice(0, MAX_TOKENS)
          .map(([token, sum]) => ({ ...factsOf(token), ...sum, token }))
      }
    }
  }
}
