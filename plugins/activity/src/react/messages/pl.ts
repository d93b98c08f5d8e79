import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Aktywność",
  transaction: "Transakcja"
}

export const words: ActivityMessages = {
  kinds: {
    send: "Wysłano",
    receive: "Otrzymano",
    self: "Wysłano do siebie",
    mint: "Wybito",
    burn: "Spalono",
    trade: "Wymieniono",
    approve: "Zezwolono na wydawanie",
    approved: "Zatwierdzono",
    revoked: "Cofnięto zatwierdzenie",
    cancel: "Anulowano",
    deploy: "Utworzono kontrakt",
    deposit: "Wpłacono",
    withdraw: "Wypłacono",
    borrow: "Pożyczono",
    repay: "Spłacono",
    stake: "Dodano do stakingu",
    unstake: "Wycofano ze stakingu",
    claim: "Odebrano",
    contract: "Użyto kontraktu",
    taken: "Przeniesione przez inny adres",
    failed: "Niepowodzenie",
    sending: "Wysyłanie",
    swapping: "Wymienianie",
    approving: "Zatwierdzanie",
    revoking: "Cofanie zatwierdzenia",
    unknown: "Wynik nieznany"
  },
  tags: {
    lookAlike: "Łudząco podobny",
    unverified: "Niezweryfikowane",
    nothing: "Pusta",
    spam: "Spam"
  },
  pending: "W toku",
  usually: "Zwykle {time}",
  to: "Do {address}",
  from: "Od {address}",
  spender: "Dla {address}",
  unlimited: "Bez limitu",
  all: "Wszystkie NFT z",
  nothing: "Brak",
  more: "i jeszcze {count}",
  older: "Pokaż starsze",
  olderFailed: "Nie udało się wczytać starszej aktywności.",
  partial: "Może brakować starszej aktywności.",
  fallback: "Jedno ze źródeł nie odpowiedziało. Może brakować części aktywności.",
  failed: "Nie udało się wczytać Twojej aktywności.",
  outdated: "Nie udało się odświeżyć Twojej aktywności. Może brakować nowszej.",
  unfetched: "Nie udało się pobrać transakcji",
  readAgain: "Odśwież",
  none: "Jeszcze nic się tu nie wydarzyło.",
  noneKnown: "Brak ostatniej aktywności. Może brakować starszej.",
  untold: "Aktywności w sieci {network} nie można tu odczytać.",
  hidden: "Ukryte transakcje: {count}",
  showHidden: "Pokaż",
  hideHidden: "Ukryj",
  hiddenNote: "Zostawiają je oszuści. Nigdy nie kopiuj z nich adresu."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike:
      "Ten adres przypomina jeden z Twoich albo taki, na który już wysyłano, ale to inny adres. Nie kopiuj go.",
    unverified: "To może nie być token, którego nazwę nosi, i może być bezwartościowy.",
    nothing:
      "Wysłał to ktoś inny i niczego nie przeniesiono. To może być podstęp, aby skłonić Cię do skopiowania adresu.",
    spam: "To wygląda na reklamę. Nie odwiedzaj stron, które wymienia."
  },
  mayTake: "Dozwolone od teraz",
  gone: "Tej transakcji nie ma w aktywności tego konta.",
  unknownNote: "Została wysłana, ale jej wynik nie jest jeszcze znany. Sprawdź go, zanim wyślesz ponownie.",
  failedNote: "Nie powiodła się, więc niczego nie przeniesiono. Sieć zatrzymuje opłatę.",
  takenNote: "Ta transakcja nie ma Twojego podpisu. Mógł ją wykonać adres, któremu zezwolono na wydawanie.",
  unlimitedNote:
    "Kto ma zatwierdzenie bez limitu, może zabrać wszystko, co z tego masz, dopóki go nie cofniesz.",
  status: "Stan",
  statuses: { success: "Wykonana", failed: "Niepowodzenie", pending: "W toku", unknown: "Nieznany" },
  date: "Data",
  sender: "Podpisane przez",
  network: "Sieć",
  fee: "Opłata sieciowa",
  hash: "Transakcja",
  copyHash: "Kopiuj identyfikator transakcji",
  copyAddress: "Kopiuj adres",
  copied: "Skopiowano",
  copyFailed: "Nie udało się skopiować"
}

export const replacing: ReplacingMessages = {
  speedUp: "Przyspiesz",
  cancel: "Anuluj transakcję",
  speedUpText: "Zostanie wysłana ponownie z wyższą opłatą. Wykona się tylko jedna z dwóch.",
  cancelText: "Jej miejsce zajmie pusta transakcja do ciebie. Pierwsza może się jeszcze wcześniej wykonać.",
  feeBefore: "Dotychczasowa opłata (maks.)",
  speedingUp: "Trwa przyspieszanie. Wykona się tylko jedna z dwóch.",
  cancelling: "Trwa anulowanie. Wcześniej może się jeszcze wykonać.",
  settled: "Została już wykonana.",
  fixed: "Nic nie może zająć jej miejsca. Można tylko czekać.",
  beside: "Twój portfel wysłał nową transakcję, zamiast zastąpić pierwszą. Mogą się wykonać obie."
}
