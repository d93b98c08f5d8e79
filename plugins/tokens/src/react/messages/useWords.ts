import { makeWords } from "@latchkey/react/view"
import type { TokensMessages } from "../TokensMessages.ts"
import { words as en } from "./en/words.ts"

/** The words of the modal's language, for the views. */
export const { useWords, withWords } = /* @__PURE__ */ makeWords<TokensMessages>(en, () =>
  import("./languages.ts").then((languages) => languages.words)
)
