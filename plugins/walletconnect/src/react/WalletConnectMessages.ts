/** Every text that the views show, in one language. `{name}` is replaced by a value. */
export interface WalletConnectMessages {
  /** Alternative text of the QR code. */
  readonly qrCode: string
  readonly scanAny: string
  readonly scanWith: string
  /** How long the code is valid: `{time}` is minutes and seconds. */
  readonly validFor: string
  readonly preparing: string
  readonly copyLink: string
  readonly linkCopied: string
  readonly linkFailed: string
  readonly openWallet: string
  readonly openAnyWallet: string
  readonly openText: string
  readonly openAnyText: string
  readonly checking: string
  readonly stuckTitle: string
  readonly stuckText: string
  readonly getWallet: string
  readonly showCode: string
  /** Labels of the ways to reach a wallet. */
  readonly ways: string
  readonly mobile: string
  readonly web: string
  readonly desktop: string
  readonly expiredTitle: string
  readonly expiredText: string
  readonly newCode: string
  readonly relayTitle: string
  readonly relayText: string
  readonly refusedTitle: string
  readonly refusedText: string
  readonly clockTitle: string
  readonly clockText: string
  readonly unusableTitle: string
  readonly unusableText: string
  readonly requestText: string
  readonly stuckRequest: string
}
