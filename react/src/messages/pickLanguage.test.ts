import { expect, it } from "vitest"
import { canonicalLocale } from "./canonicalLocale.ts"
import { pickLanguage } from "./pickLanguage.ts"

const languages = ["ar", "de", "fa", "he", "id", "pt-BR", "zh-CN", "zh-TW"]

it.each([
  ["de", "de"],
  ["de_AT", "de"],
  ["ar-EG", "ar"],
  ["zh", "zh-CN"],
  ["zh-SG", "zh-CN"],
  ["zh-Hans-HK", "zh-CN"],
  ["zh-HK", "zh-TW"],
  ["zh-Hant-HK", "zh-TW"],
  ["zh_Hant", "zh-TW"],
  ["pt", "pt-BR"],
  ["pt-PT", "pt-BR"],
  ["iw", "he"],
  ["iw_IL.UTF-8", "he"],
  ["in", "id"],
  ["no", undefined],
  ["en-GB", undefined],
  ["zh-Latn", undefined],
  ["fr", undefined],
  ["", undefined],
  ["__proto__", undefined],
  ["d", undefined]
])("a page in %j is in %s", (written, language) => {
  expect(pickLanguage(languages, canonicalLocale(written))).toBe(language)
})
