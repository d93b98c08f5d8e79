import type { KitError, Network } from "@latchkey/core"
import {
  connectionError,
  ProviderNotFoundError,
  SessionNotFoundError,
  type Connector,
  type ConnectorSession,
  type ConnectRequest,
  type ShellShape
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { CosmosWallet } from "../CosmosApi.ts"
import { chainIdOf } from "../CosmosNetwork.ts"
import { ask, failed, hasMethod, isDeclined, type WalletFault } from "../provider/Keplr.ts"
import { openChain } from "../provider/openChain.ts"
import type { WalletKey } from "../provider/WalletKey.ts"
import type { EnabledChains } from "./EnabledChains.ts"
import { hearAccounts, readKey, type AccountsSource } from "./hearAccounts.ts"

const DISABLE_DEADLINE = "500 millis"

/** What connectors of one plugin share. */
export interface ConnectorTools {
  readonly window: AccountsSource["window"]
  readonly store: ShellShape["store"]
  readonly enabled: EnabledChains
  /** Runs an effect in the plugin's scope; the returned function stops it. */
  readonly run: (effect: Effect.Effect<void>) => () => void
}

/** The networks of this namespace that are asked for, the wanted one first. */
const wantedNetworks = ({ network, networks }: ConnectRequest): ReadonlyArray<Network> => {
  const own = networks.filter(({ chainNamespace }) => chainNamespace === "cosmos")
  const first = own.find(({ caipNetworkId }) => caipNetworkId === network?.caipNetworkId)
  return first === undefined ? own : [first, ...own.filter((other) => other !== first)]
}

/** A connector over a wallet of Keplr's form. */
export const makeKeplrConnector = (
  { id, name, rdns, accountsEvent }: CosmosWallet,
  provider: object,
  { window, store, enabled, run }: ConnectorTools
): Connector => {
  const connectorId = `cosmos:${id}`

  const current = (): Network | undefined =>
    store.get().connection.connections["cosmos"]?.find((connection) => connection.connectorId === connectorId)
      ?.caipNetwork

  const disconnect = Effect.suspend(() => {
    const chainIds = enabled.list(provider)
    enabled.forget(provider)
    if (chainIds.length === 0) return Effect.void
    if (hasMethod(provider, "disable")) return Effect.asVoid(ask(provider, "disable", chainIds))
    return hasMethod(provider, "disconnect")
      ? Effect.forEach(chainIds, (chainId) => ask(provider, "disconnect", chainId), { discard: true })
      : Effect.void
  }).pipe(
    Effect.timeoutOrElse({ duration: DISABLE_DEADLINE, orElse: () => Effect.void }),
    Effect.catch(() => Effect.void)
  )

  const toSession = ({ account }: WalletKey, network: Network): ConnectorSession => ({
    grants: [{ namespace: "cosmos", accounts: [account], networkId: network.caipNetworkId, provider }],
    listen: (onChange) =>
      accountsEvent === undefined
        ? () => {}
        : hearAccounts({ window, event: accountsEvent, provider, network: current }, onChange, run),
    disconnect
  })

  const toError = ({ kind, cause }: WalletFault): KitError =>
    kind === "silent"
      ? new ProviderNotFoundError(connectorId)
      : connectionError(connectorId, cause, isDeclined)

  // A chain that the wallet neither knows nor can be told makes room for the next one.
  const openFirst = ([network, ...others]: ReadonlyArray<Network>): Effect.Effect<
    ConnectorSession,
    WalletFault
  > =>
    network === undefined
      ? Effect.fail(failed("No Cosmos network is asked for."))
      : openChain(provider, network).pipe(
          Effect.map((key) => {
            enabled.add(provider, chainIdOf(network)!)
            return toSession(key, network)
          }),
          Effect.catch((fault) =>
            fault.kind === "unknownChain" && others.length > 0 ? openFirst(others) : Effect.fail(fault)
          )
        )

  return {
    id: connectorId,
    type: "injected",
    name,
    // Lower case, as announcements of the same wallet in other namespaces are decoded.
    ...(rdns === undefined ? {} : { rdns: rdns.toLowerCase() }),
    namespaces: ["cosmos"],
    connect: (request) =>
      Effect.suspend(() => openFirst(wantedNetworks(request))).pipe(Effect.mapError(toError)),
    reconnect: (request) =>
      Effect.suspend(() => {
        const [network] = wantedNetworks(request)
        // Without leave the wallet would ask for it.
        if (network === undefined || !enabled.list(provider).includes(chainIdOf(network) ?? ""))
          return Effect.fail(new SessionNotFoundError(connectorId))
        return readKey(provider, network).pipe(
          Effect.map((key) => toSession(key, network)),
          Effect.mapError((fault) => {
            enabled.forget(provider)
            return fault.kind === "silent"
              ? new ProviderNotFoundError(connectorId)
              : new SessionNotFoundError(connectorId)
          })
        )
      })
  }
}
