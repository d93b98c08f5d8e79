import { shownNamespace } from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import { useAccountNfts, type NftsView } from "./useAccountNfts.ts"

/** The NFTs of an account that the modal shows, by default of the shown namespace. */
export const useShownNfts = (wanted?: string): NftsView => {
  const shown = useModalState(shownNamespace) ?? ""
  return useAccountNfts(useModalContext().kit, wanted ?? shown)
}
