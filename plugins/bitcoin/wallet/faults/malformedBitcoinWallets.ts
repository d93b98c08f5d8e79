import type { WalletPlace } from "../../../../tests/testing/src/wallet/ChainWallet.ts"
import type { BitcoinWallet } from "../BitcoinWallet.ts"
import type { MalformedBitcoinWallet } from "./MalformedBitcoinWallet.ts"
import { malformedLeather } from "./malformedLeather.ts"
import { malformedOkx } from "./malformedOkx.ts"
import { malformedSatsConnect } from "./malformedSatsConnect.ts"
import { malformedStandard } from "./malformedStandard.ts"
import { malformedUnisat } from "./malformedUnisat.ts"
import { misplacedBitcoinProviders } from "./misplacedBitcoinProviders.ts"

/** Bitcoin providers that a kit has to survive, one at a time, for {@link announceMalformedBitcoin}. */
export const malformedBitcoinWallets: readonly MalformedBitcoinWallet[] = [
  ...misplacedBitcoinProviders,
  ...malformedStandard,
  ...malformedSatsConnect,
  ...malformedLeather,
  ...malformedUnisat,
  ...malformedOkx
]

/**
 * Puts a malformed provider on the page.
 *
 * @param wallet the genuine one of `malformed.kind`
 * @param place `window` when absent
 * @returns takes it away again
 */
export function announceMalformedBitcoin(
  malformed: MalformedBitcoinWallet,
  wallet: BitcoinWallet,
  place: WalletPlace = globalThis.window
): () => void {
  return malformed.announce(wallet, place)
}
