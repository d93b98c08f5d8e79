const localeOf = (tag: unknown): Intl.Locale | undefined => {
  const [written = ""] = typeof tag === "string" ? (/^[\w-]+/.exec(tag) ?? []) : []
  const [language = ""] = written.split(/[-_]/)
  for (const one of [written.replaceAll("_", "-"), language]) {
    try {
      return new Intl.Locale(one).maximize()
    } catch {
      // The language alone may be one.
    }
  }
  return undefined
}

/**
 * The one of some languages that is meant by a tag, however it is written: of the same language in the same script, so that `zh-HK`
 * finds `zh-TW`. Undefined where there is none.
 */
export const pickLanguage = <Tag extends string>(
  languages: ReadonlyArray<Tag>,
  tag: unknown
): Tag | undefined => {
  const wanted = localeOf(tag)
  return languages.find((one) => {
    const { language, script } = new Intl.Locale(one).maximize()
    return language === wanted?.language && script === wanted.script
  })
}
