import type { SentCall } from "@latchkey/core"
import type { RevokeReview } from "./ApprovalsState.ts"

/** What a revocation does, for those who show what was sent. */
export const sentRevocation = ({
  approval: { token, spender, name, amount },
  leaves,
  prepared: { networkId, sender }
}: RevokeReview): Pick<SentCall, "call"> => ({
  call: {
    networkId,
    sender,
    kind: "approve",
    transfers: [],
    approvals: [
      {
        token,
        of: amount === undefined ? "collection" : "token",
        name: amount?.symbol || name,
        spender,
        allowed: leaves ?? "nothing"
      }
    ]
  }
})
