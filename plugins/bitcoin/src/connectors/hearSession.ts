import type { SessionChange } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { requireAccounts, type Session } from "../provider/makeProvider.ts"
import { toFault, WalletFault } from "../wire/WalletFault.ts"
import { readWallet } from "./readWallet.ts"

const namespace = "bip122"

/**
 * Tells the changes of a wallet's session until the returned function is called.
 *
 * No event is believed: each makes the wallet be asked anew, at most once at a time, so that a flood costs two
 * questions. A wallet that shows no account any more ends the session; one that does not answer changes nothing.
 */
export const hearSession = (
  session: Session,
  onChange: (change: SessionChange) => void,
  run: (effect: Effect.Effect<void>) => () => void
): (() => void) => {
  const { wire } = session
  if (wire.listen === undefined) return () => {}
  let live = true
  let isAsking = false
  let isStale = false
  let stopAsking = () => {}
  const end = () => {
    if (live) onChange({ type: "disconnect", namespace })
  }
  const settle = (cause: unknown) => {
    const fault = toFault(cause)
    if (fault instanceof WalletFault && fault.kind === "denied") end()
  }
  const look = () => {
    isStale = isAsking
    if (!live || isAsking) return
    isAsking = true
    stopAsking = run(
      readWallet(wire, [session.current.networkId]).pipe(
        Effect.flatMap((reading) =>
          Effect.try({ try: () => requireAccounts(reading), catch: (cause) => cause })
        ),
        Effect.map((reading) => {
          session.current = reading
          const { networkId, accounts } = reading
          onChange({ type: "network", namespace, networkId, accounts })
          onChange({ type: "accounts", namespace, accounts })
        }),
        Effect.catch((cause) => Effect.sync(() => settle(cause))),
        Effect.andThen(
          Effect.sync(() => {
            isAsking = false
            if (isStale) look()
          })
        )
      )
    )
  }
  const stop = wire.listen(look, end)
  return () => {
    live = false
    stopAsking()
    stop()
  }
}
