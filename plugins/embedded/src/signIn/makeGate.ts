import { FrameRequestAbortedError } from "../errors.ts"

/** What lets connections through once somebody has signed in. */
export interface SignInGate {
  readonly isOpen: () => boolean
  readonly open: () => void
  readonly shut: () => void
  /** Ends the connections that wait: nobody signed in, for this reason. */
  readonly fail: (cause: unknown) => void
  /** Waits until somebody has signed in. Rejects with `FrameRequestAbortedError` when the signal ends it, and with what failed. */
  readonly pass: (signal: AbortSignal) => Promise<void>
}

/** Makes a gate that is shut. */
export const makeGate = (): SignInGate => {
  let isOpen = false
  const waiting = new Set<(outcome?: { readonly cause: unknown }) => void>()
  return {
    isOpen: () => isOpen,
    open: () => {
      isOpen = true
      for (const go of [...waiting]) go()
    },
    shut: () => {
      isOpen = false
    },
    fail: (cause) => {
      for (const go of [...waiting]) go({ cause })
    },
    pass: (signal) =>
      new Promise((resolve, reject) => {
        if (isOpen) return resolve()
        const leave = () => {
          waiting.delete(go)
          signal.removeEventListener("abort", abort)
        }
        const go = (outcome?: { readonly cause: unknown }) => {
          leave()
          if (outcome === undefined) resolve()
          else reject(outcome.cause)
        }
        const abort = () => {
          leave()
          reject(new FrameRequestAbortedError({ call: "CONNECT" }))
        }
        if (signal.aborted) return abort()
        waiting.add(go)
        signal.addEventListener("abort", abort)
      })
  }
}
