import type { NetworkInput } from "@latchkey/core"
import { chains, chainsNamed, type ChainDeclaration, type NetworkChoice } from "./chains/chains.ts"
import type { Settings } from "./settings.ts"
import type { Stack } from "./Stack.ts"

type Chosen = Pick<Settings, "chains" | "without">

/** The networks of a chain that are not switched off. */
export const networksOf = (
  { networks }: ChainDeclaration,
  { without }: Pick<Settings, "without">
): ReadonlyArray<NetworkChoice> => networks.filter(({ exportName }) => !without.includes(exportName))

/** The networks that are chosen, of all chains that are switched on. */
export const chosenNetworks = (settings: Chosen): ReadonlyArray<NetworkChoice> =>
  chainsNamed(settings.chains).flatMap((chain) => networksOf(chain, settings))

/** The local networks' RPC URLs by CAIP-2 id, for those that are chosen. */
export const customRpcUrls = (
  settings: Chosen,
  { networks }: Stack
): Readonly<Record<string, ReadonlyArray<string>>> =>
  Object.fromEntries(
    chosenNetworks(settings).flatMap(({ id }) => {
      const network = networks.find((candidate) => candidate.id === id)
      return network === undefined ? [] : [[id, [network.rpcUrl]]]
    })
  )

/** The chains that the demo did not have to leave out. */
export const offeredChains = ({ missing }: Stack): ReadonlyArray<ChainDeclaration> =>
  chains.filter(({ name }) => missing.every(({ chain }) => chain !== name))

/** A network object without what leads away from this page: public RPC URLs, and explorers of the real networks. */
export const withoutPublicUrls = ({
  rpcUrls: _rpc,
  blockExplorers: _explorers,
  ...network
}: NetworkInput): NetworkInput => ({ ...network, rpcUrls: { default: { http: [] } } })
