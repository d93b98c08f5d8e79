import { makeWords } from "@latchkey/react/view"
import type { MultiWalletMessages } from "../MultiWalletMessages.ts"
import { en } from "./en.ts"
import { otherLanguages } from "./otherLanguages.ts"

/** The words of the modal's language, for the sections. */
export const { useWords, withWords } = /* @__PURE__ */ makeWords<MultiWalletMessages>(en, otherLanguages)
