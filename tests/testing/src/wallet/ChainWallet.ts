import type { PendingRequest } from "../approval/PendingRequest.ts"
import type { Policy } from "../approval/Policy.ts"
import type { Fault } from "../faults/Fault.ts"
import type { LoggedRequest } from "./RequestLog.ts"

/** Where a wallet puts itself: a `window`, or an object that can replace one. */
export type WalletPlace = Pick<EventTarget, "addEventListener" | "removeEventListener" | "dispatchEvent">

/** What the virtual wallets of all chains have in common: the functions with which a test takes the part of the user. */
export interface ChainWallet {
  /** The name under which pages see the wallet. */
  readonly name: string
  /** CAIP-2 namespace of its accounts. */
  readonly namespace: string
  /**
   * Puts the wallet where pages look for it; the returned function removes it.
   *
   * @param place `window` by default
   */
  announce(place?: WalletPlace): () => void
  /** The accounts that the site sees now, the selected one first; empty without permission. */
  accounts(): readonly string[]
  /** Sets the policy for all methods, or for one, for later requests; `undefined` resets it. */
  setPolicy(policy: Policy | undefined, method?: string): void
  /** The requests that wait for a decision, in order of arrival. */
  pending(): readonly PendingRequest[]
  /**
   * The next request that waits for a decision, each once: one that waits already, or the one that comes. It only waits under
   * the policy "ask" (or "hang").
   *
   * Fails: an error that says so when no policy lets a request wait.
   */
  nextRequest(): Promise<PendingRequest>
  /** All requests, in order of arrival. */
  requests(): readonly LoggedRequest[]
  clearRequests(): void
  /** The user revokes the site's permission: a connected page is notified, if wallets of that chain notify pages. */
  revoke(): void
  /** Sets a fault for a method ("*": every method without its own), or removes it. */
  setFault(method: string, fault: Fault | undefined): void
  /** How many listeners the page has: to prove that it removes them all. */
  listenerCount(): number
}
