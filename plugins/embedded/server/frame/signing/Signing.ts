import type { Chain } from "../calls/chains.ts"
import type { Review } from "../screen/Review.ts"
import type { Keys } from "../wallet/deriveKeys.ts"

/** Asks the node of the chain. Fails: rejects with `FrameError`. */
export type AskNode = (method: string, params: unknown) => Promise<unknown>

/** What a request is signed with. */
export interface SigningContext {
  readonly chain: Chain
  /** The wallet's addresses. */
  readonly evm: string
  readonly solana: string
  /** Origin of the page that asks. */
  readonly origin: string
  readonly askNode: AskNode
}

/** A request that was read: what the visitor is shown, and what signs exactly that. */
export interface Prepared {
  readonly review: Review
  /** Fails: rejects with `FrameError`. */
  readonly sign: (keys: Keys) => Promise<unknown>
}

/** Reads a request. Fails: rejects with `FrameError` where it is not what it should be. */
export type Prepare = (params: unknown, context: SigningContext) => Promise<Prepared>
