import { explorerPages, type JsonRpc, type Namespace, type ReadOptions } from "@latchkey/core/effect"
import { parseAddress } from "./Address.ts"
import { makeNativeBalance } from "./capability/nativeBalance.ts"
import { networkSwitching } from "./capability/networkSwitching.ts"
import { paymentRequest } from "./capability/paymentRequest.ts"
import { signing } from "./capability/signing.ts"

/** The `eip155` namespace and what it can do. */
export const makeEvmNamespace = (rpc: JsonRpc["Service"], options: ReadOptions): Namespace => ({
  id: "eip155",
  parseAddress,
  explorerUrl: explorerPages("address", "tx"),
  capabilities: { signing, networkSwitching, nativeBalance: makeNativeBalance(rpc, options), paymentRequest }
})
