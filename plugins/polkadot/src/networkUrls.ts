import type { Network } from "@latchkey/core"
import { type ReadOptions, readUrls } from "@latchkey/core/chain-kit"
import type { PolkadotNetwork } from "./networks.ts"

/** RPC URLs by the way they are spoken to. */
export interface NetworkUrls {
  readonly http: ReadonlyArray<string>
  readonly webSocket: ReadonlyArray<string>
}

const byScheme = (urls: ReadonlyArray<string>): NetworkUrls => ({
  http: urls.filter((url) => /^https?:/i.test(url)),
  webSocket: urls.filter((url) => /^wss?:/i.test(url))
})

/**
 * Where a network may be read, best first: the app's own URLs, then those that the network object brought, WebSocket ones
 * too, as far as `readUrls` allows them.
 */
export const networkUrls = (network: Network, options: ReadOptions): ReadonlyArray<NetworkUrls> => {
  const { rpcUrls, input } = network
  const { http } = rpcUrls.chainDefault
  const { webSocket = http.map((url) => url.replace(/^http/i, "ws")) } = (input as PolkadotNetwork).rpcUrls
    .default
  const chainDefault = { http: [...new Set([...http, ...webSocket])] }
  const { own, open } = readUrls({ ...network, rpcUrls: { ...rpcUrls, chainDefault } }, options)
  return [byScheme(own), byScheme(open)]
}
