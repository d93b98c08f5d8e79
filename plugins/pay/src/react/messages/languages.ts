// Written by `npm run lists` from the files of this folder.

/** What loads the exchange in each language but English. */
export const exchange = {
  ar: () => import("./ar.ts").then(({ exchange }) => exchange),
  bn: () => import("./bn.ts").then(({ exchange }) => exchange),
  de: () => import("./de.ts").then(({ exchange }) => exchange),
  es: () => import("./es.ts").then(({ exchange }) => exchange),
  fa: () => import("./fa.ts").then(({ exchange }) => exchange),
  fr: () => import("./fr.ts").then(({ exchange }) => exchange),
  he: () => import("./he.ts").then(({ exchange }) => exchange),
  hi: () => import("./hi.ts").then(({ exchange }) => exchange),
  id: () => import("./id.ts").then(({ exchange }) => exchange),
  it: () => import("./it.ts").then(({ exchange }) => exchange),
  ja: () => import("./ja.ts").then(({ exchange }) => exchange),
  ko: () => import("./ko.ts").then(({ exchange }) => exchange),
  nl: () => import("./nl.ts").then(({ exchange }) => exchange),
  pl: () => import("./pl.ts").then(({ exchange }) => exchange),
  "pt-BR": () => import("./pt-BR.ts").then(({ exchange }) => exchange),
  ru: () => import("./ru.ts").then(({ exchange }) => exchange),
  th: () => import("./th.ts").then(({ exchange }) => exchange),
  tr: () => import("./tr.ts").then(({ exchange }) => exchange),
  uk: () => import("./uk.ts").then(({ exchange }) => exchange),
  vi: () => import("./vi.ts").then(({ exchange }) => exchange),
  "zh-CN": () => import("./zh-CN.ts").then(({ exchange }) => exchange),
  "zh-TW": () => import("./zh-TW.ts").then(({ exchange }) => exchange)
}

/** What loads the review in each language but English. */
export const review = {
  ar: () => import("./ar.ts").then(({ review }) => review),
  bn: () => import("./bn.ts").then(({ review }) => review),
  de: () => import("./de.ts").then(({ review }) => review),
  es: () => import("./es.ts").then(({ review }) => review),
  fa: () => import("./fa.ts").then(({ review }) => review),
  fr: () => import("./fr.ts").then(({ review }) => review),
  he: () => import("./he.ts").then(({ review }) => review),
  hi: () => import("./hi.ts").then(({ review }) => review),
  id: () => import("./id.ts").then(({ review }) => review),
  it: () => import("./it.ts").then(({ review }) => review),
  ja: () => import("./ja.ts").then(({ review }) => review),
  ko: () => import("./ko.ts").then(({ review }) => review),
  nl: () => import("./nl.ts").then(({ review }) => review),
  pl: () => import("./pl.ts").then(({ review }) => review),
  "pt-BR": () => import("./pt-BR.ts").then(({ review }) => review),
  ru: () => import("./ru.ts").then(({ review }) => review),
  th: () => import("./th.ts").then(({ review }) => review),
  tr: () => import("./tr.ts").then(({ review }) => review),
  uk: () => import("./uk.ts").then(({ review }) => review),
  vi: () => import("./vi.ts").then(({ review }) => review),
  "zh-CN": () => import("./zh-CN.ts").then(({ review }) => review),
  "zh-TW": () => import("./zh-TW.ts").then(({ review }) => review)
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
