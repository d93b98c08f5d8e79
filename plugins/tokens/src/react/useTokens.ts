import { useKit, useKitSnapshot, type ReadInNamespace } from "@latchkey/react"
import { useAccountTokens, type TokensView } from "./useAccountTokens.ts"

/**
 * What the connected account holds: read when the component is there, and again when something may have happened. Needs the plugin
 * `tokens`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider. A failed read is a part of `tokens`.
 */
export const useTokens = ({ namespace }: ReadInNamespace = {}): TokensView => {
  const active = useKitSnapshot(({ network }) => network.activeNamespace)
  return useAccountTokens(useKit(), namespace ?? active ?? "")
}
