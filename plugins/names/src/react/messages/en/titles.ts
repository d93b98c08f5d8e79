/** The titles of views, tiles and tabs, in English: they are needed before a view is loaded. */
export const titles = {
  tile: "Name",
  register: "Choose a name",
  success: "Your name"
}

/** The same in any language. */
export type Titles = { readonly [Key in keyof typeof titles]: string }
