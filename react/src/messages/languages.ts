// Written by `npm run lists` from the files of this folder.

/** What loads the messages in each language but English, with the titles of other packages. */
export const messages = {
  ar: () =>
    Promise.all([import("./ar.ts"), import("./titles/ar.ts")]).then(([{ ar }, { titles }]) => ({ ...ar, titles })),
  de: () =>
    Promise.all([import("./de.ts"), import("./titles/de.ts")]).then(([{ de }, { titles }]) => ({ ...de, titles })),
  es: () =>
    Promise.all([import("./es.ts"), import("./titles/es.ts")]).then(([{ es }, { titles }]) => ({ ...es, titles })),
  fa: () =>
    Promise.all([import("./fa.ts"), import("./titles/fa.ts")]).then(([{ fa }, { titles }]) => ({ ...fa, titles })),
  fr: () =>
    Promise.all([import("./fr.ts"), import("./titles/fr.ts")]).then(([{ fr }, { titles }]) => ({ ...fr, titles })),
  he: () =>
    Promise.all([import("./he.ts"), import("./titles/he.ts")]).then(([{ he }, { titles }]) => ({ ...he, titles })),
  id: () =>
    Promise.all([import("./id.ts"), import("./titles/id.ts")]).then(([{ id }, { titles }]) => ({ ...id, titles })),
  it: () =>
    Promise.all([import("./it.ts"), import("./titles/it.ts")]).then(([{ it }, { titles }]) => ({ ...it, titles })),
  ja: () =>
    Promise.all([import("./ja.ts"), import("./titles/ja.ts")]).then(([{ ja }, { titles }]) => ({ ...ja, titles })),
  ko: () =>
    Promise.all([import("./ko.ts"), import("./titles/ko.ts")]).then(([{ ko }, { titles }]) => ({ ...ko, titles })),
  nl: () =>
    Promise.all([import("./nl.ts"), import("./titles/nl.ts")]).then(([{ nl }, { titles }]) => ({ ...nl, titles })),
  pl: () =>
    Promise.all([import("./pl.ts"), import("./titles/pl.ts")]).then(([{ pl }, { titles }]) => ({ ...pl, titles })),
  "pt-BR": () =>
    Promise.all([import("./pt-BR.ts"), import("./titles/pt-BR.ts")]).then(([{ ptBR }, { titles }]) => ({ ...ptBR, titles })),
  ru: () =>
    Promise.all([import("./ru.ts"), import("./titles/ru.ts")]).then(([{ ru }, { titles }]) => ({ ...ru, titles })),
  th: () =>
    Promise.all([import("./th.ts"), import("./titles/th.ts")]).then(([{ th }, { titles }]) => ({ ...th, titles })),
  tr: () =>
    Promise.all([import("./tr.ts"), import("./titles/tr.ts")]).then(([{ tr }, { titles }]) => ({ ...tr, titles })),
  uk: () =>
    Promise.all([import("./uk.ts"), import("./titles/uk.ts")]).then(([{ uk }, { titles }]) => ({ ...uk, titles })),
  vi: () =>
    Promise.all([import("./vi.ts"), import("./titles/vi.ts")]).then(([{ vi }, { titles }]) => ({ ...vi, titles })),
  "zh-CN": () =>
    Promise.all([import("./zh-CN.ts"), import("./titles/zh-CN.ts")]).then(([{ zhCN }, { titles }]) => ({ ...zhCN, titles })),
  "zh-TW": () =>
    Promise.all([import("./zh-TW.ts"), import("./titles/zh-TW.ts")]).then(([{ zhTW }, { titles }]) => ({ ...zhTW, titles }))
}
