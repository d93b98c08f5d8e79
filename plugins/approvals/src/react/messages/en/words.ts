import type { ApprovalsMessages } from "../../ApprovalsMessages.ts"

/** English. */
export const words: ApprovalsMessages = {
  intro: "These can move your tokens without asking again, until you revoke them.",
  none: "This account has given no approvals that are known here.",
  failed: "Your approvals couldn't be loaded.",
  outdated: "Your approvals couldn't be refreshed. These may be out of date.",
  readAgain: "Refresh",
  since: "Approvals given before {date} may be missing.",
  sinceBlock: "Approvals given before block {block} may be missing.",
  unlimited: "Unlimited {token}",
  upTo: "Up to {amount}",
  all: "All of {token}",
  spenderIs: "For {spender}",
  mayTake: "Can take now",
  contract: "Contract",
  spender: "Spender",
  account: "From account",
  after: "After this, the spender can't take any more {token}. What it has taken doesn't come back.",
  leaves: "This token can't be revoked down to zero. The least stays approved: {amount}.",
  revoke: "Revoke approval",
  gone: "This approval isn't there any more.",
  askingText: "Check there that the spender is the same as here.",
  sentTitle: "Revoking",
  successTitle: "Revoked",
  successText: "The spender can't take any more {token}.",
  failedText: "The approval is as it was. Only the fee was spent.",
  declinedText: "The approval is as it was.",
  unknownText: "Check your approvals again in a while.",
  problems: {
    refused: "The contract refuses this. To keep your {token} from the spender, move it to another account.",
    changed: "Something has changed since you looked. Look again.",
    waiting: "Another request is still waiting in your wallet."
  }
}
