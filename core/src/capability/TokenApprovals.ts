import type * as Effect from "effect/Effect"
import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"
import type { CallFacts, CallPlace, ContractCall } from "./ContractCall.ts"

/** That somebody may take something of an account without asking it again. Names are as somebody wrote them, and nothing to believe. */
export interface TokenApproval {
  /** CAIP-10 of the token's contract, or of the collection's. */
  readonly token: CaipAddress
  /** Who may take. */
  readonly spender: string
  /** What the contract calls itself, of at most 64 characters; may be empty. */
  readonly name: string
  /** How much of the token the spender may take, as its contract said right now; absent for a collection, of which it may take all. */
  readonly amount?: Amount
  /** The spender may take more than there is of the token. */
  readonly isUnlimited: boolean
}

/** Who may take what of an account. */
export interface TokenApprovalList {
  /** At most 200, the last given first. */
  readonly approvals: ReadonlyArray<TokenApproval>
  /** What was given before that is not known; absent where the source looked back to the beginning. */
  readonly since?: {
    /** The number of the block. */
    readonly block: number
    /** When it was made, in epoch milliseconds; absent where nobody said it. */
    readonly at?: number
    /** Whoever asks again is told of more: the source looks further back with each time. */
    readonly goesOn?: true
  }
}

/** Reads who may take what of an account, and makes the call that ends it. */
export interface ApprovalReader {
  /**
   * The approvals that an account has given on a network and not taken back, each confirmed by the contract it was given in; latest
   * state, not cached here. `provider` is the connected wallet's, if any.
   *
   * Fails as reading the source does: never with a list that only looks empty.
   */
  readonly list: (request: {
    readonly address: string
    readonly network: Network
    readonly provider?: unknown
  }) => Effect.Effect<TokenApprovalList, KitError>
  /**
   * What a call does, read out of it alone, where `ContractCalls.describe` cannot tell: an approval of a collection. Undefined for
   * anything that is not exactly of a known form.
   */
  readonly describe: (network: Pick<Network, "caipNetworkId">, call: ContractCall) => CallFacts | undefined
  /** The call after which the spender may take nothing of the token. Fails: `TransferTokenInvalidError`. */
  readonly revoke: (
    request: CallPlace & {
      readonly approval: Pick<TokenApproval, "token" | "spender" | "amount">
      /** Base units of a token that stay approved, for tokens that take no approval of zero; none where it is absent. */
      readonly leaving?: bigint
    }
  ) => Effect.Effect<ContractCall, KitError>
}

/** Who may take what of an account, from one source. */
export interface TokenApprovals {
  /** Loaded when the first list is asked for. */
  readonly reader: Effect.Effect<ApprovalReader, KitError>
}

/** The capability of a namespace that can tell who may take tokens of an account; what it reads is ended by `contractCalls`. */
export const tokenApprovals = defineCapability<TokenApprovals>("tokenApprovals")
