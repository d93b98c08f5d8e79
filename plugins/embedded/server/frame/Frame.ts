import type { FrameSettings } from "../src/frame/FrameSettings.ts"
import type { Page } from "./page/makePage.ts"
import type { Passkeys } from "./passkey/makePasskeys.ts"
import type { Screen } from "./screen/makeScreen.ts"
import type { Device } from "./vault/makeDevice.ts"
import type { Language } from "./words/makeLanguage.ts"
import type { Wallet } from "./wallet/makeWallet.ts"

/** What the calls of a page are answered with. */
export interface Frame {
  readonly settings: FrameSettings
  readonly page: Page
  readonly device: Device
  readonly language: Language
  readonly screen: Screen
  readonly passkeys: Passkeys
  readonly wallet: Wallet
}
