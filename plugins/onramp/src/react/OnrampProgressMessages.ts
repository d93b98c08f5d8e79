/** Every text that the progress of a purchase and the list of purchases show, in one language. `{name}` is replaced by a value. */
export interface OnrampProgressMessages {
  /** Before the account that is bought for. */
  readonly to: string
  readonly nothingBegun: string
  readonly openTitle: string
  readonly openText: string
  readonly blockedTitle: string
  readonly blockedText: string
  readonly closedTitle: string
  readonly closedText: string
  readonly pendingTitle: string
  readonly pendingText: string
  readonly successTitle: string
  readonly successText: string
  readonly failedTitle: string
  readonly failedText: string
  readonly unknownTitle: string
  readonly unknownText: string
  /** On the button that looks at the account. */
  readonly showBalance: string
  readonly held: string
  readonly grown: string
  readonly notGrown: string
  readonly lookFailed: string
  readonly openPage: string
  readonly copyLink: string
  readonly linkCopied: string
  readonly checkAgain: string
  readonly done: string
  /** Of the amount of a purchase. */
  readonly paid: string
  /** Of a purchase whose provider does not say what was bought. */
  readonly somePurchase: string
  readonly tags: Readonly<Record<"pending" | "success" | "failed", string>>
  readonly unread: string
  readonly listFailed: string
}
