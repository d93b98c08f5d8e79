import type { ChainRecord } from "../chain/ChainRecord.ts"
import type { Followed } from "../chain/followChain.ts"
import type { Node } from "../chain/makeNode.ts"
import type { TokenFacts } from "./makeTokenFacts.ts"

/** A chain that a server reads and tells of. */
export interface ServedChain {
  readonly record: ChainRecord
  readonly node: Node
  readonly followed: Followed
  readonly factsOf: (tokens: ReadonlyArray<string>) => Promise<ReadonlyMap<string, TokenFacts>>
}
