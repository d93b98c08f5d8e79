import {
  createPolkadotWallet,
  injectMalformed,
  injectThrowing,
  malformedInjections,
  type PolkadotAccount
} from "@latchkey/testing"
import type { InstalledSetup, PageWallets } from "../../../tests/e2e/wallet/PageWallets.ts"

/** A wallet named by its key in `window.injectedWeb3`. */
export interface PolkadotSetup extends InstalledSetup {
  readonly kind: "polkadot"
  /** Those that it has; the test accounts when absent. */
  readonly accounts?: ReadonlyArray<PolkadotAccount>
}

export const polkadotWallets: PageWallets<PolkadotSetup> = {
  make: ({ accounts }, options) =>
    createPolkadotWallet({ ...options, ...(accounts === undefined ? {} : { accounts }) }),
  tellLies: (_, lookAgain) => {
    injectMalformed(createPolkadotWallet({ name: "slandered" }))
    injectThrowing()
    lookAgain()
    return malformedInjections.length + 1
  }
}
