import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "Kaufen",
  purchases: "Käufe"
}

export const words: OnrampMessages = {
  notConnected: "Verbinde eine Wallet, um zu kaufen.",
  unsupported: "Auf {network} kannst du hier nichts kaufen.",
  chooseNetwork: "Anderes Netzwerk wählen",
  restricted: "Wo du bist, wird kein Kauf angeboten.",
  pay: "Du zahlst",
  currency: "Währung",
  preset: "{amount} zahlen",
  get: "Du bekommst etwa",
  coin: "Was du kaufst",
  method: "Zahlen mit",
  methods: { card: "Karte", ach_bank_account: "Bankkonto" },
  provider: "Über",
  fee: "{provider}, Gebühr {fee} %",
  providerFee: "Gebühr von {provider}",
  networkFee: "Netzwerkgebühr",
  to: "Auf dein Konto",
  onPage: "{provider} zeigt den Preis auf seiner Seite.",
  quoteFailed: "{provider} hat keinen Preis genannt. Du siehst ihn auf der Seite, bevor du zahlst.",
  listsDefault: "{provider} hat nicht gesagt, was es gibt. Die Seite bietet vielleicht anderes an.",
  opaque: "Prüfe auf der Seite von {provider}, dass es an diese Adresse geht: Der Link zeigt sie nicht.",
  leaves: "Du zahlst auf der Seite von {provider}, in einem neuen Fenster. Sie erfährt deine Adresse.",
  buyAt: "Weiter bei {provider}",
  latest: "Letzter Kauf",
  purchases: "Deine Käufe",
  problems: {
    amountMissing: "Gib einen Betrag ein.",
    amountFormat: "Gib eine Zahl ein, zum Beispiel 0,5.",
    amountAmbiguous: "Gib sie ohne Tausendertrennzeichen ein.",
    amountDecimals: "{currency} hat höchstens {decimals} Nachkommastellen.",
    amountZero: "Gib mehr als null ein.",
    amountLow: "Gib mindestens {min} ein.",
    amountHigh: "Gib höchstens {max} ein.",
    provider: "{provider} hat nicht geantwortet. Versuch es noch einmal, oder wähle einen anderen Anbieter.",
    link: "Der Link von {provider} führt nicht dorthin, wo er soll. Es wurde nichts geöffnet.",
    invalid: "{provider} verkauft das nicht mehr. Wähle neu.",
    other: "Das hat nicht geklappt. Versuche es noch einmal."
  }
}

export const progress: OnrampProgressMessages = {
  to: "Auf dein Konto",
  nothingBegun: "Noch nichts gekauft.",
  openTitle: "Weiter bei {provider}",
  openText: "Die Seite ist in einem anderen Fenster offen. Komm zurück, wenn du fertig bist.",
  blockedTitle: "Es ging kein Fenster auf",
  blockedText: "Dein Browser hat es verhindert. Öffne die Seite von {provider} selbst:",
  closedTitle: "Die Seite von {provider} ist wohl geschlossen",
  closedText: "Wenn du bezahlt hast, kann es etwas dauern. Wenn nicht, öffne sie noch einmal.",
  pendingTitle: "Dein Kauf ist unterwegs",
  pendingText: "{provider} hat ihn. Du kannst das hier schließen.",
  successTitle: "{provider} hat es gesendet",
  successText: "Bis es auf deinem Konto zu sehen ist, kann es ein paar Minuten dauern.",
  failedTitle: "Der Kauf ist gescheitert",
  failedText: "{provider} sagt, dass er nicht zustande kam. Was aus deinem Geld wurde, steht auf der Seite.",
  unknownTitle: "Noch ist nichts zu sehen",
  unknownText:
    "Wenn du bezahlt hast, kann es noch kommen. Mehr sagt die Seite von {provider} oder eine E-Mail.",
  showBalance: "Mein Guthaben zeigen",
  held: "Du hast {amount}",
  grown: "{amount} mehr als vorher",
  notGrown: "Noch ist nichts angekommen.",
  lookFailed: "Dein Guthaben ließ sich nicht lesen.",
  openPage: "Seite von {provider} öffnen",
  copyLink: "Link kopieren",
  linkCopied: "Link kopiert",
  checkAgain: "Noch einmal prüfen",
  done: "Fertig",
  paid: "{amount} gezahlt",
  somePurchase: "Kauf",
  tags: { pending: "Unterwegs", success: "Gesendet", failed: "Fehlgeschlagen" },
  unread: "{provider} hat nicht geantwortet.",
  listFailed: "Deine Käufe konnten nicht geladen werden."
}
