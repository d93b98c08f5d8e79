import type { Messages } from "@latchkey/react/view"
import type { WalletConnectMessages } from "./WalletConnectMessages.ts"

/** What is shown for an attempt that failed, and what is offered. */
export interface Outcome {
  readonly title: string
  readonly text: string
  readonly action: "retry" | "choose" | "code"
  /** What the visitor did, or what time did, is not an error: no code is shown. */
  readonly own?: true
}

/** What is shown for an error code; `{wallet}` in it is the wallet's name. */
export const outcomeOf = (code: string, words: WalletConnectMessages, shared: Messages): Outcome => {
  const outcomes: Readonly<Record<string, Outcome>> = {
    WALLETCONNECT_PAIRING_EXPIRED: {
      title: words.expiredTitle,
      text: words.expiredText,
      action: "code",
      own: true
    },
    WALLETCONNECT_RELAY_UNREACHABLE: { title: words.relayTitle, text: words.relayText, action: "retry" },
    WALLETCONNECT_RELAY_REFUSED: { title: words.refusedTitle, text: words.refusedText, action: "choose" },
    WALLETCONNECT_CLOCK_SKEW: { title: words.clockTitle, text: words.clockText, action: "retry" },
    WALLETCONNECT_SESSION_UNUSABLE: {
      title: words.unusableTitle,
      text: words.unusableText,
      action: "retry"
    },
    CONNECTION_REJECTED: {
      title: shared.declinedTitle,
      text: shared.declinedText,
      action: "retry",
      own: true
    },
    CONNECTION_SUPERSEDED: {
      title: shared.interruptedTitle,
      text: shared.interruptedText,
      action: "retry",
      own: true
    },
    CANCELLED: { title: shared.interruptedTitle, text: shared.interruptedText, action: "retry", own: true },
    CONNECTOR_ALREADY_CONNECTED: {
      title: shared.alreadyConnectedTitle,
      text: shared.alreadyConnectedText,
      action: "choose",
      own: true
    }
  }
  return (
    (Object.hasOwn(outcomes, code) ? outcomes[code] : undefined) ?? {
      title: shared.failedTitle,
      text: shared.failedText,
      action: "retry"
    }
  )
}
