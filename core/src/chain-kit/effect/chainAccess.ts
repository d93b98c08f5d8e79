import * as Effect from "effect/Effect"
import { plainText } from "../../error/ForeignCause.ts"
import type { KitError } from "../../error/KitError.ts"
import type { CaipNetworkId } from "../../chain/Caip.ts"
import type { Network } from "../../chain/Network.ts"
import type { NamespaceGrant } from "../../session/Connector.ts"
import type { Connections } from "../../session/Connections.ts"
import type { StateShape } from "../../kernel/State.ts"
import { networkSlice } from "../../session/slices.ts"
import { NetworkNotFoundError } from "../../session/errors.ts"

/** What the API of a chain works on: the namespace's session and its networks, as they are at each call. */
export interface ChainAccess {
  /**
   * Uses the current wallet's session; where there is none, and as soon as it ends, whatever the wallet still owes, that is
   * a `NotConnectedError`.
   */
  readonly connected: <A, E extends KitError>(
    use: (grant: NamespaceGrant) => Effect.Effect<A, E>
  ) => Effect.Effect<A, KitError>
  /** The current wallet's session, where there is one. */
  readonly peek: () => NamespaceGrant | undefined
  /** A network of the kit's by its CAIP-2 id. */
  readonly network: (id: CaipNetworkId | undefined) => Network | undefined
  /**
   * Uses the network that is asked for, by default the namespace's own current one; one that the kit does not have is
   * a `NetworkNotFoundError`.
   */
  readonly onNetwork: <A, E>(
    id: CaipNetworkId | undefined,
    use: (network: Network) => Effect.Effect<A, E>
  ) => Effect.Effect<A, E | NetworkNotFoundError>
}

/** The access to one namespace. Sources: the kit's live connections and its state. */
export const chainAccess = (
  namespace: string,
  connections: Pick<Connections["Service"], "ask" | "peek">,
  state: Pick<StateShape, "read">
): ChainAccess => {
  const networks = () => state.read(networkSlice).byNamespace[namespace]
  const network = (id: CaipNetworkId | undefined) =>
    networks()?.requestedCaipNetworks.find(({ caipNetworkId }) => caipNetworkId === id)
  return {
    connected: (use) => connections.ask(namespace, use),
    peek: () => connections.peek(namespace),
    network,
    onNetwork: <A, E>(given: CaipNetworkId | undefined, use: (network: Network) => Effect.Effect<A, E>) =>
      Effect.suspend((): Effect.Effect<A, E | NetworkNotFoundError> => {
        const id = given ?? networks()?.caipNetwork?.caipNetworkId
        const found = network(id)
        return found === undefined
          ? Effect.fail(new NetworkNotFoundError({ networkId: plainText(String(id ?? namespace), 80) }))
          : use(found)
      })
  }
}
