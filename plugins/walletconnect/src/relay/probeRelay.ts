import * as Effect from "effect/Effect"
import { ClockSkewError, RelayRefusedError } from "../errors.ts"

/** A relay that lets a client in, or why it does not; undefined for one that is not there. */
export type RelayAnswer = { readonly refused?: ClockSkewError | RelayRefusedError } | undefined

const REFUSED = 3000
const PROBE_ID = 1
// What a relay knows, costs nothing and changes nothing: a mailbox that nobody has.
const probe = JSON.stringify({
  id: PROBE_ID,
  jsonrpc: "2.0",
  method: "irn_batchFetchMessages",
  params: { topics: ["0".repeat(64)] }
})

// A token that is signed at the moment is out of date only where the clock is wrong.
const refusalOf = (reason: string): ClockSkewError | RelayRefusedError =>
  /not yet valid|expired/i.test(reason)
    ? new ClockSkewError(reason)
    : new RelayRefusedError({ reason: reason.slice(0, 200) })

/**
 * Asks a relay whether it lets this client in: opens a connection as the client will, and waits for any answer. Relays
 * refuse after the connection is open, by closing it with a reason. Never fails; ends by interruption, which closes the
 * connection.
 */
export const probeRelay = (address: string): Effect.Effect<RelayAnswer> =>
  Effect.callback((resume) => {
    let socket: WebSocket
    try {
      socket = new WebSocket(address)
    } catch {
      return resume(Effect.undefined)
    }
    const answer = (result: RelayAnswer) => {
      resume(Effect.succeed(result))
      socket.close()
    }
    socket.addEventListener("open", () => socket.send(probe))
    socket.addEventListener("message", () => answer({}))
    socket.addEventListener("error", () => answer(undefined))
    socket.addEventListener("close", ({ code, reason }) =>
      answer(code === REFUSED ? { refused: refusalOf(reason) } : undefined)
    )
    return Effect.sync(() => socket.close())
  })

/** The address at which a client opens its connection. */
export const relayAddress = (
  relayUrl: string,
  { projectId, auth }: { readonly projectId: string; readonly auth: string }
): string => {
  const url = new URL(relayUrl)
  url.searchParams.set("auth", auth)
  url.searchParams.set("projectId", projectId)
  return url.href
}
