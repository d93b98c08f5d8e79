import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "Nazwa",
  register: "Wybierz nazwę",
  success: "Twoja nazwa"
}

export const words: NamesMessages = {
  intro: "Nazwę łatwiej przeczytać i podać niż adres. Konto ma jedną i ją zachowuje.",
  field: "Nazwa",
  placeholder: "twoja-nazwa",
  hint: "Co najmniej 4 litery, cyfry lub łączniki.",
  checking: "Sprawdzanie dostępności",
  free: "Nazwa {name} jest dostępna.",
  problems: {
    short: "Nazwa musi mieć co najmniej 4 znaki",
    characters: "Używaj tylko liter, cyfr i łączników",
    form: "To nie może być nazwa. Spróbuj innej.",
    taken: "Nazwa {name} jest zajęta. Spróbuj jednej z tych lub innej.",
    owned: "To konto ma już nazwę.",
    declined: "Odrzucono podpisanie. Nazwa nie została zarejestrowana.",
    network: "W tej sieci nie nadaje się nazw. Przełącz na inną.",
    account: "Konto nie jest już połączone.",
    failed: "Nie można połączyć się z usługą nazw. Spróbuj ponownie."
  },
  suggestions: "Nazwy",
  available: "Dostępna",
  registered: "Zarejestrowana",
  register: "Zarejestruj nazwę",
  asking: "Podpisz w {wallet}, aby zarejestrować {name}. To nic nie kosztuje.",
  successTitle: "Nazwa {name} jest Twoja",
  successText: "Inni znajdą po niej Twoje konto, a ona jest pokazywana zamiast Twojego adresu.",
  successButton: "Gotowe",
  notConnected: "Połącz portfel, aby nadać mu nazwę."
}
