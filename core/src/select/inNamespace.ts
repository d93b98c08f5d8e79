import type { AccountState } from "../session/AccountState.ts"
import type { Connection } from "../session/ConnectionState.ts"
import type { KitState } from "../state/KitState.ts"

/** The given namespace, or the active one. */
export const namespaceIn = (state: KitState, namespace: string | undefined): string | undefined =>
  namespace ?? state.network.activeNamespace

const ownValue = <A>(record: Readonly<Record<string, A>>, key: string | undefined): A | undefined =>
  key !== undefined && Object.hasOwn(record, key) ? record[key] : undefined

/** The account of the given or active namespace; undefined if there is none. */
export const accountIn = (state: KitState, namespace: string | undefined): AccountState | undefined =>
  ownValue(state.account, namespaceIn(state, namespace))

/** The networks of the given or active namespace; undefined if there are none. */
export const networksIn = (state: KitState, namespace: string | undefined) =>
  ownValue(state.network.byNamespace, namespaceIn(state, namespace))

const noConnections: ReadonlyArray<Connection> = []

/** The live connections of a namespace, the current one first. */
export const connectionsIn = (state: KitState, namespace: string | undefined): ReadonlyArray<Connection> =>
  ownValue(state.connection.connections, namespace) ?? noConnections

/** `request` with a namespace, unless it names its own. */
export const inNamespace = <Request extends { readonly namespace?: string | undefined }>(
  namespace: string | undefined,
  request: Request
): Request => (namespace === undefined ? request : { namespace, ...request })
