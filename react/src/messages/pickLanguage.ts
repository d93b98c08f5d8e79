/**
 * The one of some languages that a canonical locale means: its own tag, else the one of the same language that is written in the same
 * script, so that `zh-HK` finds `zh-TW` and `pt` finds `pt-BR`. Undefined where there is none.
 */
export const pickLanguage = (languages: ReadonlyArray<string>, locale: string): string | undefined => {
  if (languages.includes(locale)) return locale
  const wanted = new Intl.Locale(locale).maximize()
  return languages.find((one) => {
    const { language, script } = new Intl.Locale(one).maximize()
    return language === wanted.language && script === wanted.script
  })
}
