import type { KitCore } from "@latchkey/core"
import type { CreateConnectorFn } from "@wagmi/core"
import type { FollowedProvider } from "@latchkey/core/page"
import { makeConnector, type ConnectorOptions } from "./makeConnector.ts"

/**
 * A connector of wagmi that is the kit's EVM connection, for a configuration that exists: `createConfig({ connectors: [latchkey(kit)] })`.
 *
 * Connecting opens the kit's modal, and resolves with the wallet that the visitor chose there; closing it is viem's
 * `UserRejectedRequestError`. Whatever connects, switches or disconnects in the kit is told to wagmi, and a stored session is restored
 * once, by the kit. Set `multiInjectedProviderDiscovery: false`, since the kit finds these wallets itself.
 */
export const latchkey = (kit: KitCore, options: ConnectorOptions = {}): CreateConnectorFn<FollowedProvider> =>
  makeConnector(kit, options, true)
