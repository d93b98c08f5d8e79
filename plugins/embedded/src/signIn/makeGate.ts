import { FrameRequestAbortedError } from "../errors.ts"

/** What lets connections through once somebody has signed in. */
export interface SignInGate {
  readonly isOpen: () => boolean
  readonly open: () => void
  readonly shut: () => void
  /** Waits until somebody has signed in. Rejects with `FrameRequestAbortedError` when the signal ends it. */
  readonly pass: (signal: AbortSignal) => Promise<void>
}

/** Makes a gate that is shut. */
export const makeGate = (): SignInGate => {
  let isOpen = false
  const waiting = new Set<() => void>()
  return {
    isOpen: () => isOpen,
    open: () => {
      isOpen = true
      for (const go of [...waiting]) go()
    },
    shut: () => {
      isOpen = false
    },
    pass: (signal) =>
      new Promise((resolve, reject) => {
        if (isOpen) return resolve()
        const leave = () => {
          waiting.delete(go)
          signal.removeEventListener("abort", abort)
        }
        const go = () => {
          leave()
          resolve()
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
