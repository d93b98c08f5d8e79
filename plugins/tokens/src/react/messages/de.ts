import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "Token"
}

export const words: TokensMessages = {
  failed: "Deine Token konnten nicht gelesen werden.",
  outdated: "Deine Token konnten nicht noch einmal gelesen werden. Diese haben sich vielleicht geändert.",
  readAgain: "Noch einmal lesen",
  none: "Dieses Konto hat keine Token, die hier bekannt sind.",
  total: "Gesamt",
  totalUnknown: "Nicht bekannt",
  totalPartial: "Token ohne bekannten Preis sind nicht mitgezählt.",
  unverified: "Ungeprüft",
  unverifiedNote:
    "Diese heißen wie andere Token und sollen dich vielleicht täuschen. Traue ihnen nicht wegen ihrer Namen.",
  manage: "Token hinzufügen oder ausblenden",
  addLabel: "Vertragsadresse des Tokens",
  addNote: "Du kannst sie von der Website des Tokens oder aus einem Explorer kopieren.",
  add: "Hinzufügen",
  added: "Hinzugefügt. Es steht in deiner Liste, sobald du etwas davon hast.",
  notToken: "Unter dieser Adresse gibt es in diesem Netzwerk keinen Token.",
  notRead: "Der Token konnte nicht geladen werden. Versuch es noch einmal.",
  hide: "Ausblenden",
  show: "Anzeigen"
}
