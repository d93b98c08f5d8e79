import { explorerPages, type Http, type Namespace, type ReadOptions } from "@latchkey/core/effect"
import { parseAddress } from "./address/Address.ts"
import { makeNativeBalance } from "./capability/nativeBalance.ts"
import { networkSwitching } from "./capability/networkSwitching.ts"
import { paymentRequest } from "./capability/paymentRequest.ts"
import { signing } from "./capability/signing.ts"

/** The `bip122` namespace and what it can do. */
export const makeBitcoinNamespace = (http: Http["Service"], options: ReadOptions): Namespace => ({
  id: "bip122",
  parseAddress,
  explorerUrl: explorerPages("address", "tx"),
  capabilities: { signing, networkSwitching, nativeBalance: makeNativeBalance(http, options), paymentRequest }
})
