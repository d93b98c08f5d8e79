import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "Gruppo di chiamate"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "Invio delle tue transazioni",
      text: "{wallet} ci sta lavorando. Puoi chiudere."
    },
    confirmed: { title: "Tutte le chiamate sono riuscite", text: "{network} le ha eseguite tutte." },
    partlyFailed: {
      title: "Solo alcune chiamate sono riuscite",
      text: "Ciò che è riuscito resta. Le altre non hanno cambiato nulla."
    },
    failed: {
      title: "Tutte le chiamate sono fallite",
      text: "Nessuna ha cambiato nulla. È stata spesa solo la commissione."
    },
    offchainFailure: {
      title: "Le chiamate non sono state inviate",
      text: "{wallet} ha rinunciato prima di inviarle. Non è stato speso nulla."
    },
    unknown: {
      title: "Non possiamo confermare che l'invio sia avvenuto",
      text: "Potrebbero essere state eseguite. Controlla il tuo account prima di inviarle di nuovo."
    }
  },
  checkAgain: "Controlla di nuovo",
  done: "Fatto",
  none: "Questo account non ha inviato chiamate da questa pagina.",
  transactions: "Transazioni",
  account: "Dall'account",
  network: "Rete",
  call: "Chiamata {number}",
  callPays: "{amount} a {address}",
  callTo: "A {address}",
  allCalls: "Tutte le chiamate",
  transaction: "Transazione {number}",
  ended: {
    success: "Riuscita",
    failed: "Fallita",
    unknown: "Non confermata"
  }
}
