import type { Network } from "@latchkey/core"
import { connectionSlice, type Connector, type StateShape } from "@latchkey/core/effect"
import { hasFunction, wantedNetworks, type WalletFault } from "@latchkey/core/chain-kit"
import { each, walletConnector, type Run, type WalletSession } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { CosmosWallet } from "../CosmosApi.ts"
import { chainIdOf } from "../CosmosNetwork.ts"
import { ask, isChainUnknown } from "../provider/Keplr.ts"
import { openChain } from "../provider/openChain.ts"
import type { WalletKey } from "../provider/WalletKey.ts"
import type { EnabledChains } from "./EnabledChains.ts"
import { listenToAccounts, readKey, type AccountsSource } from "./listenToAccounts.ts"

const DISABLE_DEADLINE = 500
const namespace = "cosmos"

/** What connectors of one plugin share. */
export interface ConnectorTools {
  readonly window: AccountsSource["window"]
  readonly state: StateShape
  readonly enabled: EnabledChains
  readonly run: Run
}

/** A connector over a wallet of Keplr's form. */
export const makeKeplrConnector = (
  { id, name, rdns, accountsEvent }: CosmosWallet,
  provider: object,
  { window, state, enabled, run }: ConnectorTools
): Connector => {
  const connectorId = `${namespace}:${id}`

  const current = (): Network | undefined =>
    state
      .read(connectionSlice)
      .connections[namespace]?.find((connection) => connection.connectorId === connectorId)?.caipNetwork

  const disconnect = Effect.suspend((): Effect.Effect<unknown, WalletFault> => {
    const chainIds = enabled.list(provider)
    enabled.forget(provider)
    if (chainIds.length === 0) return Effect.void
    if (hasFunction(provider, "disable")) return ask(provider, "disable", chainIds)
    return hasFunction(provider, "disconnect")
      ? each(chainIds, (chainId) => ask(provider, "disconnect", chainId))
      : Effect.void
  })

  const toSession = ({ account }: WalletKey, { caipNetworkId }: Network): WalletSession => ({
    accounts: [account],
    networkId: caipNetworkId,
    provider,
    listen: (onChange) =>
      accountsEvent === undefined
        ? () => {}
        : listenToAccounts({ window, event: accountsEvent, provider, network: current }, onChange, run),
    disconnect
  })

  const isEnabled = (network: Network) => enabled.list(provider).some((id) => id === chainIdOf(network))

  // A chain that the wallet neither knows nor can be told makes room for the next one.
  const openFirst = ([network, ...others]: ReadonlyArray<Network>): Effect.Effect<
    WalletSession | undefined,
    WalletFault
  > =>
    network === undefined
      ? Effect.undefined
      : openChain(provider, network).pipe(
          Effect.map((key) => {
            enabled.add(provider, chainIdOf(network)!)
            return toSession(key, network)
          }),
          Effect.catch((fault) =>
            isChainUnknown(fault) && others.length > 0 ? openFirst(others) : Effect.fail(fault)
          )
        )

  return walletConnector(
    // Lower case, as announcements of the same wallet in other namespaces are decoded.
    { id: connectorId, type: "injected", name, ...(rdns === undefined ? {} : { rdns: rdns.toLowerCase() }) },
    namespace,
    {
      open: (request) => Effect.suspend(() => openFirst(wantedNetworks(request, namespace))),
      restore: (request) =>
        Effect.suspend(() => {
          // Without its permission the wallet would ask for it.
          const [network] = wantedNetworks(request, namespace).slice(0, 1).filter(isEnabled)
          if (network === undefined) return Effect.undefined
          return readKey(provider, network).pipe(
            Effect.map((key) => toSession(key, network)),
            Effect.catch((fault) => {
              enabled.forget(provider)
              return fault.kind === "silent" ? Effect.fail(fault) : Effect.undefined
            })
          )
        }),
      disconnectDeadline: DISABLE_DEADLINE
    }
  )
}
