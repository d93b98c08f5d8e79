import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "Jetons"
}

export const words: TokensMessages = {
  failed: "Vos jetons n’ont pas pu être chargés.",
  outdated: "Vos jetons n’ont pas pu être actualisés. Ceux-ci ont peut-être changé.",
  readAgain: "Actualiser",
  none: "Ce compte n’a aucun jeton connu ici.",
  total: "Total",
  totalUnknown: "Non connu",
  totalPartial: "Les jetons sans prix connu ne sont pas comptés.",
  unverified: "Non vérifié",
  unverifiedNote:
    "Ceux-ci portent le nom d’autres jetons et sont peut-être là pour vous tromper. Ne vous fiez pas à leur nom.",
  manage: "Ajouter ou masquer des jetons",
  addLabel: "Adresse du contrat du jeton",
  addNote: "Vous pouvez la copier sur le site du jeton ou dans un explorateur.",
  add: "Ajouter",
  added: "Ajouté. Il apparaît dans votre liste dès que vous en détenez.",
  notToken: "Il n’y a pas de jeton à cette adresse sur ce réseau.",
  notRead: "Impossible de charger le jeton. Réessayez.",
  hide: "Masquer",
  show: "Afficher"
}
