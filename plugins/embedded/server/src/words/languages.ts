// Written by `npm run lists` from the files of this folder.
import * as en from "./en.ts"
import * as ar from "./ar.ts"
import * as bn from "./bn.ts"
import * as de from "./de.ts"
import * as es from "./es.ts"
import * as fa from "./fa.ts"
import * as fr from "./fr.ts"
import * as he from "./he.ts"
import * as hi from "./hi.ts"
import * as id from "./id.ts"
import * as it from "./it.ts"
import * as ja from "./ja.ts"
import * as ko from "./ko.ts"
import * as nl from "./nl.ts"
import * as pl from "./pl.ts"
import * as ptBR from "./pt-BR.ts"
import * as ru from "./ru.ts"
import * as th from "./th.ts"
import * as tr from "./tr.ts"
import * as uk from "./uk.ts"
import * as vi from "./vi.ts"
import * as zhCN from "./zh-CN.ts"
import * as zhTW from "./zh-TW.ts"

/** The texts in each language. */
export const languages = {
  en,
  ar,
  bn,
  de,
  es,
  fa,
  fr,
  he,
  hi,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  "pt-BR": ptBR,
  ru,
  th,
  tr,
  uk,
  vi,
  "zh-CN": zhCN,
  "zh-TW": zhTW
} as const

/** A language that there are texts in. */
export type Language = keyof typeof languages
