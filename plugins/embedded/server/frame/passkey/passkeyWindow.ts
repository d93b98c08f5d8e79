import { attempt } from "../page/attempt.ts"
import type { PasskeyWindowText } from "../screen/passkeyWindowPanel.ts"
import type { PasskeyAnswers, PasskeyAsk } from "./PasskeyAsk.ts"
import { isReason, PasskeyFailure } from "./PasskeyFailure.ts"

const POLL = 500

/** What the frame tells its window. */
export interface WindowTask {
  readonly kind: keyof PasskeyAnswers
  readonly ask: PasskeyAsk
  readonly text: PasskeyWindowText
}

/** What the window tells the frame: that it hears, or how it went. */
export type WindowNews =
  | { readonly latchkey: "ready" }
  | { readonly latchkey: "answer"; readonly answer: PasskeyAnswers[keyof PasskeyAnswers] }
  | { readonly latchkey: "failure"; readonly reason: string }

/**
 * Opens a window of the frame's own origin, in the task of a click: some browsers let no frame of another site make a passkey. What
 * it is to ask is told once that is known. Fails: `PasskeyFailure`, also where the window does not open, or is closed.
 */
export const openPasskeyWindow = <Kind extends keyof PasskeyAnswers>(
  kind: Kind,
  text: PasskeyWindowText
): ((ask: PasskeyAsk) => Promise<PasskeyAnswers[Kind]>) => {
  const opened = attempt(() => window.open("/passkey", "", "popup,width=440,height=520")) ?? null
  if (opened === null) return () => Promise.reject(new PasskeyFailure("window"))
  const state: { isReady: boolean; task?: WindowTask; over?: WindowNews; hear?: () => void } = {
    isReady: false
  }
  const end = (news: WindowNews) => {
    window.removeEventListener("message", hear)
    clearInterval(watching)
    state.over = news
    state.hear?.()
  }
  const tell = () => {
    if (state.isReady && state.task !== undefined) opened.postMessage(state.task, location.origin)
  }
  const hear = ({ source, origin, data }: MessageEvent<WindowNews>) => {
    if (source !== opened || origin !== location.origin) return
    if (data.latchkey === "ready") {
      state.isReady = true
      tell()
    } else end(data)
  }
  window.addEventListener("message", hear)
  // A page that isolates itself cuts the window off, which looks like one that was closed.
  const watching = setInterval(() => {
    if (opened.closed) end({ latchkey: "failure", reason: state.isReady ? "declined" : "window" })
  }, POLL)
  return (ask) =>
    new Promise((resolve, reject) => {
      state.hear = () => {
        const { over } = state
        if (over === undefined) return
        opened.close()
        if (over.latchkey === "answer") resolve(over.answer as PasskeyAnswers[Kind])
        else reject(new PasskeyFailure("reason" in over && isReason(over.reason) ? over.reason : "declined"))
      }
      state.task = { kind, ask, text }
      state.hear()
      tell()
    })
}
