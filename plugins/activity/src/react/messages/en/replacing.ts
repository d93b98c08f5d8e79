import type { ReplacingMessages } from "../../ReplacingMessages.ts"

/** English. */
export const replacing: ReplacingMessages = {
  speedUp: "Speed up",
  cancel: "Cancel transaction",
  speedUpText: "It's sent again with a higher fee. Only one of the two goes through.",
  cancelText:
    "An empty transaction to yourself takes its place. The first one may still go through before that.",
  feeBefore: "Fee so far (max)",
  speedingUp: "Being sped up. Only one of the two goes through.",
  cancelling: "Being cancelled. It may still go through before that.",
  settled: "It had already gone through.",
  fixed: "Nothing can take its place. It can only be waited for.",
  beside: "Your wallet sent a new transaction instead of replacing the first. Both may go through."
}
