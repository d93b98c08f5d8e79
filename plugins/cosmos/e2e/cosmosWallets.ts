import { announceMalformedCosmos, createCosmosWallet, malformedCosmosProviders } from "@latchkey/testing"
import type { InstalledSetup, PageWallets } from "../../../tests/e2e/wallet/PageWallets.ts"

/** A wallet named by its place on `window`. */
export interface CosmosSetup extends InstalledSetup {
  readonly kind: "cosmos"
}

export const cosmosWallets: PageWallets<CosmosSetup> = {
  make: (_, options) => createCosmosWallet(options),
  tellLies: (_, lookAgain) => {
    for (const lie of malformedCosmosProviders) {
      const undo = announceMalformedCosmos(createCosmosWallet(), lie)
      lookAgain()
      undo()
    }
    return malformedCosmosProviders.length
  }
}
