import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Inteligentne sesje",
  session: "Inteligentna sesja"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "Aktywne", expired: "Wygasłe", revoked: "Cofnięte" },
  none: {
    active: "Żadna aplikacja nie może działać za to konto.",
    expired: "Żadna sesja tego konta nie wygasła.",
    revoked: "Żadnej sesji tego konta nie cofnięto."
  },
  off: "Inteligentne sesje są na tej stronie wyłączone.",
  failed: "Nie udało się wczytać Twoich inteligentnych sesji.",
  outdated: "Nie udało się odświeżyć Twoich inteligentnych sesji. Te mogły się zmienić.",
  readAgain: "Odśwież",
  unnamed: "Aplikacja",
  until: "Do {date}",
  endedAt: "Zakończona {date}",
  revokedOn: "Cofnięta {date}",
  allows: "Może bez pytania Cię",
  spend: "Wydać do {amount} na {period}",
  call: "Wywołać {functions} z {address}",
  actAs: "Wykonać {functions} z {address} tak, jakby to było Twoje konto",
  withValue: "za każdym razem do {amount}",
  unread: "Jest więcej, czego nie można tu pokazać. Zobacz to w swoim portfelu.",
  units: {
    one: "{count} jednostki {address}",
    few: "{count} jednostek {address}",
    many: "{count} jednostek {address}",
    other: "{count} jednostki {address}"
  },
  periods: { second: "sekundę", minute: "minutę", hour: "godzinę", day: "dzień", week: "tydzień" },
  project: "Aplikacja",
  account: "Dla konta",
  network: "Sieć",
  begun: "Przyznano",
  ends: "Koniec",
  ended: "Zakończona",
  revoked: "Cofnięto",
  revoke: "Cofnij sesję",
  revokeNote: "Twój portfel prosi o podpisanie. To nic nie kosztuje.",
  asking: "Zatwierdź w {wallet}",
  declined: "Odrzucono. Sesja jest taka jak przedtem.",
  revokeFailed: "Nie udało się cofnąć inteligentnej sesji. Spróbuj ponownie.",
  gone: "Tej sesji już nie ma.",
  grantedTitle: "Przyznano inteligentną sesję",
  grantedText: "Możesz ją w każdej chwili cofnąć na swoim koncie.",
  refusedTitle: "Przyznano więcej, niż proszono",
  refusedText: "Sesja nie jest używana. Cofnij ją w {wallet}.",
  seeAll: "Wszystkie inteligentne sesje",
  done: "Gotowe"
}
