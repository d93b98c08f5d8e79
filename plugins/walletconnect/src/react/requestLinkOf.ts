import { readSlice, type KitState } from "@latchkey/core"
import { pairingSlice } from "../PairingState.ts"
import type { WalletLink } from "../links/walletLinks.ts"

/** The link that the wallet has to be opened with for a request that waits; undefined where none does. */
export const requestLinkOf = (state: KitState): WalletLink | undefined =>
  readSlice(state, pairingSlice).waiting.find(({ link }) => link !== undefined)?.link
