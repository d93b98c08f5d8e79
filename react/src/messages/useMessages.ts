import { useEffect, useMemo, useState } from "react"
import { enFirst } from "./enFirst.ts"
import type * as Later from "./enViews.ts"
import type { Language } from "./loadMessages.ts"
import type { Messages } from "./Messages.ts"

/** The texts of a modal. */
export interface Catalogue {
  /** While they are not `whole`, those of the views that are loaded later are missing. */
  readonly messages: Messages
  readonly whole: boolean
  /** Makes them whole. Fails: rejects if the rest does not load; the next call tries again. */
  readonly complete: () => Promise<void>
}

/**
 * The catalogue in a language, with the page's own messages over it; undefined while the language loads, or what makes its locale
 * canonical. What English says at first is there at once, and is used if the language fails to load; the rest of it is loaded when it
 * is wanted.
 */
export const useMessages = (locale: string, words: Partial<Messages> | undefined): Catalogue | undefined => {
  const [loaded, setLoaded] = useState<{ readonly tag: string; readonly language: Language | undefined }>()
  const [rest, setRest] = useState<typeof Later>()
  const own = words?.locale
  const tag = own ?? locale
  const isPlain = /^en(-[A-Z]{2})?$/.test(tag)
  useEffect(() => {
    if (isPlain) return
    let current = true
    void import("./loadMessages.ts")
      .then((part) => part.loadLanguage(tag, own !== undefined))
      // English is used.
      .catch(() => undefined)
      .then((language) => current && setLoaded({ tag, language }))
    return () => {
      current = false
    }
  }, [tag, own, isPlain])
  return useMemo(() => {
    if (!isPlain && loaded?.tag !== tag) return undefined
    const language = isPlain ? undefined : loaded?.language
    const english = {
      ...enFirst,
      ...rest?.enViews,
      errors: { ...enFirst.errors, ...rest?.enLateErrors }
    } as Messages
    const base = language?.messages ?? english
    const whole = language?.messages !== undefined || rest !== undefined
    return {
      messages: {
        ...base,
        ...words,
        locale: isPlain ? tag : (language?.locale ?? "en"),
        errors: { ...base.errors, ...words?.errors }
      },
      whole,
      complete: async () => {
        if (!whole) setRest(await import("./enViews.ts"))
      }
    }
  }, [loaded, tag, isPlain, rest, words])
}
