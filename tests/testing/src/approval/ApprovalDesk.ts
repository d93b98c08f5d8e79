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
  /** See `ChainWallet.nextRequest`. */
  nextRequest(): Promise<PendingRequest>
  /** Rejects every request that waits. */
  rejectAll(reason: unknown): void
}

export interface ApprovalDeskOptions {
  readonly policy: Policy
  readonly policies: Readonly<Record<string, Policy>>
  readonly onRequest: ((request: PendingRequest) => void) | undefined
  /** What a page is told when the user declines; code 4001 when absent. */
  readonly refusal?: ((method: string) => unknown) | undefined
}

const userRejection = (method: string): unknown =>
  new ProviderRpcError(providerErrorCode.userRejected, `User rejected the request ${method}`)

export function createApprovalDesk(options: ApprovalDeskOptions): ApprovalDesk {
  let general = options.policy
  const own = new Map(Object.entries(options.policies))
  const refusal = options.refusal ?? userRejection
  const waiting = new Map<number, PendingRequest>()
  const untaken = new Set<PendingRequest>()
  const takers: Array<(request: PendingRequest) => void> = []
  let lastId = 0

  const offer = (request: PendingRequest) => {
    const taker = takers.shift()
    if (taker === undefined) untaken.add(request)
    else taker(request)
  }
  const waits = (policy: Policy) => policy === "ask" || policy === "hang"

  function wait(method: string, params: unknown, review: Review, tell: typeof options.onRequest) {
    return new Promise<Approval>((resolve, reject) => {
      const id = ++lastId
      let tellSettled = () => {}
      const settled = new Promise<void>((resolveSettled) => {
        tellSettled = resolveSettled
      })
      const settle = () => {
        tellSettled()
        untaken.delete(request)
        return waiting.delete(id)
      }
      const request: PendingRequest = {
        id,
        method,
        params,
        review,
        approve: (approval = {}) => settle() && resolve(approval),
        reject: (...reason) => settle() && reject(reason.length > 0 ? reason[0] : refusal(method)),
        settled
      }
      waiting.set(id, request)
      offer(request)
      tell?.(request)
    })
  }

  return {
    async decide(method, params, review) {
      const policy = own.get(method) ?? general
      if (policy === "approve") return {}
      if (policy === "reject") throw refusal(method)
      return wait(method, params, review, policy === "ask" ? options.onRequest : undefined)
    },
    ownPolicy: (method) => own.get(method),
    setPolicy(policy, method) {
      if (method === undefined) general = policy ?? options.policy
      else if (policy === undefined) own.delete(method)
      else own.set(method, policy)
    },
    pending: () => [...waiting.values()],
    async nextRequest() {
      const [request] = untaken
      if (request !== undefined) {
        untaken.delete(request)
        return request
      }
      if (![general, ...own.values()].some(waits))
        throw new Error(
          'The wallet decides by itself: with the policy "ask" its requests wait, and nextRequest() gives them'
        )
      return new Promise((resolve) => takers.push(resolve))
    },
    rejectAll(reason) {
      for (const request of [...waiting.values()]) request.reject(reason)
    }
  }
}
