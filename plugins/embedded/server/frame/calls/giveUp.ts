import { frameTexts } from "@latchkey/embedded/wire"
import { FrameError } from "../FrameError.ts"

/** Fails with `FrameError` where the page has given up what it asked for. */
export const failWhereGivenUp = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted === true) throw new FrameError(frameTexts.requestAborted)
}

/** What a piece of work makes. Fails with `FrameError` at once when the page gives it up: the work is not waited for. */
export const unlessGivenUp = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = () => reject(new FrameError(frameTexts.requestAborted))
    if (signal.aborted) end()
    signal.addEventListener("abort", end)
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", end))
  })
