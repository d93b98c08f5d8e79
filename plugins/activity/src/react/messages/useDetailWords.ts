import { makeWords } from "@latchkey/react/view"
import type { DetailMessages } from "../ActivityMessages.ts"
import { details as en } from "./en/details.ts"

/** The words of the modal's language for one transaction. */
export const { useWords: useDetailWords, withWords: withDetailWords } =
  /* @__PURE__ */ makeWords<DetailMessages>(en, () =>
    import("./languages.ts").then((languages) => languages.details)
  )
