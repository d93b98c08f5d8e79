import { useKit, useKitSnapshot, type ReadInNamespace } from "@latchkey/react"
import { useAccountNfts, type NftsView } from "./useAccountNfts.ts"

/**
 * The NFTs that the connected account holds: read when the component is there, and again when something may have happened; `describe`
 * reads what they are. Needs the plugin `nfts`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider. A failed read is a part of `nfts`.
 */
export const useNfts = ({ namespace }: ReadInNamespace = {}): NftsView => {
  const active = useKitSnapshot(({ network }) => network.activeNamespace)
  return useAccountNfts(useKit(), namespace ?? active ?? "")
}
