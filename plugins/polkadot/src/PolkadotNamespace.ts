import { explorerPages, type Namespace, type NativeBalance } from "@latchkey/core/effect"
import { makeNetworkSwitching } from "./capability/networkSwitching.ts"
import { makeSigning } from "./capability/signing.ts"
import { parseAddress } from "./Ss58Address.ts"
import type { WalletSessions } from "./WalletSession.ts"

/** The `polkadot` namespace and what it can do. Explorers are taken to be like Subscan. */
export const makePolkadotNamespace = (sessions: WalletSessions, nativeBalance: NativeBalance): Namespace => ({
  id: "polkadot",
  parseAddress,
  explorerUrl: explorerPages("account", "extrinsic"),
  capabilities: {
    signing: makeSigning(sessions),
    networkSwitching: makeNetworkSwitching(sessions),
    nativeBalance
  }
})
