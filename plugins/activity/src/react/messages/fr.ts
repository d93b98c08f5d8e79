import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Activité",
  transaction: "Transaction"
}

export const words: ActivityMessages = {
  kinds: {
    send: "Envoyé",
    receive: "Reçu",
    self: "Envoyé à vous-même",
    mint: "Minté",
    burn: "Brûlé",
    trade: "Échangé",
    approve: "Dépense autorisée",
    approved: "Approuvé",
    revoked: "Approbation révoquée",
    cancel: "Annulée",
    deploy: "Contrat créé",
    deposit: "Déposé",
    withdraw: "Retiré",
    borrow: "Emprunté",
    repay: "Remboursé",
    stake: "Staké",
    unstake: "Déstaké",
    claim: "Réclamé",
    contract: "Contrat utilisé",
    taken: "Déplacé par une autre adresse",
    failed: "Échec",
    sending: "Envoi",
    swapping: "Échange en cours",
    approving: "Approbation en cours",
    revoking: "Révocation de l’approbation",
    unknown: "Résultat inconnu"
  },
  tags: {
    lookAlike: "Imitation",
    unverified: "Non vérifié",
    nothing: "Vide",
    spam: "Spam"
  },
  pending: "En attente",
  usually: "En général {time}",
  to: "À {address}",
  from: "De {address}",
  spender: "Pour {address}",
  unlimited: "Illimité",
  all: "Tous les NFT de",
  nothing: "Aucun",
  more: "et {count} de plus",
  older: "Afficher les plus anciennes",
  olderFailed: "L’activité plus ancienne n’a pas pu être chargée.",
  partial: "L’activité plus ancienne est peut-être incomplète.",
  fallback: "Une source n’a pas répondu. L’activité est peut-être incomplète.",
  failed: "Votre activité n’a pas pu être chargée.",
  outdated: "Votre activité n’a pas pu être actualisée. La plus récente manque peut-être.",
  unfetched: "Les transactions n’ont pas pu être chargées",
  readAgain: "Actualiser",
  none: "Il ne s’est encore rien passé ici.",
  noneKnown: "Aucune activité récente. L’activité plus ancienne est peut-être incomplète.",
  untold: "L’activité sur {network} ne peut pas être consultée ici.",
  hidden: "Transactions masquées\u00a0: {count}",
  showHidden: "Afficher",
  hideHidden: "Masquer",
  hiddenNote: "Des escrocs laissent ces transactions. N’en copiez jamais une adresse."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike:
      "Cette adresse ressemble à l’une des vôtres, ou à une adresse à laquelle vous avez déjà envoyé, mais c’en est une autre. Ne la copiez pas.",
    unverified: "Ce n’est peut-être pas le jeton dont il porte le nom, et il ne vaut peut-être rien.",
    nothing:
      "Quelqu’un d’autre a envoyé ceci, et rien n’a été déplacé. C’est peut-être un piège pour vous faire copier son adresse.",
    spam: "Cela ressemble à de la publicité. N’allez pas sur les sites qui y sont nommés."
  },
  mayTake: "Autorisé à partir de maintenant",
  gone: "Cette transaction ne fait pas partie de l’activité de ce compte.",
  unknownNote: "Elle a été envoyée, mais son résultat n’est pas encore connu. Vérifiez avant de la renvoyer.",
  failedNote: "Elle a échoué, donc rien n’a été déplacé. Le réseau garde les frais.",
  takenNote: "Vous n’avez pas signé ceci. C’est peut-être une adresse que vous avez autorisée à dépenser.",
  unlimitedNote:
    "Avec une approbation illimitée, on peut prendre tout ce que vous en avez, jusqu’à ce que vous la révoquiez.",
  status: "État",
  statuses: { success: "Terminé", failed: "Échec", pending: "En attente", unknown: "Inconnu" },
  date: "Date",
  sender: "Signé par",
  network: "Réseau",
  fee: "Frais de réseau",
  hash: "Transaction",
  copyHash: "Copier l’identifiant de la transaction",
  copyAddress: "Copier l’adresse",
  copied: "Copié",
  copyFailed: "Copie impossible"
}

export const replacing: ReplacingMessages = {
  speedUp: "Accélérer",
  cancel: "Annuler la transaction",
  speedUpText: "Elle est renvoyée avec des frais plus élevés. Une seule des deux sera exécutée.",
  cancelText:
    "Une transaction vide vers vous-même prend sa place. La première peut encore être exécutée avant.",
  feeBefore: "Frais jusqu’ici (max.)",
  speedingUp: "Accélération en cours. Une seule des deux sera exécutée.",
  cancelling: "Annulation en cours. Elle peut encore être exécutée avant.",
  settled: "Elle avait déjà été exécutée.",
  fixed: "Rien ne peut prendre sa place. Il faut attendre.",
  beside:
    "Votre portefeuille a envoyé une nouvelle transaction au lieu de remplacer la première. Les deux peuvent être exécutées."
}
