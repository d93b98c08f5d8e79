import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "Kup",
  purchases: "Zakupy"
}

export const words: OnrampMessages = {
  notConnected: "Połącz portfel, aby kupić.",
  unsupported: "W sieci {network} nic nie można tu kupić.",
  chooseNetwork: "Wybierz inną sieć",
  restricted: "Tam, gdzie jesteś, zakup nie jest oferowany.",
  pay: "Płacisz",
  currency: "Waluta",
  preset: "Zapłać {amount}",
  get: "Otrzymasz około",
  coin: "Co kupujesz",
  method: "Metoda płatności",
  methods: { card: "Karta", ach_bank_account: "Konto bankowe" },
  provider: "Dostawca",
  fee: "{provider}, opłata {fee}%",
  providerFee: "Opłata {provider}",
  networkFee: "Opłata sieciowa",
  to: "Na Twoje konto",
  onPage: "{provider} pokazuje cenę na swojej stronie.",
  quoteFailed: "Brak jeszcze ceny od {provider}. Zobaczysz ją na stronie przed zapłatą.",
  listsDefault: "{provider} nie podaje, co sprzedaje. Strona może oferować coś innego.",
  opaque: "Sprawdź na stronie {provider}, czy trafi to na ten adres: link go nie pokazuje.",
  leaves: "Płacisz na stronie {provider}, w nowym oknie. Ta strona zobaczy Twój adres.",
  buyAt: "Kontynuuj na stronie {provider}",
  latest: "Ostatni zakup",
  purchases: "Twoje zakupy",
  problems: {
    amountMissing: "Wpisz kwotę.",
    amountFormat: "Wpisz liczbę, na przykład 0,5.",
    amountAmbiguous: "Wpisz liczbę bez separatora tysięcy.",
    amountDecimals: "{currency} ma najwyżej tyle miejsc po przecinku: {decimals}.",
    amountZero: "Wpisz więcej niż zero.",
    amountLow: "Wpisz {min} lub więcej.",
    amountHigh: "Wpisz {max} lub mniej.",
    provider: "Brak odpowiedzi od {provider}. Spróbuj ponownie lub wybierz innego dostawcę.",
    link: "Link {provider} nie prowadzi tam, gdzie powinien. Niczego nie otwarto.",
    invalid: "{provider} już tego nie sprzedaje. Wybierz ponownie.",
    other: "Nie udało się. Spróbuj ponownie."
  }
}

export const progress: OnrampProgressMessages = {
  to: "Na Twoje konto",
  nothingBegun: "Jeszcze niczego nie kupiono.",
  openTitle: "Kontynuuj na stronie {provider}",
  openText: "Strona jest otwarta w innym oknie. Wróć, gdy skończysz.",
  blockedTitle: "Żadne okno się nie otworzyło",
  blockedText: "Przeglądarka to uniemożliwiła. Otwórz stronę {provider} samodzielnie:",
  closedTitle: "Strona {provider} wydaje się zamknięta",
  closedText: "Jeśli zapłacono, może to chwilę potrwać. Jeśli nie, możesz otworzyć ją ponownie.",
  pendingTitle: "Twój zakup jest w drodze",
  pendingText: "Zakup jest u {provider}. Możesz to zamknąć.",
  successTitle: "Wysłane przez {provider}",
  successText: "Może minąć kilka minut, zanim pojawi się na Twoim koncie.",
  failedTitle: "Zakup się nie powiódł",
  failedText:
    "{provider} podaje, że zakup nie doszedł do skutku. Na stronie dowiesz się, co stało się z Twoimi pieniędzmi.",
  unknownTitle: "Jeszcze nic nie widać",
  unknownText: "Jeśli zapłacono, może jeszcze dotrzeć. Więcej powie strona {provider} lub e-mail stamtąd.",
  showBalance: "Pokaż moje saldo",
  held: "Masz {amount}",
  grown: "{amount} więcej niż przedtem",
  notGrown: "Jeszcze nic nie dotarło.",
  lookFailed: "Nie udało się wczytać Twojego salda.",
  openPage: "Otwórz stronę {provider}",
  copyLink: "Kopiuj link",
  linkCopied: "Link skopiowany",
  checkAgain: "Sprawdź ponownie",
  done: "Gotowe",
  paid: "Zapłacono {amount}",
  somePurchase: "Zakup",
  tags: { pending: "W drodze", success: "Wysłano", failed: "Niepowodzenie" },
  unread: "Brak odpowiedzi od {provider}.",
  listFailed: "Nie udało się wczytać Twoich zakupów."
}
