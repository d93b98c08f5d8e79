import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "Token"
}

export const words: TokensMessages = {
  failed: "Non è stato possibile caricare i tuoi token.",
  outdated: "Non è stato possibile aggiornare i tuoi token. Questi potrebbero essere cambiati.",
  readAgain: "Aggiorna",
  none: "Questo account non ha token noti qui.",
  total: "Totale",
  totalUnknown: "Non noto",
  totalPartial: "I token senza un prezzo noto non sono contati.",
  unverified: "Non verificato",
  unverifiedNote:
    "Questi hanno il nome di altri token e potrebbero servire a ingannarti. Non fidarti del loro nome.",
  manage: "Aggiungi o nascondi token",
  addLabel: "Indirizzo del contratto del token",
  addNote: "Puoi copiarlo dal sito del token o da un explorer.",
  add: "Aggiungi",
  added: "Aggiunto. Compare nel tuo elenco appena ne possiedi un po’.",
  notToken: "A questo indirizzo non c’è nessun token su questa rete.",
  notRead: "Impossibile caricare il token. Riprova.",
  hide: "Nascondi",
  show: "Mostra"
}
