import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "Zaloguj się"
}

export const words: SiwxMessages = {
  checking: "Chwileczkę",
  checkingText: "Sprawdzamy, czy logowanie już się odbyło.",
  ask: "Udowodnij, że to konto jest Twoje",
  askText: "Podpisz wiadomość w {wallet}. To nic nie kosztuje i niczego nie przenosi.",
  askRequired: "Ta strona potrzebuje podpisu z {wallet}. To nic nie kosztuje i niczego nie przenosi.",
  open: "Otwórz {wallet}, aby podpisać",
  openText: "Sprawdź, czy wiadomość wymienia tę stronę, i podpisz ją.",
  verifying: "Logowanie",
  verifyingText: "Strona sprawdza Twój podpis.",
  declined: "Odrzucono w portfelu",
  declinedText: "Nie zalogowano Cię. Niczego nie wysłano.",
  failed: "Nie zalogowano Cię",
  failedText: "Strona nie odpowiedziała tak, jak powinna. Spróbuj ponownie.",
  invalidText: "Strona nie przyjęła podpisu. Spróbuj ponownie lub użyj innego konta.",
  wrongNetwork: "Nie w tej sieci",
  wrongNetworkText: "Ta strona nie przyjmuje logowania w sieci {network}.",
  chooseNetwork: "Wybierz sieć",
  sign: "Podpisz",
  site: "Strona",
  account: "Konto",
  network: "Sieć",
  notConnected: "Połącz portfel, aby się zalogować."
}
