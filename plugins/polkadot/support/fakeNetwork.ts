import type { Network } from "@latchkey/core"
import { polkadotRelayChain, type PolkadotNetwork } from "../src/networks.ts"

type Urls = ReadonlyArray<string>

/** A network as the kit completes it, with the RPC URLs that a test gives it: none without. */
export const fakeNetwork = (
  network: PolkadotNetwork = polkadotRelayChain,
  { custom = [], http = [], webSocket }: { custom?: Urls; http?: Urls; webSocket?: Urls } = {}
): Network => ({
  id: network.id,
  caipNetworkId: network.caipNetworkId,
  chainNamespace: "polkadot",
  name: network.name,
  nativeCurrency: network.nativeCurrency,
  rpcUrls: {
    default: { http: [...custom, ...http] },
    chainDefault: { http },
    custom: { http: custom }
  },
  ...(network.blockExplorers === undefined ? {} : { blockExplorers: network.blockExplorers }),
  testnet: network.testnet === true,
  assets: {},
  unknown: false,
  input: {
    ...network,
    rpcUrls: { default: { http, ...(webSocket === undefined ? {} : { webSocket }) } }
  } as PolkadotNetwork
})
