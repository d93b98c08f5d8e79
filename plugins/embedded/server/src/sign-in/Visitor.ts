import type { Language } from "../words/Language.ts"

/** Who asks, as far as a server knows. */
export interface Visitor {
  /** Hash of the secret of the device: a browser's storage for the frame on one site. */
  readonly device: string
  /** What mails call the browser. */
  readonly label: string
  /** What mails to the visitor are written in. */
  readonly language: Language
  /** Address of the client, for the limits. */
  readonly client: string
  /** What the visitor has worked for, where that was asked for. */
  readonly work: string | undefined
}
