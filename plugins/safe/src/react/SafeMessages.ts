import type { CountedText } from "@latchkey/react/view"

/** Every text that the view shows, in one language. `{name}` is replaced by a value. */
export interface SafeMessages {
  /** With `{required}`, which it is counted by, and `{owners}`. */
  readonly owners: CountedText
  readonly readOnly: string
  readonly empty: string
  readonly unknown: string
  readonly signatures: string
  readonly execution: string
  readonly executed: string
  readonly failed: string
  readonly cancelled: string
  readonly signaturesText: string
  readonly executionText: string
  /** What the hash is that is shown. */
  readonly proposal: string
  readonly transaction: string
}
