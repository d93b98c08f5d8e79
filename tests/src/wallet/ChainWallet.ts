import type { PendingRequest } from "../approval/PendingRequest.ts"
import type { Policy } from "../approval/Policy.ts"
import type { Fault } from "../faults/Fault.ts"
import type { LoggedRequest } from "./RequestLog.ts"

/** Where a wallet puts itself: a `window`, or anything that can stand in for one. */
export type WalletPlace = Pick<EventTarget, "addEventListener" | "removeEventListener" | "dispatchEvent">

/** What the virtual wallets of all chains have in common: the side that the test, as its person, holds. */
export interface ChainWallet {
  /** The name that the wallet tells pages. */
  readonly name: string
  /** CAIP-2 namespace of its accounts. */
  readonly namespace: string
  /**
   * Puts the wallet where pages look for it, until undone.
   *
   * @param place `window` when absent
   */
  announce(place?: WalletPlace): () => void
  /** What the site sees now, the selected one first; empty when it may see none. */
  accounts(): readonly string[]
  /** Sets the policy for all methods, or for one, for requests from now on; `undefined` goes back. */
  setPolicy(policy: Policy | undefined, method?: string): void
  /** What waits for a decision, in order of arrival. */
  pending(): readonly PendingRequest[]
  /** What was received, in order of arrival. */
  requests(): readonly LoggedRequest[]
  clearRequests(): void
  /** The person takes the site's permission away: a connected page is told, as far as the chain's wallets tell. */
  revoke(): void
  /** Puts a fault before a method ("*": every method without its own), or takes it away. */
  setFault(method: string, fault: Fault | undefined): void
  /** How many listeners the page has: to prove that it leaves none behind. */
  listenerCount(): number
}
