import type { SiwxData } from "@latchkey/core"

/** What a verifier is given: a message whose fields are checked already, and what claims to be its signature. */
export interface SignedMessage {
  readonly data: SiwxData
  readonly message: string
  readonly signature: string
}

/**
 * Whether a signature is one of the account that its message names. Never throws for what a visitor sends; rejects where the
 * server lacks what it needs.
 */
export type SiwxVerifier = (signed: SignedMessage) => Promise<boolean> | boolean

/**
 * Calls a contract and answers with what it returned, both as hex: `eth_call` on the latest block of a network. Rejects
 * where the call reverts.
 */
export type ReadContract = (call: {
  /** CAIP-2. */
  readonly chainId: string
  /** The contract; absent where `data` is code to be run once, of a contract that is not there (ERC-6492). */
  readonly to?: string
  readonly data: string
}) => Promise<string>
