import type { SessionChange } from "@latchkey/core"
import { makeReread, type Run } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { Session } from "../provider/makeProvider.ts"
import { readSession } from "./readSession.ts"

const namespace = "bip122"

/**
 * Tells the changes of a wallet's session until the returned function is called.
 *
 * No event is believed: each makes the wallet be asked anew, at most once at a time, so that a flood costs two
 * questions. A wallet that shows no account any more ends the session; one that does not answer changes nothing.
 */
export const listenToSession = (
  session: Session,
  onChange: (change: SessionChange) => void,
  run: Run
): (() => void) => {
  const { wire } = session
  if (wire.listen === undefined) return () => {}
  let live = true
  const end = () => {
    if (live) onChange({ type: "disconnect", namespace })
  }
  const reread = makeReread(
    Effect.suspend(() => readSession(wire, [session.current.networkId])).pipe(
      Effect.map((reading) => {
        session.current = reading
        const { networkId, accounts } = reading
        onChange({ type: "network", namespace, networkId, accounts })
        onChange({ type: "accounts", namespace, accounts })
      }),
      Effect.catch(({ kind }) => Effect.sync(() => (kind === "denied" ? end() : undefined)))
    ),
    run
  )
  const stop = wire.listen(reread.due, end)
  return () => {
    live = false
    reread.stop()
    stop()
  }
}
