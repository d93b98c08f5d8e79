import { RowsSkeleton, useModalContext, type ViewProps } from "@latchkey/react/view"
import { useEffect, useState, type ComponentType } from "react"
import type { ActivityMessages } from "./ActivityMessages.ts"
import { en } from "./messages/en.ts"
import { otherLanguages } from "./messages/otherLanguages.ts"
import { WordsContext } from "./messages/useWords.ts"

/** A view that is shown when the words of the modal's language are there; in English where they do not come. */
export const withWords = (View: ComponentType<ViewProps>): ComponentType<ViewProps> => {
  const Worded = (props: ViewProps) => {
    const language = useModalContext().locale.split("-")[0] ?? "en"
    const load = Object.hasOwn(otherLanguages, language) ? otherLanguages[language] : undefined
    const [words, setWords] = useState<ActivityMessages>()
    useEffect(() => {
      let current = true
      load?.().then(
        (loaded) => current && setWords(loaded),
        () => current && setWords(en)
      )
      return () => {
        current = false
      }
    }, [load])
    const shown = load === undefined ? en : words
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
