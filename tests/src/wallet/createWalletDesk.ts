import { createApprovalDesk } from "../approval/ApprovalDesk.ts"
import type { Approval, PendingRequest } from "../approval/PendingRequest.ts"
import type { Policy } from "../approval/Policy.ts"
import type { Review } from "../approval/Review.ts"
import { createRequests, deciding } from "./Requests.ts"
import type { ChainWallet } from "./ChainWallet.ts"

/** How a wallet answers what a person would confirm. */
export interface WalletDeskOptions {
  /** For all methods; "approve" when absent. */
  readonly policy?: Policy
  /** Policies for single methods. */
  readonly policies?: Readonly<Record<string, Policy>>
  /** Called with each request that waits under the policy "ask". */
  readonly onRequest?: (request: PendingRequest) => void
}

/** The person's side of a virtual wallet, for a chain that has none here yet. */
export interface WalletDesk extends Pick<
  ChainWallet,
  "setPolicy" | "pending" | "requests" | "clearRequests" | "setFault"
> {
  /**
   * Makes a method that the page may call: what it is given is logged, a fault set for it comes first, and `decide`
   * asks the person, as the policy says, and rejects when they decline.
   */
  method(
    name: string,
    run: (params: readonly unknown[], decide: (review: Review) => Promise<Approval>) => Promise<unknown>
  ): (...params: readonly unknown[]) => unknown
}

/** Makes the person's side of a virtual wallet: policies, what waits, what was asked, faults. */
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
