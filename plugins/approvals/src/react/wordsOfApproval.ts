import { fill, shortenAddress, showAmount, showHolding } from "@latchkey/react/view"
import type { GivenApproval } from "../ApprovalsState.ts"
import type { ApprovalsMessages } from "./ApprovalsMessages.ts"

/** The address of the contract that keeps what is approved. */
export const contractOf = ({ token }: Pick<GivenApproval, "token">): string =>
  token.split(":").slice(2).join(":")

/** What the approved token or collection is called: as its contract says, or by its address. */
export const tokenName = (approval: GivenApproval): string =>
  approval.amount?.symbol || approval.name || shortenAddress(contractOf(approval))

/** How much may be taken, in words: with every digit if `isExact`. */
export const amountWords = (
  approval: GivenApproval,
  words: ApprovalsMessages,
  locale: string,
  isExact = false
): string => {
  const token = tokenName(approval)
  const { amount, isUnlimited } = approval
  if (amount === undefined) return fill(words.all, { token })
  if (isUnlimited) return fill(words.unlimited, { token })
  return fill(words.upTo, {
    amount: (isExact ? showAmount : showHolding)({ ...amount, symbol: token }, locale)
  })
}
