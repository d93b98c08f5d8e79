import { catalogue } from "../../messages/en/catalogue.ts"
import { useModalContext } from "../../context/ModalContext.ts"
import type { CatalogueWords } from "../../messages/CatalogueWords.ts"

/** The words of the views of all wallets. */
export const useCatalogueWords = (): CatalogueWords => useModalContext().messages.catalogue ?? catalogue
