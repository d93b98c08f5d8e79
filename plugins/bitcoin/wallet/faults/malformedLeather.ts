import { throwingAt } from "../../../../tests/testing/src/faults/hostileObjects.ts"
import { malformed, twice, type MalformedBitcoinWallet } from "./MalformedBitcoinWallet.ts"
import { inPlace } from "./misplacedBitcoinProviders.ts"

const dropped = malformed("leather", "dropped")
const clash = malformed("leather", "clash")

/** What may stand in the place of Leather's provider. */
export const malformedLeather: readonly MalformedBitcoinWallet[] = [
  dropped(
    "request no function",
    inPlace("leather", () => ({ isLeather: true, request: "yes" }))
  ),
  dropped(
    "request that throws when read",
    inPlace("leather", () => throwingAt("request"))
  ),
  clash("announced twice", twice)
]
