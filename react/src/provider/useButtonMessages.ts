import { useEffect, useMemo, useState } from "react"
import { groupDigits } from "../format/groupDigits.ts"
import { buttonMessages, type ButtonWords } from "../messages/button.ts"
import type { Language } from "../messages/loadMessages.ts"
import type { Messages } from "../messages/Messages.ts"

/**
 * The buttons' messages in a language. English, or the messages passed, are there at once; those of another language replace
 * English when they have loaded, together with the format of numbers. So does a locale that is not written as `Intl` writes it.
 */
export const useButtonMessages = (locale: string, words: Partial<Messages> | undefined): ButtonWords => {
  const [loaded, setLoaded] = useState<{ readonly tag: string; readonly language: Language }>()
  const own = words?.button
  const tag = words?.locale ?? locale
  const isPlain = /^en(-US|-GB)?$/.test(tag)

  useEffect(() => {
    if (isPlain) return
    let current = true
    import("../messages/loadMessages.ts")
      .then((part) => part.loadLanguage(tag, own !== undefined))
      .then((language) => {
        if (current) setLoaded({ tag, language })
      })
      // English is kept.
      .catch(() => {})
    return () => {
      current = false
    }
  }, [tag, own, isPlain])

  return useMemo(() => {
    const found = loaded?.tag === tag ? loaded.language : undefined
    return {
      messages: { ...buttonMessages, ...found?.messages?.button, ...own },
      locale: isPlain ? tag : (found?.locale ?? "en"),
      writeDecimal: found?.writeDecimal ?? groupDigits
    }
  }, [loaded, tag, own, isPlain])
}
