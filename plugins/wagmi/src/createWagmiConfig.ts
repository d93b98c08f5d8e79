import type { KitCore } from "@latchkey/core"
import { createConfig, createStorage, noopStorage, type Config } from "@wagmi/core"
import { fallback, http, type Chain, type Transport } from "viem"
import { WagmiChainsMissingError, WagmiTransportMissingError } from "./errors.ts"
import { keepInStep } from "./keepInStep.ts"
import { makeConnector, type ConnectorOptions } from "./makeConnector.ts"
import { NAMESPACE } from "./readConnection.ts"

/** How wagmi reads chains, by chain id. */
export type Transports = Readonly<Record<number, Transport>>

/** The configuration of a kit: its chains are those of the transports, as far as the type checker knows them. */
export type WagmiConfig<Given extends Transports = Transports> = Config<
  readonly [ChainOf<keyof Given>, ...ReadonlyArray<ChainOf<keyof Given>>],
  { [Id in keyof Given & number]: Given[Id] }
>

type ChainOf<Id> = Id extends number ? Chain & { id: Id } : never

/** How wagmi is configured over a kit. */
export interface WagmiOptions<Given extends Transports = Transports> extends ConnectorOptions {
  /**
   * How wagmi reads each of the kit's EVM networks: `{ [base.id]: http(url) }`. One that is not named is read over its `customRpcUrls`.
   */
  readonly transports: Given
  /** Whether the page is rendered on a server: wagmi shows what the server showed until it has mounted. Off by default. */
  readonly ssr?: boolean
}

/**
 * A configuration of wagmi, 2 or 3, whose connection is the kit's: its EVM networks, its wallets, its stored session. wagmi stores
 * nothing, finds no wallet by itself, and asks none to reconnect.
 *
 * Fails: throws `WagmiChainsMissingError`, `WagmiTransportMissingError`.
 */
export const createWagmiConfig = <const Given extends Transports>(
  kit: KitCore,
  { transports, ssr = false, ...options }: WagmiOptions<Given>
): WagmiConfig<Given> => {
  const networks = kit.getServerSnapshot().network.byNamespace[NAMESPACE]?.requestedCaipNetworks ?? []
  // What EVM networks are given as are viem's chains, or objects like them.
  const [first, ...others] = networks.map(({ input }) => input as Chain)
  if (first === undefined) throw new WagmiChainsMissingError()
  const reads = networks.map(({ id, rpcUrls }) => {
    const chainId = Number(id)
    const urls = rpcUrls.custom.http
    const transport =
      transports[chainId] ?? (urls.length > 0 ? fallback(urls.map((url) => http(url))) : undefined)
    if (transport === undefined) throw new WagmiTransportMissingError({ chainId })
    return [chainId, transport] as const
  })
  const config = createConfig({
    chains: [first, ...others],
    connectors: [makeConnector(kit, options, false)],
    transports: Object.fromEntries(reads) as Record<number, Transport>,
    ssr,
    storage: createStorage({ storage: noopStorage }),
    multiInjectedProviderDiscovery: false
  })
  keepInStep(kit, config as unknown as Config, ssr)
  return config as unknown as WagmiConfig<Given>
}
