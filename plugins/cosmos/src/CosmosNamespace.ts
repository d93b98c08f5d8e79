import { explorerPages, type JsonRpc, type Namespace, type ReadOptions } from "@latchkey/core/effect"
import { parseAddress } from "./Address.ts"
import { makeNativeBalance } from "./capability/nativeBalance.ts"
import { makeNetworkSwitching } from "./capability/networkSwitching.ts"
import { signing } from "./capability/signing.ts"
import type { EnabledChains } from "./connectors/EnabledChains.ts"

/** The `cosmos` namespace and what it can do. */
export const makeCosmosNamespace = (
  rpc: JsonRpc["Service"],
  enabled: EnabledChains,
  options: ReadOptions
): Namespace => ({
  id: "cosmos",
  parseAddress,
  explorerUrl: explorerPages("address", "tx"),
  capabilities: {
    signing,
    networkSwitching: makeNetworkSwitching(enabled),
    nativeBalance: makeNativeBalance(rpc, options)
  }
})
