import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "Naam",
  register: "Naam kiezen",
  success: "Je naam"
}

export const words: NamesMessages = {
  intro: "Een naam is makkelijker te lezen en te delen dan een adres. Een account heeft er een en houdt die.",
  field: "Naam",
  placeholder: "jouw-naam",
  hint: "Minstens 4 letters, cijfers of koppeltekens.",
  checking: "Controleren of de naam beschikbaar is",
  free: "{name} is beschikbaar.",
  problems: {
    short: "De naam moet minstens 4 tekens lang zijn",
    characters: "Gebruik alleen letters, cijfers en koppeltekens",
    form: "Dit kan geen naam zijn. Probeer een andere.",
    taken: "{name} is bezet. Probeer een van deze of een andere.",
    owned: "Dit account heeft al een naam.",
    declined: "Je hebt geweigerd te ondertekenen. De naam is niet geregistreerd.",
    network: "Op dit netwerk worden geen namen gegeven. Schakel over naar een ander.",
    account: "Het account is niet meer verbonden.",
    failed: "De naamservice is niet bereikbaar. Probeer het opnieuw."
  },
  suggestions: "Namen",
  available: "Beschikbaar",
  registered: "Geregistreerd",
  register: "Naam registreren",
  asking: "Onderteken in {wallet} om {name} te registreren. Het kost niets.",
  successTitle: "{name} is van jou",
  successText: "Anderen vinden je account ermee, en de naam staat in plaats van je adres.",
  successButton: "Klaar",
  notConnected: "Verbind een wallet om er een naam voor te krijgen."
}
