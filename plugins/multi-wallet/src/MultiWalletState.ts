import { defineSlice } from "@latchkey/core"

/** A wallet that was connected here, as this device remembers it: no address, since only the wallet itself says who it is. */
export interface RememberedConnection {
  readonly namespace: string
  readonly connectorId: string
  /** The wallet's name, where its connector connects several wallets. */
  readonly name?: string
}

/** What the plugin knows. */
export interface MultiWalletState {
  /** Wallets that are connected or were, the last first: at most 20. */
  readonly remembered: ReadonlyArray<RememberedConnection>
}

/** The wallets that were connected here; none at first. */
export const multiWalletSlice = defineSlice<MultiWalletState>("multiWallet", { remembered: [] })
