// Written by `npm run lists` from the files of this folder.

/** The titles in English, of which the kit's catalogue of a language says the others. */
export const titles = {
  swap: { en: "Swap" },
  tokens: { en: "Choose token" },
  offers: { en: "Offers" },
  preview: { en: "Review" }
} as const
