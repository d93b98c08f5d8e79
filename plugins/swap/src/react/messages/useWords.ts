import { makeTransactionWords } from "@latchkey/react/view"
import type { SwapMessages } from "../SwapMessages.ts"
import { words as en } from "./en/words.ts"

/** The words of the modal's language, for the views. */
export const { useWords, withWords } = /* @__PURE__ */ makeTransactionWords<SwapMessages>(en, () =>
  import("./languages.ts").then((languages) => languages.words)
)
