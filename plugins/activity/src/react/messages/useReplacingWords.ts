import { makeTransactionWords } from "@latchkey/react/view"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import { replacing as en } from "./en/replacing.ts"

/** The words of the modal's language for what takes the place of a transaction, and for every transaction. */
export const { useWords: useReplacingWords, withWords: withReplacingWords } =
  /* @__PURE__ */ makeTransactionWords<ReplacingMessages>(en, () =>
    import("./languages.ts").then((languages) => languages.replacing)
  )
