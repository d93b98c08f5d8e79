import { type StandardWallet, watchStandardWallets } from "@latchkey/core/chain-kit"
import { announceStandard } from "@latchkey/testing"

/** A wallet as the kit sees it when it registers itself. */
export const asSeen = (wallet: unknown): StandardWallet => {
  const window = new EventTarget()
  let seen: StandardWallet | undefined
  const stop = watchStandardWallets(window, (standard) => {
    seen = standard
  })
  announceStandard(wallet, window)
  stop()
  if (seen === undefined) throw new Error("The kit sees no wallet there.")
  return seen
}
