import { makeWords } from "@latchkey/react/view"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import { progress as en } from "./en/progress.ts"

/** The words of the modal's language, for the progress of a purchase. */
export const { useWords: useProgressWords, withWords: withProgressWords } =
  /* @__PURE__ */ makeWords<OnrampProgressMessages>(en, () =>
    import("./languages.ts").then((languages) => languages.progress)
  )
