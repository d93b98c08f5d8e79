import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "Sposób zapłaty",
  review: "Sprawdź",
  progress: "Płatność"
}

export const words: PayMessages = {
  nothing: "Nie ma nic do zapłaty.",
  asset: "Aktywo",
  underWay: "Ta płatność jest w toku",
  byWallet: "Zapłać przez {wallet}",
  connect: "Połącz portfel",
  switchFirst: "Najpierw prosi o przełączenie na {network}",
  preparing: "Zatwierdź w portfelu, jeśli o to poprosi",
  exchanges: "Z giełdy",
  loadingExchanges: "Odpytywanie giełd",
  noExchanges: "Żadna giełda tego nie zapłaci.",
  exchangesFailed: "Nie udało się odpytać giełd.",
  askingText: "Sprawdź tam, czy kwota i odbiorca są takie same jak tutaj.",
  sentTitle: "Płacenie {amount}",
  successTitle: "Zapłacono {amount}",
  successText: "Dotarło na {address}.",
  unsentTitle: "Nie zapłacono",
  declinedText: "Niczego nie zapłacono.",
  unknownTitle: "Nie wiadomo, czy zapłacono",
  unknownText: "Sprawdź swoje konto, zanim zapłacisz ponownie.",
  shortTitle: "Dotarło {arrived} z {amount}",
  shortText:
    "Ten token zatrzymał {percent}, więc nie zapłacono w całości. Zapytaj sprzedawcę, zanim zapłacisz ponownie.",
  problems: {
    amountTooMuch: "Twój portfel nie ma tyle {symbol}.",
    amountRest: "Na Twoim koncie zostałoby za mało {symbol}.",
    amountUnconfirmed:
      "Część Twoich {symbol} nie jest jeszcze potwierdzona. Spróbuj ponownie po następnym bloku.",
    amountLeast: "Sieć nie przyjmuje tak małej kwoty.",
    decimals: "{symbol} liczy się inaczej. Zgłoś to tej stronie.",
    token: "Tym tokenem nie można zapłacić.",
    recipient: "Odbiorca nie jest adresem, na który ta sieć może zapłacić. Zgłoś to tej stronie.",
    tax: "Ten token zatrzymuje część każdego przelewu, więc nie można nim zapłacić w całości.",
    refused: "Token lub odbiorca odrzuca tę płatność.",
    changed: "Coś się zmieniło. Wybierz ponownie, jak zapłacić.",
    switchDeclined: "Twój portfel został w innej sieci. Niczego nie zapłacono.",
    waiting: "Ta płatność jest już w toku.",
    exchange: "Giełda nie odpowiedziała. Spróbuj ponownie lub zapłać w inny sposób.",
    link: "Link giełdy jest nieprawidłowy, więc go nie otwarto.",
    unsupported: "Tego nie można tu zapłacić."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "Kontynuuj na {exchange}",
    text: "Strona jest otwarta w nowym oknie. Sprawdź tam, czy kwota i odbiorca są takie same jak tutaj."
  },
  blocked: {
    title: "Żadne okno się nie otworzyło",
    text: "Przeglądarka to uniemożliwiła. Otwórz stronę {exchange} linkiem."
  },
  closed: {
    title: "Strona {exchange} wydaje się zamknięta",
    text: "Jeśli tam zapłacono, poczekaj. Jeśli nie, otwórz ją ponownie."
  },
  pending: { title: "{exchange} płaci", text: "Giełda ma Twoją płatność i ją wysyła." },
  success: { title: "Zapłacono {amount}", text: "{exchange} podaje, że wysłano." },
  failed: { title: "Płatność się nie powiodła", text: "{exchange} podaje, że jej nie wykonano." },
  unknown: {
    title: "Nie wiadomo, czy zapłacono",
    text: "{exchange} tego nie podaje. Sprawdź tam swoje konto, zanim zapłacisz ponownie."
  },
  openPage: "Otwórz stronę {exchange}",
  copyLink: "Kopiuj link",
  linkCopied: "Link skopiowany"
}

export const review: ReviewMessages = {
  feeAbout: "Opłata sieciowa (około)",
  reviewGone: "Nie ma nic do sprawdzenia. Twoje konto lub sieć mogły się zmienić.",
  pay: "Zapłać {amount}",
  checkTo: "Upewnij się, że znasz ten adres: płatności na niego nie można cofnąć.",
  warnSelf: "To Twój własny adres.",
  warnBurn: "Nikt nie ma klucza do tego adresu. Co tam zapłacisz, przepadnie.",
  warnToken: "To kontrakt samego tokena. Co tam zapłacisz, najprawdopodobniej przepadnie.",
  warnContract: "To jest kontrakt. Upewnij się, że przyjmuje płatności.",
  confirm: "Potwierdzam, że odbiorca jest sprawdzony"
}
