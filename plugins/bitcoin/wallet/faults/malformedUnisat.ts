import { throwing } from "../../../../tests/testing/src/faults/hostileObjects.ts"
import { malformed, twice, without, type MalformedBitcoinWallet } from "./MalformedBitcoinWallet.ts"
import { inPlace } from "./misplacedBitcoinProviders.ts"

const dropped = malformed("unisat", "dropped")
const shown = malformed("unisat", "shown")
const clash = malformed("unisat", "clash")

/** What may stand in the place of UniSat's provider. */
export const malformedUnisat: readonly MalformedBitcoinWallet[] = [
  dropped(
    "without requestAccounts",
    inPlace("unisat", (provider: object) => without(provider, "requestAccounts"))
  ),
  dropped(
    "requestAccounts no function",
    inPlace("unisat", (provider: object) => ({ ...provider, requestAccounts: true }))
  ),
  shown(
    "without events",
    inPlace("unisat", (provider: object) => without(provider, "on", "off", "removeListener"))
  ),
  shown(
    "events that throw when listened to",
    inPlace("unisat", (provider: object) => ({ ...provider, on: throwing }))
  ),
  shown(
    "an old version without getChain",
    inPlace("unisat", (provider: object) => without(provider, "getChain", "switchChain"))
  ),
  clash("announced twice", twice)
]
