import {
  answerMessage,
  errorMessage,
  frameTexts,
  type FrameCallName,
  type MalformedCall,
  type PageCall
} from "@latchkey/embedded/wire"
import type { Frame } from "../Frame.ts"
import { FrameError } from "../FrameError.ts"
import { answers } from "./answers.ts"

// The page is told what the frame means to tell; anything else might hold what is not for it.
const told = (error: unknown) => (error instanceof FrameError ? error.message : frameTexts.error)

/** Answers every call of the page, once. */
export const answerCalls = (frame: Frame): void => {
  let polling = new AbortController()
  const answer = async (call: PageCall): Promise<void> => {
    const { name, id } = call
    // What waits for a device waits for the last sign-in alone.
    if (["CONNECT_EMAIL", "CONNECT_DEVICE", "RELOAD", "SIGN_OUT"].includes(name)) {
      polling.abort()
      polling = new AbortController()
    }
    try {
      const run = answers[name] as (frame: Frame, payload: unknown, signal: AbortSignal) => Promise<never>
      frame.page.post(
        answerMessage(name as FrameCallName, id, await run(frame, call.payload, polling.signal))
      )
    } catch (error) {
      frame.page.post(errorMessage(name, id, told(error)))
    }
  }
  frame.page.listen((call: PageCall | MalformedCall) => {
    if ("malformed" in call) frame.page.post(errorMessage(call.name, call.id, "The request is malformed"))
    else void answer(call)
  })
}
