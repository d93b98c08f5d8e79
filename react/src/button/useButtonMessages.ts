import { useEffect, useMemo, useState } from "react"
import { buttonMessages, type ButtonMessages } from "../messages/button.ts"

const isEnglish = (locale: string) => /^en(-|$)/i.test(locale)

/**
 * The buttons' words in a language. English, or the words passed, are there at once; those of another language replace
 * English when they have arrived.
 */
export const useButtonMessages = (locale: string, words: ButtonMessages | undefined): ButtonMessages => {
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly words: ButtonMessages }>()
  const missing = words === undefined && !isEnglish(locale)

  useEffect(() => {
    if (!missing) return
    let current = true
    import("../messages/loadButtonMessages.ts")
      .then(({ loadButtonMessages }) => loadButtonMessages(locale))
      .then((loadedWords) => current && setLoaded({ locale, words: loadedWords }))
      // English stays.
      .catch(() => {})
    return () => {
      current = false
    }
  }, [locale, missing])

  return useMemo(
    () => ({ ...buttonMessages, ...(loaded?.locale === locale ? loaded.words : {}), ...words }),
    [loaded, locale, words]
  )
}
