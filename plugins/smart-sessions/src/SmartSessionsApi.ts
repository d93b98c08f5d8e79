import type { Cancellable, HexText, PermissionRequest, SessionPermission } from "@latchkey/core"

/** What an app uses a session with. */
export interface GrantedSession {
  readonly chainId: HexText
  readonly address: HexText
  /** In epoch seconds. */
  readonly expiry: number
  readonly permissions: ReadonlyArray<SessionPermission>
  /** The session's id with the cosigner. */
  readonly context: string
}

/** Payments in the network's own coin that an app may take again and again. */
export interface SubscriptionRequest {
  readonly chainId: HexText
  /** The app's own key, secp256k1. */
  readonly signerPublicKey: HexText
  /** How often: each second, day, week or month of 30 days. */
  readonly interval: "1s" | "1d" | "1w" | "1m"
  readonly asset: "native"
  /** How much each time, in base units. */
  readonly amount: HexText
  /** When it ends, in epoch seconds. */
  readonly expiry: number
}

/** The actions of `kit.smartSessions`, for the connected account of the active namespace on its network. */
export interface SmartSessionsApi {
  /**
   * Asks the wallet for permissions to act within, together with the key of a cosigner, which comes first. What the wallet grants is
   * compared with what was asked for, and refused where it is more. Whoever asks for the same meanwhile waits for that answer: the wallet
   * is asked once. Where nobody waits any more, what the wallet grants is not activated.
   *
   * Fails: `SmartSessionsOffError`, `SessionRequestInvalidError`, `SessionUnsupportedError`, `SessionTooWideError`, `CosignerError`,
   * `NetworkMismatchError`, `NotConnectedError`, `NetworkNotFoundError`, `CapabilityMissingError`, and as the wallet does: `rejected` where it was declined.
   */
  readonly grantPermissions: (request: PermissionRequest, options?: Cancellable) => Promise<GrantedSession>
  /** `grantPermissions` for payments that come again. Fails as that does. */
  readonly createSubscription: (
    request: SubscriptionRequest,
    options?: Cancellable
  ) => Promise<GrantedSession>
  /**
   * Reads the account's sessions from the cosigner, into the state: `kit.getSnapshot().smartSessions.byNamespace[namespace]`. A read
   * that is under way is joined. A failed read is a part of the state, and no failure of this.
   *
   * Fails: `SmartSessionsOffError`, `NotConnectedError`, `CapabilityMissingError`.
   */
  readonly load: (options?: Cancellable) => Promise<void>
  /**
   * Asks the wallet to take back a session, by its `id`, and tells the cosigner.
   *
   * Fails: `SessionMissingError`, `CosignerError`, `SmartSessionsOffError`, `NetworkMismatchError`, `NotConnectedError`,
   * `CapabilityMissingError`, and as the wallet does: `rejected` where it was declined.
   */
  readonly revoke: (request: { readonly id: string } & Cancellable) => Promise<void>
}
