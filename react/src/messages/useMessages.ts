import { useEffect, useMemo, useState } from "react"
import { en } from "./en.ts"
import { loadMessages } from "./loadMessages.ts"
import type { Messages } from "./Messages.ts"

const isEnglish = (locale: string) => /^en(-|$)/i.test(locale)

/**
 * The whole catalogue in a language, with the page's own words over it; undefined while the language is on its way.
 * English is there at once, and stands in when the language does not arrive.
 */
export const useMessages = (locale: string, words: Partial<Messages> | undefined): Messages | undefined => {
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly messages: Messages }>()
  useEffect(() => {
    if (isEnglish(locale)) return
    let current = true
    const set = (messages: Messages) => {
      if (current) setLoaded({ locale, messages })
    }
    loadMessages(locale).then(set, () => set(en))
    return () => {
      current = false
    }
  }, [locale])
  return useMemo(() => {
    const base = isEnglish(locale)
      ? { ...en, locale }
      : loaded?.locale === locale
        ? loaded.messages
        : undefined
    return base === undefined
      ? undefined
      : { ...base, ...words, errors: { ...base.errors, ...words?.errors } }
  }, [loaded, locale, words])
}
