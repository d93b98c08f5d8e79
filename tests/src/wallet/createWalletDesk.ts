import { createApprovalDesk } from "../approval/ApprovalDesk.ts"
import type { Approval, PendingRequest } from "../approval/PendingRequest.ts"
import type { Policy } from "../approval/Policy.ts"
import type { Review } from "../approval/Review.ts"
import type { Fault } from "../faults/Fault.ts"
import { createRequestLog } from "./RequestLog.ts"
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
  const log = createRequestLog()
  const faults = new Map<string, Fault>()
  const desk = createApprovalDesk({
    policy: options.policy ?? "approve",
    policies: options.policies ?? {},
    onRequest: options.onRequest
  })
  return {
    setPolicy: desk.setPolicy,
    pending: desk.pending,
    requests: log.entries,
    clearRequests: log.clear,
    setFault(method, fault) {
      if (fault === undefined) faults.delete(method)
      else faults.set(method, fault)
    },
    method:
      (name, run) =>
      (...params) => {
        const args = { method: name, params }
        const decided = log.add(args)
        const genuine = async () => {
          try {
            const result = await run(params, (review) => desk.decide(name, params, review))
            decided("resolved")
            return result
          } catch (error) {
            decided("rejected")
            throw error
          }
        }
        const fault = faults.get(name) ?? faults.get("*")
        return fault === undefined ? genuine() : fault(genuine, args)
      }
  }
}
