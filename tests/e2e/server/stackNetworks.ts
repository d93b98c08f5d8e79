import type { Stack } from "../../stack/Stack.ts"
import type { E2eNetwork } from "./E2eState.ts"

/** The networks of a stack by their CAIP-2 ids, with what pages read them over. */
export const stackNetworks = ({
  evm,
  solana,
  bitcoin,
  polkadot,
  cosmos
}: Stack): ReadonlyArray<E2eNetwork> => [
  ...(evm?.chains ?? []).map(({ id, rpcUrl }) => ({ networkId: `eip155:${id}`, urls: [rpcUrl] })),
  ...(solana?.networks ?? []).map(({ caipNetworkId: networkId, rpcUrl }) => ({ networkId, urls: [rpcUrl] })),
  ...(bitcoin?.networks ?? []).map(({ caipNetworkId: networkId, rpcUrl }) => ({ networkId, urls: [rpcUrl] })),
  ...(polkadot?.networks ?? []).map(({ caipNetworkId: networkId, rpcUrl, wsUrl }) => ({
    networkId,
    urls: [rpcUrl, wsUrl]
  })),
  ...(cosmos?.networks ?? []).map(({ caipNetworkId: networkId, rpcUrl, restUrl }) => ({
    networkId,
    urls: [rpcUrl],
    restUrl
  }))
]
