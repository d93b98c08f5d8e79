import type { TransactionDescription } from "@latchkey/core"
import type { RevokeReview } from "./ApprovalsState.ts"

/** What a revocation takes back, as it is written down. */
export const describeRevocation = ({
  approval: { token, spender, name, amount },
  leaves
}: RevokeReview): TransactionDescription => ({
  kind: "revoke",
  spender,
  ...(amount === undefined
    ? { token, text: name }
    : { sends: [{ ...amount, value: leaves?.value ?? 0n, symbol: amount.symbol || name, token }] })
})
