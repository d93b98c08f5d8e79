import { ProviderRpcError, providerErrorCode } from "../provider/ProviderRpcError.ts"
import type { Approval, PendingRequest } from "./PendingRequest.ts"
import type { Policy } from "./Policy.ts"
import type { Review } from "./Review.ts"

/** The requests that wait for a decision. */
export interface ApprovalDesk {
  /** Resolves with the approval; rejects with 4001 or the reason given. */
  decide(method: string, params: unknown, review: Review): Promise<Approval>
  /** The policy of this method alone, if it has one. */
  ownPolicy(method: string): Policy | undefined
  setPolicy(policy: Policy | undefined, method?: string): void
  pending(): readonly PendingRequest[]
  /** Rejects every request that waits. */
  rejectAll(reason: unknown): void
}

export interface ApprovalDeskOptions {
  readonly policy: Policy
  readonly policies: Readonly<Record<string, Policy>>
  readonly onRequest: ((request: PendingRequest) => void) | undefined
}

const userRejection = (method: string) =>
  new ProviderRpcError(providerErrorCode.userRejected, `User rejected the request ${method}`)

export function createApprovalDesk(options: ApprovalDeskOptions): ApprovalDesk {
  let general = options.policy
  const own = new Map(Object.entries(options.policies))
  const waiting = new Map<number, PendingRequest>()
  let lastId = 0

  function wait(method: string, params: unknown, review: Review, tell: typeof options.onRequest) {
    return new Promise<Approval>((resolve, reject) => {
      const id = ++lastId
      let tellSettled = () => {}
      const settled = new Promise<void>((resolveSettled) => {
        tellSettled = resolveSettled
      })
      const settle = () => {
        tellSettled()
        return waiting.delete(id)
      }
      const request: PendingRequest = {
        id,
        method,
        params,
        review,
        approve: (approval = {}) => settle() && resolve(approval),
        reject: (...reason) => settle() && reject(reason.length > 0 ? reason[0] : userRejection(method)),
        settled
      }
      waiting.set(id, request)
      tell?.(request)
    })
  }

  return {
    async decide(method, params, review) {
      const policy = own.get(method) ?? general
      if (policy === "approve") return {}
      if (policy === "reject") throw userRejection(method)
      return wait(method, params, review, policy === "ask" ? options.onRequest : undefined)
    },
    ownPolicy: (method) => own.get(method),
    setPolicy(policy, method) {
      if (method === undefined) general = policy ?? options.policy
      else if (policy === undefined) own.delete(method)
      else own.set(method, policy)
    },
    pending: () => [...waiting.values()],
    rejectAll(reason) {
      for (const request of [...waiting.values()]) request.reject(reason)
    }
  }
}
