import type { ChainRecord } from "../chain/ChainRecord.ts"
import type { Followed } from "../chain/followChain.ts"
import type { Node } from "../chain/makeNode.ts"
import type { TokenFacts } from "./makeTokenFacts.ts"

/** What an account has of a token. */
export interface TokenHeld {
  /** As the chain writes its address. */
  readonly token: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units, more than none. */
  readonly value: bigint
  /** Nobody says what it is called: name and symbol are made of its address. */
  readonly isGuess?: boolean
}

/** What an account has, as the chain's node says it now. */
export interface Holdings {
  /** Base units of the network's coin. */
  readonly coin: bigint
  readonly tokens: ReadonlyArray<TokenHeld>
}

/** A chain that a server reads and tells of. */
export interface ServedChain {
  readonly record: ChainRecord
  readonly node: Node
  /** How far its blocks were read; absent if they are not, and accounts are read when they are asked about. */
  readonly followed?: Followed
  /** An account's address in the one form in which it is kept; undefined if the text is none of this chain. */
  readonly parseAddress: (text: string) => string | undefined
  /** Has the index know of an account what the chain knows; absent if it follows the chain anyway. Fails: `NodeError`. */
  readonly read?: (address: string) => Promise<void>
  readonly factsOf: (tokens: ReadonlyArray<string>) => Promise<ReadonlyMap<string, TokenFacts>>
  /** `also` are tokens that are asked about beside those that it is known to have had. Fails: `NodeError`, `NodeRefusal`. */
  readonly holdingsOf: (request: {
    readonly address: string
    readonly also: ReadonlyArray<string>
  }) => Promise<Holdings>
}
