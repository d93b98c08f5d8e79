import type { Http, Namespace, ReadOptions } from "@latchkey/core/effect"
import { parseAddress } from "./address/Address.ts"
import { makeNativeBalance } from "./capability/nativeBalance.ts"
import { networkSwitching } from "./capability/networkSwitching.ts"
import { paymentRequest } from "./capability/paymentRequest.ts"
import { signing } from "./capability/signing.ts"

/** The `bip122` namespace and what it can do. */
export const makeBitcoinNamespace = (http: Http["Service"], options: ReadOptions): Namespace => ({
  id: "bip122",
  parseAddress,
  explorerUrl: ({ blockExplorers }, subject) => {
    const url = blockExplorers?.default.url.replace(/\/+$/, "")
    if (url === undefined) return undefined
    return "address" in subject
      ? `${url}/address/${encodeURIComponent(subject.address)}`
      : `${url}/tx/${encodeURIComponent(subject.transaction)}`
  },
  capabilities: { signing, networkSwitching, nativeBalance: makeNativeBalance(http, options), paymentRequest }
})
