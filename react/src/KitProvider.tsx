import { useInsertionEffect } from "react"
import { adoptButtonSheet } from "./button/adoptButtonSheet.ts"
import { KitScope, type KitProviderProps } from "./provider/KitScope.tsx"

/**
 * Gives a kit to the hooks and buttons below it, and shows the kit's modal when it opens.
 *
 * It appends one `<latchkey-modal>` to the body at the first opening and removes it when it is unmounted; it adopts the
 * buttons' style sheet into the document. It does not dispose of the kit: the app does. Only the page-load part is loaded at
 * first; when the page is idle, the rest is fetched ahead, unless `createKit({ prefetch: false })` or the visitor saves
 * data.
 */
export const KitProvider = (props: KitProviderProps) => {
  useInsertionEffect(() => adoptButtonSheet(document), [])
  return <KitScope {...props} />
}
