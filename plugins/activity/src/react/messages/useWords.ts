import { createContext, useContext } from "react"
import type { ActivityMessages } from "../ActivityMessages.ts"
import { en } from "./en.ts"

/** The words of the modal's language, for the views. */
export const WordsContext = /* @__PURE__ */ createContext<ActivityMessages>(en)

/** The words of the modal's language. */
export const useWords = (): ActivityMessages => useContext(WordsContext)
