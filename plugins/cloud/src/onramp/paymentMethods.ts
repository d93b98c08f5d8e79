/** The services' words for ways to pay, each by the one that this kit has; the first of several is the one that is said. */
const words: ReadonlyArray<readonly [method: string, ...words: ReadonlyArray<string>]> = [
  ["card", "CARD", "CREDIT_DEBIT_CARD"],
  ["ach_bank_account", "ACH_BANK_ACCOUNT", "ACH"]
]

/** A way to pay, of a service's word for it; a word that nothing is known of stays as it is. */
export const methodOf = (word: string): string => words.find((all) => all.includes(word))?.[0] ?? word

/** The word of one of two services for a way to pay: the exchange's own, or that of who asks many sellers. */
export const wordOfMethod = (method: string, of: "exchange" | "sellers"): string => {
  const [, exchange = method, sellers = method] = words.find(([one]) => one === method) ?? []
  return of === "exchange" ? exchange : sellers
}
