import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "Acquista",
  purchases: "Acquisti"
}

export const words: OnrampMessages = {
  notConnected: "Connetti un wallet per acquistare.",
  unsupported: "Qui non si può acquistare nulla su {network}.",
  chooseNetwork: "Scegli un'altra rete",
  restricted: "L'acquisto non è disponibile dove ti trovi.",
  pay: "Paghi",
  currency: "Valuta",
  preset: "Paga {amount}",
  get: "Ricevi circa",
  coin: "Cosa acquisti",
  method: "Paga con",
  methods: { card: "Carta", ach_bank_account: "Conto bancario" },
  provider: "Fornitore",
  fee: "{provider}, commissione {fee}%",
  providerFee: "Commissione di {provider}",
  networkFee: "Commissione di rete",
  to: "Sul tuo account",
  onPage: "{provider} mostra il prezzo sulla sua pagina.",
  quoteFailed: "Ancora nessun prezzo da {provider}. Lo vedrai sulla sua pagina prima di pagare.",
  listsDefault: "{provider} non ha detto cosa vende. La sua pagina potrebbe offrire altro.",
  opaque: "Controlla sulla pagina di {provider} che vada a questo indirizzo: il link non lo mostra.",
  leaves: "Paghi sulla pagina di {provider}, in una nuova finestra. Quella pagina vedrà il tuo indirizzo.",
  buyAt: "Continua su {provider}",
  latest: "Ultimo acquisto",
  purchases: "I tuoi acquisti",
  problems: {
    amountMissing: "Inserisci un importo.",
    amountFormat: "Inserisci un numero, ad esempio 0,5.",
    amountAmbiguous: "Scrivilo senza separatore delle migliaia.",
    amountDecimals: "{currency} ha al massimo {decimals} decimali.",
    amountZero: "Inserisci più di zero.",
    amountLow: "Inserisci {min} o più.",
    amountHigh: "Inserisci {max} o meno.",
    provider: "{provider} non ha risposto. Riprova o scegli un altro fornitore.",
    link: "Il link di {provider} non porta dove dovrebbe. Non è stato aperto nulla.",
    invalid: "{provider} non lo vende più. Scegli di nuovo.",
    other: "Non ha funzionato. Riprova."
  }
}

export const progress: OnrampProgressMessages = {
  to: "Sul tuo account",
  nothingBegun: "Non è stato ancora acquistato nulla.",
  openTitle: "Continua su {provider}",
  openText: "La pagina è aperta in un'altra finestra. Torna qui quando hai finito.",
  blockedTitle: "Non si è aperta nessuna finestra",
  blockedText: "Il browser l'ha impedito. Apri tu la pagina di {provider}:",
  closedTitle: "La pagina di {provider} sembra chiusa",
  closedText: "Se hai pagato, potrebbe volerci un po' prima che arrivi. Se no, puoi riaprirla.",
  pendingTitle: "Il tuo acquisto è in arrivo",
  pendingText: "{provider} l'ha ricevuto. Puoi chiudere.",
  successTitle: "{provider} l'ha inviato",
  successText: "Possono volerci alcuni minuti prima di vederlo sul tuo account.",
  failedTitle: "L'acquisto è fallito",
  failedText:
    "{provider} dice che non è andato a buon fine. La sua pagina ti dice che ne è stato del tuo denaro.",
  unknownTitle: "Ancora niente da vedere",
  unknownText: "Se hai pagato, può ancora arrivare. La pagina di {provider} o la sua email ti dice di più.",
  showBalance: "Mostra il mio saldo",
  held: "Hai {amount}",
  grown: "{amount} in più di prima",
  notGrown: "Non è ancora arrivato nulla.",
  lookFailed: "Non è stato possibile caricare il tuo saldo.",
  openPage: "Apri la pagina di {provider}",
  copyLink: "Copia link",
  linkCopied: "Link copiato",
  checkAgain: "Controlla di nuovo",
  done: "Fatto",
  paid: "Pagati {amount}",
  somePurchase: "Acquisto",
  tags: { pending: "In arrivo", success: "Inviato", failed: "Fallito" },
  unread: "{provider} non ha risposto.",
  listFailed: "Non è stato possibile caricare i tuoi acquisti."
}
