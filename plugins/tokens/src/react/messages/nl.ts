import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "Tokens"
}

export const words: TokensMessages = {
  failed: "Je tokens konden niet worden geladen.",
  outdated: "Je tokens konden niet worden vernieuwd. Deze kunnen veranderd zijn.",
  readAgain: "Vernieuwen",
  none: "Dit account heeft geen tokens die hier bekend zijn.",
  total: "Totaal",
  totalUnknown: "Niet bekend",
  totalPartial: "Tokens zonder bekende prijs worden niet meegeteld.",
  unverified: "Niet geverifieerd",
  unverifiedNote:
    "Deze heten net als andere tokens en zijn misschien bedoeld om je te misleiden. Vertrouw ze niet om hun naam.",
  manage: "Tokens toevoegen of verbergen",
  addLabel: "Contractadres van het token",
  addNote: "Je kunt het kopiëren van de site van het token of uit een explorer.",
  add: "Toevoegen",
  added: "Toegevoegd. Het token staat in je lijst zodra je er iets van hebt.",
  notToken: "Op dit adres is er geen token op dit netwerk.",
  notRead: "Het token kon niet worden geladen. Probeer het opnieuw.",
  hide: "Verbergen",
  show: "Tonen"
}
