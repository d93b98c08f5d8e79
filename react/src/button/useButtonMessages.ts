import { useEffect, useMemo, useState } from "react"
import { buttonMessages, type ButtonWords } from "../messages/button.ts"
import type { Messages } from "../messages/Messages.ts"

const isEnglish = (locale: string) => /^en(-|$)/i.test(locale)

/**
 * The buttons' messages in a language. English, or the messages passed, are there at once; those of another language replace
 * English when they have loaded, together with the format of numbers.
 */
export const useButtonMessages = (locale: string, words: Partial<Messages> | undefined): ButtonWords => {
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly words: ButtonWords }>()
  const own = words?.button
  const ownLocale = words?.locale ?? (own === undefined ? undefined : locale)
  const missing = own === undefined && !isEnglish(locale)

  useEffect(() => {
    if (!missing) return
    let current = true
    import("../messages/loadMessages.ts")
      .then(({ loadMessages }) => loadMessages(locale))
      .then((found) => {
        if (current && found !== undefined)
          setLoaded({ locale, words: { messages: found.button, locale: found.locale } })
      })
      // English is kept.
      .catch(() => {})
    return () => {
      current = false
    }
  }, [locale, missing])

  return useMemo(() => {
    const found = loaded?.locale === locale ? loaded.words : undefined
    return {
      messages: { ...buttonMessages, ...found?.messages, ...own },
      locale: ownLocale ?? found?.locale ?? (isEnglish(locale) ? locale : "en")
    }
  }, [loaded, locale, own, ownLocale])
}
