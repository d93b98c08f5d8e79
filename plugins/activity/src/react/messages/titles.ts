// Written by `npm run lists` from the files of this folder.

/** The titles in English, of which the kit's catalogue of a language says the others. */
export const titles = {
  list: { en: "Activity" },
  transaction: { en: "Transaction" }
} as const
