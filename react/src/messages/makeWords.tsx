import { createContext, useContext, useEffect, useState, type ComponentType } from "react"
import { RowsSkeleton } from "../components/ViewSkeleton.tsx"
import { useModalContext } from "../modal/ModalContext.ts"
import type { ViewProps } from "../slots/views.ts"

/** The words of a plugin's views: see `makeWords`. */
export interface ViewWords<Words> {
  /** The words of the modal's language, in a view that `withWords` gave. */
  readonly useWords: () => Words
  /** A view that is shown when the words of the modal's language are there; in English where they do not come. */
  readonly withWords: (View: ComponentType<ViewProps>) => ComponentType<ViewProps>
}

/** What loads the words of each language but English, by its tag. */
type LateWords<Words> = Readonly<Record<string, () => Promise<Words>>>

/**
 * Gives the views of a plugin their words: English comes with the views, another language loads when it is needed. `others` loads the
 * list of the other languages, which no English page needs. A language that is not among them is English.
 */
// @__NO_SIDE_EFFECTS__
export const makeWords = <Words,>(en: Words, others: () => Promise<LateWords<Words>>): ViewWords<Words> => {
  const WordsContext = createContext(en)
  return {
    useWords: () => useContext(WordsContext),
    withWords: (View) => {
      const Worded = (props: ViewProps) => {
        const { locale } = useModalContext()
        const isEnglish = /^en(-|$)/.test(locale)
        const [loaded, setLoaded] = useState<{ readonly locale: string; readonly words: Words }>()
        useEffect(() => {
          if (isEnglish) return
          let current = true
          void Promise.all([others(), import("./pickLanguage.ts")])
            .then(([languages, { pickLanguage }]) => {
              const load = languages[pickLanguage(Object.keys(languages), locale) ?? ""]
              return load === undefined ? en : load()
            })
            .catch(() => en)
            .then((words) => current && setLoaded({ locale, words }))
          return () => {
            current = false
          }
        }, [locale, isEnglish])
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
