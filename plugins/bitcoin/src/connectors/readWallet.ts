import type { CaipNetworkId } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { toFault, WalletFault } from "../wire/WalletFault.ts"
import type { Reading, WalletWire } from "../wire/WalletWire.ts"

const DEADLINE = "10 seconds"

/** What the site may see in a wallet without asking the visitor, within a deadline. Fails with what `toFault` gives. */
export const readWallet = (
  wire: WalletWire,
  wanted: ReadonlyArray<CaipNetworkId>
): Effect.Effect<Reading, unknown> =>
  Effect.tryPromise({
    try: async () => {
      if (wire.read === undefined) throw new WalletFault("denied", "The wallet tells nothing without asking.")
      return wire.read(wanted)
    },
    catch: (cause) => toFault(cause)
  }).pipe(
    Effect.timeoutOrElse({
      duration: DEADLINE,
      orElse: () => Effect.fail(new WalletFault("silent", "The wallet did not answer in time."))
    })
  )
