// Written by `npm run lists` from the files of this folder.

/** What loads the messages in each language but English. */
export const messages = {
  ar: () => import("./ar.ts").then(({ ar }) => ar),
  de: () => import("./de.ts").then(({ de }) => de),
  es: () => import("./es.ts").then(({ es }) => es),
  fr: () => import("./fr.ts").then(({ fr }) => fr),
  it: () => import("./it.ts").then(({ it }) => it),
  nl: () => import("./nl.ts").then(({ nl }) => nl),
  "pt-BR": () => import("./pt-BR.ts").then(({ ptBR }) => ptBR)
}
