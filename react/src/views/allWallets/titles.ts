/** Texts that are needed before a view is loaded. By locale. */
export const titles = {
  allWallets: { en: "All wallets", ar: "كل المحافظ", de: "Alle Wallets" }
} as const
