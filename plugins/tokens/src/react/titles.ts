/** Text that is needed before the list is loaded: the title of the tab and of the view. By locale. */
export const titles = {
  list: { en: "Tokens", ar: "الرموز", de: "Token" }
} as const
