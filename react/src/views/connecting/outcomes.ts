import type { MessageKey } from "../../messages/Messages.ts"

/** What is said of an attempt that failed, and what is offered. */
export interface Outcome {
  readonly title: MessageKey
  readonly text: MessageKey
  readonly action: "retry" | "choose" | "done"
  /** An outcome of the visitor's own doing is no error: no code is shown. */
  readonly own?: boolean
}

const failed: Outcome = { title: "failedTitle", text: "failedText", action: "retry" }
const interrupted: Outcome = {
  title: "interruptedTitle",
  text: "interruptedText",
  action: "retry",
  own: true
}
const missing: Outcome = { title: "notInstalledTitle", text: "notInstalledText", action: "choose" }

const outcomes: Readonly<Record<string, Outcome>> = {
  CONNECTION_REJECTED: { title: "declinedTitle", text: "declinedText", action: "retry", own: true },
  WALLET_BUSY: { title: "busyTitle", text: "busyText", action: "retry" },
  CONNECTOR_NOT_FOUND: missing,
  PROVIDER_NOT_FOUND: missing,
  CONNECTOR_UNSUPPORTED: { title: "unsupportedWalletTitle", text: "unsupportedWalletText", action: "choose" },
  CONNECTOR_ALREADY_CONNECTED: {
    title: "alreadyConnectedTitle",
    text: "alreadyConnectedText",
    action: "done",
    own: true
  },
  CONNECTION_SUPERSEDED: interrupted,
  CANCELLED: interrupted
}

/** What is said of an error's code. */
export const outcomeOf = (code: string | undefined): Outcome =>
  code !== undefined && Object.hasOwn(outcomes, code) ? outcomes[code]! : failed
