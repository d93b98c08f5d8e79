import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "Mehrere Aufrufe"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "Deine Transaktionen werden gesendet",
      text: "{wallet} arbeitet daran. Sie können das schließen."
    },
    confirmed: { title: "Alle Aufrufe sind gelungen", text: "Alle sind auf {network} durchgegangen." },
    partlyFailed: {
      title: "Nur ein Teil ist gelungen",
      text: "Was gelungen ist, bleibt. Die übrigen haben nichts verändert."
    },
    failed: {
      title: "Alle Aufrufe sind fehlgeschlagen",
      text: "Keiner hat etwas verändert. Nur die Gebühr wurde verbraucht."
    },
    offchainFailure: {
      title: "Die Aufrufe wurden nicht gesendet",
      text: "{wallet} hat vor dem Senden aufgegeben. Es wurde nichts ausgegeben."
    },
    unknown: {
      title: "Es ist nicht sicher, ob sie gesendet wurden",
      text: "Vielleicht wurden sie ausgeführt. Sieh in deinem Konto nach, bevor du sie noch einmal sendest."
    }
  },
  checkAgain: "Noch einmal prüfen",
  done: "Fertig",
  none: "Dieses Konto hat von dieser Seite keine Aufrufe gesendet.",
  transactions: "Transaktionen",
  account: "Vom Konto",
  network: "Netzwerk",
  call: "Aufruf {number}",
  callPays: "{amount} an {address}",
  callTo: "An {address}",
  allCalls: "Alle Aufrufe",
  transaction: "Transaktion {number}",
  ended: {
    success: "Gelungen",
    failed: "Fehlgeschlagen",
    unknown: "Nicht bestätigt"
  }
}
