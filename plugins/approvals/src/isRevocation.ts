import type { CallFacts } from "@latchkey/core"
import type { RevokeReview } from "./ApprovalsState.ts"

/**
 * Whether a request does what it is shown as, and nothing else: the approval's spender may take nothing of its token after it, or what the review says. `facts`
 * are read out of the request's call.
 */
export const isRevocation = (
  {
    account,
    approval: { token, spender, amount },
    leaves,
    prepared: { networkId, sender, call }
  }: RevokeReview,
  facts: CallFacts | undefined
): boolean => {
  if (`${networkId}:${sender}` !== account || call.value !== 0n || facts === undefined) return false
  return amount === undefined
    ? facts.kind === "operator" &&
        facts.collection === token &&
        facts.operator === spender &&
        !facts.isApproved
    : facts.kind === "approval" &&
        facts.token === token &&
        facts.spender === spender &&
        facts.amount === (leaves?.value ?? 0n)
}
