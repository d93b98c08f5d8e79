import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "Wie du zahlst",
  review: "Prüfen",
  progress: "Zahlung"
}

export const words: PayMessages = {
  nothing: "Es gibt nichts zu zahlen.",
  asset: "Währung",
  underWay: "Diese Zahlung läuft",
  byWallet: "Mit {wallet} zahlen",
  connect: "Wallet verbinden",
  switchFirst: "Fragt vorher, ob es zu {network} wechseln soll",
  preparing: "Stimme in der Wallet zu, falls sie fragt",
  exchanges: "Von einer Börse",
  loadingExchanges: "Börsen werden gefragt",
  noExchanges: "Keine Börse zahlt das.",
  exchangesFailed: "Die Börsen waren nicht erreichbar.",
  askingText: "Prüfe dort, ob Betrag und Empfänger dieselben sind wie hier.",
  sentTitle: "{amount} wird gezahlt",
  successTitle: "{amount} gezahlt",
  successText: "Angekommen bei {address}.",
  unsentTitle: "Es wurde nicht gezahlt",
  declinedText: "Nichts wurde gezahlt.",
  unknownTitle: "Es ist nicht bekannt, ob gezahlt wurde",
  unknownText: "Sieh in deinem Konto nach, bevor du noch einmal zahlst.",
  shortTitle: "{arrived} von {amount} angekommen",
  shortText:
    "Dieser Token hat {percent} deiner Zahlung einbehalten, sie ist also nicht vollständig. Frage beim Verkäufer nach, bevor du noch einmal zahlst.",
  problems: {
    amountTooMuch: "Deine Wallet hat nicht so viel {symbol}.",
    amountRest: "Zu wenig {symbol} bliebe in deinem Konto.",
    amountUnconfirmed:
      "Ein Teil deiner {symbol} ist noch nicht bestätigt. Versuche es nach dem nächsten Block noch einmal.",
    amountLeast: "Das ist weniger, als das Netzwerk erlaubt.",
    decimals: "Der Betrag wurde anders gezählt, als {symbol} es tut. Sag es dieser Seite.",
    token: "Mit diesem Token kann nicht gezahlt werden.",
    recipient: "Der Empfänger ist keine Adresse, an die dieses Netzwerk zahlen kann. Sag es dieser Seite.",
    tax: "Dieser Token behält von jeder Überweisung etwas ein und kann nicht voll bezahlen.",
    refused: "Der Token oder der Empfänger weist diese Zahlung ab.",
    changed: "Etwas hat sich geändert, seit du es gesehen hast. Wähle noch einmal, wie du zahlst.",
    switchDeclined: "Deine Wallet ist in einem anderen Netzwerk geblieben. Nichts wurde gezahlt.",
    waiting: "Diese Zahlung läuft schon.",
    exchange: "Die Börse hat nicht geantwortet. Versuche es noch einmal oder zahle anders.",
    link: "Der Link der Börse ist nicht, wie er sein soll, und wurde nicht geöffnet.",
    unsupported: "Das kann hier nicht gezahlt werden."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "Weiter bei {exchange}",
    text: "Die Seite ist in einem eigenen Fenster offen. Prüfe dort, ob Betrag und Empfänger dieselben sind wie hier."
  },
  blocked: {
    title: "Es ging kein Fenster auf",
    text: "Dein Browser lässt es nicht zu. Öffne die Seite von {exchange} mit dem Link."
  },
  closed: {
    title: "Die Seite von {exchange} scheint geschlossen zu sein",
    text: "Wenn du dort gezahlt hast, warte. Wenn nicht, kannst du sie wieder öffnen."
  },
  pending: { title: "{exchange} zahlt", text: "Deine Zahlung ist dort und wird gesendet." },
  success: { title: "{amount} gezahlt", text: "{exchange} sagt, dass es gesendet wurde." },
  failed: { title: "Die Zahlung ist fehlgeschlagen", text: "{exchange} sagt, dass nicht gezahlt wurde." },
  unknown: {
    title: "Es ist nicht bekannt, ob gezahlt wurde",
    text: "{exchange} sagt es nicht. Sieh dort in deinem Konto nach, bevor du noch einmal zahlst."
  },
  openPage: "Seite von {exchange} öffnen",
  copyLink: "Link kopieren",
  linkCopied: "Link kopiert"
}

export const review: ReviewMessages = {
  feeAbout: "Netzwerkgebühr, etwa",
  reviewGone: "Es gibt nichts zu prüfen. Vielleicht hat sich dein Konto oder Netzwerk geändert.",
  pay: "{amount} zahlen",
  checkTo: "Prüfe, ob du diese Adresse kennst: Zahlungen an sie lassen sich nicht zurückholen.",
  warnSelf: "Das ist deine eigene Adresse.",
  warnBurn: "Niemand hat den Schlüssel dieser Adresse. Was du dorthin zahlst, ist verloren.",
  warnToken:
    "Das ist der Vertrag des Tokens selbst. Was du dorthin zahlst, ist höchstwahrscheinlich verloren.",
  warnContract: "Diese Adresse ist ein Vertrag. Prüfe, ob er Zahlungen annimmt.",
  confirm: "Ich habe den Empfänger geprüft"
}
