import type { PasskeyWords } from "./PasskeyWords.ts"
import type { SigningWords } from "./SigningWords.ts"
import type { StartOverWords } from "./StartOverWords.ts"

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
  readonly backupTitle: string
  readonly backupText: string
  readonly backupSave: string
  readonly limitsTitle: string
  readonly limitsText: string
  readonly limitsSave: string
  readonly limitsAsk: string
  readonly devicesTitle: string
  readonly devicesHint: string
  readonly devices: string
  readonly devicesText: string
  readonly thisDevice: string
  /** `seen` is epoch milliseconds. */
  readonly signedInSince: (seen: number) => string
  readonly signedOut: (seen: number) => string
  readonly endDevice: string
  readonly endOthers: string
  readonly changeEmailTitle: string
  readonly changeEmailText: string
  readonly changeEmail: string
  readonly emailNow: string
  readonly emailThen: string
  readonly asks: (origin: string) => string
  readonly understood: string
  /** A box that scrolls was not seen to its end. */
  readonly readOn: string
  /** The number that is to be typed, with the word for it. */
  readonly number: (digits: string) => string
  readonly numberLabel: string
  readonly numberWhy: string
  readonly numberWrong: string
  /** `until` is epoch milliseconds. */
  readonly numberWait: (until: number) => string
  readonly network: string
  readonly account: string
  readonly back: string
  readonly passkeys: PasskeyWords
  readonly startOver: StartOverWords
  readonly signing: SigningWords
}
