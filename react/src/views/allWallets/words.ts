import { catalogue } from "../../messages/en/catalogue.ts"
import { makeWords } from "../../messages/makeWords.tsx"
import type { CatalogueWords } from "./CatalogueWords.ts"

/** The words of the views of all wallets. */
export const { useWords: useCatalogueWords, withWords: withCatalogueWords } =
  /* @__PURE__ */ makeWords<CatalogueWords>(catalogue, () =>
    import("../../messages/loadMessages.ts").then((languages) => languages.catalogue)
  )
