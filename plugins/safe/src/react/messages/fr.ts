import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "Propositions"
}

export const words: SafeMessages = {
  owners: {
    one: "{required} propriétaire sur {owners} doit signer.",
    many: "{required} propriétaires sur {owners} doivent signer.",
    other: "{required} propriétaires sur {owners} doivent signer."
  },
  readOnly: "Vous n’êtes pas propriétaire de ce Safe. Vous pouvez consulter, mais pas proposer.",
  empty: "Ce que cette app propose à votre Safe s’affiche ici jusqu’à son exécution.",
  unknown: "Interrogation du Safe",
  signatures: "En attente de signatures\u00a0: {signatures} sur {required}",
  execution: "Prête à exécuter",
  executed: "Exécutée",
  failed: "Échec",
  cancelled: "Annulée",
  signaturesText: "Demandez aux autres propriétaires de la signer dans leur Safe.",
  executionText: "Assez de propriétaires ont signé. L’un d’eux doit l’exécuter.",
  proposal: "Proposition",
  transaction: "Transaction"
}
