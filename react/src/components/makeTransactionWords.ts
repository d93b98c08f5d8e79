import { transaction } from "../messages/en/transaction.ts"
import { makeWords, type LateWords, type ViewWords } from "./makeWords.tsx"
import type { TransactionTexts } from "../messages/TransactionTexts.ts"

const joined = <Own extends object>(every: TransactionTexts, own: Own): Own & TransactionTexts => ({
  ...every,
  ...own,
  problems: { ...every.problems, ...(own as { readonly problems?: object }).problems }
})

/**
 * As `makeWords`, for views of a transaction: what is said of every transaction stands in the kit's catalogues, in each language, and a
 * plugin adds its own texts, or says something else in their place.
 */
// @__NO_SIDE_EFFECTS__
export const makeTransactionWords = <Own extends object>(
  en: Own,
  others: () => Promise<LateWords<Own>>
): ViewWords<Own & TransactionTexts> =>
  makeWords(joined(transaction, en), others, (own, messages) =>
    joined(messages.transaction ?? transaction, own)
  )
