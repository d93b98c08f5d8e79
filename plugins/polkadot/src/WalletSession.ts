import type { Network } from "@latchkey/core"
import { isSameAccount } from "./Ss58Address.ts"
import type { InjectedAccount } from "./InjectedAccount.ts"

/** What a connected wallet shares, and the network that the page uses it on. */
export interface WalletSession {
  accounts: ReadonlyArray<InjectedAccount>
  network: Network
}

/** The sessions of one kit, by what each wallet gave when it was enabled. */
export type WalletSessions = WeakMap<object, WalletSession>

/** The wallet's own spelling of an address: not every wallet knows its account in that of another network. */
export const spelledByWallet = (session: WalletSession | undefined, address: string): string =>
  session?.accounts.find((account) => isSameAccount(account.address, address))?.address ?? address
