/** One thing that a review says of what is to be signed. */
export interface ReviewPart {
  readonly label: string
  readonly value: string
  /** `step` begins what one of several calls does; `message` and `data` are shown in a box that scrolls, as they are; `amount` is the biggest thing on the screen. */
  readonly kind: "text" | "step" | "address" | "amount" | "message" | "data"
}

/** What the visitor is asked to agree to, read out of the request itself. */
export interface Review {
  readonly title: string
  /** What the button says. */
  readonly act: string
  /** The network's name, and the account. */
  readonly network: string
  readonly account: string
  readonly parts: ReadonlyArray<ReviewPart>
  /** What may cost more than it seems: with one, a second deliberate act is needed. */
  readonly warnings: ReadonlyArray<string>
}
