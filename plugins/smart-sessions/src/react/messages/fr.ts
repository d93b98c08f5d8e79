import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Sessions intelligentes",
  session: "Session intelligente"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "Actives", expired: "Expirées", revoked: "Révoquées" },
  none: {
    active: "Aucune app ne peut agir pour ce compte.",
    expired: "Aucune session de ce compte n’a expiré.",
    revoked: "Aucune session de ce compte n’a été révoquée."
  },
  off: "Les sessions intelligentes sont désactivées sur cette page.",
  failed: "Vos sessions intelligentes n’ont pas pu être chargées.",
  outdated: "Vos sessions intelligentes n’ont pas pu être actualisées. Celles-ci ont peut-être changé.",
  readAgain: "Actualiser",
  unnamed: "Une app",
  until: "Jusqu’au {date}",
  endedAt: "Terminée le {date}",
  revokedOn: "Révoquée le {date}",
  allows: "Peut faire sans vous demander",
  spend: "Dépenser jusqu’à {amount} par {period}",
  call: "Appeler {functions} de {address}",
  actAs: "Exécuter {functions} de {address} comme si c’était votre compte",
  withValue: "avec jusqu’à {amount} à chaque fois",
  unread: "D’autres permissions ne peuvent pas être affichées ici. Consultez-les dans votre portefeuille.",
  units: {
    one: "{count} unité de {address}",
    many: "{count} d’unités de {address}",
    other: "{count} unités de {address}"
  },
  periods: { second: "seconde", minute: "minute", hour: "heure", day: "jour", week: "semaine" },
  project: "App",
  account: "Pour le compte",
  network: "Réseau",
  begun: "Accordée",
  ends: "Se termine",
  ended: "Terminée",
  revoked: "Révoquée",
  revoke: "Révoquer la session",
  revokeNote: "Votre portefeuille vous demande de signer. Cela ne coûte rien.",
  asking: "Approuvez dans {wallet}",
  declined: "Vous avez refusé. La session n’a pas changé.",
  revokeFailed: "La session intelligente n’a pas pu être révoquée. Réessayez.",
  gone: "Cette session n’existe plus.",
  grantedTitle: "Session intelligente accordée",
  grantedText: "Vous pouvez la révoquer à tout moment dans votre compte.",
  refusedTitle: "Davantage a été accordé que demandé",
  refusedText: "La session n’est pas utilisée. Révoquez-la dans {wallet}.",
  seeAll: "Toutes les sessions intelligentes",
  done: "Terminé"
}
