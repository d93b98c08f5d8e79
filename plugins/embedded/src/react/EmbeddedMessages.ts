/** Every text that the views show, in one language. `{name}` is replaced by a value. */
export interface EmbeddedMessages {
  readonly emailLabel: string
  readonly emailSubmit: string
  readonly emailIntro: string
  readonly emailInvalid: string
  /** `{seconds}`, as the language writes them with their number */
  readonly cooldown: string
  readonly frameFailed: string
  readonly timedOut: string
  readonly failed: string
  readonly failedTitle: string
  readonly deviceTitle: string
  /** `{email}` */
  readonly deviceText: string
  readonly codeTitle: string
  /** `{email}` */
  readonly codeText: string
  readonly codeLabel: string
  readonly codeLife: string
  readonly codeChecking: string
  /** `{reason}` is what the frame said. */
  readonly codeFailed: string
  readonly resend: string
  /** `{seconds}` */
  readonly resendIn: string
  readonly resent: string
  readonly otherEmail: string
  readonly accountTitle: string
  readonly accountText: string
  readonly continueWith: string
  readonly passkey: string
  readonly moreProviders: string
  readonly socialTitle: string
  readonly socialText: string
  readonly socialClosed: string
  readonly socialFailed: string
  readonly socialBlocked: string
  readonly socialCutOff: string
  readonly insecure: string
  /** The browser keeps nothing for the wallet. */
  readonly forgetful: string
  readonly farcasterPreparing: string
  readonly farcasterText: string
  readonly farcasterCode: string
  readonly farcasterCopy: string
  readonly farcasterCopied: string
  readonly farcasterCopyFailed: string
  readonly farcasterOpen: string
  readonly farcasterFailed: string
  readonly approveTitle: string
  readonly approveText: string
  readonly walletEmail: string
  readonly walletBackUp: string
  readonly walletBackUpText: string
  readonly walletType: string
  readonly eoa: string
  readonly smartAccount: string
  readonly smartNew: string
  readonly smartHint: string
  readonly updateTitle: string
  readonly updateText: string
  readonly save: string
  /** `{email}` */
  readonly primaryText: string
  /** `{email}` */
  readonly secondaryText: string
  readonly updated: string
  readonly signedOut: string
  /** The heading around the frame. */
  readonly frameTitle: string
}
