import { callForeign } from "./callForeign.ts"

interface Emitter {
  readonly on: (event: string, listener: (payload: unknown) => void) => unknown
  readonly removeListener?: Emitter["on"]
  readonly off?: Emitter["on"]
}

const quietly = (action: () => unknown) => void callForeign(action).catch(() => {})

/**
 * Listens to an event of a wallet's object (`on`, and `removeListener` or `off`) until the returned function is called:
 * nothing is told afterwards, even where the wallet keeps the listener. Payloads are undecoded. Never throws, whatever
 * the object lacks.
 */
export const listenToWallet = (
  wallet: unknown,
  event: string,
  listener: (payload: unknown) => void
): (() => void) => {
  const emitter = wallet as Emitter
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
