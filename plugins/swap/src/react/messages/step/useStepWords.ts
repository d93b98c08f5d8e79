import { makeWords } from "@latchkey/react/view"
import type { StepMessages } from "../../StepMessages.ts"
import { en } from "./en.ts"
import { otherLanguages } from "./otherLanguages.ts"

/** The words of the modal's language, for the review and the progress. */
export const { useWords: useStepWords, withWords: withStepWords } = /* @__PURE__ */ makeWords<StepMessages>(
  en,
  otherLanguages
)
