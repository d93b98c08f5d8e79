import type { Amount } from "@latchkey/core"
import type { PreparedReplacement, ReplacementKind } from "@latchkey/core/effect"

/** What takes the place of a transaction that is in no block yet, as it is reviewed. Frozen. */
export interface ReplacementReview {
  /** The transaction's `id` in `kit.transactions`. */
  readonly id: string
  /** `speedUp`: the same, for more; `cancel`: nothing, sent to oneself. */
  readonly by: ReplacementKind
  /** The most that the network takes, in its own coin: of this or of the first, of which one alone is carried out. */
  readonly fee: Amount
  /** The most that it takes for the first. */
  readonly feeBefore: Amount
  /** What the wallet gets, by the chain's own check. */
  readonly prepared: PreparedReplacement
}
