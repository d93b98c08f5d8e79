import type { OnrampMessages } from "../OnrampMessages.ts"

/** German. */
export const de: OnrampMessages = {
  notConnected: "Verbinde eine Wallet, um zu kaufen.",
  unsupported: "Auf {network} kann hier nichts gekauft werden.",
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
    amountFormat: "Schreib eine einfache Zahl.",
    amountAmbiguous: "Unklar, ob das Zeichen Tausender trennt. Schreib die Zahl ohne.",
    amountDecimals: "{currency} hat höchstens {decimals} Nachkommastellen.",
    amountZero: "Gib mehr als null ein.",
    amountLow: "Gib mindestens {min} ein.",
    amountHigh: "Gib höchstens {max} ein.",
    provider: "{provider} hat nicht geantwortet. Versuch es noch einmal, oder wähle einen anderen Anbieter.",
    link: "Der Link von {provider} führt nicht dorthin, wo er soll. Es wurde nichts geöffnet.",
    invalid: "{provider} verkauft das nicht mehr. Wähle neu.",
    other: "Das ging nicht. Versuch es noch einmal."
  }
}
