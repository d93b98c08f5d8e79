import type * as Effect from "effect/Effect"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { KitError } from "../error/KitError.ts"
import type { CallPlace } from "./ContractCall.ts"

/** What an approval by signature allows, read out of what the wallet is asked to sign. */
export interface PermitFacts {
  readonly kind: "permit"
  /** CAIP-10 of the token's contract. */
  readonly token: CaipAddress
  readonly owner: string
  readonly spender: string
  /** Base units that the spender may take once the token's contract has the signature. */
  readonly amount: bigint
  /** Until when the token's contract takes the signature, in epoch seconds of the chain. */
  readonly deadline: bigint
}

/** An approval that the wallet signs and does not send. Frozen, all of it. */
export interface PreparedPermit {
  readonly networkId: CaipNetworkId
  /** The owner, who signs. */
  readonly sender: string
  /** Read out of `request`. */
  readonly facts: PermitFacts
  /** The exact request that the wallet gets, in the namespace's own form. */
  readonly request: object
}

/** Approvals by signature, which a token's contract takes along with what uses them. */
export interface TokenPermits {
  /**
   * The request for the wallet; undefined where the token takes no such approval of that owner, as far as its contract says. Asks the
   * wallet for nothing.
   */
  readonly prepare: (
    request: CallPlace & Pick<PermitFacts, "token" | "owner" | "spender" | "amount" | "deadline">
  ) => Effect.Effect<PreparedPermit | undefined, KitError>
  /**
   * Asks the wallet for its chain, then to sign exactly `prepared.request`. Ends with the signature, in the namespace's own form.
   *
   * Fails, nothing being sent whatever it is: `NetworkMismatchError`, `TransferChangedError`, `TransferRejectedError`,
   * `TransferFailedError`.
   */
  readonly sign: (
    request: CallPlace & { readonly prepared: PreparedPermit; readonly provider: unknown }
  ) => Effect.Effect<string, KitError>
}
