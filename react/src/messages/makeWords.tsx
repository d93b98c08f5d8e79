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

/**
 * Gives the views of a plugin their words: English comes with the views, other languages load when they are needed.
 * `others` is by language, as `ar`.
 */
// @__NO_SIDE_EFFECTS__
export const makeWords = <Words,>(
  en: Words,
  others: Readonly<Record<string, () => Promise<Words>>>
): ViewWords<Words> => {
  const WordsContext = createContext(en)
  return {
    useWords: () => useContext(WordsContext),
    withWords: (View) => {
      const Worded = (props: ViewProps) => {
        const language = useModalContext().locale.split("-")[0] ?? "en"
        const load = Object.hasOwn(others, language) ? others[language] : undefined
        const [words, setWords] = useState<{ readonly words: Words }>()
        useEffect(() => {
          let current = true
          load?.().then(
            (loaded) => current && setWords({ words: loaded }),
            () => current && setWords({ words: en })
          )
          return () => {
            current = false
          }
        }, [load])
        const shown = load === undefined ? { words: en } : words
        return shown === undefined ? (
          <RowsSkeleton />
        ) : (
          <WordsContext.Provider value={shown.words}>
            <View {...props} />
          </WordsContext.Provider>
        )
      }
      return Worded
    }
  }
}
