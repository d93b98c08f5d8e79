import type { TransactionTexts } from "@latchkey/react/view"

/** Every text that the review and the progress of a transaction show, in one language. `{name}` is replaced by a value. */
export interface StepMessages {
  /** Of who gets what is bought: what leads to choosing somebody else, and back; the field, and what is said of a text that is nobody. */
  readonly receiverOther: string
  readonly receiverMine: string
  readonly receiverHint: string
  readonly receiverWrong: string
  readonly warnBurn: string
  readonly warnToken: string
  readonly warnContract: string
  readonly warnLookAlike: string
  readonly gotThere: string
  readonly providerFee: string
  readonly siteFee: string
  /** Of several offers: the one that is taken unless another is chosen, and about what the network takes for one. */
  readonly bestOffer: string
  readonly offerFee: string
  /** Beside `warnImpact`, where the swap is stopped: what to do in its place. */
  readonly stopImpact: string
  readonly warnImpact: string
  readonly warnOpaque: string
  /** Of what is bought: a part of it does not arrive; it cannot be sold again there; nobody could try it. */
  readonly warnTax: string
  readonly warnStuck: string
  readonly untried: string
  readonly warnMoved: string
  readonly acceptPrice: string
  readonly understood: string
  readonly refreshFailed: string
  readonly reviewGone: string
  readonly step: string
  readonly account: string
  readonly contract: string
  readonly spender: string
  readonly approveTitle: string
  readonly approveNote: string
  readonly unlimited: string
  readonly allowUnlimited: string
  readonly unlimitedNote: string
  readonly permitNote: string
  readonly approve: string
  readonly resetTitle: string
  readonly resetNote: string
  readonly reset: string
  readonly swap: string
  readonly askingSwap: string
  readonly askingApproval: string
  readonly sentSwap: string
  readonly sentApproval: string
  readonly successSwap: string
  readonly successSwapText: string
  /** Of a swap of which nobody says what came of it. */
  readonly successSwapUnknown: string
  /** Of one that gave less than the least that was shown. */
  readonly shortSwapText: string
  readonly successApproval: string
  readonly successApprovalText: string
  readonly successReset: string
  readonly goOn: string
  readonly unknownText: string
  readonly noSwap: string
}

/** The same, with what is said of every transaction. */
export type StepTexts = StepMessages & TransactionTexts
