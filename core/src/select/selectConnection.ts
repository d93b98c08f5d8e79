import type { CaipNetworkId } from "../chain/Caip.ts"
import type { ConnectionStatus } from "../session/AccountState.ts"
import type { Connection, ConnectionAttempt, ConnectorInfo } from "../session/ConnectionState.ts"
import type { KitState } from "../state/KitState.ts"
import { chainIdOf } from "./chainIdOf.ts"
import { accountIn, connectionsIn, namespaceIn } from "./inNamespace.ts"

/** What is connected in a namespace, or connecting. */
export interface ConnectionView {
  readonly namespace: string | undefined
  readonly status: ConnectionStatus
  /** The current account's; undefined unless `status` is `connected`. */
  readonly address: string | undefined
  /** CAIP-2 id of the network that the wallet is on; undefined unless `status` is `connected`. */
  readonly networkId: CaipNetworkId | undefined
  /** The number in `networkId`, as EVM networks have one: the `8453` of `eip155:8453`. */
  readonly chainId: number | undefined
  /** The current connection: accounts, network, and the wallet's name and icon. */
  readonly connection: Connection | undefined
  /** The connector behind it; undefined if the wallet is no longer in the page. */
  readonly connector: ConnectorInfo | undefined
  /** The attempt in progress: a wallet was asked and has not answered yet. */
  readonly attempt: ConnectionAttempt | undefined
}

/** The current connection of a namespace in a state. */
export const selectConnection = (state: KitState, namespace?: string): ConnectionView => {
  const id = namespaceIn(state, namespace)
  const connection = connectionsIn(state, id)[0]
  const { attempts, connectors } = state.connection
  const { status = "disconnected", address } = accountIn(state, namespace) ?? {}
  const networkId = status === "connected" ? connection?.caipNetworkId : undefined
  return {
    namespace: id,
    status,
    address,
    networkId,
    chainId: chainIdOf(networkId),
    connection,
    connector: connectors.find((connector) => connector.id === connection?.connectorId),
    attempt: id !== undefined && Object.hasOwn(attempts, id) ? attempts[id] : undefined
  }
}
