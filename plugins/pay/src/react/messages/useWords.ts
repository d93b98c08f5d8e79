import { makeTransactionWords } from "@latchkey/react/view"
import type { PayMessages } from "../PayMessages.ts"
import { words as en } from "./en/words.ts"

/** The words of the modal's language, for the views. */
export const { useWords, withWords } = /* @__PURE__ */ makeTransactionWords<PayMessages>(en, () =>
  import("./languages.ts").then((languages) => languages.words)
)
