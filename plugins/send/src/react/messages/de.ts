import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "Senden",
  tokens: "Token wählen",
  review: "Prüfen"
}

export const words: SendMessages = {
  notConnected: "Verbinde eine Wallet, um zu senden.",
  token: "Token: {symbol}",
  balance: "Du hast {amount}",
  max: "Max",
  maxLabel: "Max., alles senden",
  toPlaceholder: "Adresse des Empfängers",
  toNamePlaceholder: "Adresse oder Name",
  paste: "Einfügen",
  memoLabel: "Memo, falls der Empfänger eines verlangt",
  memoNote: "Alle können es lesen. Börsen brauchen es oft.",
  review: "Prüfen",
  tokensFailed: "Deine Token konnten nicht gelesen werden.",
  noTokens: "Dieses Konto hat keine Token, die hier bekannt sind.",
  searchTokens: "Token suchen",
  noTokenFound: "Kein Token passt zu „{query}“.",
  latest: "Letzte Überweisung",
  unverified: "Der Token {address} heißt wie ein anderer und soll dich vielleicht täuschen.",
  reviewGone: "Es gibt nichts zu prüfen. Vielleicht hat sich dein Konto oder Netzwerk geändert.",
  deposit: "{amount} der Gebühr eröffnen beim Empfänger ein Konto für diesen Token und bleiben darin.",
  send: "{amount} senden",
  confirm: "Ich habe den Empfänger geprüft",
  warnSelf: "Das ist deine eigene Adresse.",
  warnBurn: "Niemand hat den Schlüssel dieser Adresse. Was du dorthin sendest, ist verloren.",
  warnToken: "Das ist der Vertrag des Tokens selbst. Was du dorthin sendest, ist wohl verloren.",
  warnContract: "Diese Adresse ist ein Vertrag. Prüfe, ob er nutzen kann, was du sendest.",
  warnLookAlike:
    "Diese Adresse sieht aus wie eine, die du kennst, {address}, ist aber eine andere. Jemand will vielleicht, dass du sie verwechselst.",
  askingText: "Prüfe dort, ob Betrag und Empfänger dieselben sind wie hier.",
  sentTitle: "{amount} werden gesendet",
  successTitle: "{amount} gesendet",
  successText: "Angekommen bei {address}.",
  unknownText: "Sieh in deinem Konto nach, bevor du noch einmal sendest.",
  shortTitle: "{arrived} von {amount} angekommen",
  shortText: "Dieser Token hat {percent} deiner Überweisung an {address} einbehalten.",
  shortTried: "{text} Beim Test davor wären {tried} angekommen: Getestet verhält es sich anders.",
  noTransfer: "Noch wurde nichts gesendet.",
  problems: {
    amountMissing: "Gib einen Betrag ein.",
    amountFormat: "Gib eine Zahl ein, zum Beispiel 0,5.",
    amountAmbiguous: "Gib sie ohne Tausendertrennzeichen ein.",
    amountDecimals: "{symbol} hat höchstens {decimals} Nachkommastellen.",
    amountZero: "Gib mehr als null ein.",
    amountTooMuch: "So viel hast du nicht.",
    amountLeast: "Sende mindestens {least} dorthin.",
    amountRest: "Etwas {symbol} muss auf deinem Konto bleiben. Max. lässt es dort.",
    amountUnconfirmed:
      "Ein Teil deiner {symbol} ist noch nicht bestätigt. Versuche es nach dem nächsten Block noch einmal.",
    receiverMissing: "Gib den Empfänger ein.",
    receiverFormat: "Das ist keine Adresse auf {network}. Prüfe jedes Zeichen.",
    receiverInvisible: "Die Adresse hat Zeichen, die man nicht sieht. Kopiere sie von woanders.",
    receiverAccount: "Das ist ein Konto für Token, keine Wallet. Frage nach der Adresse der Wallet.",
    receiverLink: "Diesem Link kann hier nicht gefolgt werden.",
    memo: "Dieses Memo ist zu lang oder hat Zeichen, die nicht gesendet werden können.",
    receiverNameNone: "Dieser Name steht auf {network} für keine Adresse.",
    receiverNameInvalid: "Das ist kein Name oder lässt sich mit einem anderen verwechseln.",
    receiverNameFailed: "Der Name konnte nicht nachgeschlagen werden. Versuch es noch einmal.",
    receiverMoved: "Der Name steht jetzt für eine andere Adresse. Frage den Empfänger.",
    token: "Dieser Token kann nicht gesendet werden.",
    tax: "Dieser Token behält mehr von jeder Überweisung ein, als diese Seite erlaubt.",
    refused: "Der Token oder der Empfänger lehnt diese Überweisung ab.",
    changed: "Seitdem hat sich etwas geändert. Prüfe es noch einmal.",
    unsupported: "Auf {network} kann von hier aus nichts gesendet werden.",
    waiting: "Eine Überweisung wartet noch in deiner Wallet."
  },
  standsFor: "{name} steht für diese Adresse:",
  lookingUp: "Der Name wird nachgeschlagen",
  links: {
    reading: "Der Link wird gelesen",
    filled: "Aus dem Link übernommen. Prüfe es, bevor du sendest.",
    says: "Im Link steht: „{label}“",
    switchTo: "Zu {name} wechseln",
    elsewhere: "ein anderes Netzwerk",
    failed: "Der Link konnte nicht gelesen werden. Versuch es noch einmal.",
    problems: {
      transaction:
        "Bei diesem Link schreibt eine Website die Transaktion. Bitte stattdessen um eine Adresse oder einen Zahlungslink.",
      unsupported: "Dieser Link verlangt mehr als eine Überweisung. Bitte stattdessen um eine Adresse.",
      malformed: "Dieser Link ist fehlerhaft. Bitte um einen neuen.",
      network: "Dieser Link ist für {name}.",
      token: "Dieser Link verlangt einen Token, den du hier nicht hast.",
      references:
        "Dieser Link verlangt etwas, das es bei Überweisungen in diesem Netzwerk nicht gibt. Bitte stattdessen um eine Adresse.",
      other: "Dieser Link verlangt etwas anderes, als du eingegeben hast."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "Netzwerkgebühr, etwa",
  feeAboutNote: "Deine Wallet wählt die Gebühr und zeigt sie, bevor du zustimmst.",
  feeChoice: "Wie schnell",
  feeLevels: {
    slow: "Langsam",
    normal: "Normal",
    fast: "Schnell"
  },
  totalAbout: "Summe, etwa",
  warnMemo:
    "Dieser Empfänger braucht ein Memo, um es dir zuzuordnen. Ohne eines kann verloren sein, was du sendest.",
  warnSpelling:
    "Du hast dieses Konto so eingegeben, wie ein anderes Netzwerk es schreibt. Prüfe, ob der Empfänger es auch auf {network} benutzt.",
  warnRepeated:
    "Du hast diesem Empfänger schon einmal denselben Betrag gesendet, und er kann noch ankommen. Sendest du ihn erneut, zahlst du vielleicht doppelt.",
  confirmRepeated: "Trotzdem noch einmal senden",
  memo: "Memo",
  reference: "Referenz für den Empfänger",
  warnTax: "{arrived} von {amount} kommen an: Dieser Token behält {percent} ein.",
  confirmTax: "Trotzdem senden",
  untried: "Wir konnten nicht testen, wie viel von diesem Token ankommt."
}
