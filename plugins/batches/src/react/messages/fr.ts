import type { BatchesMessages } from "../BatchesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  status: "Lot d’appels"
}

export const words: BatchesMessages = {
  outcomes: {
    pending: {
      title: "Envoi de vos transactions",
      text: "{wallet} s’en occupe. Vous pouvez fermer ceci."
    },
    confirmed: { title: "Tous les appels ont réussi", text: "{network} les a tous exécutés." },
    partlyFailed: {
      title: "Seuls certains appels ont réussi",
      text: "Ce qui a réussi est conservé. Les autres n’ont rien changé."
    },
    failed: {
      title: "Tous les appels ont échoué",
      text: "Aucun n’a rien changé. Seuls les frais ont été dépensés."
    },
    offchainFailure: {
      title: "Les appels n’ont pas été envoyés",
      text: "{wallet} a abandonné avant de les envoyer. Rien n’a été dépensé."
    },
    unknown: {
      title: "Impossible de confirmer leur envoi",
      text: "Ils ont peut-être été exécutés. Consultez votre compte avant de les renvoyer."
    }
  },
  checkAgain: "Vérifier à nouveau",
  done: "Terminé",
  none: "Ce compte n’a envoyé aucun appel depuis cette page.",
  transactions: "Transactions",
  account: "Depuis le compte",
  network: "Réseau",
  call: "Appel {number}",
  callPays: "{amount} à {address}",
  callTo: "À {address}",
  allCalls: "Tous les appels",
  transaction: "Transaction {number}",
  ended: {
    success: "Réussi",
    failed: "Échec",
    unknown: "Non confirmé"
  }
}
