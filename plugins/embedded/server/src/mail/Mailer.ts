/** A mail to a visitor: plain text alone, in which nothing can be hidden. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends mails. */
export interface Mailer {
  /** Fails: rejects where the mail server does not take it. */
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}
