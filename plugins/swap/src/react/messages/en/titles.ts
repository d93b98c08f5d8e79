/** The titles of views, tiles and tabs, in English: they are needed before a view is loaded. */
export const titles = {
  swap: "Swap",
  tokens: "Choose token",
  offers: "Offers",
  preview: "Review"
}

/** The same in any language. */
export type Titles = { readonly [Key in keyof typeof titles]: string }
