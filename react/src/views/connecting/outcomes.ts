import type { MessageKey } from "../../messages/Messages.ts"

/** What is shown for a failed attempt, and what is offered. */
export interface Outcome {
  readonly title: MessageKey
  readonly text: MessageKey
  readonly action: "retry" | "choose" | "done"
  /** What the visitor did, or still has to do, is not an error: no code is shown. */
  readonly own?: "done" | "open"
}

const failed: Outcome = { title: "failedTitle", text: "failedText", action: "retry" }
const interrupted: Outcome = {
  title: "interruptedTitle",
  text: "interruptedText",
  action: "retry",
  own: "done"
}
const missing: Outcome = { title: "notInstalledTitle", text: "notInstalledText", action: "choose" }

const outcomes: Readonly<Record<string, Outcome>> = {
  CONNECTION_REJECTED: { title: "declinedTitle", text: "declinedText", action: "retry", own: "done" },
  WALLET_BUSY: { title: "busyTitle", text: "busyText", action: "retry", own: "open" },
  CONNECTOR_NOT_FOUND: missing,
  PROVIDER_NOT_FOUND: missing,
  CONNECTOR_UNSUPPORTED: { title: "unsupportedWalletTitle", text: "unsupportedWalletText", action: "choose" },
  CONNECTOR_ALREADY_CONNECTED: {
    title: "alreadyConnectedTitle",
    text: "alreadyConnectedText",
    action: "done",
    own: "done"
  },
  CONNECTION_SUPERSEDED: interrupted,
  CANCELLED: interrupted
}

/** What is shown for an error code. */
export const outcomeOf = (code: string | undefined): Outcome =>
  code !== undefined && Object.hasOwn(outcomes, code) ? outcomes[code]! : failed
