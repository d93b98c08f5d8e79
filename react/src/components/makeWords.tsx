import { createContext, useContext, useEffect, useState, type ComponentType } from "react"
import { RowsSkeleton } from "./ViewSkeleton.tsx"
import { useModalContext } from "../context/ModalContext.ts"
import type { ViewProps } from "../slots/views.ts"
import type { Messages } from "../messages/Messages.ts"

/** The words of a plugin's views: see `makeWords`. */
export interface ViewWords<Words> {
  /** The words of the modal's language, in a view that `withWords` gave. */
  readonly useWords: () => Words
  /** A view that is shown when the words of the modal's language are there; in English where they do not come. */
  readonly withWords: (View: ComponentType<ViewProps>) => ComponentType<ViewProps>
}

/** What loads the words of each language but English, by its tag. */
export type LateWords<Words> = Readonly<Record<string, () => Promise<Words>>>

/**
 * Gives the views of a plugin their words: English comes with the views, another language loads when it is needed. `others` loads the
 * list of the other languages, which no English page needs; a language that is not among them is English. `joined` makes the words
 * of another language of those that are loaded, and of the modal's own messages.
 */
// @__NO_SIDE_EFFECTS__
export const makeWords = <Words, Own = Words>(
  en: Words,
  others: () => Promise<LateWords<Own>>,
  ...[joined]: [Own] extends [Words]
    ? [joined?: (own: Own, messages: Messages) => Words]
    : [joined: (own: Own, messages: Messages) => Words]
): ViewWords<Words> => {
  const WordsContext = createContext(en)
  return {
    useWords: () => useContext(WordsContext),
    withWords: (View) => {
      const Worded = (props: ViewProps) => {
        const { locale, messages } = useModalContext()
        const isEnglish = /^en(-|$)/.test(locale)
        const [loaded, setLoaded] = useState<{ readonly locale: string; readonly words: Words }>()
        useEffect(() => {
          if (isEnglish) return
          let current = true
          void others()
            .then((languages) => languages[messages.language ?? locale.slice(0, 2)]?.())
            .then((own) =>
              own === undefined ? en : joined === undefined ? (own as Words & Own) : joined(own, messages)
            )
            .catch(() => en)
            .then((words) => current && setLoaded({ locale, words }))
          return () => {
            current = false
          }
        }, [locale, messages, isEnglish])
        const shown = isEnglish ? en : loaded?.locale === locale ? loaded.words : undefined
        return shown === undefined ? (
          <RowsSkeleton />
        ) : (
          <WordsContext.Provider value={shown}>
            <View {...props} />
          </WordsContext.Provider>
        )
      }
      return Worded
    }
  }
}
