import { installedCatalogue, journeyViews, type CatalogueState } from "@latchkey/core"
import { useEffect, useState } from "react"
import { useModalContext, useModalState } from "../../modal/ModalContext.ts"
import type { Arrange } from "../allWallets/arrangeRows.tsx"
import type { ListedRow } from "./ListedRow.ts"
import type { ConnectGoal } from "./WalletRow.tsx"

const ownAlone: Arrange = ({ own }) => own

/**
 * The rows with those of a catalogue between them; as they are where none is installed. Undefined until it is known how they
 * are arranged: nothing that is shown moves for it.
 */
export const useCatalogueRows = (
  own: ReadonlyArray<ListedRow>,
  goal: ConnectGoal
): ReadonlyArray<ListedRow> | undefined => {
  const modal = useModalContext()
  const { preload } = modal
  const plugin = useModalState((state) => installedCatalogue(state.plugin.fillings))
  const catalogue = useModalState(
    (state) => (state as unknown as Readonly<Record<string, CatalogueState>>)[plugin ?? ""]
  )
  const [arrange, setArrange] = useState<Arrange>()
  useEffect(() => {
    if (plugin === undefined) return
    preload(journeyViews.allWallets)
    // Without it, what is installed can be connected all the same.
    import("../allWallets/arrangeRows.tsx").then(
      ({ arrangeRows }) => setArrange(() => arrangeRows),
      () => setArrange(() => ownAlone)
    )
  }, [plugin, preload])
  return catalogue === undefined ? own : arrange?.({ ...modal, own, goal, catalogue })
}
