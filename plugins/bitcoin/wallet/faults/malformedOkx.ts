import { throwingAt } from "../../../../tests/testing/src/faults/hostileObjects.ts"
import { malformed, twice, without, type MalformedBitcoinWallet } from "./MalformedBitcoinWallet.ts"
import { inPlace } from "./misplacedBitcoinProviders.ts"

const dropped = malformed("okx", "dropped")
const shown = malformed("okx", "shown")
const clash = malformed("okx", "clash")

/** What may stand in the place of OKX Wallet's providers. */
export const malformedOkx: readonly MalformedBitcoinWallet[] = [
  dropped(
    "bitcoin null",
    inPlace("okx", () => ({ bitcoin: null }))
  ),
  dropped(
    "bitcoin without connect",
    inPlace("okx", ({ bitcoin }: { bitcoin: object }) => ({
      bitcoin: without(bitcoin, "connect", "requestAccounts")
    }))
  ),
  dropped(
    "bitcoin whose getter throws",
    inPlace("okx", () => throwingAt("bitcoin"))
  ),
  shown(
    "only bitcoin, no other network",
    inPlace("okx", ({ bitcoin }: { bitcoin: object }) => ({ bitcoin }))
  ),
  shown(
    "another network that is none",
    inPlace("okx", (wallet: object) => ({ ...wallet, bitcoinTestnet: "testnet" }))
  ),
  shown(
    "without events",
    inPlace("okx", ({ bitcoin }: { bitcoin: object }) => ({
      bitcoin: without(bitcoin, "on", "off", "removeListener")
    }))
  ),
  clash("announced twice", twice)
]
