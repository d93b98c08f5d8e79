import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "Accedi"
}

export const words: SiwxMessages = {
  checking: "Un momento",
  checkingText: "Stiamo verificando se hai già effettuato l'accesso.",
  ask: "Dimostra che questo account è tuo",
  askText: "Firma un messaggio con {wallet}. Non costa nulla e non sposta nulla.",
  askRequired: "Questo sito ha bisogno di una firma da {wallet}. Non costa nulla e non sposta nulla.",
  open: "Apri {wallet} per firmare",
  openText: "Controlla che il messaggio nomini questo sito, poi firmalo.",
  verifying: "Accesso in corso",
  verifyingText: "Il sito sta controllando la tua firma.",
  declined: "Hai rifiutato nel wallet",
  declinedText: "Non hai effettuato l'accesso. Non è stato inviato nulla.",
  failed: "Non hai effettuato l'accesso",
  failedText: "Il sito non ha risposto come dovrebbe. Riprova.",
  invalidText: "Il sito non ha accettato la firma. Riprova o usa un altro account.",
  wrongNetwork: "Non su questa rete",
  wrongNetworkText: "Questo sito non accetta accessi su {network}.",
  chooseNetwork: "Scegli rete",
  sign: "Firma",
  site: "Sito",
  account: "Account",
  network: "Rete",
  notConnected: "Connetti un wallet per accedere."
}
