import type { PaymentLinkProblem } from "../linkErrors.ts"

/** What is said of a link that was entered as receiver. `{name}` is a network, `{label}` what the link's author wrote. */
export interface LinkMessages {
  readonly reading: string
  readonly filled: string
  readonly says: string
  readonly switchTo: string
  readonly elsewhere: string
  readonly failed: string
  readonly problems: Readonly<Record<PaymentLinkProblem, string>>
}
