import { makeTransactionWords } from "@latchkey/react/view"
import type { StepMessages } from "../StepMessages.ts"
import { step as en } from "./en/step.ts"

/** The words of the modal's language, for the review and the progress. */
export const { useWords: useStepWords, withWords: withStepWords } =
  /* @__PURE__ */ makeTransactionWords<StepMessages>(en, () =>
    import("./languages.ts").then((languages) => languages.step)
  )
