import type { KitState, UnsupportedNetworkPolicy } from "@latchkey/core"
import { accountIn, selectNetwork, type NetworkView } from "@latchkey/core/select"
import type { NetworkButtonMessages } from "../messages/networkButton.ts"

/** What a network button depends on. */
export interface NetworkButtonState extends Pick<NetworkView, "network" | "isSupported"> {
  readonly hasAddress: boolean
}

/** What a network button depends on, from a state. */
export const selectNetworkButton = (state: KitState, namespace: string | undefined): NetworkButtonState => {
  const { network, isSupported } = selectNetwork(state, namespace)
  return { network, isSupported, hasAddress: accountIn(state, namespace)?.address !== undefined }
}

/** The text of a network button; `isName` if it is the name of the network. */
export const networkLabel = (
  { network, isSupported, hasAddress }: NetworkButtonState,
  messages: NetworkButtonMessages,
  {
    label,
    policy
  }: { readonly label?: string | undefined; readonly policy?: UnsupportedNetworkPolicy | undefined }
): { readonly text: string; readonly isName: boolean } => {
  if (network !== undefined) {
    if (!isSupported && policy !== "ignore") return { text: messages.switchNetwork, isName: false }
    return { text: network.unknown ? messages.unknownNetwork : network.name, isName: true }
  }
  if (label !== undefined) return { text: label, isName: false }
  return { text: hasAddress ? messages.unknownNetwork : messages.selectNetwork, isName: false }
}
