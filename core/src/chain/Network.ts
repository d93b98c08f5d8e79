import type { CaipNetworkId } from "./Caip.ts"

/** The coin that pays fees; `decimals` turns base units into it. */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A block explorer's name and its address, `https:` or `http:`, without a trailing slash; one without an address is none. */
export interface BlockExplorer {
  readonly name: string
  readonly url: string
}

/**
 * A network as an app passes it. viem's chain objects fit unchanged; networks of other namespaces name theirs with
 * `chainNamespace` or `caipNetworkId`.
 */
export interface NetworkInput {
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: { readonly default: { readonly http: ReadonlyArray<string> } }
  readonly blockExplorers?: { readonly default: BlockExplorer } | undefined
  readonly testnet?: boolean | undefined
  readonly chainNamespace?: string | undefined
  readonly caipNetworkId?: string | undefined
  readonly assets?:
    | { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined }
    | undefined
}

/** A requested network, completed from what the app passed. */
export interface Network<NetworkId extends CaipNetworkId = CaipNetworkId> {
  readonly id: number | string
  readonly caipNetworkId: NetworkId
  readonly chainNamespace: string
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  /** `default`: the app's own RPC URLs first, then the network's; `chainDefault`: only what the network object brought. */
  readonly rpcUrls: {
    readonly default: { readonly http: ReadonlyArray<string> }
    readonly chainDefault: { readonly http: ReadonlyArray<string> }
    /** RPC URLs that the app configured for this network; always honoured first. */
    readonly custom: { readonly http: ReadonlyArray<string> }
  }
  readonly blockExplorers?: { readonly default: BlockExplorer }
  readonly testnet: boolean
  readonly assets: { readonly imageId?: string; readonly imageUrl?: string }
  /** True for the stand-in of a network that the wallet is on and the app did not ask for. */
  readonly unknown: boolean
  /** The very object the app passed. */
  readonly input: NetworkInput
}

/** The name shown for a network that the app did not ask for. */
export const UNKNOWN_NETWORK_NAME = "Unknown Network"

/** Completes an app's network object for a namespace. `customRpcUrls` come first, in their order. */
export const toNetwork = (
  input: NetworkInput,
  namespace: string,
  customRpcUrls: ReadonlyArray<string> = [],
  imageUrl: string | undefined = input.assets?.imageUrl
): Network => {
  const { blockExplorers, assets } = input
  // An empty URL is a setting that is not set: fetch takes it for the page, and wallets refuse the network.
  const chainDefault = { http: input.rpcUrls.default.http.filter(Boolean) }
  const custom = { http: [customRpcUrls].flat().filter(Boolean) }
  const explorer = blockExplorers?.default
  return {
    id: input.id,
    caipNetworkId: (input.caipNetworkId as CaipNetworkId | undefined) ?? `${namespace}:${input.id}`,
    chainNamespace: namespace,
    name: input.name,
    nativeCurrency: input.nativeCurrency,
    rpcUrls: {
      default: { http: [...custom.http, ...chainDefault.http] },
      chainDefault,
      custom
    },
    ...(explorer && /^https?:/.test(explorer.url) ? { blockExplorers: { default: explorer } } : {}),
    testnet: input.testnet === true,
    assets: {
      ...(assets?.imageId && { imageId: assets.imageId }),
      ...(imageUrl && { imageUrl })
    },
    unknown: false,
    input
  }
}

/** The stand-in for a network that the wallet is on and the app did not ask for: its id, no RPC, no symbol. */
export const unknownNetwork = (caipNetworkId: CaipNetworkId): Network => {
  const separator = caipNetworkId.indexOf(":")
  const namespace = caipNetworkId.slice(0, separator)
  const input: NetworkInput = {
    id: caipNetworkId.slice(separator + 1),
    caipNetworkId,
    chainNamespace: namespace,
    name: UNKNOWN_NETWORK_NAME,
    nativeCurrency: { name: "", symbol: "", decimals: 0 },
    rpcUrls: { default: { http: [] } }
  }
  return { ...toNetwork(input, namespace), unknown: true }
}
