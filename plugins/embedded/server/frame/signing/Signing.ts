import type { SmartAccount } from "../account/evmAccounts.ts"
import type { Chain } from "../calls/chains.ts"
import type { Review } from "../screen/Review.ts"
import type { SigningWords } from "../words/SigningWords.ts"
import type { Keys } from "../wallet/deriveKeys.ts"

/** Asks the node of the chain. Fails: rejects with `FrameError`. */
export type AskNode = (method: string, params: unknown) => Promise<unknown>

/** What a request is signed with. */
export interface SigningContext {
  readonly chain: Chain
  /** The address that signs on EVM chains: the key's own, or that of `smart`. */
  readonly evm: string
  /** The smart account, where it is the one that signs. */
  readonly smart?: SmartAccount
  readonly solana: string
  /** Origin of the page that asks. */
  readonly origin: string
  readonly askNode: AskNode
  readonly words: SigningWords
}

/** A request that was read: what the visitor is shown, and what signs exactly that. */
export interface Prepared {
  readonly review: Review
  /** The most of the chain's coin that it takes, in base units; absent where it may take anything else too. */
  readonly most?: bigint
  /** Fails: rejects with `FrameError`. */
  readonly sign: (keys: Keys) => Promise<unknown>
  /** Makes the answer of what `sign` gave, where that takes longer than the keys should be lent. Fails: as `sign`. */
  readonly finish?: (signed: unknown) => Promise<unknown>
}

/** Reads a request. Fails: rejects with `FrameError` where it is not what it should be. */
export type Prepare = (params: unknown, context: SigningContext) => Promise<Prepared>
