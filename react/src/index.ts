export { KitProvider } from "./KitProvider.tsx"
export type { KitProviderProps } from "./KitScope.tsx"
export { KitModal, type KitModalProps } from "./KitModal.tsx"
export { attachModal, type ModalAttachment, type ModalPlace } from "./attachModal.ts"
export type { Appearance, Theme } from "./KitContext.ts"
export { KitProviderMissingError, ModalLoadFailedError, ModalRemovedError } from "./errors.ts"

export {
  ConnectButton,
  ConnectButtonCustom,
  type ConnectButtonCustomProps,
  type ConnectButtonProps
} from "./button/ConnectButton.tsx"
export type { ConnectButtonOptions, ConnectButtonState } from "./button/ConnectButtonState.ts"
export type { ConnectButtonView } from "./button/useConnectButton.ts"
export { NetworkButton, type NetworkButtonProps } from "./button/NetworkButton.tsx"
export type { ButtonProps } from "./button/OpenerButton.tsx"
export type { OpenerProps } from "./button/useOpener.ts"

export type { InNamespace } from "./hooks/InNamespace.ts"
export { useAccount, type Account } from "./hooks/useAccount.ts"
export { useAction, type Action, type ActionState } from "./hooks/useAction.ts"
export { useBalance, type BalanceView } from "./hooks/useBalance.ts"
export { useConnect, type ConnectRequest } from "./hooks/useConnect.ts"
export { useConnection, type ConnectionView } from "./hooks/useConnection.ts"
export { useConnections } from "./hooks/useConnections.ts"
export { useConnectors, type ConnectorsView } from "./hooks/useConnectors.ts"
export { useDisconnect, type DisconnectRequest } from "./hooks/useDisconnect.ts"
export { useEvents } from "./hooks/useEvents.ts"
export { useKit, type Register, type RegisteredKit } from "./hooks/useKit.ts"
export { useKitSnapshot } from "./hooks/useKitSnapshot.ts"
export { useModal, type ModalView, type OpenRequest } from "./hooks/useModal.ts"
export { useNetwork, type NetworkView } from "./hooks/useNetwork.ts"
export { useNetworks } from "./hooks/useNetworks.ts"
export { useProvider, type ProviderView } from "./hooks/useProvider.ts"
export { useRecentConnectors } from "./hooks/useRecentConnectors.ts"
export { useSignMessage, type SignMessageRequest } from "./hooks/useSignMessage.ts"
export { useSwitchNetwork, type SwitchNetworkRequest } from "./hooks/useSwitchNetwork.ts"

export { accountActions, type AccountAction } from "./slots/accountActions.ts"
export { connectMethods, type ConnectMethod } from "./slots/connectMethods.ts"
export { views, type ViewDeclaration, type ViewProps } from "./slots/views.ts"
export type { ButtonMessages } from "./messages/button.ts"
export type { Messages } from "./messages/Messages.ts"
