import { withLateFills, type Plugin } from "@latchkey/core"
import { multiWallet as headless, type MultiWalletTypes } from "../multiWallet.ts"
import type { MultiWalletApi } from "../MultiWalletApi.ts"
import type { MultiWalletState } from "../MultiWalletState.ts"

export { useMultiWallet, type MultiWalletView } from "./useMultiWallet.ts"
export type {
  MultiWalletApi,
  OfNamespace,
  RecentConnection,
  SwitchOutcome,
  SwitchRequest,
  WalletConnection,
  WalletList
} from "../MultiWalletApi.ts"
export type { MultiWalletState, RememberedConnection } from "../MultiWalletState.ts"

/**
 * `multiWallet` with its part of the view of wallets: accounts to choose from where the wallet in use granted several, and the wallets
 * that were connected before.
 */
export const multiWallet = (): Plugin<"multiWallet", MultiWalletApi, MultiWalletState, MultiWalletTypes> =>
  withLateFills(headless(), () => import("./fills.ts").then((part) => part.multiWalletFills))
