import type { HostUse } from "./Plugin.ts"

/**
 * The hosts of a chain plugin that reads over the app's RPC URLs, and over those of network objects as far as
 * `publicRpc` allows: a declaration for `Plugin.hosts`. `networks` names them, as in "EVM networks".
 */
export const rpcHosts = (networks: string, publicRpc: boolean | undefined): ReadonlyArray<HostUse> => [
  { origin: "<customRpcUrls>", purpose: `reads of ${networks}` },
  {
    origin: publicRpc === true ? "<networks>" : "<loopback URLs of networks>",
    purpose: `reads of ${networks} that customRpcUrls do not answer`
  }
]
