// Written by `npm run lists` from the files of this folder.

/** What loads the step in each language but English. */
export const step = {
  ar: () => import("./ar.ts").then(({ step }) => step),
  bn: () => import("./bn.ts").then(({ step }) => step),
  de: () => import("./de.ts").then(({ step }) => step),
  es: () => import("./es.ts").then(({ step }) => step),
  fa: () => import("./fa.ts").then(({ step }) => step),
  fr: () => import("./fr.ts").then(({ step }) => step),
  he: () => import("./he.ts").then(({ step }) => step),
  hi: () => import("./hi.ts").then(({ step }) => step),
  id: () => import("./id.ts").then(({ step }) => step),
  it: () => import("./it.ts").then(({ step }) => step),
  ja: () => import("./ja.ts").then(({ step }) => step),
  ko: () => import("./ko.ts").then(({ step }) => step),
  nl: () => import("./nl.ts").then(({ step }) => step),
  pl: () => import("./pl.ts").then(({ step }) => step),
  "pt-BR": () => import("./pt-BR.ts").then(({ step }) => step),
  ru: () => import("./ru.ts").then(({ step }) => step),
  th: () => import("./th.ts").then(({ step }) => step),
  tr: () => import("./tr.ts").then(({ step }) => step),
  uk: () => import("./uk.ts").then(({ step }) => step),
  vi: () => import("./vi.ts").then(({ step }) => step),
  "zh-CN": () => import("./zh-CN.ts").then(({ step }) => step),
  "zh-TW": () => import("./zh-TW.ts").then(({ step }) => step)
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
