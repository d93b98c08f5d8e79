import { ceremonies } from "./passkey/ceremonies.ts"
import { PasskeyFailure } from "./passkey/PasskeyFailure.ts"
import type { WindowNews, WindowTask } from "./passkey/passkeyWindow.ts"
import { passkeyWindowPanel } from "./screen/passkeyWindowPanel.ts"

/** The window that a frame opens to ask for a passkey: it hears the frame of its own origin that opened it, and nobody else. */
const start = (): void => {
  const frame = window.opener as Window | null
  // Nobody opened it, or the page around the frame has cut it off: there is nothing to do here.
  if (frame === null) return window.close()
  const tell = (news: WindowNews) => frame.postMessage(news, location.origin)
  const run = async ({ kind, ask }: WindowTask) => {
    try {
      tell({ latchkey: "answer", answer: await ceremonies[kind](ask) })
    } catch (error) {
      tell({ latchkey: "failure", reason: error instanceof PasskeyFailure ? error.reason : "declined" })
    }
  }
  window.addEventListener("message", ({ source, origin, data }: MessageEvent<WindowTask>) => {
    if (source !== frame || origin !== location.origin) return
    const { text } = data
    Object.assign(document.documentElement, { lang: text.lang, dir: text.dir })
    document.title = text.title
    const panel = passkeyWindowPanel(text, () => void run(data))
    document.body.replaceChildren(panel)
    panel.querySelector("button")?.focus()
  })
  tell({ latchkey: "ready" })
}

start()
