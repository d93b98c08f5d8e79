import { makeWords } from "@latchkey/react/view"
import type { ReviewMessages } from "../PayMessages.ts"
import { review as en } from "./en/review.ts"

/** The words of the modal's language for a payment's review. */
export const { useWords: useReviewWords, withWords: withReviewWords } =
  /* @__PURE__ */ makeWords<ReviewMessages>(en, () =>
    import("./languages.ts").then((languages) => languages.review)
  )
