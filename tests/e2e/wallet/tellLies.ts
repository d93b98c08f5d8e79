import type { LyingPlace } from "./InstalledChainWallets.ts"
import {
  announceMalformedBitcoin,
  announceMalformedCosmos,
  announceMalformedStandard,
  createBitcoinWallet,
  createCosmosWallet,
  createPolkadotWallet,
  createSolanaWallet,
  injectMalformed,
  injectThrowing,
  malformedBitcoinWallets,
  malformedCosmosProviders,
  malformedInjections,
  malformedStandardWallets
} from "@latchkey/testing"

/** Makes the plugins that look for objects look again. */
const lookAgain = () => void window.dispatchEvent(new Event("load"))

const name = "Slandered Wallet"

const places: Readonly<Record<LyingPlace, () => number>> = {
  standard: () => {
    const bitcoin = createBitcoinWallet({ provider: "standard", name: `${name} 2` })
    announceMalformedStandard(createSolanaWallet({ name }).standard)
    announceMalformedStandard(bitcoin.provider)
    return 2 * malformedStandardWallets.length
  },
  bitcoin: () => {
    for (const lie of malformedBitcoinWallets) {
      const undo = announceMalformedBitcoin(lie, createBitcoinWallet({ provider: lie.kind, name }))
      lookAgain()
      undo()
    }
    return malformedBitcoinWallets.length
  },
  polkadot: () => {
    injectMalformed(createPolkadotWallet({ name: "slandered" }))
    injectThrowing()
    lookAgain()
    return malformedInjections.length + 1
  },
  cosmos: () => {
    for (const lie of malformedCosmosProviders) {
      const undo = announceMalformedCosmos(createCosmosWallet(), lie)
      lookAgain()
      undo()
    }
    return malformedCosmosProviders.length
  }
}

/** See `InstalledChainWallets.tellLies`. */
export const tellLies = (place: LyingPlace): number => places[place]()
