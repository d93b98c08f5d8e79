import { createPolkadotWallet, injectMalformed, injectThrowing, malformedInjections } from "@latchkey/testing"
import type { InstalledSetup, PageWallets } from "../../../tests/e2e/wallet/PageWallets.ts"

/** A wallet named by its key in `window.injectedWeb3`. */
export interface PolkadotSetup extends InstalledSetup {
  readonly kind: "polkadot"
}

export const polkadotWallets: PageWallets<PolkadotSetup> = {
  make: (_, options) => createPolkadotWallet(options),
  tellLies: (_, lookAgain) => {
    injectMalformed(createPolkadotWallet({ name: "slandered" }))
    injectThrowing()
    lookAgain()
    return malformedInjections.length + 1
  }
}
