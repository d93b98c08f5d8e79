import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "Tokeny"
}

export const words: TokensMessages = {
  failed: "Nie udało się wczytać Twoich tokenów.",
  outdated: "Nie udało się odświeżyć Twoich tokenów. Te mogły się zmienić.",
  readAgain: "Odśwież",
  none: "To konto nie ma tokenów, które są tu znane.",
  total: "Razem",
  totalUnknown: "Nieznane",
  totalPartial: "Tokeny bez znanej ceny nie są liczone.",
  unverified: "Niezweryfikowane",
  unverifiedNote:
    "Nazywają się jak inne tokeny i mogą służyć temu, aby Cię oszukać. Nie ufaj im ze względu na nazwę.",
  manage: "Dodaj lub ukryj tokeny",
  addLabel: "Adres kontraktu tokena",
  addNote: "Skopiujesz go z własnej strony tokena lub z eksploratora.",
  add: "Dodaj",
  added: "Dodano. Token będzie na Twojej liście, gdy tylko będziesz go mieć.",
  notToken: "Pod tym adresem w tej sieci nie ma tokena.",
  notRead: "Nie udało się wczytać tokena. Spróbuj ponownie.",
  hide: "Ukryj",
  show: "Pokaż"
}
