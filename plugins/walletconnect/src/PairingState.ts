import { defineSlice } from "@latchkey/core"
import type { WalletLink } from "./links/walletLinks.ts"

/** A code that a wallet can scan or be opened with. */
export interface PairingCode {
  /** `wc:…`: whoever has it can propose an account to the page until it expires. */
  readonly uri: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** The wallet of the session. */
export interface PairedWallet {
  /** As the catalogue calls it, else as it calls itself, made fit to show. */
  readonly name: string
  /** What its app is opened with on this phone; absent elsewhere, and where the catalogue has no link of it. */
  readonly base?: string
}

/** A request that the wallet has to be opened for. */
export interface WaitingRequest {
  /** The id under which the wallet knows it. */
  readonly id: number
  /** Opens the wallet's app; absent where there is no link, or the wallet is on another device. */
  readonly link?: WalletLink
}

/** What the plugin shows of itself. */
export interface PairingState {
  /** The code of the attempt under way; absent until the relay has it, and when the attempt has ended. */
  readonly code?: PairingCode
  /** The wallet that is connected. */
  readonly wallet?: PairedWallet
  /** As `WalletConnectOptions.preferUniversalLinks`. */
  readonly preferUniversalLinks?: boolean
  /** The requests that wait for an answer of the wallet, the oldest first. */
  readonly waiting: ReadonlyArray<WaitingRequest>
}

/** The plugin's part of the kit's state; only the plugin writes it. */
export const pairingSlice = defineSlice<PairingState>("walletConnect", { waiting: [] })
