import { isRejection } from "@latchkey/core"
import { hasForeignCode } from "@latchkey/core/effect"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"

/** A wallet's provider as EIP-1193 describes it. Nothing of it is believed: see `ask`. */
export interface Eip1193Provider {
  readonly request: (args: {
    readonly method: string
    readonly params?: ReadonlyArray<unknown>
  }) => Promise<unknown>
  readonly on?: (event: string, listener: (payload: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (payload: unknown) => void) => unknown
}

/**
 * Why a wallet did not give what it was asked for.
 *
 * - `rejected`: the visitor declined; - `busy`: an earlier request is open; - `unsupported`: no such method there;
 * - `silent`: no answer in time; - `failed`: anything else.
 */
export interface WalletFault {
  readonly kind: "rejected" | "busy" | "unsupported" | "silent" | "failed"
  /** The foreign value as it came; only a `KitError` may keep it, which redacts it. */
  readonly cause: unknown
}

/** The parameters that name the permission to see accounts (EIP-2255). */
export const ACCOUNTS_PERMISSION = [{ eth_accounts: {} }] as const

/** How long a wallet may take for what it answers without asking anybody. */
export const SILENT_DEADLINE = "10 seconds"

const toFault = (cause: unknown): WalletFault => ({
  kind: isRejection(cause)
    ? "rejected"
    : hasForeignCode(cause, -32002)
      ? "busy"
      : hasForeignCode(cause, 4200, -32601, -32004)
        ? "unsupported"
        : "failed",
  cause
})

// The executor turns a synchronous throw, a plain value and a foreign thenable into one promise; `Promise.resolve`
// would read a getter of the value outside of it.
const call = (provider: unknown, method: string, params?: ReadonlyArray<unknown>) =>
  new Promise<unknown>((resolve) =>
    resolve((provider as Eip1193Provider).request(params === undefined ? { method } : { method, params }))
  )

const awaitWallet = (answer: () => Promise<unknown>) =>
  Effect.tryPromise({ try: () => answer(), catch: toFault })

/**
 * Asks a wallet for something that its visitor may have to approve: without a deadline, ended by interruption.
 *
 * The wallet is called in the task that runs the effect. The answer is undecoded. Fails: `WalletFault`.
 */
export const ask = (provider: unknown, method: string, params?: ReadonlyArray<unknown>) =>
  awaitWallet(() => call(provider, method, params))

/** Asks a wallet for something that it answers by itself, within a deadline. Fails: `WalletFault`. */
export const read = (
  provider: unknown,
  method: string,
  params?: ReadonlyArray<unknown>,
  deadline: Duration.Input = SILENT_DEADLINE
) =>
  ask(provider, method, params).pipe(
    Effect.timeoutOrElse({
      duration: deadline,
      orElse: () =>
        Effect.fail<WalletFault>({ kind: "silent", cause: `The wallet did not answer ${method} in time.` })
    })
  )

/** `ask` with at most one open request per wallet and method. */
export type AskOnce = (
  provider: object,
  method: string,
  params?: ReadonlyArray<unknown>
) => Effect.Effect<unknown, WalletFault>

interface Flight {
  readonly answer: Promise<unknown>
  waiting: number
}

/**
 * Makes `ask` with a single flight per wallet and method: who asks while somebody waits joins that request.
 *
 * An abandoned request is asked again, since its window may be gone; whichever of the two is granted first counts,
 * and a wallet that calls itself busy because of the abandoned one is waited for.
 */
export const makeAskOnce = (): AskOnce => {
  const flights = new WeakMap<object, Map<string, Flight>>()

  return (provider, method, params) =>
    Effect.suspend(() => {
      const open = flights.get(provider) ?? new Map<string, Flight>()
      flights.set(provider, open)
      const earlier = open.get(method)
      const flight =
        earlier !== undefined && earlier.waiting > 0
          ? earlier
          : { answer: askAgain(call(provider, method, params), earlier?.answer), waiting: 0 }
      if (flight !== earlier) {
        open.set(method, flight)
        const settled = () => {
          if (open.get(method) === flight) open.delete(method)
        }
        flight.answer.then(settled, settled)
      }
      flight.waiting++
      return awaitWallet(() => flight.answer).pipe(Effect.ensuring(Effect.sync(() => flight.waiting--)))
    })
}

const askAgain = (fresh: Promise<unknown>, abandoned?: Promise<unknown>): Promise<unknown> => {
  if (abandoned === undefined) return fresh
  const patient = fresh.catch((cause: unknown) => {
    if (toFault(cause).kind === "busy") return abandoned
    throw cause
  })
  return Promise.race([patient, abandoned.catch(() => patient)])
}

interface Emitter {
  readonly on: (event: string, listener: (payload: unknown) => void) => unknown
  readonly removeListener?: Emitter["on"]
  readonly off?: Emitter["on"]
}

const quietly = (action: () => unknown) => void new Promise((resolve) => resolve(action())).catch(() => {})

/**
 * Hears an event of a wallet until the returned function is called; never throws, whatever the provider lacks.
 * Payloads are undecoded.
 */
export const hear = (
  provider: unknown,
  event: string,
  listener: (payload: unknown) => void
): (() => void) => {
  const emitter = provider as Emitter
  let live = true
  const guarded = (payload: unknown) => {
    if (live) listener(payload)
  }
  quietly(() => emitter.on(event, guarded))
  return () => {
    live = false
    quietly(() =>
      emitter.removeListener ? emitter.removeListener(event, guarded) : emitter.off?.(event, guarded)
    )
  }
}
