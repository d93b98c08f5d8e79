import { makeWords } from "@latchkey/react/view"
import type { OnrampProgressMessages } from "../../OnrampProgressMessages.ts"
import { en } from "./en.ts"
import { otherLanguages } from "./otherLanguages.ts"

/** The words of the modal's language, for the progress of a purchase. */
export const { useWords, withWords } = /* @__PURE__ */ makeWords<OnrampProgressMessages>(en, otherLanguages)
