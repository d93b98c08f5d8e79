import type { Cancellable, Connection } from "@latchkey/core"

/** A live connection. */
export interface WalletConnection extends Connection {
  /** `connected`: the current one of its namespace; `active`: alive beside it. */
  readonly status: "connected" | "active"
}

/** A wallet that was connected here before, is not connected now, and can be again. */
export interface RecentConnection {
  /** Only remembered. */
  readonly status: "disconnected"
  /** The namespace that it was connected for. */
  readonly namespace: string
  /** The connector that connects it again. */
  readonly connectorId: string
  /** The wallet's name. */
  readonly name: string
  /** Where the connector has a picture of its own. */
  readonly icon?: string
}

/** What there is to choose from. */
export interface WalletList {
  /** The first of a namespace is its current one. */
  readonly connections: ReadonlyArray<WalletConnection>
  /** The last first. */
  readonly recentConnections: ReadonlyArray<RecentConnection>
}

/** Which connection is to be the current one of its namespace: one of a `WalletList`, or as much of it as this says. */
export interface SwitchRequest {
  readonly namespace: string
  readonly connectorId: string
  /** That account of it, where its wallet granted several; the one that is first there, where absent. */
  readonly address?: string | undefined
  /** What the caller takes it for: `connected`, `active` or `disconnected`. What it is now decides. */
  readonly status?: string | undefined
}

/** What a switch has changed for the visitor. */
export interface SwitchOutcome {
  /** Another account was shown before. */
  readonly hasSwitchedAccount: boolean
  /** Another wallet was the current one before. */
  readonly hasSwitchedWallet: boolean
}

/** Of which namespace; of all where absent. */
export interface OfNamespace {
  readonly namespace?: string | undefined
}

/**
 * The actions of `kit.multiWallet`.
 *
 * Where the feature is off, they answer with nothing, do nothing, and add an alert for the page's developer: Multi-Wallet Not Enabled.
 */
export interface MultiWalletApi {
  /** The live connections, the current one of each namespace first. Source: the kit's session. */
  readonly connections: (request?: OfNamespace) => Promise<ReadonlyArray<WalletConnection>>
  /**
   * Wallets that were connected on this device and are not now, the last first, at most 20. One is among them as long as the page has
   * its connector. Source: the kit's storage.
   */
  readonly recentConnections: (request?: OfNamespace) => Promise<ReadonlyArray<RecentConnection>>
  /**
   * Makes a connection the current one of its namespace. A live one is taken at once, a recent one is connected again by its wallet:
   * call it in the task of a click, so that the wallet may open its window.
   *
   * Fails: `MultiWalletUnknownError` for one that is neither live nor recent, `ConnectionStatusInvalidError`, `NotConnectedError` where
   * its wallet did not grant `address`, and as `kit.connect` does.
   */
  readonly switchConnection: (request: SwitchRequest, options?: Cancellable) => Promise<SwitchOutcome>
  /** Forgets a recent connection. One that is live stays: `kit.disconnect` ends it. Nothing happens to one that is unknown. */
  readonly deleteConnection: (request: {
    readonly namespace: string
    readonly connectorId: string
  }) => Promise<void>
  /** Calls `listener` after each change of what there is to choose from; resolves with the way to stop. Ends with the plugin. */
  readonly subscribe: (listener: (list: WalletList) => void, request?: OfNamespace) => Promise<() => void>
}
