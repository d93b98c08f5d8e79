import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "Vorschläge"
}

export const words: SafeMessages = {
  owners: {
    one: "{required} von {owners} Eigentümern muss signieren.",
    other: "{required} von {owners} Eigentümern müssen signieren."
  },
  readOnly: "Dir gehört dieser Safe nicht. Du kannst zusehen, aber nichts vorschlagen.",
  empty: "Was diese App deinem Safe vorschlägt, steht hier, bis es ausgeführt ist.",
  unknown: "Der Safe wird gefragt",
  signatures: "Warten auf Signaturen: {signatures} von {required}",
  execution: "Bereit zur Ausführung",
  executed: "Ausgeführt",
  failed: "Fehlgeschlagen",
  cancelled: "Abgebrochen",
  signaturesText: "Bitte die anderen Eigentümer, in ihrem Safe zu signieren.",
  executionText: "Genug Eigentümer haben signiert. Einer von ihnen muss es ausführen.",
  proposal: "Vorschlag",
  transaction: "Transaktion"
}
