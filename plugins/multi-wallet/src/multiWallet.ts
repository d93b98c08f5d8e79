import type { ErrorCodesOf, Plugin } from "@latchkey/core"
import type * as errors from "./errors.ts"
import type { MultiWalletApi } from "./MultiWalletApi.ts"
import { multiWalletSlice, type MultiWalletState } from "./MultiWalletState.ts"

/** What the type checker knows of several wallets. */
export interface MultiWalletTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

/**
 * Several wallets of a namespace connected at once, one of them current, and those that were connected before. Headless;
 * `multiWallet` of `@latchkey/multi-wallet/react` adds them to the view of wallets.
 *
 * It is on unless the app sets `features.multiWallet` to `false`. Where a remote configuration has come, that alone decides. Works on
 * every namespace, and calls no host.
 */
export const multiWallet = (): Plugin<"multiWallet", MultiWalletApi, MultiWalletState, MultiWalletTypes> => ({
  id: "multiWallet",
  // What is stored of a second wallet is restored only where the feature is on by then.
  when: "engine",
  slice: multiWalletSlice,
  actions: ["connections", "recentConnections", "switchConnection", "deleteConnection", "subscribe"],
  load: () => import("./module.ts").then((part) => part.multiWalletModule)
})
