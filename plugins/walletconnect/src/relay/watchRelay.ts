import type { Diagnostic } from "@latchkey/core"
import { fromPromise, sleep } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { Client } from "../client/Client.ts"
import type { RelayFailure } from "./chooseRelay.ts"

/** How long a client has, after a reload, to be let in by its relay, in milliseconds. */
const RESTORED_MILLIS = 10_000

/**
 * A client that comes back with a session tries its relay for ever, and says nothing: where it is not let in by then, the developer is
 * told, or it is led to the next relay. Returns the way to stop.
 */
export const watchRelay = (
  client: Client,
  reach: (client: Client) => Effect.Effect<void, RelayFailure>,
  tell: (diagnostic: Diagnostic) => void
): (() => void) => {
  const watching = Effect.gen(function* () {
    yield* sleep(RESTORED_MILLIS)
    if (client.connected() || globalThis.navigator?.onLine === false) return
    yield* reach(client)
    // It tries again by itself where this comes to nothing.
    yield* Effect.catch(fromPromise(client.reconnect, String), () => Effect.void)
  }).pipe(Effect.catch((failure) => Effect.sync(() => tell(failure))))
  const fiber = Effect.runFork(watching)
  return () => fiber.interruptUnsafe()
}
