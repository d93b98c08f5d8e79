import { makeWords } from "@latchkey/react/view"
import type { ReceiveMessages } from "../ReceiveMessages.ts"
import { words as en } from "./en/words.ts"

/** The words of the modal's language, for the views. */
export const { useWords, withWords } = /* @__PURE__ */ makeWords<ReceiveMessages>(en, () =>
  import("./languages.ts").then((languages) => languages.words)
)
