export { KitProvider } from "./KitProvider.ts"
export { provideKit } from "./provideKit.ts"
export type { Appearance } from "./appearance.ts"
export { KitProviderMissingError } from "./KitProviderMissingError.ts"
export { ConnectButton, NetworkButton } from "./buttons.ts"

export type { InNamespace } from "./InNamespace.ts"
export type { Refs } from "./useSelection.ts"
export { useAccount, type AccountFields } from "./useAccount.ts"
export { useAction, type Action, type NamedAction } from "./useAction.ts"
export { useBalance } from "./useBalance.ts"
export { useConnect, useDisconnect, useSignMessage, useSwitchNetwork } from "./actionComposables.ts"
export {
  useConnection,
  useConnections,
  useConnectors,
  useEvents,
  useKitSnapshot,
  useNetwork,
  useNetworks,
  useProvider,
  useRecentConnectors,
  useTransactions,
  type ConnectorsView,
  type ProviderView
} from "./stateComposables.ts"
export { useKit, type Register, type RegisteredKit, type RegisteredTypes } from "./useKit.ts"
export { useModal, type ModalView, type OpenRequest } from "./useModal.ts"
