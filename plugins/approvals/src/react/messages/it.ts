import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Approvazioni",
  revoke: "Revoca approvazione"
}

export const words: ApprovalsMessages = {
  intro:
    "Questi indirizzi possono spostare i tuoi token senza chiedertelo di nuovo, finché non revochi l'approvazione.",
  none: "Qui non sono note approvazioni di questo account.",
  failed: "Non è stato possibile caricare le tue approvazioni.",
  outdated: "Non è stato possibile aggiornare le tue approvazioni. Queste potrebbero essere cambiate.",
  readAgain: "Aggiorna",
  since: "Potrebbero mancare approvazioni date prima del {date}.",
  sinceBlock: "Potrebbero mancare approvazioni date prima del blocco {block}.",
  unlimited: "{token} senza limite",
  upTo: "Fino a {amount}",
  all: "Tutto di {token}",
  spenderIs: "Per {spender}",
  mayTake: "Può prendere ora",
  contract: "Contratto",
  spender: "Indirizzo autorizzato",
  account: "Dall'account",
  after:
    "Dopo, l'indirizzo autorizzato non potrà più prendere {token}. Ciò che ha già preso non torna indietro.",
  leaves:
    "L'approvazione di questo token non può essere ridotta a zero. Resta approvato il minimo: {amount}.",
  revoke: "Revoca approvazione",
  gone: "Questa approvazione non esiste più.",
  askingText: "Controlla lì che l'indirizzo autorizzato sia lo stesso di qui.",
  sentTitle: "Revoca in corso",
  successTitle: "Revocata",
  successText: "L'indirizzo autorizzato non può più prendere {token}.",
  failedText: "L'approvazione è rimasta com'era. È stata spesa solo la commissione.",
  declinedText: "L'approvazione è rimasta com'era.",
  unknownText: "Ricontrolla le tue approvazioni tra un po'.",
  problems: {
    refused:
      "Il contratto lo rifiuta. Per tenere {token} lontano dall'indirizzo autorizzato, spostalo su un altro account.",
    changed: "Qualcosa è cambiato da quando hai guardato. Guarda di nuovo.",
    waiting: "Nel tuo wallet è ancora in attesa un'altra richiesta."
  }
}
