import type { KitCore } from "@latchkey/core"
import { useAction, useKit, useKitSnapshot, type Action, type InNamespace } from "@latchkey/react"
import { useCallback } from "react"
import { isEnabled, listConnections, listRecentConnections } from "../listConnections.ts"
import type { MultiWalletApi, SwitchOutcome, SwitchRequest, WalletList } from "../MultiWalletApi.ts"

/** The wallets to choose from, and how to choose. */
export interface MultiWalletView extends WalletList {
  /** Whether several wallets may be connected at once; the lists are empty where they may not. */
  readonly isEnabled: boolean
  /** `MultiWalletApi.switchConnection`: call its `run` in the task of a click. */
  readonly switching: Action<[request: SwitchRequest], SwitchOutcome>
  /** `MultiWalletApi.deleteConnection`. */
  readonly deleteConnection: MultiWalletApi["deleteConnection"]
}

/**
 * The connections of a namespace, or of all, and those that were connected before. Needs the plugin `multiWallet`.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider. A failed switch is a part of `switching`.
 */
export const useMultiWallet = ({ namespace }: InNamespace = {}): MultiWalletView => {
  const { multiWallet } = useKit<KitCore & { readonly multiWallet: MultiWalletApi }>()
  const enabled = useKitSnapshot(isEnabled)
  const connections = useKitSnapshot((state) => listConnections(state, namespace))
  const recentConnections = useKitSnapshot((state) => listRecentConnections(state, namespace))
  const switching = useAction(
    useCallback((request: SwitchRequest) => multiWallet.switchConnection(request), [multiWallet])
  )
  return {
    isEnabled: enabled,
    connections,
    recentConnections,
    switching,
    deleteConnection: multiWallet.deleteConnection
  }
}
