import type { Namespace, NativeBalance } from "@latchkey/core/effect"
import { makeNetworkSwitching } from "./capability/networkSwitching.ts"
import { makeSigning } from "./capability/signing.ts"
import { parseAddress } from "./Ss58Address.ts"
import type { WalletSessions } from "./WalletSession.ts"

/** The `polkadot` namespace and what it can do. Explorers are taken to be like Subscan. */
export const makePolkadotNamespace = (sessions: WalletSessions, nativeBalance: NativeBalance): Namespace => ({
  id: "polkadot",
  parseAddress,
  explorerUrl: ({ blockExplorers }, subject) => {
    const [page, id] =
      "address" in subject ? ["account", subject.address] : ["extrinsic", subject.transaction]
    const url = blockExplorers?.default.url.replace(/\/+$/, "")
    return url && `${url}/${page}/${encodeURIComponent(id)}`
  },
  capabilities: {
    signing: makeSigning(sessions),
    networkSwitching: makeNetworkSwitching(sessions),
    nativeBalance
  }
})
