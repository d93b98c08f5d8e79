import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { FeePayer } from "./FeePayer.ts"

/** A call of a contract, in the namespace's own encoding. */
export interface ContractCall {
  /** The contract's address. */
  readonly to: string
  /** How much of the network's own coin goes with it, in base units. */
  readonly value: bigint
  readonly data: string
}

/** What a call does that a page can read out of it: an approval of a token or of a collection, or a swap of a usual form. */
export type CallFacts =
  | {
      readonly kind: "approval"
      readonly token: CaipAddress
      readonly spender: string
      /** Base units that the spender may take from then on; zero takes the approval back. */
      readonly amount: bigint
    }
  | {
      readonly kind: "operator"
      /** A collection of things. */
      readonly collection: CaipAddress
      readonly operator: string
      /** Whether the operator may take everything of the collection from then on. */
      readonly isApproved: boolean
    }
  | {
      readonly kind: "swap"
      /** CAIP-10 of the token that is sold; absent for the network's own coin. */
      readonly sold?: CaipAddress
      /** CAIP-10 of the token that is bought; absent for the network's own coin. */
      readonly bought?: CaipAddress
      /** How much is sold, in base units. */
      readonly amount: bigint
      /** The least that is bought, in base units; otherwise the contract undoes all of it. */
      readonly minimum: bigint
      /** Who gets what is bought. */
      readonly receiver: string
      /** Until when the contract carries it out, in epoch seconds of the chain; absent where it has no such end. */
      readonly deadline?: bigint
      /** The signed approval that goes along with it, for the contract that is called; absent where there is none. */
      readonly permit?: {
        readonly token: CaipAddress
        readonly amount: bigint
        /** In epoch seconds of the chain. */
        readonly deadline: bigint
      }
    }

/** A call that was tried against the chain and can be sent. Frozen, all of it. */
export interface PreparedCall {
  readonly networkId: CaipNetworkId
  readonly sender: string
  /** Read out of the request that the wallet gets. */
  readonly call: ContractCall
  /** What that call does; absent where it cannot be read. */
  readonly facts?: CallFacts
  /** The most that the network takes, in its own coin. A wallet may let the visitor choose another fee. */
  readonly fee: Amount
  /** Who pays `fee` in the sender's place; absent where the sender does. */
  readonly feePayer?: FeePayer
  /** The exact request that the wallet gets, in the namespace's own form. */
  readonly request: object
}

/** Where a contract is: the network, and the connected wallet's provider, if any. */
export interface CallPlace {
  readonly network: Network
  readonly provider?: unknown
}
