import type { Language } from "../words/Language.ts"

/** A mail to a visitor: paragraphs of plain text with an empty line between, in which nothing can be hidden. */
export interface Mail {
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly text: string
}

/** Sends mails. */
export interface Mailer {
  /** Fails: rejects where the mail server does not take it. */
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}
