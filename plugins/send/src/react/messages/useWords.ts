import { createContext, useContext } from "react"
import type { SendMessages } from "../SendMessages.ts"
import { en } from "./en.ts"

/** The words of the modal's language, for the views. */
export const WordsContext = /* @__PURE__ */ createContext<SendMessages>(en)

/** The words of the modal's language. */
export const useWords = (): SendMessages => useContext(WordsContext)
