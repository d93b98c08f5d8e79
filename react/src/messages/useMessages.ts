import { useEffect, useMemo, useState } from "react"
import { enFirst } from "./enFirst.ts"
import type { enViews } from "./enViews.ts"
import type { Messages } from "./Messages.ts"

const isEnglish = (locale: string) => /^en(-|$)/i.test(locale)

/** The texts of a modal. */
export interface Catalogue {
  /** While they are not `whole`, those of the views that are loaded later are missing. */
  readonly messages: Messages
  readonly whole: boolean
  /** Makes them whole. Fails: rejects if the rest does not load; the next call tries again. */
  readonly complete: () => Promise<void>
}

/**
 * The catalogue in a language, with the page's own messages over it; undefined while the language loads. What English says
 * at first is there at once, and is used if the language fails to load; the rest of it is loaded when it is wanted.
 */
export const useMessages = (locale: string, words: Partial<Messages> | undefined): Catalogue | undefined => {
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly messages: Messages | undefined }>()
  const [rest, setRest] = useState<typeof enViews>()
  useEffect(() => {
    if (isEnglish(locale)) return
    let current = true
    void import("./loadMessages.ts")
      .then(({ loadMessages }) => loadMessages(locale))
      // English is used.
      .catch(() => undefined)
      .then((messages) => current && setLoaded({ locale, messages }))
    return () => {
      current = false
    }
  }, [locale])
  return useMemo(() => {
    if (!isEnglish(locale) && loaded?.locale !== locale) return undefined
    const translated = isEnglish(locale) ? undefined : loaded?.messages
    const english = { ...enFirst, ...rest, locale: isEnglish(locale) ? locale : enFirst.locale }
    const base = translated ?? (english as Messages)
    const whole = translated !== undefined || rest !== undefined
    return {
      messages: { ...base, ...words, errors: { ...base.errors, ...words?.errors } },
      whole,
      complete: async () => {
        if (!whole) setRest((await import("./enViews.ts")).enViews)
      }
    }
  }, [loaded, locale, rest, words])
}
