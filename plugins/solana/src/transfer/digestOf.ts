import { toHex } from "@latchkey/core/chain-kit"
import { subtleCrypto } from "@latchkey/core/page"
import * as Effect from "effect/Effect"
import { encodeTransfer, type TransferFacts } from "./TransferMessage.ts"

/**
 * Tells what a transfer does, its memo and its references included, whatever it bids and whenever it is sent. Undefined where the browser
 * has no SHA-256, outside of secure contexts.
 */
export const digestOf = (facts: TransferFacts): Effect.Effect<string | undefined> =>
  Effect.promise(async () => {
    const bytes = Uint8Array.from(encodeTransfer(facts, { units: 0, price: 0n }))
    const hash = await subtleCrypto()?.digest("SHA-256", bytes)
    return hash === undefined ? undefined : toHex(new Uint8Array(hash))
  })
