import type { TransactionDescription } from "@latchkey/core"
import type { Address, Hex } from "viem"

/** One call of what a wallet has sent. */
export interface SentCall {
  /** Absent where a contract is created. */
  readonly to?: Address | undefined
  /** Wei. */
  readonly value: bigint
  /** What the contract is called with; absent for a plain transfer. */
  readonly data?: Hex | undefined
}

/** What a wallet has sent for wagmi: one call, or those of one `useSendCalls`. */
export interface SentRequest {
  /** The EVM chain's id, as wagmi has it. */
  readonly chainId: number
  /** In the order in which the wallet was asked for them. */
  readonly calls: ReadonlyArray<SentCall>
}

/** Says what visitors are told of something that was sent; what it leaves out is as it was. */
export type Describe = (request: SentRequest) => Partial<TransactionDescription> | undefined
