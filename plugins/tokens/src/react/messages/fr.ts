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
    "Ceux-ci portent le nom d’autres jetons et sont peut-être là pour vous tromper. Ne vous fiez pas à leur nom."
}
