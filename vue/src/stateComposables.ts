import type {
  Connection,
  ConnectorInfo,
  KitError,
  Network,
  ProviderIn,
  RecentConnector,
  TelemetryEvent,
  TrackedTransaction
} from "@latchkey/core"
import {
  accountIn,
  chainIdOf,
  selectConnection,
  selectConnections,
  selectConnectors,
  selectNetwork,
  selectNetworks,
  type ConnectionView,
  type NetworkView
} from "@latchkey/core/select"
import { computed, onMounted, onScopeDispose, type ComputedRef } from "vue"
import { injectKit } from "./context.ts"
import { namespaceOf, type InNamespace } from "./InNamespace.ts"
import { useAction } from "./useAction.ts"
import type { RegisteredTypes } from "./useKit.ts"
import { useSelectedRefs, useSelection, type Refs } from "./useSelection.ts"

/**
 * Any part of the kit's state, as a ref that follows it: what `select` returns. It may build a new object or list: the ref changes only when
 * an entry of it did.
 */
export const useKitSnapshot = <A>(select: (state: RegisteredTypes["state"]) => A): ComputedRef<A> =>
  useSelection("useKitSnapshot", select)

/** The current connection of the active namespace, or of the given one, each field a ref. */
export const useConnection = (within: InNamespace = {}): Refs<ConnectionView> =>
  useSelectedRefs("useConnection", (state) => selectConnection(state, namespaceOf(within)))

/** Every live connection, or those of one namespace; the first of a namespace is its current one. */
export const useConnections = (within: InNamespace = {}): ComputedRef<ReadonlyArray<Connection>> =>
  useSelection("useConnections", (state) => selectConnections(state, namespaceOf(within)))

/** The ways to connect that are available now, each field a ref. */
export interface ConnectorsView {
  readonly connectors: ComputedRef<ReadonlyArray<ConnectorInfo>>
  /** `pending` until the search for wallets in the page has ended; more may still announce themselves later. */
  readonly status: ComputedRef<"pending" | "success" | "error">
  /** Why the search failed. */
  readonly error: ComputedRef<KitError | undefined>
}

/**
 * Every way to connect, or those that serve one namespace, for an app that draws its own list.
 *
 * A component with it loads the kit's engine, which searches the page for wallets and restores a stored session.
 */
export const useConnectors = (within: InNamespace = {}): ConnectorsView => {
  const { kit } = injectKit("useConnectors")
  const { run, status, error } = useAction(kit.ready)
  onMounted(() => run())
  return {
    connectors: useSelection("useConnectors", (state) => selectConnectors(state, namespaceOf(within))),
    status: computed(() => (status.value === "idle" ? "pending" : status.value)),
    error
  }
}

/** The network of the active namespace, or of the given one, each field a ref. */
export const useNetwork = (
  within: InNamespace = {}
): Refs<NetworkView & { readonly chainId: number | undefined }> =>
  useSelectedRefs("useNetwork", (state) => {
    const view = selectNetwork(state, namespaceOf(within))
    return { ...view, chainId: chainIdOf(view.networkId) }
  })

/** The app's networks, all or those of one namespace; within a namespace in the app's order. */
export const useNetworks = (
  within: InNamespace = {}
): ComputedRef<ReadonlyArray<Network<RegisteredTypes["networkId"]>>> =>
  useSelection(
    "useNetworks",
    (state) =>
      selectNetworks(state, namespaceOf(within)) as ReadonlyArray<Network<RegisteredTypes["networkId"]>>
  )

/** A connected namespace's provider, each field a ref. */
export interface ProviderView<P> {
  readonly status: ConnectionView["status"]
  /** The live provider, as the namespace's plugin documents it; present exactly when `status` is `connected`. */
  readonly provider: P | undefined
}

/** The live provider of the active namespace, or of the given one, for a chain library. */
export const useProvider = <const Name extends string | undefined = undefined>(
  within: InNamespace<Name> = {}
): Refs<ProviderView<ProviderIn<RegisteredTypes, Name>>> => {
  const { kit } = injectKit("useProvider")
  return useSelectedRefs("useProvider", (state) => {
    const namespace = namespaceOf(within)
    const status = accountIn(state, namespace)?.status ?? "disconnected"
    return {
      status,
      provider:
        status === "connected"
          ? (kit.getProvider(namespace) as ProviderIn<RegisteredTypes, Name> | undefined)
          : undefined
    }
  })
}

/** Connectors that were used on this device, latest first, at most two. */
export const useRecentConnectors = (): ComputedRef<ReadonlyArray<RecentConnector>> =>
  useSelection("useRecentConnectors", (state) => state.connection.recent)

/**
 * What wallets were asked for and what became of it, the latest first, at most 60, of all accounts and networks. It is read out of storage
 * once a component is there that uses this.
 */
export const useTransactions = (): ComputedRef<ReadonlyArray<TrackedTransaction>> => {
  const { kit } = injectKit("useTransactions")
  onMounted(() => {
    // That it could not be loaded leaves what is known; the next use tries again.
    kit.transactions.list().catch(() => {})
  })
  return useSelection("useTransactions", ({ transactions }) => transactions.list)
}

/**
 * Calls `listener` for each telemetry event of the kit while the component is there: `MODAL_OPEN`, `CONNECT_SUCCESS` and so on. The kit
 * itself sends them nowhere.
 */
export const useEvents = (listener: (event: TelemetryEvent) => void): void => {
  const { kit } = injectKit("useEvents")
  if (typeof document !== "undefined") onScopeDispose(kit.onEvent(listener))
}
