import type { AccountType } from "../chain/Account.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { Connection } from "../connection/ConnectionState.ts"
import type { ToastRequest } from "../notice/Notices.ts"
import type { LoadedPlugin } from "../plugin/Plugins.ts"

/** The loaded part of a kit, as the shell calls it. Promises reject with a `KitError`. */
export interface Engine {
  /** Resolves when the plugins run and the stored session is restored or dropped. */
  readonly settled: Promise<void>
  readonly connect: (
    request: {
      readonly connectorId: string
      readonly namespace?: string | undefined
      readonly networkId?: CaipNetworkId | undefined
    },
    signal?: AbortSignal
  ) => Promise<ReadonlyArray<Connection>>
  readonly cancelConnect: (namespace?: string) => Promise<void>
  readonly disconnect: (request: {
    readonly namespace?: string | undefined
    readonly connectorId?: string | undefined
    readonly closeModal?: boolean | undefined
  }) => Promise<void>
  readonly switchConnection: (request: {
    readonly namespace: string
    readonly connectorId: string
  }) => Promise<void>
  readonly switchNetwork: (
    request: { readonly networkId: CaipNetworkId },
    signal?: AbortSignal
  ) => Promise<void>
  readonly requestNetwork: (networkId: CaipNetworkId, ignoreConfirmation: boolean) => Promise<void>
  readonly addNetwork: (network: Network) => Promise<void>
  readonly removeNetwork: (networkId: CaipNetworkId) => Promise<void>
  readonly signMessage: (
    request: { readonly message: string | Uint8Array; readonly namespace?: string | undefined },
    signal?: AbortSignal
  ) => Promise<string>
  readonly refreshBalance: (request: {
    readonly namespace?: string | undefined
    readonly force?: boolean | undefined
  }) => Promise<void>
  readonly getProvider: (namespace?: string) => unknown
  readonly hasCapability: (capability: string, namespace?: string) => boolean
  readonly addAddressLabel: (request: {
    readonly namespace: string
    readonly address: string
    readonly label: string
  }) => Promise<void>
  readonly removeAddressLabel: (request: {
    readonly namespace: string
    readonly address: string
  }) => Promise<void>
  readonly setCurrentTab: (request: { readonly namespace: string; readonly tab: number }) => Promise<void>
  readonly setPreferredAccountType: (request: {
    readonly namespace: string
    readonly type: AccountType
  }) => Promise<void>
  readonly showToast: (toast: ToastRequest) => Promise<void>
  readonly hideToast: () => Promise<void>
  readonly dismissAlert: (key: number) => Promise<void>
  readonly install: (plugin: LoadedPlugin) => Promise<void>
  readonly isRunning: (id: string) => boolean
  readonly callPlugin: (
    id: string,
    method: string,
    args: ReadonlyArray<unknown>,
    signal?: AbortSignal
  ) => Promise<unknown>
  readonly remove: (id: string) => Promise<void>
  readonly dispose: () => Promise<void>
}
