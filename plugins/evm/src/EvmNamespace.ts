import type { JsonRpc, Namespace, ReadOptions } from "@latchkey/core/effect"
import { parseAddress } from "./Address.ts"
import { makeNativeBalance } from "./capability/nativeBalance.ts"
import { networkSwitching } from "./capability/networkSwitching.ts"
import { paymentRequest } from "./capability/paymentRequest.ts"
import { signing } from "./capability/signing.ts"

/** The `eip155` namespace and what it can do. */
export const makeEvmNamespace = (rpc: JsonRpc["Service"], options: ReadOptions): Namespace => ({
  id: "eip155",
  parseAddress,
  explorerUrl: ({ blockExplorers }, subject) => {
    const url = blockExplorers?.default.url.replace(/\/+$/, "")
    if (url === undefined) return undefined
    return "address" in subject
      ? `${url}/address/${encodeURIComponent(subject.address)}`
      : `${url}/tx/${encodeURIComponent(subject.transaction)}`
  },
  capabilities: { signing, networkSwitching, nativeBalance: makeNativeBalance(rpc, options), paymentRequest }
})
