import { makeWords } from "@latchkey/react/view"
import type { BatchesMessages } from "../BatchesMessages.ts"
import { en } from "./en.ts"
import { otherLanguages } from "./otherLanguages.ts"

/** The words of the modal's language, for the views. */
export const { useWords, withWords } = /* @__PURE__ */ makeWords<BatchesMessages>(en, otherLanguages)
