// Written by `npm run lists` from the files of this folder.

/** The titles in all languages, by their tags. */
export const titles = {
  receive: {
    en: "Receive",
    ar: "استلام",
    de: "Empfangen",
    es: "Recibir",
    fr: "Recevoir",
    it: "Ricevi",
    nl: "Ontvangen",
    "pt-BR": "Receber"
  },
  networks: {
    en: "Compatible networks",
    ar: "الشبكات المتوافقة",
    de: "Passende Netzwerke",
    es: "Redes compatibles",
    fr: "Réseaux compatibles",
    it: "Reti compatibili",
    nl: "Geschikte netwerken",
    "pt-BR": "Redes compatíveis"
  }
} as const
