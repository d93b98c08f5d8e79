import { catalogueState, installedCatalogue, journeyViews, type KitCore } from "@latchkey/core"
import { useEffect } from "react"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { useLazy } from "../../context/useLazy.ts"
import type { Arrange } from "../allWallets/arrangeRows.tsx"
import type { ListedRow } from "./ListedRow.ts"
import type { ConnectGoal } from "./WalletRow.tsx"

const loadArrange = (): Promise<Arrange> =>
  import("../allWallets/arrangeRows.tsx").then((part) => part.arrangeRows)

/** Fetches what arranges the rows of a catalogue, where there is one. */
export const fetchRows = (kit: KitCore): unknown =>
  installedCatalogue(kit.getSnapshot().plugin.fillings) && loadArrange()

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
  const catalogue = useModalState((state) => plugin && catalogueState(state, plugin))
  const arrange = useLazy(plugin ? loadArrange : undefined)
  useEffect(() => {
    if (plugin) preload(journeyViews.allWallets)
  }, [plugin, preload])
  // Where it does not load, what is installed can be connected all the same.
  if (!catalogue || arrange === "failed") return own
  return arrange?.({ ...modal, own, goal, catalogue })
}
