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

const endsDevice: ReadonlyArray<FrameCallName> = [
  "CONNECT_EMAIL",
  "CONNECT_DEVICE",
  "GET_FARCASTER_URI",
  "CONNECT_FARCASTER",
  "CONNECT_PASSKEY",
  "RELOAD",
  "SIGN_OUT"
]
const endsSigning: ReadonlyArray<FrameCallName> = ["RPC_ABORT", "RELOAD", "SIGN_OUT"]

/** How many requests to the wallet can be open at a time: more is a page that has lost its way, or means no good. */
const MAX_OPEN = 64

/** Answers every call of the page, once. */
export const answerCalls = (frame: Frame): void => {
  // What waits for a device ends with the next sign-in; what is signed ends when the page gives up.
  const waits = { device: new AbortController(), signing: new AbortController() }
  const end = (what: keyof typeof waits) => {
    waits[what].abort()
    waits[what] = new AbortController()
  }
  let signing = 0

  const run = async ({ name, payload }: PageCall): Promise<never> => {
    if (endsDevice.includes(name)) end("device")
    if (endsSigning.includes(name)) end("signing")
    const isSigning = name === "RPC_REQUEST"
    const { signal } = isSigning ? waits.signing : waits.device
    const answer = answers[name] as (frame: Frame, payload: unknown, signal: AbortSignal) => Promise<never>
    if (!isSigning) return answer(frame, payload, signal)
    // Counted here, since the answer to one may take as long as a visitor does.
    if (signing >= MAX_OPEN) throw new FrameError("Too many requests at a time")
    signing++
    try {
      return await answer(frame, payload, signal)
    } finally {
      signing--
    }
  }
  const answer = async (call: PageCall): Promise<void> => {
    const { name, id } = call
    try {
      frame.page.post(answerMessage(name as FrameCallName, id, await run(call)))
    } catch (error) {
      frame.page.post(errorMessage(name, id, told(error)))
    }
  }
  frame.page.listen((call: PageCall | MalformedCall) => {
    if ("malformed" in call) frame.page.post(errorMessage(call.name, call.id, "The request is malformed"))
    else void answer(call)
  }, frame.device.isLasting)
}
