import type { NetworkInput } from "@latchkey/core"
import { base, mainnet, polygon } from "viem/chains"
import type { Settings } from "./settings.ts"
import type { Stack } from "./Stack.ts"

/** A network that can be chosen, with the name that viem exports it under. */
export interface NetworkChoice {
  readonly exportName: "mainnet" | "base" | "polygon"
  readonly network: NetworkInput & { readonly id: number }
}

/** viem's objects without what leads away from this page: public RPC URLs, and explorers of the real networks. */
const local = ({
  rpcUrls: _rpc,
  blockExplorers: _explorers,
  ...network
}: typeof mainnet | typeof base | typeof polygon) => ({
  ...network,
  rpcUrls: { default: { http: [] } }
})

export const networkChoices: ReadonlyArray<NetworkChoice> = [
  { exportName: "mainnet", network: local(mainnet) },
  { exportName: "base", network: local(base) },
  { exportName: "polygon", network: local(polygon) }
]

/** The networks that are chosen. */
export const chosenNetworks = ({ networkIds }: Pick<Settings, "networkIds">): ReadonlyArray<NetworkChoice> =>
  networkChoices.filter(({ network }) => networkIds.includes(network.id))

/** The local networks' RPC URLs by CAIP-2 id, for those that are chosen. */
export const customRpcUrls = (
  settings: Pick<Settings, "networkIds">,
  stack: Stack
): Readonly<Record<string, ReadonlyArray<string>>> =>
  Object.fromEntries(
    stack
      .filter(({ id }) => settings.networkIds.includes(id))
      .map(({ id, rpcUrl }) => [`eip155:${id}`, [rpcUrl]])
  )
