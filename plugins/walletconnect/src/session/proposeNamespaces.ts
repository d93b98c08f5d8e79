import type { Network } from "@latchkey/core"
import type { NamespaceOverride } from "../WalletConnectOptions.ts"
import { sessionEvents, sessionMethods } from "./sessionMethods.ts"

/** What a wallet is asked for in one namespace, as the protocol writes it. */
export interface ProposedNamespace {
  methods: Array<string>
  events: Array<string>
  /** CAIP-2 ids. */
  chains: Array<string>
  /** RPC URLs by the reference of a CAIP-2 id. */
  rpcMap: Record<string, string>
}

/** Another CAIP-2 id that wallets know a network by, as its network object says. */
export const deprecatedIdOf = ({ input }: Network): string | undefined => {
  const id = (input as { readonly deprecatedCaipNetworkId?: unknown }).deprecatedCaipNetworkId
  return typeof id === "string" ? id : undefined
}

/** What stands after the namespace in a CAIP-2 id. */
export const referenceOf = (networkId: Network["caipNetworkId"]) =>
  networkId.slice(networkId.indexOf(":") + 1)

/**
 * What a session is asked for: the networks by namespace, with the methods that the kit uses there, unless the app says
 * otherwise. All of it is optional to the wallet: one that serves some of it may connect.
 */
export const proposeNamespaces = (
  networks: ReadonlyArray<Network>,
  overrides: Readonly<Record<string, NamespaceOverride>> = {}
): Record<string, ProposedNamespace> => {
  const proposed: Record<string, ProposedNamespace> = {}
  for (const network of networks) {
    if (network.unknown) continue
    const id = network.chainNamespace
    const entry = (proposed[id] ??= {
      methods: [...(sessionMethods[id] ?? [])],
      events: [...sessionEvents],
      chains: [],
      rpcMap: {}
    })
    const deprecated = deprecatedIdOf(network)
    entry.chains.push(network.caipNetworkId, ...(deprecated === undefined ? [] : [deprecated]))
    // The network's own URL before the app's: that may carry a key, which is not for the wallet to keep.
    const url = [...network.rpcUrls.chainDefault.http, ...network.rpcUrls.default.http][0]
    if (url !== undefined) entry.rpcMap[referenceOf(network.caipNetworkId)] = url
  }
  for (const [id, { methods, events, chains, rpcMap }] of Object.entries(overrides)) {
    const entry = Object.hasOwn(proposed, id) ? proposed[id] : undefined
    if (entry === undefined) continue
    if (methods !== undefined) entry.methods = [...methods]
    if (events !== undefined) entry.events = [...events]
    if (chains !== undefined) entry.chains = [...chains]
    if (rpcMap !== undefined) entry.rpcMap = { ...rpcMap }
  }
  return proposed
}
