import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Approbations",
  revoke: "Révoquer l’approbation"
}

export const words: ApprovalsMessages = {
  intro:
    "Ces adresses peuvent déplacer vos jetons sans vous redemander, jusqu’à ce que vous révoquiez l’approbation.",
  none: "Aucune approbation de ce compte n’est connue ici.",
  failed: "Vos approbations n’ont pas pu être chargées.",
  outdated: "Vos approbations n’ont pas pu être actualisées. Celles-ci ont peut-être changé.",
  readAgain: "Actualiser",
  since: "Les approbations données avant le {date} manquent peut-être.",
  sinceBlock: "Les approbations données avant le bloc {block} manquent peut-être.",
  unlimited: "{token} sans limite",
  upTo: "Jusqu’à {amount}",
  all: "Tout {token}",
  spenderIs: "Pour {spender}",
  mayTake: "Peut prendre maintenant",
  contract: "Contrat",
  spender: "Adresse autorisée",
  account: "Depuis le compte",
  after:
    "Après cela, l’adresse autorisée ne pourra plus prendre de {token}. Ce qu’elle a déjà pris ne revient pas.",
  leaves:
    "L’approbation de ce jeton ne peut pas être ramenée à zéro. Le minimum reste approuvé\u00a0: {amount}.",
  revoke: "Révoquer l’approbation",
  gone: "Cette approbation n’existe plus.",
  askingText: "Vérifiez dans le portefeuille que l’adresse autorisée est la même qu’ici.",
  sentTitle: "Révocation",
  successTitle: "Révoquée",
  successText: "L’adresse autorisée ne peut plus prendre de {token}.",
  failedText: "L’approbation n’a pas changé. Seuls les frais ont été dépensés.",
  declinedText: "L’approbation n’a pas changé.",
  unknownText: "Consultez à nouveau vos approbations dans un moment.",
  problems: {
    refused:
      "Le contrat refuse cela. Pour mettre vos {token} hors de portée de l’adresse autorisée, déplacez-les vers un autre compte.",
    changed: "Quelque chose a changé depuis votre dernière consultation. Regardez à nouveau.",
    waiting: "Une autre demande attend encore dans votre portefeuille."
  }
}
