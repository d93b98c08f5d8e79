import type { FrameLook } from "./frame/FramePort.ts"
import type { SocialProvider } from "./wire/socialProviders.ts"
import type { EmbeddedAccountType } from "./wire/frameUser.ts"

/** What the frame wants after an e-mail address. */
export type EmailAction = "VERIFY_DEVICE" | "VERIFY_OTP" | "CONNECT"

/**
 * The actions of `kit.embedded`. All that ask the frame fail with `FrameLoadFailedError`, `FrameRemovedError`,
 * `FrameRequestTimeoutError`, `FrameRequestAbortedError`, `FrameRefusedError` and `FrameAnswerInvalidError`.
 */
export interface EmbeddedApi {
  /**
   * Begins to sign in: the frame sends a code. Resolves when the code is awaited (`VERIFY_OTP`; on a new device once that was
   * confirmed by e-mail), or with `CONNECT` where the address is signed in here already, and connected.
   *
   * Fails: `EmailInvalidError`; `EmailCooldownError` less than 30 s after the e-mail before; `NoAuthConnectorError`.
   */
  readonly connectEmail: (email: string) => Promise<{ readonly action: EmailAction }>
  /** Has the code sent again. Fails as `connectEmail`, and with `NotSignedInError` where no address was given. */
  readonly resend: () => Promise<{ readonly action: EmailAction }>
  /** Gives the code of six digits, and connects. Fails: `NotSignedInError` where none is awaited; as `kit.connect`. */
  readonly verifyOtp: (code: string) => Promise<void>
  /**
   * Signs in at a provider, in a window that is opened now, or in `popup`, which the page opened in the click itself.
   *
   * Fails: `SocialFailedError`, `NoAuthConnectorError`; as `kit.connect`.
   */
  readonly connectSocial: (request: {
    readonly provider: SocialProvider
    readonly popup?: Window | null
  }) => Promise<void>
  /**
   * Signs in by Farcaster: the state's `farcasterUrl` is what the visitor's app opens, from a QR code or as a link. Resolves once
   * the visitor has agreed there and is connected.
   *
   * Fails: `SocialFailedError`, `NoAuthConnectorError`; as `kit.connect`.
   */
  readonly connectFarcaster: () => Promise<void>
  /**
   * Signs in by a passkey alone, without an address: the frame asks for it, or makes a new one, and takes the recovery code of who
   * has lost theirs. Resolves once the visitor is connected.
   *
   * Fails: `NoAuthConnectorError`; `FrameRefusedError` where the visitor says no; as `kit.connect`.
   */
  readonly connectPasskey: () => Promise<void>
  /** Ends signing in; what was asked of the frame ends too. */
  readonly cancel: () => Promise<void>
  /** Begins to change the e-mail address of the signed-in user. Fails: `EmailInvalidError`, `NotSignedInError`. */
  readonly updateEmail: (email: string) => Promise<void>
  /** Gives the code that was sent to the old, then to the new address. Fails: `NotSignedInError` where none is awaited. */
  readonly verifyUpdateOtp: (code: string) => Promise<void>
  /**
   * Opens the modal where the visitor changes the e-mail address. Resolves with the new one once it was changed, in another tab
   * too: every second the stored address is compared.
   *
   * Fails: `ModalClosedError` where the modal is closed first; `NotSignedInError`, also when the visitor signs out meanwhile.
   */
  readonly editEmail: () => Promise<{ readonly email: string }>
  /**
   * Uses the account of another type from now on, which has another address: the kit's account changes with it, and the kit keeps
   * the choice as its `preferredAccountType`. Fails: `NotSignedInError`, `NoAccountError`. */
  readonly setPreferredAccount: (type: EmbeddedAccountType) => Promise<void>
  /**
   * Where the smart account of the network in use is, and whether it is on its chain: it comes there with the first thing that
   * it does. Fails: `NotSignedInError`.
   */
  readonly initSmartAccount: () => Promise<{ readonly address: string; readonly isDeployed: boolean }>
  /** Shows the frame's own page of the wallet, on which its owner can export the key. Resolves when it was left. */
  readonly showWallet: () => Promise<void>
  /** Says how the page looks, for what is drawn around the frame and in it. */
  readonly setLook: (look: FrameLook) => Promise<void>
}
