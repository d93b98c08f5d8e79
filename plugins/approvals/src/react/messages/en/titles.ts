/** The titles of views, tiles and tabs, in English: they are needed before a view is loaded. */
export const titles = {
  list: "Approvals",
  revoke: "Revoke approval"
}

/** The same in any language. */
export type Titles = { readonly [Key in keyof typeof titles]: string }
