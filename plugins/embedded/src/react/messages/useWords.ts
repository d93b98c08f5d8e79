import { makeWords } from "@latchkey/react/view"
import { en } from "./en.ts"

/** The words of the plugin's views, and what gives a view its words. */
export const { useWords, withWords } = /* @__PURE__ */ makeWords(en, {
  ar: () => import("./ar.ts").then(({ ar }) => ar),
  de: () => import("./de.ts").then(({ de }) => de)
})
