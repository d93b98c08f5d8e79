import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "Name",
  register: "Namen wählen",
  success: "Dein Name"
}

export const words: NamesMessages = {
  intro:
    "Ein Name ist leichter zu lesen und weiterzugeben als eine Adresse. Jedes Konto hat einen und behält ihn.",
  field: "Name",
  placeholder: "dein-name",
  hint: "Mindestens 4 Buchstaben, Ziffern oder Bindestriche.",
  checking: "Wird geprüft",
  free: "{name} ist frei.",
  problems: {
    short: "Nimm mindestens 4 Zeichen.",
    characters: "Nimm Buchstaben, Ziffern und Bindestriche.",
    form: "Das kann kein Name sein. Versuche einen anderen.",
    taken: "{name} ist vergeben. Nimm einen von diesen oder einen anderen.",
    owned: "Dieses Konto hat schon einen Namen.",
    declined: "Du hast das Signieren abgelehnt. Der Name wurde nicht registriert.",
    network: "In diesem Netzwerk werden keine Namen vergeben. Wechsle in ein anderes.",
    account: "Das Konto ist nicht mehr verbunden.",
    failed: "Der Namensdienst ist nicht erreichbar. Versuche es noch einmal."
  },
  suggestions: "Namen",
  available: "Frei",
  registered: "Vergeben",
  register: "Namen registrieren",
  asking: "Signiere in {wallet}, um {name} zu registrieren. Es kostet nichts.",
  successTitle: "{name} gehört dir",
  successText: "Andere finden dein Konto darunter, und er steht anstelle deiner Adresse.",
  successButton: "Fertig",
  notConnected: "Verbinde eine Wallet, um einen Namen für sie zu bekommen."
}
