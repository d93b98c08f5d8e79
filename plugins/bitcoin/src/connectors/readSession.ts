import type { CaipNetworkId } from "@latchkey/core"
import { toWalletFault, WalletFault } from "@latchkey/core/chain-kit"
import { fromThrowing, readWallet } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { requireAccounts } from "../provider/makeProvider.ts"
import type { Reading, WalletWire } from "../wire/WalletWire.ts"

/** A reading with at least one account that is fit to use. Fails: `WalletFault`. */
export const withAccounts = (reading: Reading): Effect.Effect<Reading, WalletFault> =>
  fromThrowing(
    () => requireAccounts(reading),
    (cause) => toWalletFault(cause)
  )

/** What the site may see in a wallet without asking the visitor, within a deadline. Fails: `WalletFault`. */
export const readSession = (
  { read }: WalletWire,
  wanted: ReadonlyArray<CaipNetworkId>
): Effect.Effect<Reading, WalletFault> =>
  read === undefined
    ? Effect.fail(new WalletFault("denied", "The wallet tells nothing without asking."))
    : Effect.flatMap(
        readWallet(() => read(wanted), { method: "for its accounts" }),
        withAccounts
      )
