// Written by `npm run lists` from the files of this folder.

/** What loads the details in each language but English. */
export const details = {
  ar: () => import("./ar.ts").then(({ details }) => details),
  bn: () => import("./bn.ts").then(({ details }) => details),
  de: () => import("./de.ts").then(({ details }) => details),
  es: () => import("./es.ts").then(({ details }) => details),
  fa: () => import("./fa.ts").then(({ details }) => details),
  fr: () => import("./fr.ts").then(({ details }) => details),
  he: () => import("./he.ts").then(({ details }) => details),
  hi: () => import("./hi.ts").then(({ details }) => details),
  id: () => import("./id.ts").then(({ details }) => details),
  it: () => import("./it.ts").then(({ details }) => details),
  ja: () => import("./ja.ts").then(({ details }) => details),
  ko: () => import("./ko.ts").then(({ details }) => details),
  nl: () => import("./nl.ts").then(({ details }) => details),
  pl: () => import("./pl.ts").then(({ details }) => details),
  "pt-BR": () => import("./pt-BR.ts").then(({ details }) => details),
  ru: () => import("./ru.ts").then(({ details }) => details),
  th: () => import("./th.ts").then(({ details }) => details),
  tr: () => import("./tr.ts").then(({ details }) => details),
  uk: () => import("./uk.ts").then(({ details }) => details),
  vi: () => import("./vi.ts").then(({ details }) => details),
  "zh-CN": () => import("./zh-CN.ts").then(({ details }) => details),
  "zh-TW": () => import("./zh-TW.ts").then(({ details }) => details)
}

/** What loads the replacing in each language but English. */
export const replacing = {
  ar: () => import("./ar.ts").then(({ replacing }) => replacing),
  bn: () => import("./bn.ts").then(({ replacing }) => replacing),
  de: () => import("./de.ts").then(({ replacing }) => replacing),
  es: () => import("./es.ts").then(({ replacing }) => replacing),
  fa: () => import("./fa.ts").then(({ replacing }) => replacing),
  fr: () => import("./fr.ts").then(({ replacing }) => replacing),
  he: () => import("./he.ts").then(({ replacing }) => replacing),
  hi: () => import("./hi.ts").then(({ replacing }) => replacing),
  id: () => import("./id.ts").then(({ replacing }) => replacing),
  it: () => import("./it.ts").then(({ replacing }) => replacing),
  ja: () => import("./ja.ts").then(({ replacing }) => replacing),
  ko: () => import("./ko.ts").then(({ replacing }) => replacing),
  nl: () => import("./nl.ts").then(({ replacing }) => replacing),
  pl: () => import("./pl.ts").then(({ replacing }) => replacing),
  "pt-BR": () => import("./pt-BR.ts").then(({ replacing }) => replacing),
  ru: () => import("./ru.ts").then(({ replacing }) => replacing),
  th: () => import("./th.ts").then(({ replacing }) => replacing),
  tr: () => import("./tr.ts").then(({ replacing }) => replacing),
  uk: () => import("./uk.ts").then(({ replacing }) => replacing),
  vi: () => import("./vi.ts").then(({ replacing }) => replacing),
  "zh-CN": () => import("./zh-CN.ts").then(({ replacing }) => replacing),
  "zh-TW": () => import("./zh-TW.ts").then(({ replacing }) => replacing)
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
