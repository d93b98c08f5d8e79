import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "Invia",
  tokens: "Scegli token",
  review: "Verifica"
}

export const words: SendMessages = {
  notConnected: "Connetti un wallet per inviare.",
  token: "Token: {symbol}",
  balance: "Hai {amount}",
  max: "Max",
  maxLabel: "Max, invia tutto",
  toPlaceholder: "Indirizzo del destinatario",
  toNamePlaceholder: "Indirizzo o nome",
  paste: "Incolla",
  memoLabel: "Memo, se il destinatario lo chiede",
  memoNote: "Chiunque può leggerlo. Gli exchange spesso ne hanno bisogno.",
  review: "Verifica",
  tokensFailed: "Non è stato possibile caricare i tuoi token.",
  noTokens: "Questo account non ha token noti qui.",
  searchTokens: "Cerca token",
  noTokenFound: "Nessun token corrisponde a «{query}».",
  latest: "Ultimo trasferimento",
  unverified: "Il token {address} ha il nome di un altro e potrebbe servire a ingannarti.",
  reviewGone: "Non c'è nulla da verificare. Il tuo account o la rete potrebbero essere cambiati.",
  deposit:
    "{amount} della commissione aprono presso il destinatario un account per questo token e vi restano.",
  send: "Invia {amount}",
  confirm: "Ho controllato il destinatario",
  warnSelf: "Questo è il tuo stesso indirizzo.",
  warnBurn: "Nessuno ha la chiave di questo indirizzo. Ciò che invii lì è perso.",
  warnToken: "Questo è il contratto del token stesso. Ciò che invii lì è molto probabilmente perso.",
  warnContract: "Questo indirizzo è un contratto. Assicurati che possa usare ciò che invii.",
  warnLookAlike:
    "Questo indirizzo somiglia a uno che conosci, {address}, ma è un altro. Qualcuno potrebbe volere che tu li confonda.",
  askingText: "Controlla lì che importo e destinatario siano gli stessi di qui.",
  sentTitle: "Invio di {amount}",
  successTitle: "Inviati {amount}",
  successText: "Arrivato a {address}.",
  unknownText: "Controlla il tuo account prima di inviarlo di nuovo.",
  shortTitle: "Arrivati {arrived} di {amount}",
  shortText: "Questo token ha trattenuto {percent} del tuo trasferimento a {address}.",
  shortTried:
    "{text} Nel test precedente sarebbero arrivati {tried}: si comporta diversamente quando viene testato.",
  noTransfer: "Non è stato ancora inviato nulla.",
  problems: {
    amountMissing: "Inserisci un importo.",
    amountFormat: "Inserisci un numero, ad esempio 0,5.",
    amountAmbiguous: "Scrivilo senza separatore delle migliaia.",
    amountDecimals: "{symbol} ha al massimo {decimals} decimali.",
    amountZero: "Inserisci più di zero.",
    amountTooMuch: "Non ne hai così tanto.",
    amountLeast: "Invia lì almeno {least}.",
    amountRest: "Un po' di {symbol} deve restare nel tuo account. «Max» lo lascia lì.",
    amountUnconfirmed: "Parte dei tuoi {symbol} non è ancora confermata. Riprova dopo il prossimo blocco.",
    receiverMissing: "Inserisci il destinatario.",
    receiverFormat: "Questo non è un indirizzo su {network}. Controlla ogni carattere.",
    receiverInvisible: "L'indirizzo contiene caratteri invisibili. Copialo da un'altra parte.",
    receiverAccount:
      "Questo è un account che contiene un token, non un wallet. Chiedi l'indirizzo del wallet.",
    receiverLink: "Questo link non può essere seguito qui.",
    memo: "Questo memo è troppo lungo o contiene caratteri che non possono essere inviati.",
    receiverNameNone: "Questo nome non corrisponde a nessun indirizzo su {network}.",
    receiverNameInvalid: "Questo non è un nome, oppure può essere scambiato per un altro.",
    receiverNameFailed: "Non è stato possibile cercare il nome. Riprova.",
    receiverMoved: "Il nome ora corrisponde a un altro indirizzo. Chiedi al destinatario.",
    token: "Questo token non può essere inviato.",
    tax: "Questo token trattiene da ogni trasferimento più di quanto questo sito consenta.",
    refused: "Il token o il destinatario rifiuta questo trasferimento.",
    changed: "Qualcosa è cambiato da quando hai guardato. Verifica di nuovo.",
    unsupported: "Da qui non si può inviare nulla su {network}.",
    waiting: "Nel tuo wallet è ancora in attesa un trasferimento."
  },
  standsFor: "{name} corrisponde a questo indirizzo:",
  lookingUp: "Ricerca del nome",
  links: {
    reading: "Lettura del link",
    filled: "Compilato dal link. Controlla prima di inviare.",
    says: "Il link dice: «{label}»",
    switchTo: "Passa a {name}",
    elsewhere: "un'altra rete",
    failed: "Non è stato possibile leggere il link. Riprova.",
    problems: {
      transaction:
        "Questo link lascia che un sito web scriva la transazione. Chiedi invece un indirizzo o un link di pagamento.",
      unsupported: "Questo link chiede più di un trasferimento. Chiedi invece un indirizzo.",
      malformed: "Questo link è danneggiato. Chiedine uno nuovo.",
      network: "Questo link è per {name}.",
      token: "Questo link chiede un token che qui non hai.",
      references:
        "Questo link chiede qualcosa che i trasferimenti su questa rete non possono avere. Chiedi invece un indirizzo.",
      other: "Questo link chiede qualcosa di diverso da ciò che hai inserito."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "Commissione di rete (circa)",
  feeAboutNote: "Il tuo wallet sceglie la commissione e la mostra prima che tu approvi.",
  feeChoice: "Velocità",
  feeLevels: {
    slow: "Lenta",
    normal: "Normale",
    fast: "Rapida"
  },
  totalAbout: "Totale (circa)",
  warnMemo:
    "Questo destinatario ha bisogno di un memo per sapere di chi è. Senza, ciò che invii può andare perso.",
  warnSpelling:
    "Hai inserito questo account come lo scrive un'altra rete. Assicurati che il destinatario lo usi anche su {network}.",
  warnRepeated:
    "Hai già inviato lo stesso importo a questo destinatario, e potrebbe ancora arrivare. Se lo invii di nuovo, potresti pagare due volte.",
  confirmRepeated: "Voglio inviarlo ancora una volta",
  memo: "Memo",
  reference: "Riferimento per il destinatario",
  warnTax: "Arriveranno {arrived} di {amount}: questo token trattiene {percent}.",
  confirmTax: "Invia comunque",
  untried: "Non abbiamo potuto testare quanto di questo token arriva."
}
