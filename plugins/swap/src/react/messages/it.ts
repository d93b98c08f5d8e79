import type { StepMessages } from "../StepMessages.ts"
import type { SwapMessages } from "../SwapMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  swap: "Scambia",
  tokens: "Scegli token",
  offers: "Offerte",
  preview: "Verifica"
}

export const words: SwapMessages = {
  notConnected: "Connetti un wallet per scambiare.",
  unsupported: "Qui non si può scambiare nulla su {network}.",
  chooseNetwork: "Scegli un'altra rete",
  sell: "Vendi",
  buy: "Ricevi circa",
  token: "Token: {symbol}",
  chooseToken: "Scegli",
  balance: "Hai {amount}",
  max: "Max",
  maxLabel: "Max, vendi tutto ciò che la commissione lascia",
  flip: "Inverti i due token",
  rate: "Tasso",
  rateIs: "1 {sold} = {bought}",
  priceImpact: "Impatto sul prezzo",
  provider: "Exchange",
  minimum: "Ricevi almeno",
  slippage: "Slippage (max)",
  slippageChange: "Cambia lo slippage, ora {percent}",
  slippageLegend: "Di quanto può peggiorare il prezzo",
  slippageOther: "Altro, in percentuale",
  slippageNote:
    "Se il prezzo peggiora di più, lo scambio non avviene. La commissione di rete viene comunque spesa.",
  review: "Verifica scambio",
  tokensFailed: "Non è stato possibile caricare i token.",
  noTokens: "Qui non c'è nulla da scambiare.",
  searchTokens: "Cerca token",
  noTokenFound: "Nessun token corrisponde a «{query}».",
  yourTokens: "I tuoi token",
  suggestedTokens: "Suggeriti",
  otherTokens: "Token",
  latest: "Ultimo scambio",
  warnSlippage:
    "Con uno slippage del {percent} potresti ricevere molto meno di quanto mostrato. Altri possono approfittarne.",
  problems: {
    amountMissing: "Inserisci un importo.",
    amountFormat: "Inserisci un numero, ad esempio 0,5.",
    amountAmbiguous: "Scrivilo senza separatore delle migliaia.",
    amountDecimals: "{symbol} ha al massimo {decimals} decimali.",
    amountZero: "Inserisci più di zero.",
    amountTooMuch: "Non ne hai così tanto.",
    tokenMissing: "Scegli cosa vuoi ricevere.",
    token: "Questo token non può essere scambiato.",
    same: "Scegli due token diversi.",
    slippage: "Inserisci una percentuale da 0 a 50.",
    noOffer: "Nessun exchange offre questo scambio. Prova con un importo più piccolo.",
    provider: "L'exchange non ha risposto come dovrebbe. Riprova.",
    mismatch: "La transazione dell'exchange non corrispondeva alla sua offerta. Non è stato inviato nulla.",
    expired: "Il prezzo è ormai troppo vecchio. Verifica di nuovo.",
    moved: "Il prezzo è peggiorato da quando hai guardato. Verifica di nuovo.",
    unsupported: "Qui non si può scambiare nulla su {network}.",
    tax: "Questo token trattiene da ogni trasferimento più di quanto questo sito consenta.",
    taxed: "Questo token trattiene una parte di ogni trasferimento, e questo exchange non lo accetta.",
    refused: "Questo scambio non riuscirebbe. Il prezzo potrebbe essersi mosso.",
    changed: "Qualcosa è cambiato da quando hai guardato. Verifica di nuovo.",
    waiting: "Nel tuo wallet è ancora in attesa una transazione."
  }
}

export const step: StepMessages = {
  receiverOther: "Ricevi a un altro indirizzo",
  receiverMine: "Usa il mio account",
  receiverHint: "Indirizzo o nome",
  receiverWrong: "Questo non è un indirizzo su {network}. Controlla ogni carattere.",
  warnBurn: "Nessuno ha la chiave di questo indirizzo. Ciò che invii lì è perso.",
  warnToken: "Questo è il contratto del token stesso. Ciò che invii lì è molto probabilmente perso.",
  warnContract: "Questo indirizzo è un contratto. Assicurati che possa usare ciò che invii.",
  warnLookAlike:
    "Questo indirizzo somiglia a uno che conosci, {address}, ma è un altro. Qualcuno potrebbe volere che tu li confonda.",
  gotThere: "{got} arrivati a {address}.",
  providerFee: "Commissione dell'exchange",
  siteFee: "Commissione di questo sito",
  bestOffer: "Offerta migliore",
  offerFee: "Commissione di rete: circa {amount}",
  stopImpact: "Con questa perdita lo scambio è bloccato. Scambia un importo più piccolo.",
  warnImpact:
    "Questo scambio è grande per questo mercato: ricevi {percent} in meno rispetto al prezzo precedente.",
  warnOpaque: "Qui non si può leggere cosa fa questa transazione. Assicurati di fidarti di {provider}.",
  warnTax:
    "Arriveranno circa {arrives}, {percent} in meno di quanto offerto: questo token trattiene una parte di ogni trasferimento.",
  warnStuck: "Potresti non riuscire a rivendere {symbol} qui: in un test non è riuscito.",
  untried: "Non abbiamo potuto testare quanto arriva.",
  warnMoved: "Il prezzo è peggiorato mentre guardavi: ora circa {bought}.",
  acceptPrice: "Accetta il nuovo prezzo",
  understood: "Voglio scambiare comunque",
  refreshFailed: "Non è stato possibile aggiornare il prezzo.",
  reviewGone: "Non c'è più nulla da verificare.",
  step: "Passaggio {number} di {count}",
  account: "Account",
  contract: "Contratto",
  spender: "Indirizzo autorizzato",
  approveTitle: "Consenti {amount}",
  approveNote:
    "{provider} potrà allora prendere esattamente questo importo dal tuo account. Dopo, fai lo scambio.",
  unlimited: "{symbol} senza limite",
  allowUnlimited: "Consenti un importo illimitato, anche per scambi futuri",
  unlimitedNote:
    "{provider} potrà allora prendere tutti i {symbol} che avrai mai, finché non revochi l'approvazione.",
  permitNote:
    "{provider} potrà allora prendere esattamente questo importo dal tuo account, entro 20 minuti. Tu firmi soltanto: non viene inviato nulla e non si paga nessuna commissione. Dopo, fai lo scambio.",
  approve: "Consenti {amount}",
  resetTitle: "Togli l'approvazione precedente",
  resetNote: "{symbol} non accetta una nuova approvazione finché quella precedente non è stata tolta.",
  reset: "Togli l'approvazione",
  swap: "Scambia {amount}",
  askingSwap: "Controlla lì che l'importo sia lo stesso di qui.",
  askingApproval: "Controlla lì che non consenta più di {amount}.",
  sentSwap: "Scambio di {amount}",
  sentApproval: "In attesa dell'approvazione",
  successSwap: "Scambiati {amount}",
  successSwapText: "Hai ricevuto {got}.",
  successSwapUnknown: "Il tuo saldo mostra cosa hai ricevuto.",
  shortSwapText:
    "Hai ricevuto {got}. È {percent} in meno di quanto ti era stato mostrato: questo token trattiene una parte di ogni trasferimento.",
  successApproval: "Consentiti {amount}",
  successApprovalText: "Ora verifica di nuovo lo scambio.",
  successReset: "Approvazione precedente tolta",
  goOn: "Continua",
  unknownText: "Controlla il tuo account prima di riprovare.",
  noSwap: "Non è stato ancora scambiato nulla."
}
