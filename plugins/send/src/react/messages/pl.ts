import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "Wyślij",
  tokens: "Wybierz token",
  review: "Sprawdź"
}

export const words: SendMessages = {
  notConnected: "Połącz portfel, aby wysłać.",
  token: "Token: {symbol}",
  balance: "Masz {amount}",
  max: "Maks.",
  maxLabel: "Maks., wyślij wszystko",
  toPlaceholder: "Adres odbiorcy",
  toNamePlaceholder: "Adres lub nazwa",
  paste: "Wklej",
  memoLabel: "Memo, jeśli odbiorca go wymaga",
  memoNote: "Każdy może je przeczytać. Często wymagają go giełdy.",
  review: "Sprawdź",
  tokensFailed: "Nie udało się wczytać Twoich tokenów.",
  noTokens: "To konto nie ma tokenów, które są tu znane.",
  searchTokens: "Szukaj tokenów",
  noTokenFound: "Żaden token nie pasuje do „{query}”.",
  latest: "Ostatni przelew",
  unverified: "Token {address} nazywa się jak inny i może służyć temu, aby Cię oszukać.",
  reviewGone: "Nie ma nic do sprawdzenia. Twoje konto lub sieć mogły się zmienić.",
  deposit: "{amount} z opłaty otwiera u odbiorcy konto dla tego tokena i na nim pozostaje.",
  send: "Wyślij {amount}",
  confirm: "Potwierdzam, że odbiorca jest sprawdzony",
  warnSelf: "To Twój własny adres.",
  warnBurn: "Nikt nie ma klucza do tego adresu. Co tam wyślesz, przepadnie.",
  warnToken: "To kontrakt samego tokena. Co tam wyślesz, najprawdopodobniej przepadnie.",
  warnContract: "Ten adres to kontrakt. Upewnij się, że może użyć tego, co wysyłasz.",
  warnLookAlike:
    "Ten adres przypomina taki, który znasz, {address}, ale to inny adres. Ktoś może chcieć, aby je pomylono.",
  askingText: "Sprawdź tam, czy kwota i odbiorca są takie same jak tutaj.",
  sentTitle: "Wysyłanie {amount}",
  successTitle: "Wysłano {amount}",
  successText: "Dotarło na {address}.",
  unknownText: "Sprawdź swoje konto, zanim wyślesz ponownie.",
  shortTitle: "Dotarło {arrived} z {amount}",
  shortText: "Ten token zatrzymał {percent} Twojego przelewu na {address}.",
  shortTried: "{text} W teście przed wysłaniem dotarłoby {tried}: podczas testu zachowuje się inaczej.",
  noTransfer: "Jeszcze niczego nie wysłano.",
  problems: {
    amountMissing: "Wpisz kwotę.",
    amountFormat: "Wpisz liczbę, na przykład 0,5.",
    amountAmbiguous: "Wpisz liczbę bez separatora tysięcy.",
    amountDecimals: "{symbol} ma najwyżej tyle miejsc po przecinku: {decimals}.",
    amountZero: "Wpisz więcej niż zero.",
    amountTooMuch: "Nie masz tyle.",
    amountLeast: "Wyślij tam co najmniej {least}.",
    amountRest: "Trochę {symbol} musi zostać na Twoim koncie. „Maks.” to zostawia.",
    amountUnconfirmed:
      "Część Twoich {symbol} nie jest jeszcze potwierdzona. Spróbuj ponownie po następnym bloku.",
    receiverMissing: "Wpisz odbiorcę.",
    receiverFormat: "To nie jest adres w sieci {network}. Sprawdź każdy znak.",
    receiverInvisible: "Adres zawiera niewidoczne znaki. Skopiuj go z innego miejsca.",
    receiverAccount: "To konto przechowujące token, a nie portfel. Poproś o adres portfela.",
    receiverLink: "Tego linku nie można tu otworzyć.",
    memo: "To memo jest za długie lub zawiera znaki, których nie można wysłać.",
    receiverNameNone: "Ta nazwa nie oznacza w sieci {network} żadnego adresu.",
    receiverNameInvalid: "To nie jest nazwa albo można ją pomylić z inną.",
    receiverNameFailed: "Nie udało się sprawdzić nazwy. Spróbuj ponownie.",
    receiverMoved: "Nazwa oznacza teraz inny adres. Zapytaj odbiorcę.",
    token: "Tego tokena nie można wysłać.",
    tax: "Ten token zatrzymuje z każdego przelewu więcej, niż pozwala ta strona.",
    refused: "Token lub odbiorca odrzuca ten przelew.",
    changed: "Coś się zmieniło, odkąd to oglądasz. Sprawdź ponownie.",
    unsupported: "W sieci {network} nic nie można stąd wysłać.",
    waiting: "W Twoim portfelu nadal czeka przelew."
  },
  standsFor: "{name} oznacza ten adres:",
  lookingUp: "Sprawdzanie nazwy",
  links: {
    reading: "Odczytywanie linku",
    filled: "Wypełniono z linku. Sprawdź przed wysłaniem.",
    says: "Link mówi: „{label}”",
    switchTo: "Przełącz na: {name}",
    elsewhere: "inna sieć",
    failed: "Nie udało się odczytać linku. Spróbuj ponownie.",
    problems: {
      transaction:
        "Ten link pozwala stronie napisać transakcję. Poproś zamiast tego o adres lub link do płatności.",
      unsupported: "Ten link prosi o więcej niż przelew. Poproś zamiast tego o adres.",
      malformed: "Ten link jest uszkodzony. Poproś o nowy.",
      network: "Ten link dotyczy: {name}.",
      token: "Ten link prosi o token, którego tu nie masz.",
      references:
        "Ten link prosi o coś, czego przelewy w tej sieci nie mogą zawierać. Poproś zamiast tego o adres.",
      other: "Ten link prosi o coś innego, niż wpisano."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "Opłata sieciowa (około)",
  feeAboutNote: "Twój portfel wybiera opłatę i pokazuje ją przed zatwierdzeniem.",
  feeChoice: "Szybkość",
  feeLevels: {
    slow: "Wolno",
    normal: "Normalnie",
    fast: "Szybko"
  },
  totalAbout: "Razem (około)",
  warnMemo:
    "Ten odbiorca potrzebuje memo, aby wiedzieć, czyje to jest. Bez niego to, co wyślesz, może przepaść.",
  warnSpelling:
    "Konto wpisano tak, jak zapisuje je inna sieć. Upewnij się, że odbiorca używa go także w sieci {network}.",
  warnRepeated:
    "Tę samą kwotę już wysłano do tego odbiorcy i może jeszcze dotrzeć. Jeśli wyślesz ją ponownie, możesz zapłacić dwa razy.",
  confirmRepeated: "Wyślij mimo to jeszcze raz",
  memo: "Memo",
  reference: "Identyfikator dla odbiorcy",
  warnTax: "Dotrze {arrived} z {amount}: ten token zatrzymuje {percent}.",
  confirmTax: "Wyślij mimo to",
  untried: "Nie udało się sprawdzić, ile tego tokena dotrze."
}
