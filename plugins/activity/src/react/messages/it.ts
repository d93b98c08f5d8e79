import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Attività",
  transaction: "Transazione"
}

export const words: ActivityMessages = {
  kinds: {
    send: "Inviato",
    receive: "Ricevuto",
    self: "Inviato a te",
    mint: "Coniato",
    burn: "Bruciato",
    trade: "Scambiato",
    approve: "Spesa consentita",
    approved: "Approvato",
    revoked: "Approvazione revocata",
    cancel: "Annullata",
    deploy: "Contratto creato",
    deposit: "Depositato",
    withdraw: "Prelevato",
    borrow: "Preso in prestito",
    repay: "Prestito rimborsato",
    stake: "Messo in staking",
    unstake: "Tolto dallo staking",
    claim: "Riscosso",
    contract: "Contratto usato",
    taken: "Spostato da un altro indirizzo",
    failed: "Fallita",
    sending: "Invio in corso",
    swapping: "Scambio in corso",
    approving: "Approvazione in corso",
    revoking: "Revoca dell'approvazione",
    unknown: "Esito sconosciuto"
  },
  tags: {
    lookAlike: "Imitazione",
    unverified: "Non verificato",
    nothing: "Vuota",
    spam: "Spam"
  },
  pending: "In attesa",
  usually: "Di solito {time}",
  to: "A {address}",
  from: "Da {address}",
  spender: "Per {address}",
  unlimited: "Illimitato",
  all: "Tutti gli NFT di",
  nothing: "Niente di",
  more: "e altri {count}",
  older: "Mostra precedenti",
  olderFailed: "Non è stato possibile caricare l'attività precedente.",
  partial: "Potrebbe mancare l'attività meno recente.",
  fallback: "Una fonte non ha risposto. Potrebbe mancare parte dell'attività.",
  failed: "Non è stato possibile caricare la tua attività.",
  outdated: "Non è stato possibile aggiornare la tua attività. Potrebbe mancare la più recente.",
  unfetched: "Non è stato possibile caricare le transazioni",
  readAgain: "Aggiorna",
  none: "Qui non è ancora successo nulla.",
  noneKnown: "Nessuna attività recente. Potrebbe mancare l'attività meno recente.",
  untold: "L'attività su {network} non può essere consultata qui.",
  hidden: "Transazioni nascoste: {count}",
  showHidden: "Mostra",
  hideHidden: "Nascondi",
  hiddenNote: "Le lasciano i truffatori. Non copiare mai un indirizzo da una di esse."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike:
      "Questo indirizzo somiglia a uno dei tuoi o a uno a cui hai già inviato, ma è un altro. Non copiarlo.",
    unverified: "Potrebbe non essere il token di cui porta il nome e potrebbe non valere nulla.",
    nothing:
      "L'ha inviata qualcun altro e non ha spostato nulla. Potrebbe essere un trucco per farti copiare l'indirizzo.",
    spam: "Sembra pubblicità. Non visitare i siti che nomina."
  },
  mayTake: "Consentito da ora in poi",
  gone: "Questa transazione non fa parte dell'attività di questo account.",
  unknownNote: "È stata inviata, ma l'esito non è ancora noto. Controlla prima di inviarla di nuovo.",
  failedNote: "È fallita, quindi non è stato spostato nulla. La rete trattiene la commissione.",
  takenNote:
    "Non hai firmato questa transazione. Potrebbe averlo fatto un indirizzo a cui hai consentito di spendere.",
  unlimitedNote:
    "Chi ha un'approvazione illimitata può prendere tutto ciò che ne hai, finché non la revochi.",
  status: "Stato",
  statuses: { success: "Completata", failed: "Fallita", pending: "In attesa", unknown: "Sconosciuto" },
  date: "Data",
  sender: "Firmato da",
  network: "Rete",
  fee: "Commissione di rete",
  hash: "Transazione",
  copyHash: "Copia l'ID della transazione",
  copyAddress: "Copia l'indirizzo",
  copied: "Copiato",
  copyFailed: "Copia non riuscita"
}

export const replacing: ReplacingMessages = {
  speedUp: "Accelera",
  cancel: "Annulla transazione",
  speedUpText: "Viene inviata di nuovo con una commissione più alta. Solo una delle due viene eseguita.",
  cancelText:
    "Una transazione vuota a te stesso prende il suo posto. La prima può ancora essere eseguita prima.",
  feeBefore: "Commissione finora (max)",
  speedingUp: "Accelerazione in corso. Solo una delle due viene eseguita.",
  cancelling: "Annullamento in corso. Può ancora essere eseguita prima.",
  settled: "Era già stata eseguita.",
  fixed: "Niente può prendere il suo posto. Si può solo aspettare.",
  beside:
    "Il tuo wallet ha inviato una nuova transazione invece di sostituire la prima. Possono essere eseguite entrambe."
}
