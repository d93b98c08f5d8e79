import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "Come paghi",
  review: "Verifica",
  progress: "Pagamento"
}

export const words: PayMessages = {
  nothing: "Non c'è nulla da pagare.",
  asset: "Asset",
  underWay: "Questo pagamento è in corso",
  byWallet: "Paga con {wallet}",
  connect: "Connetti un wallet",
  switchFirst: "Chiede prima di passare a {network}",
  preparing: "Approva nel wallet se lo chiede",
  exchanges: "Da un exchange",
  loadingExchanges: "Richiesta agli exchange",
  noExchanges: "Nessun exchange lo paga.",
  exchangesFailed: "Non è stato possibile interpellare gli exchange.",
  askingText: "Controlla lì che importo e destinatario siano gli stessi di qui.",
  sentTitle: "Pagamento di {amount}",
  successTitle: "Pagati {amount}",
  successText: "Arrivato a {address}.",
  unsentTitle: "Non è stato pagato",
  declinedText: "Non è stato pagato nulla.",
  unknownTitle: "Non si sa se è stato pagato",
  unknownText: "Controlla il tuo account prima di pagare di nuovo.",
  shortTitle: "Arrivati {arrived} di {amount}",
  shortText:
    "Questo token ha trattenuto {percent}, quindi il pagamento non è completo. Chiedi al venditore prima di pagare di nuovo.",
  problems: {
    amountTooMuch: "Il tuo wallet non ha così tanto {symbol}.",
    amountRest: "Resterebbe troppo poco {symbol} nel tuo account.",
    amountUnconfirmed: "Parte dei tuoi {symbol} non è ancora confermata. Riprova dopo il prossimo blocco.",
    amountLeast: "La rete non trasporta un importo così piccolo.",
    decimals: "{symbol} si conta in un altro modo. Segnalalo a questo sito.",
    token: "Non si può pagare con questo token.",
    recipient: "Il destinatario non è un indirizzo che questa rete può pagare. Segnalalo a questo sito.",
    tax: "Questo token trattiene una parte di ogni trasferimento, quindi non può pagare per intero.",
    refused: "Il token o il destinatario rifiuta questo pagamento.",
    changed: "Qualcosa è cambiato. Scegli di nuovo come pagare.",
    switchDeclined: "Il tuo wallet è rimasto su un'altra rete. Non è stato pagato nulla.",
    waiting: "Questo pagamento è già in corso.",
    exchange: "L'exchange non ha risposto. Riprova o paga in un altro modo.",
    link: "Il link dell'exchange non è corretto, quindi non è stato aperto.",
    unsupported: "Questo non può essere pagato qui."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "Continua su {exchange}",
    text: "La pagina è aperta in una nuova finestra. Controlla lì che importo e destinatario siano gli stessi di qui."
  },
  blocked: {
    title: "Non si è aperta nessuna finestra",
    text: "Il browser l'ha impedito. Apri la pagina di {exchange} con il link."
  },
  closed: {
    title: "La pagina di {exchange} sembra chiusa",
    text: "Se hai pagato lì, aspetta. Se no, riaprila."
  },
  pending: { title: "{exchange} sta pagando", text: "Ha il tuo pagamento e lo sta inviando." },
  success: { title: "Pagati {amount}", text: "{exchange} dice di averlo inviato." },
  failed: { title: "Il pagamento è fallito", text: "{exchange} dice che non è stato fatto." },
  unknown: {
    title: "Non si sa se è stato pagato",
    text: "{exchange} non lo dice. Controlla lì il tuo account prima di pagare di nuovo."
  },
  openPage: "Apri la pagina di {exchange}",
  copyLink: "Copia link",
  linkCopied: "Link copiato"
}

export const review: ReviewMessages = {
  feeAbout: "Commissione di rete (circa)",
  reviewGone: "Non c'è nulla da verificare. Il tuo account o la rete potrebbero essere cambiati.",
  pay: "Paga {amount}",
  checkTo: "Assicurati di conoscere questo indirizzo: i pagamenti che riceve non si possono annullare.",
  warnSelf: "Questo è il tuo stesso indirizzo.",
  warnBurn: "Nessuno ha la chiave di questo indirizzo. Ciò che paghi lì è perso.",
  warnToken: "Questo è il contratto del token stesso. Ciò che paghi lì è molto probabilmente perso.",
  warnContract: "Questo è un contratto. Assicurati che accetti pagamenti.",
  confirm: "Ho controllato il destinatario"
}
