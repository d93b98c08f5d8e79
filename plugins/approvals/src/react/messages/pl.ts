import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Zatwierdzenia",
  revoke: "Cofnij zatwierdzenie"
}

export const words: ApprovalsMessages = {
  intro: "Te adresy mogą przenosić Twoje tokeny bez ponownego pytania, dopóki tego nie cofniesz.",
  none: "Nie są tu znane żadne zatwierdzenia tego konta.",
  failed: "Nie udało się wczytać Twoich zatwierdzeń.",
  outdated: "Nie udało się odświeżyć Twoich zatwierdzeń. Te mogły się zmienić.",
  readAgain: "Odśwież",
  since: "Może brakować zatwierdzeń sprzed {date}.",
  sinceBlock: "Może brakować zatwierdzeń sprzed bloku {block}.",
  unlimited: "{token} bez limitu",
  upTo: "Do {amount}",
  all: "Wszystkie {token}",
  spenderIs: "Dla {spender}",
  mayTake: "Może teraz zabrać",
  contract: "Kontrakt",
  spender: "Upoważniony adres",
  account: "Z konta",
  after: "Po tym upoważniony adres nie będzie mógł zabrać więcej {token}. To, co już zabrał, nie wróci.",
  leaves: "Zatwierdzenia tego tokena nie można zmniejszyć do zera. Zatwierdzone zostaje minimum: {amount}.",
  revoke: "Cofnij zatwierdzenie",
  gone: "Tego zatwierdzenia już nie ma.",
  askingText: "Sprawdź tam, czy upoważniony adres jest taki sam jak tutaj.",
  sentTitle: "Cofanie",
  successTitle: "Cofnięto",
  successText: "Upoważniony adres nie może już zabrać więcej {token}.",
  failedText: "Zatwierdzenie jest takie jak przedtem. Wydano tylko opłatę.",
  declinedText: "Zatwierdzenie jest takie jak przedtem.",
  unknownText: "Sprawdź swoje zatwierdzenia ponownie za jakiś czas.",
  problems: {
    refused:
      "Kontrakt na to nie pozwala. Aby upoważniony adres nie zabrał Twoich {token}, przenieś je na inne konto.",
    changed: "Coś się zmieniło, odkąd to oglądasz. Sprawdź jeszcze raz.",
    waiting: "W Twoim portfelu nadal czeka inna prośba."
  }
}
