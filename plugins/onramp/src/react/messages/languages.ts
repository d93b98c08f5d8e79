// Written by `npm run lists` from the files of this folder.

/** What loads the progress in each language but English. */
export const progress = {
  ar: () => import("./ar.ts").then(({ progress }) => progress),
  bn: () => import("./bn.ts").then(({ progress }) => progress),
  de: () => import("./de.ts").then(({ progress }) => progress),
  es: () => import("./es.ts").then(({ progress }) => progress),
  fa: () => import("./fa.ts").then(({ progress }) => progress),
  fr: () => import("./fr.ts").then(({ progress }) => progress),
  he: () => import("./he.ts").then(({ progress }) => progress),
  hi: () => import("./hi.ts").then(({ progress }) => progress),
  id: () => import("./id.ts").then(({ progress }) => progress),
  it: () => import("./it.ts").then(({ progress }) => progress),
  ja: () => import("./ja.ts").then(({ progress }) => progress),
  ko: () => import("./ko.ts").then(({ progress }) => progress),
  nl: () => import("./nl.ts").then(({ progress }) => progress),
  pl: () => import("./pl.ts").then(({ progress }) => progress),
  "pt-BR": () => import("./pt-BR.ts").then(({ progress }) => progress),
  ru: () => import("./ru.ts").then(({ progress }) => progress),
  th: () => import("./th.ts").then(({ progress }) => progress),
  tr: () => import("./tr.ts").then(({ progress }) => progress),
  uk: () => import("./uk.ts").then(({ progress }) => progress),
  vi: () => import("./vi.ts").then(({ progress }) => progress),
  "zh-CN": () => import("./zh-CN.ts").then(({ progress }) => progress),
  "zh-TW": () => import("./zh-TW.ts").then(({ progress }) => progress)
}

/** What loads the words in each language but English. */
export const words = {
  ar: () => import("./ar.ts").then(({ words }) => words),
  bn: () => import("./bn.ts").then(({ words }) => words),
  de: () => import("./de.ts").then(({ words }) => words),
  es: () => import("./es.ts").then(({ words }) => words),
  fa: () => import("./fa.ts").then(({ words }) => words),
  fr: () => import("./fr.ts").then(({ words }) => words),
  he: () => import("./he.ts").then(({ words }) => words),
  hi: () => import("./hi.ts").then(({ words }) => words),
  id: () => import("./id.ts").then(({ words }) => words),
  it: () => import("./it.ts").then(({ words }) => words),
  ja: () => import("./ja.ts").then(({ words }) => words),
  ko: () => import("./ko.ts").then(({ words }) => words),
  nl: () => import("./nl.ts").then(({ words }) => words),
  pl: () => import("./pl.ts").then(({ words }) => words),
  "pt-BR": () => import("./pt-BR.ts").then(({ words }) => words),
  ru: () => import("./ru.ts").then(({ words }) => words),
  th: () => import("./th.ts").then(({ words }) => words),
  tr: () => import("./tr.ts").then(({ words }) => words),
  uk: () => import("./uk.ts").then(({ words }) => words),
  vi: () => import("./vi.ts").then(({ words }) => words),
  "zh-CN": () => import("./zh-CN.ts").then(({ words }) => words),
  "zh-TW": () => import("./zh-TW.ts").then(({ words }) => words)
}
