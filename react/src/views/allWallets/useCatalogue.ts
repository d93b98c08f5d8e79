import {
  catalogueState,
  emptyCatalogue,
  installedCatalogue,
  type CatalogueActions,
  type CatalogueState
} from "@latchkey/core"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"

/** The catalogue of wallets that is installed. */
export interface InstalledCatalogue {
  readonly actions: CatalogueActions
  readonly state: CatalogueState
}

/** The catalogue that views draw on; undefined where none is installed. */
export const useCatalogue = (): InstalledCatalogue | undefined => {
  const { kit } = useModalContext()
  const id = useModalState((state) => installedCatalogue(state.plugin.fillings))
  const state = useModalState((all) => (id === undefined ? emptyCatalogue : catalogueState(all, id)))
  if (id === undefined) return undefined
  return { actions: (kit as unknown as Readonly<Record<string, CatalogueActions>>)[id]!, state }
}
