import * as Effect from "effect/Effect"
import type { FeeLevel, TransferRequest } from "../../capability/Transfers.ts"
import { TransferAmountInvalidError, TransferMemoInvalidError } from "../../capability/transferErrors.ts"

/** What a chain takes of any transfer. */
export interface TransferLimits {
  /** As `Transfers.memoBytes`; absent where transfers have no memo. */
  readonly memoBytes?: number
  /** As `Transfers.hasReferences`. */
  readonly hasReferences?: boolean
  /** The most base units that there can be. */
  readonly most: bigint
}

const levels: ReadonlyArray<unknown> = ["slow", "normal", "fast"] satisfies ReadonlyArray<FeeLevel>

// What nobody sees, or what changes the order of what is seen; half of a pair is no text.
const unseen = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u

const checkMemo = (memo: unknown, memoBytes: number | undefined) => {
  if (memo === undefined || memo === "") return undefined
  if (memoBytes === undefined) return "unsupported"
  if (typeof memo !== "string" || unseen.test(memo)) return "characters"
  return new TextEncoder().encode(memo).length > memoBytes ? "length" : undefined
}

/**
 * What every chain asks of a transfer before it asks anybody: an amount that can be, a memo and references only where there can be some.
 * Answers with the memo, empty for none, and the level, `normal` for what is none. Fails: `TransferMemoInvalidError`,
 * `TransferAmountInvalidError`.
 */
export const checkTransferRequest = (
  { amount, memo, feeLevel, references = [] }: TransferRequest,
  { memoBytes, most, hasReferences = false }: TransferLimits
): Effect.Effect<
  { readonly memo: string; readonly feeLevel: FeeLevel },
  TransferMemoInvalidError | TransferAmountInvalidError
> => {
  const wrong = checkMemo(memo, memoBytes)
  if (wrong !== undefined) return Effect.fail(new TransferMemoInvalidError({ reason: wrong }))
  if (!Array.isArray(references) || (references.length > 0 && !hasReferences))
    return Effect.fail(new TransferMemoInvalidError({ reason: "references" }))
  if (amount !== "max") {
    if (typeof amount?.value !== "bigint")
      return Effect.fail(new TransferAmountInvalidError({ reason: "missing" }))
    if (amount.value <= 0n || amount.value > most)
      return Effect.fail(new TransferAmountInvalidError({ reason: "zero" }))
  }
  return Effect.succeed({
    memo: memo ?? "",
    feeLevel: levels.includes(feeLevel) ? (feeLevel as FeeLevel) : "normal"
  })
}

/** Whether an amount was counted with the decimals that the chain has. Fails: `TransferAmountInvalidError`. */
export const checkDecimals = (
  amount: TransferRequest["amount"],
  decimals: number
): Effect.Effect<void, TransferAmountInvalidError> =>
  amount === "max" || amount.decimals === decimals
    ? Effect.void
    : Effect.fail(new TransferAmountInvalidError({ reason: "decimals" }))
