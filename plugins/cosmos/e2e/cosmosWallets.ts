import {
  announceMalformedCosmos,
  createCosmosWallet,
  malformedCosmosProviders,
  type CosmosTestAccount
} from "@latchkey/testing"
import type { InstalledSetup, PageWallets } from "../../../tests/e2e/wallet/PageWallets.ts"

/** A wallet named by its place on `window`. */
export interface CosmosSetup extends InstalledSetup {
  readonly kind: "cosmos"
  /** Those that it has; the test accounts when absent. */
  readonly accounts?: ReadonlyArray<CosmosTestAccount>
}

export const cosmosWallets: PageWallets<CosmosSetup> = {
  make: ({ accounts }, options) =>
    createCosmosWallet({ ...options, ...(accounts === undefined ? {} : { accounts }) }),
  tellLies: (_, lookAgain) => {
    for (const lie of malformedCosmosProviders) {
      const undo = announceMalformedCosmos(createCosmosWallet(), lie)
      lookAgain()
      undo()
    }
    return malformedCosmosProviders.length
  }
}
