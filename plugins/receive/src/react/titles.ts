/** Texts that are needed before a view is loaded: the tile of the account view and the headings. By locale. */
export const titles = {
  receive: { en: "Receive", ar: "استلام", de: "Empfangen" },
  networks: { en: "Compatible networks", ar: "الشبكات المتوافقة", de: "Passende Netzwerke" }
} as const
