/** Every text that the frame shows, in one language. */
export interface Words {
  readonly direction: "ltr" | "rtl"
  readonly cancel: string
  readonly decline: string
  readonly next: string
  readonly close: string
  readonly copy: string
  readonly copied: string
  readonly saveTitle: string
  readonly saveText: string
  readonly renewedText: string
  readonly saveCheck: string
  readonly saveWrong: string
  readonly askTitle: string
  readonly askText: string
  readonly askLabel: string
  readonly askWrong: string
  readonly unlock: string
  readonly lost: string
  readonly walletTitle: string
  readonly phraseTitle: string
  readonly phraseText: string
  readonly phraseShow: string
  readonly phraseUnderstood: string
  readonly renewTitle: string
  readonly renewText: string
  readonly renew: string
  readonly asks: (origin: string) => string
  readonly understood: string
  readonly network: string
  readonly account: string
}

export const english: Words = {
  direction: "ltr",
  cancel: "Cancel",
  decline: "Decline",
  next: "Continue",
  close: "Close",
  copy: "Copy",
  copied: "Copied",
  saveTitle: "Your recovery code",
  saveText:
    "Your wallet is made here, and only you can open it. On another device, or on another site, you will be asked for this code. Keep it where you keep what matters: whoever loses it and every device loses the wallet, and nobody can give it back.",
  renewedText: "This is your new recovery code. As soon as you continue, the old one is worth nothing.",
  saveCheck: "Type the last four signs, to show that you have it",
  saveWrong: "These are not the last four signs of the code",
  askTitle: "Open your wallet",
  askText:
    "This device does not have your wallet yet. Type the recovery code that you were given when the wallet was made.",
  askLabel: "Recovery code",
  askWrong: "This is not the code of this wallet",
  unlock: "Open the wallet",
  lost: "Without the code the wallet can be opened where it is open already: there you can make a new one.",
  walletTitle: "Your wallet",
  phraseTitle: "Recovery phrase",
  phraseText:
    "24 words, by which any wallet opens these accounts. Whoever reads them has all that is in them. No page and no person ever needs them from you.",
  phraseShow: "Show the 24 words",
  phraseUnderstood: "I am alone, and I type them into no page",
  renewTitle: "Recovery code",
  renewText:
    "Make a new code if you lost yours, or if somebody may have seen it. The old one is worth nothing then.",
  renew: "Make a new code",
  asks: (origin) => `${origin} asks`,
  understood: "I have read this, and I want it",
  network: "Network",
  account: "Account"
}
