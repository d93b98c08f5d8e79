/** Texts that are needed before a view is loaded: the tile of the account view and the headings. By locale. */
export const titles = {
  tile: { en: "Name", ar: "الاسم", de: "Name" },
  register: { en: "Choose a name", ar: "اختيار اسم", de: "Namen wählen" },
  success: { en: "Your name", ar: "اسمك", de: "Dein Name" }
} as const
