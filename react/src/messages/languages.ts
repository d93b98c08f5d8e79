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

/** What loads the catalogue in each language but English. */
export const catalogue = {
  ar: () => import("./ar.ts").then(({ catalogue }) => catalogue),
  de: () => import("./de.ts").then(({ catalogue }) => catalogue),
  es: () => import("./es.ts").then(({ catalogue }) => catalogue),
  fr: () => import("./fr.ts").then(({ catalogue }) => catalogue),
  it: () => import("./it.ts").then(({ catalogue }) => catalogue),
  nl: () => import("./nl.ts").then(({ catalogue }) => catalogue),
  "pt-BR": () => import("./pt-BR.ts").then(({ catalogue }) => catalogue)
}
