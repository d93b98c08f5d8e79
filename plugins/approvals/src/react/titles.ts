/** Texts that are needed before a view is loaded: the tile of the account view and the headings. By locale. */
export const titles = {
  list: { en: "Approvals", ar: "الموافقات", de: "Freigaben" },
  revoke: { en: "Revoke approval", ar: "إلغاء الموافقة", de: "Freigabe widerrufen" }
} as const
