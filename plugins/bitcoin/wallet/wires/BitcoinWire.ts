import type { ApprovalDesk } from "../../../../tests/testing/src/approval/ApprovalDesk.ts"
import type { Listeners } from "../../../../tests/testing/src/provider/Listeners.ts"
import type { ProviderRpcError } from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { WalletPlace } from "../../../../tests/testing/src/wallet/ChainWallet.ts"
import type { BitcoinActions } from "../BitcoinActions.ts"
import type { BitcoinState, SeenByPage } from "../state/BitcoinState.ts"

/** How a wallet speaks to pages: its provider, and where that is found. */
export interface BitcoinWire<P> {
  readonly provider: P
  /** Puts the provider where pages look for it, until undone. */
  announce(place: WalletPlace): () => void
  /** Tells the page what has changed, in the wallet's own events. */
  changed(before: SeenByPage, after: SeenByPage): void
}

/** How a wire words what it has to say. */
export interface Wording {
  /** The methods that ask the person themselves. Any other is held by a policy of its own. */
  readonly asking: ReadonlySet<string>
  /** Wraps a result for the page. */
  success(result: unknown): unknown
  /** What a failure becomes: answered or thrown, with the code that it then has. */
  failure(error: ProviderRpcError): Failure
}

export type Failure = { readonly code?: number } & (
  | { readonly answered: unknown }
  | { readonly thrown: unknown }
)

/** Runs a method for the page: logged, subject to faults and policies, worded. Returns what the page gets. */
export type Call = (method: string, params: unknown, run: (params: unknown) => Promise<unknown>) => unknown

/** What a wire works with. */
export interface WireContext {
  readonly name: string
  /** Image as a `data:` URI. */
  readonly icon: string
  readonly state: BitcoinState
  readonly actions: BitcoinActions
  readonly desk: ApprovalDesk
  readonly listeners: Listeners
  speak(wording: Wording): Call
}
