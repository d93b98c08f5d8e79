import { createApprovalDesk } from "../approval/ApprovalDesk.ts"
import type { Approval, PendingRequest } from "../approval/PendingRequest.ts"
import type { Policy } from "../approval/Policy.ts"
import type { Review } from "../approval/Review.ts"
import { createRequests, deciding } from "./Requests.ts"
import type { ChainWallet } from "./ChainWallet.ts"

/** How a wallet answers what a user would confirm. */
export interface WalletDeskOptions {
  /** For all methods; "approve" by default. */
  readonly policy?: Policy
  /** Policies for single methods. */
  readonly policies?: Readonly<Record<string, Policy>>
  /** Called with each request that waits under the policy "ask". */
  readonly onRequest?: (request: PendingRequest) => void
}

/** Policies, pending requests and faults of a virtual wallet, for a chain that has no wallet here. */
export interface WalletDesk extends Pick<
  ChainWallet,
  "setPolicy" | "pending" | "nextRequest" | "requests" | "clearRequests" | "setFault"
> {
  /**
   * Makes a method that the page may call: each call is logged, a fault set for it comes first, and `decide` asks the user
   * as the policy says, and rejects if the user declines.
   */
  method(
    name: string,
    run: (params: readonly unknown[], decide: (review: Review) => Promise<Approval>) => Promise<unknown>
  ): (...params: readonly unknown[]) => unknown
}

/** Makes the policies, pending requests, log and faults of a virtual wallet. */
export function createWalletDesk(options: WalletDeskOptions = {}): WalletDesk {
  const requests = createRequests()
  const desk = createApprovalDesk({
    policy: options.policy ?? "approve",
    policies: options.policies ?? {},
    onRequest: options.onRequest
  })
  return {
    setPolicy: desk.setPolicy,
    pending: desk.pending,
    nextRequest: desk.nextRequest,
    requests: requests.entries,
    clearRequests: requests.clear,
    setFault: requests.setFault,
    method:
      (name, run) =>
      (...params) =>
        requests.answer(
          { method: name, params },
          deciding(() => run(params, (review) => desk.decide(name, params, review)))
        )
  }
}
